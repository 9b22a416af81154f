import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { type PagePath, paths } from "@app/contract/paths";
import { Link } from "react-router";
import { cookieChoiceHash } from "../first-visit/cookie-choice-hash.ts";
import { Footer, FooterLinks } from "../ui/frame.tsx";
import { ShellIcon } from "../ui/shell-icon.tsx";

type Entry = readonly [path: PagePath | typeof cookieChoiceHash, words: string];

const questions: readonly Entry[] = [
  ["/is-ai-therapy-helpful", "Is AI therapy helpful?"],
  ["/pros-and-cons-of-ai-therapy", "Pros and cons of AI therapy"],
  ["/what-is-an-ai-therapist", "What is an AI therapist?"],
  ["/the-science-behind-ai-therapy", "The science behind AI therapy"],
  ["/using-ai-for-cbt", "Using AI for CBT"],
  ["/using-ai-for-cbt-and-dbt", "Using AI for CBT and DBT"],
  ["/which-ai-chatbot-is-best", "Which AI chatbot is best?"],
  ["/anonymous-ai-chatbot", "Anonymous AI chatbots"],
  ["/encrypted-therapy", "Encrypted conversations"],
  ["/overcoming-stigma-ai-mental-health", "Overcoming stigma"],
];

const about: readonly Entry[] = [
  [paths.ourPurpose, "Our purpose"],
  [paths.dataProtection, `How ${brand.name} protects your data`],
  [paths.importantInfo, "Important info"],
  [paths.safety, "Safety"],
  [paths.faqs, "FAQs"],
  [paths.contact, "Contact"],
  [cookieChoiceHash, "Cookies"],
];

const linksOf = (entries: readonly Entry[]) =>
  entries.map(([path, words]) => (
    <Link key={path} to={path} preventScrollReset={path === cookieChoiceHash}>
      {words}
    </Link>
  ));

export const CrisisLink = () => (
  <Link className="crisis-link" to={paths.crisis}>
    <ShellIcon name="heart" size={20} />
    In crisis? Talk to a person now
  </Link>
);

export const SiteFooter = () => (
  <Footer
    lead={
      <>
        <p className="wordmark">{brand.name}</p>
        <p>{brand.tagline}.</p>
        <CrisisLink />
      </>
    }
    small={`For adults, ${limits.person.minAgeYears} and over. ${brand.name} is not a licensed professional and not a substitute for a licensed therapist. It does not diagnose or treat.`}
  >
    <FooterLinks title="Questions people ask" columns={2} links={linksOf(questions)} />
    <FooterLinks title="About" links={linksOf(about)} />
  </Footer>
);

import { footerGroups, policyLinks, type SiteLink } from "@app/content/site-links";
import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useLocation } from "react-router";
import { HelpDoor } from "../features/help/help-door.tsx";
import { cookieChoiceHash } from "../first-visit/cookie-choice-hash.ts";
import { Link } from "../navigation/link.tsx";
import { Footer, FooterLinks } from "../ui/frame.tsx";
import { ShellIcon } from "../ui/shell-icon.tsx";

const linksOf = (links: readonly SiteLink[]) =>
  links.map(({ path, label }) => (
    <Link key={path} to={path}>
      {label}
    </Link>
  ));

export const CrisisLink = () => (
  <Link className="crisis-link" to={paths.crisis}>
    <ShellIcon name="heart" size={20} />
    In crisis? Talk to a person now
  </Link>
);

/** The build writes pages under addresses with a slash at their end, which would lead to the page anew. */
const useChoiceHere = (): string =>
  useLocation().pathname.replace(/(.)\/$/, "$1") + cookieChoiceHash;

/** Its own link on every page that has no other foot. */
export const PolicyLinks = () => {
  const choice = useChoiceHere();
  return (
    <nav className="policy-links" aria-label="Policies">
      {linksOf(policyLinks)}
      <Link to={choice} preventScrollReset>
        Cookie choice
      </Link>
    </nav>
  );
};

export const SiteFooter = () => (
  <Footer
    lead={
      <>
        <p className="wordmark">{brand.name}</p>
        <p>{brand.tagline}.</p>
        <CrisisLink />
        <HelpDoor inline />
      </>
    }
    small={
      <>
        <PolicyLinks />
        <p>
          For adults, {limits.person.minAgeYears} and over. {brand.name} is not a licensed
          professional and not a substitute for a licensed therapist. It does not diagnose or treat.
        </p>
      </>
    }
  >
    {footerGroups.map(({ heading, links }) => (
      <FooterLinks
        key={heading}
        title={heading}
        columns={links.length > 8 ? 2 : 1}
        links={linksOf(links)}
      />
    ))}
  </Footer>
);

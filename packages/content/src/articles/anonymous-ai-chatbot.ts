import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Article } from "./article.ts";

const { name, companion } = brand;
const days = limits.session.retentionDays;

export const anonymousAiChatbot: Article = {
  path: "/anonymous-ai-chatbot",
  read: "2026-11-15",
  parts: [
    {
      heading: "Five layers of being anonymous",
      paragraphs: [
        "“Anonymous” on a start page usually speaks of the first layer and is silent on the rest.",
      ],
      list: [
        "Your name. Not asked for, or asked for and optional.",
        "Your account. An e-mail address or a phone number leads to you almost as surely as a name.",
        "Your device. A cookie or an identifier lets a site know you again tomorrow.",
        "Your connection. Every server sees the network address it replies to. Some keep it for years.",
        "Your words. What you write may describe you so well that the other four no longer matter.",
      ],
      after:
        "A chatbot adds one more party. If a language model writes the replies, the text may travel to the company that runs it. So ask about two firms, and not just the one whose logo you see.",
    },
    {
      heading: "How your own words give you away",
      paragraphs: [
        "In 2000 Latanya Sweeney worked out that postcode, birth date and sex were enough to single out most people in the United States. None of these is a name. In a heartfelt talk all three may come up before the tea is cold.",
        "Machines are good at this. Researchers in Zürich gave language models ordinary posts by real people. From hints such as a turn of phrase or a tram stop, the models often guessed town, age and income correctly. A person with a grudge and your transcript could do likewise.",
      ],
    },
    {
      heading: "What the law means by the word",
      paragraphs: [
        "European law sets a high bar. Under the General Data Protection Regulation, data are anonymous only if nobody can reasonably tie them to a person any more. Text filed under a number in place of a name is called pseudonymous, and keeps all its protection. What you say about your health is in a special category, which may be used only under strict conditions.",
        "By that measure most “anonymous” chatbots are pseudonymous, ours included. While you use it, your browser holds a sign-in without a name, and your talk hangs on it. Without that you could not come back to it after a reload.",
      ],
    },
    {
      heading: "Promises that were not kept",
      paragraphs: [
        "In 2023 the American trade commission acted against BetterHelp, a counselling service. The charge was that it had promised to keep health details private, and then passed e-mail addresses and the fact that people sought help to Facebook and others for advertising. It agreed to pay 7.8 million dollars.",
        "A year earlier Mozilla’s researchers had read the policies of 32 apps for mental health and prayer, and put a warning on 28. Rules and products have changed since then. The habit to take from it is simple: look for what a service does, with dates and numbers, and pass over the adjectives.",
      ],
    },
    {
      heading: "What stays here if you give no name",
      paragraphs: [
        `We are not neutral about ${name}, so here are things you can check. Without an account you can write ${entitlements.anonymous.messagesPerDay} messages a day. The text lies on the server encrypted under the server’s own key, and is deleted after ${days} days at most. The server has to read it in order to answer. Nobody should tell you otherwise about a chatbot.`,
        "Your network address is used to hold off floods of requests, and is not stored. What you write is never put into a log. By default the replies are made on the same machine and nothing is sent to another firm. Where a model is connected, a receipt under each reply names the host and how many characters went there. The page on data protection shows your own rows as they lie in the database.",
        `What you save with an account is different: it is sealed in your browser, and neither the server nor we can open it. ${companion} remembers nothing about people who have no account.`,
      ],
    },
    {
      heading: "How to write without being known",
      paragraphs: ["The feelings can be true while the details are not. A few habits help:"],
      list: [
        "Give people roles: my boss, the older one, a neighbour.",
        "Move the place and the season. A hospital for a school, spring for autumn.",
        "Leave out what only one person on earth could say.",
        "Never paste in letters, test results or other people’s messages.",
        "Use a private window on a shared device, and close it when you are done.",
      ],
    },
    {
      heading: "When being unknown is the wrong aim",
      paragraphs: [
        "Hiding well has a cost on the worst day. An AI that knows nothing about you cannot send anybody to your door. If you might act on thoughts of dying, or somebody has you in their power, the aim turns round: you want to be found. Ring the emergency number, or tell a neighbour your flat and floor.",
        "Short of that, some questions need a file with your name on it. Medicines that must not be mixed, a pregnancy, an old illness that may be back: take these to a doctor, who is bound to keep them.",
      ],
    },
  ],
  questions: [
    {
      question: "Is a private window enough?",
      answer:
        "It protects you from the next person at the same computer, since history and cookies go when you close it. It changes nothing for the website, your employer’s network or your internet provider. They see that you connected, and with https not what you wrote. Downloads and bookmarks stay as well, so do not save a transcript on a shared machine.",
    },
    {
      question: "Will a VPN make me anonymous?",
      answer:
        "It hides your address from the website and your visits from your provider, and shows both to the VPN company in exchange. That can be worth it on hotel wifi or in a strict household. It does nothing about accounts, cookies or what you type. It may also make helplines guess your country wrongly, so choose it by hand on a crisis page.",
    },
    {
      question: "Could a court order bring up what I wrote?",
      answer: `Any text that a service can read can, in principle, be demanded from it, and that includes ours while a talk is less than ${days} days old. Deleted text cannot be handed over. What is sealed in your browser could be handed over only in sealed form. If you have reason to fear this, ask a lawyer, whose talks with you the law protects.`,
    },
  ],
  sources: [
    {
      title: "Simple Demographics Often Identify People Uniquely",
      by: "Sweeney, Carnegie Mellon University, Data Privacy Working Paper 3",
      year: 2000,
      url: "https://dataprivacylab.org/projects/identifiability/",
    },
    {
      title: "Beyond Memorization: Violating Privacy via Inference with Large Language Models",
      by: "Staab, Vero, Balunović and Vechev, arXiv",
      year: 2023,
      url: "https://arxiv.org/abs/2310.07298",
    },
    {
      title:
        "Regulation (EU) 2016/679 (General Data Protection Regulation), articles 4 and 9, recital 26",
      by: "European Union",
      year: 2016,
      url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
    },
    {
      title:
        "FTC to Ban BetterHelp from Revealing Consumers’ Data, Including Sensitive Mental Health Information, to Facebook and Others for Targeted Advertising",
      by: "Federal Trade Commission",
      year: 2023,
      url: "https://www.ftc.gov/news-events/news/press-releases/2023/03/ftc-ban-betterhelp-revealing-consumers-data-including-sensitive-mental-health-information-facebook",
    },
    {
      title: "Top Mental Health and Prayer Apps Fail Spectacularly at Privacy, Security",
      by: "Mozilla Foundation, *Privacy Not Included",
      year: 2022,
      url: "https://foundation.mozilla.org/en/privacynotincluded/articles/top-mental-health-and-prayer-apps-fail-spectacularly-at-privacy-security/",
    },
  ],
  related: [
    "/encrypted-therapy",
    "/secure-mental-health-platform",
    "/anonymous-therapy",
    paths.dataProtection,
  ],
};

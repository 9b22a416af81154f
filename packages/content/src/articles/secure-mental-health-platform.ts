import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const secureMentalHealthPlatform: Article = {
  path: "/secure-mental-health-platform",
  read: "2026-11-15",
  parts: [
    {
      heading: "Secure against whom?",
      paragraphs: [
        "Security has no meaning until you say whom you want to keep out. Take a minute for this before you compare any services. Most people have one worry from this list, and it decides what to look for.",
      ],
      list: [
        "Somebody at home who picks up your phone. You need quick ways off the screen and a code on the device.",
        "Your employer or insurer. You need a service that reports to neither, and a connection that is not theirs.",
        "Advertisers. You need a service with nothing to gain from telling them.",
        "A burglar of databases. You need little to be stored, and that little locked.",
        "The service’s own staff. You need a key that they do not have.",
        "The firm’s next owner. You need a way to delete things for good, today.",
      ],
    },
    {
      heading: "What went wrong in Finland",
      paragraphs: [
        "Vastaamo was a chain of counselling centres with tens of thousands of patients. Strangers got into its records in 2018 and again in 2019. In 2020 a blackmailer demanded money from the firm, then wrote to patients one by one, and notes of sessions turned up online. Some who had told a professional about the worst day of their lives now found it in an e-mail from a criminal.",
        "The Finnish data protection authority fined the firm 608,000 euros. It found that the records had been poorly secured and that the firm must have known of the theft long before it told anyone. By then it was bankrupt. Two lessons can be drawn. Notes that are never kept cannot be stolen. And how a service behaves after a mishap is part of its security.",
      ],
    },
    {
      heading: "Four questions and what a good answer sounds like",
      paragraphs: [
        "Write to the support address. You are owed an answer a twelve-year-old could follow.",
      ],
      list: [
        "What do you store? Good: a list of kinds of data. Poor: “information necessary to improve your experience”.",
        "For how long? Good: a number of days. Poor: “as long as required”.",
        "Whose key is it under? Good: the name of who can open it, case by case. Poor: “bank-level encryption”.",
        "Who else receives it? Good: firms by name, and what each gets. Poor: “trusted partners”.",
      ],
      after:
        "Add a fifth if you like: when did you last have an incident, and how did people hear of it? Under European law a breach must be reported to the authority within 72 hours where that is feasible, and to you without undue delay if the risk to you is high.",
    },
    {
      heading: "Badges, seals and what they prove",
      paragraphs: [
        "A certificate such as ISO 27001 says that a firm manages security by a known method and was audited. It does not say that your diary is unreadable to them. A padlock in the address bar says that the line is private, and nothing about the far end.",
        "Researchers who took twenty-seven popular mental health apps apart in a study published in 2023 found problems that no badge had warned of: permissions the app had no need of, weak cryptography, and personal data that ended up in logs. Privacy policies were mostly too hard for an ordinary reader. The authors’ advice to makers was simple enough. Ask privacy questions before you build, and write so that people understand.",
      ],
    },
    {
      heading: "Our own answers",
      paragraphs: [
        `${name} asks to be measured in the same way. Stored: your messages and the replies, what you chose to keep, and with an account an e-mail address or phone number, and a password in a form that cannot be turned back. How long: ${limits.session.retentionDays} days for a conversation, until you delete it for the rest. Key: the server’s for both of these, yours alone for the vault. Who else gets your words: nobody, unless whoever runs this copy has connected a language model, and then each reply carries a note of what went where.`,
        "An account can be opened by a passkey, or guarded by a second step with a code from an app. You see the devices that are signed in and can end each of them. The network address you came from is not filed with them. Cookies for analytics and marketing have a switch in the settings; look at it, since they may be on until you choose. We can show you no certificate and no audit by an outside firm.",
      ],
    },
    {
      heading: "Your half of the work",
      paragraphs: ["Most leaks begin on the near side. Six habits cover most of it:"],
      list: [
        "A screen lock that starts after one minute.",
        "No previews of messages on the locked screen.",
        "A password you use nowhere else, kept in a password manager.",
        "A second step at sign-in, above all for your e-mail, which can reset everything.",
        "Updates on the day they arrive.",
        "A look, twice a year, at old services you no longer use, and a request to delete.",
      ],
    },
    {
      heading: "Safety is more than locks",
      paragraphs: [
        `A platform can guard every byte and still be a dangerous place, if it answers somebody who wants to die with a breathing exercise. Ask about that too. ${companion} has a public page on how often it notices danger and how often it fails to. Read it as you would a leaflet with side effects.`,
        "Then keep in mind what no platform secures: you, on a night when things slip. For that you want a person who knows where you live. If it is such a night, close this and call for help: an ambulance if minutes count, otherwise a crisis line.",
      ],
    },
  ],
  questions: [
    {
      question: "What may I demand from a service in Europe?",
      answer:
        "A copy of what it holds about you, corrections, deletion in many cases, and your data in a form that another service can read. It has to answer within a month as a rule, free of charge. Details about health enjoy special protection. Write two lines, mention the General Data Protection Regulation, and complain to your authority if nothing comes.",
    },
    {
      question: "I got a letter about a data breach. What now?",
      answer:
        "Check that it is real by going to the service yourself and not by its link. Change that password, and others like it. If intimate things were taken, tell one person you trust before anyone can surprise you with them. If you are blackmailed, do not pay and do not reply; keep everything and go to the police. You did nothing wrong.",
    },
    {
      question: "Is an app safer than a website?",
      answer:
        "Neither by nature. An app may ask for contacts, location and microphone, and can hold pieces of other firms’ software. A website gets less unless you allow it, and leaves a trail in the browser’s history. Look at what each asks for. A request that has nothing to do with talking is a reason to stop.",
    },
    {
      question: "Should I trust a small provider or a large one?",
      answer:
        "Large ones have security teams and are worth attacking. Small ones hold less and may have one tired person on call. Look for signs of care in either: clear dates, a named contact for security reports, a page that admits limits. A provider that has never heard the question is a poor choice at any size.",
    },
  ],
  sources: [
    {
      title:
        "Tietosuojavaltuutetun toimisto (Finland), decision 1150/161/2021, with an English summary",
      by: "Office of the Data Protection Ombudsman, Finland; summary by GDPRhub",
      year: 2021,
      url: "https://gdprhub.eu/index.php?title=Tietosuojavaltuutetun_toimisto_(Finland)_-_1150/161/2021",
    },
    {
      title:
        "On the privacy of mental health apps: An empirical investigation and its implications for app development",
      by: "Iwaya, Babar, Rashid and Wijayarathna, Empirical Software Engineering",
      year: 2023,
      url: "https://doi.org/10.1007/s10664-022-10236-0",
    },
    {
      title:
        "Regulation (EU) 2016/679 (General Data Protection Regulation), articles 9, 12, 15 to 20, 33 and 34",
      by: "European Union",
      year: 2016,
      url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
    },
  ],
  related: ["/encrypted-therapy", paths.dataProtection, "/free-ai-therapy-chatbot", "/safety"],
};

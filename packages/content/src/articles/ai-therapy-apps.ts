import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const aiTherapyApps: Article = {
  path: "/ai-therapy-apps",
  read: "2026-11-15",
  parts: [
    {
      heading: "The name on the box and the words inside",
      paragraphs: [
        "Pick almost any of these apps and read two things side by side: the name in the shop, and the paragraph about responsibility in the terms. The first often hints at care. The second says that it is none, that nobody checks the answers, and that you use it at your own risk. When the two disagree, believe the terms.",
        `Ours say the same in both places. ${name} is not therapy, and ${companion} is not a therapist. We are not neutral about this field, so take what follows as four signs you can look for anywhere and hold against us too.`,
      ],
    },
    {
      heading: "First sign: it tells you what it is",
      paragraphs: [
        "You should not have to ask. A decent app says at the beginning that a program is writing, and says so again when you have been at it for hours, because people forget. Some laws now insist. Since 2026 California requires the makers of companion chatbots to say clearly that nobody human is there, wherever a reasonable person might think otherwise. They must also publish what their bot does when somebody speaks of suicide.",
        `${companion} says it at the start, after three hours, after a week’s silence, and each time you ask. If an app answers “Are you real?” with a joke, take that as a no to more than the question.`,
      ],
    },
    {
      heading: "Second sign: the crisis numbers ring",
      paragraphs: [
        "You would think that this, at least, is always right. In 2019 researchers in Singapore went through 69 apps for depression and for preventing suicide. Six gave a crisis number that did not exist or was wrong. Two of those six had been downloaded more than a million times each.",
        "It takes three minutes to check. Find the help page before you need it. Does it know your country, or does it show American numbers to someone in Leeds? Compare one number with your health service’s own site. Then switch the phone to flight mode and open the page again.",
      ],
    },
    {
      heading: "Third sign: your words can leave",
      paragraphs: [
        "Firms close, get bought or change their minds. What you wrote about your mother’s last summer should not go down with them. Look for a way to take everything out in a form you can read without the app, such as plain text. A picture of a chat is no export.",
        `Deleting is the other half, and it should not need a letter. In ${name} a talk lives for ${limits.session.retentionDays} days at most. What you save with an account is locked in your browser first, and you can download all of it as one file that opens without us.`,
      ],
    },
    {
      heading: "Fourth sign: it says whom it is not for",
      paragraphs: [
        "A maker who has thought about harm will send some people elsewhere, in plain sight. Look for lines about age, about psychosis and mania, about eating problems, about violence at home, about being in danger now. An app that welcomes everybody has asked nobody.",
        `Our own list: people under ${limits.person.minAgeYears}, anybody in acute danger, anybody who is losing track of what is real, and anybody hoping for a verdict on what they have. All of these need a human being, and soon.`,
      ],
    },
    {
      heading: "How psychiatrists look at an app",
      paragraphs: [
        "The American Psychiatric Association has a model for its members, which anyone may borrow. It goes up in steps, and you stop at the first one that fails:",
      ],
      list: [
        "Access and background. Who made it, who pays, does it run on your phone, is it kept up?",
        "Privacy and safety. What is collected, where does it go, can you refuse?",
        "Foundation. Does it do what it says, and is there any evidence beyond the advertising?",
        "Use. Can you bear to open it a second time?",
        "Aim. Does what comes out help you and the people who care for you?",
      ],
      after:
        "A group in Boston turned these steps into 105 questions with a number or a yes or no for an answer, and put the results for many apps online. Notice the order. Pleasant design comes fourth.",
    },
    {
      heading: "When an app is the wrong purchase",
      paragraphs: [
        "If you need a sick note, a prescription, a referral or a witness, only a person can give it. If the trouble lies between you and somebody else, an app sees half. If you have got through three of them in a year, perhaps the missing thing was never a feature. And if you cannot promise yourself to be safe until tomorrow, put the phone to the use it was first made for, and ring.",
      ],
    },
  ],
  questions: [
    {
      question: "Does a seal or certificate mean an app is good?",
      answer:
        "It depends on who gave it and for what. Some seals confirm only that data are sent over a locked connection. Some are bought. A listing by a public health body says more, because somebody had to read the evidence. Click on the seal: if it leads to a page with a name, a date and a reason, good. If it is only a picture, ignore it.",
    },
    {
      question: "Is an app on my phone safer than a website?",
      answer:
        "Neither by nature. An app can read more of your phone if you let it, sends notices to your lock screen, and stays after you have forgotten it. A website sees less, and leaves a line in your history. On a shared device a private browser window is easier to clear away than an icon that everyone can see.",
    },
    {
      question: "My employer offers one for nothing. Should I use it?",
      answer:
        "Read what the employer is told. Usually it is numbers only: how many used it, for which broad themes. In a small team even that can point at someone. Use a private address and your own phone, outside working hours. If the app offers talks with a counsellor, ask in the first minute whom they report to.",
    },
  ],
  sources: [
    {
      title:
        "Suicide prevention and depression apps’ suicide risk assessment and management: a systematic assessment of adherence to clinical guidelines",
      by: "Martinengo and others, BMC Medicine",
      year: 2019,
      url: "https://doi.org/10.1186/s12916-019-1461-z",
    },
    {
      title: "Senate Bill 243: Companion chatbots (chapter 677, statutes of 2025)",
      by: "California Legislature",
      year: 2025,
      url: "https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260SB243",
    },
    {
      title: "The App Evaluation Model",
      by: "American Psychiatric Association, App Advisor",
      year: 2020,
      url: "https://www.psychiatry.org/psychiatrists/practice/mental-health-apps",
    },
    {
      title:
        "Actionable health app evaluation: translating expert frameworks into objective metrics",
      by: "Lagan, Aquino, Emerson, Fortuna, Walker and Torous, npj Digital Medicine",
      year: 2020,
      url: "https://doi.org/10.1038/s41746-020-00312-4",
    },
  ],
  related: [
    "/best-ai-therapy-app",
    "/explore-free-ai-therapy-apps",
    "/secure-mental-health-platform",
    "/crisis",
  ],
};

import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const bestFreeAiTherapyBots: Article = {
  path: "/best-free-ai-therapy-bots",
  read: "2026-11-15",
  parts: [
    {
      heading: "Who is writing, and what we are not",
      paragraphs: [
        `We make one of the bots you might be choosing between, so we are a poor judge of the others. ${companion} asks questions and gives your words back. It is not a therapist. The same goes for everything else that this search will bring up, whatever stands on the icon.`,
        "You will find no medals on this page. You will find the kinds there are, six lines to score them by, and some advice on which kind suits which evening.",
      ],
    },
    {
      heading: "The kinds of free bot you will meet",
      paragraphs: ["Sort them by what they were built to do, and the crowd gets smaller:"],
      list: [
        "Guided self-help in the form of a chat. Wysa is a well-known one. The bot leads you through short exercises, and a part of it has long been free.",
        "Self-help without a chat. PTSD Coach, from the American Department of Veterans Affairs, costs nothing, needs no account and does not pretend to talk. It belongs on your list all the same.",
        "General assistants, such as ChatGPT, Claude, Gemini or Copilot. Each has a free tier. They can do almost anything, and a bad night is only one of the things they are asked about.",
        "Characters and companions, such as Replika or Character.AI. They are made for company, play and attachment. Some people find comfort there, and some find it hard to stop.",
        `Reflective companions, such as ${companion}. These ask questions and hand your words back, and leave the techniques mostly aside.`,
      ],
      after:
        "A name on any list may be gone next year. Woebot, one of the most studied bots of all, was closed by its makers in the summer of 2025.",
    },
    {
      heading: "Six lines to score a bot by",
      paragraphs: [
        "Give nought, one or two points for each. Go by what you can find in writing, and leave your liking out of it for now.",
      ],
      list: [
        "Candour. It says that it is a program before you have to ask.",
        "Danger. A page explains what it does when somebody is at risk, with numbers for your own country.",
        "Keeping. It tells you in days how long your words are stored, and who can read them.",
        "Faults. Its makers publish what it gets wrong, with figures.",
        "Proof. Any study it mentions was done on this bot, and you can look the study up.",
        "Exit. You can delete everything yourself, without writing to anyone.",
      ],
      after:
        "Nine points or more is good. A nought for danger sinks the rest. Score us too. For proof we give ourselves nothing, since no trial of this companion exists. For faults we publish counts, and they are not flattering.",
    },
    {
      heading: "Why danger weighs so much",
      paragraphs: [
        "Researchers at Harvard and elsewhere once wrote to several companion apps as a person in a mental health crisis would. They report that many answers did not recognise the crisis or were of no help, and that some could have done harm. These were ordinary products with ordinary ratings.",
        "Privacy is a second reason to look before you confide. When Mozilla’s reviewers went through this corner of the app shops in 2022, they warned against most of what they saw. Two names got a good word: PTSD Coach and Wysa. It shows that decent manners can be had for nothing. It also shows how rare they were.",
      ],
    },
    {
      heading: "Which kind suits which evening",
      paragraphs: [
        "You want a method for worry at bedtime: take an app with exercises, and do the exercise rather than chat about it. You want to know what a word in a hospital letter means: ask a general assistant, then check it on your health service’s pages. You want to hear yourself think about leaving a job: a reflective companion or a notebook. You want to be held: none of them. Ring somebody, even if it has been a while.",
        "One more case is common. You want to be told whether what you feel is an illness. No bot can answer that, free or dear, and the ones that try should lose all their points.",
      ],
    },
    {
      heading: "When to stop comparing and see someone",
      paragraphs: [
        "Comparing is pleasant. It can also fill the month in which an appointment would have come round. Book the appointment first if your sleep has been broken for weeks, if colleagues have begun to ask, if you drink to get to sleep, or if you are looking for a bot because you have frightened yourself.",
        "If you have thoughts of ending your life, close the comparison. The crisis page lists lines by country, and people answer them.",
      ],
    },
  ],
  questions: [
    {
      question: "Can I use two bots side by side?",
      answer:
        "Yes, for a trial of a few days. Bring both the same small matter and see which one leaves you with a sentence of your own. Over months it is wearing: you tell everything twice, your words lie in two places, and it becomes easy to go to whichever agrees with you. Choose one, or neither, and set a date to look again.",
    },
    {
      question: "Why not simply name the best one?",
      answer:
        "Because we would be tempted, and you would have no way to check. Also because nobody has compared them fairly. Studies test one bot against a waiting list or a leaflet, seldom bot against bot, and the versions change under the researchers’ hands. A ranking would be a guess with numbers beside it.",
    },
    {
      question: `What exactly is free in ${name}?`,
      answer: `Talking in text: ${entitlements.anonymous.messagesPerDay} messages a day with no account, ${entitlements.member.messagesPerDay} with one. Breathing, grounding, the safety plan and the list of crisis lines have no limit at all. The text of a talk is kept for ${limits.session.retentionDays} days at most. It is for adults only, and the built-in guide writes in English.`,
    },
    {
      question: "Do high ratings in the app shop help?",
      answer:
        "A little, for whether it crashes. Stars are given by people who liked the first evening, since those who left in silence rate nothing. Read the two-star reviews from the last three months instead. They tend to name the real trouble: a charge nobody expected, lost conversations, an update that changed the tone, or a cancellation that took five letters.",
    },
  ],
  sources: [
    {
      title: "Chatbots and mental health: Insights into the safety of generative AI",
      by: "De Freitas, Uğuralp, Oğuz-Uğuralp and Puntoni, Journal of Consumer Psychology",
      year: 2024,
      url: "https://doi.org/10.1002/jcpy.1393",
    },
    {
      title: "Top Mental Health and Prayer Apps Fail Spectacularly at Privacy, Security",
      by: "Mozilla Foundation, *Privacy Not Included",
      year: 2022,
      url: "https://foundation.mozilla.org/en/privacynotincluded/articles/top-mental-health-and-prayer-apps-fail-spectacularly-at-privacy-security/",
    },
    {
      title: "PTSD Coach",
      by: "United States Department of Veterans Affairs",
      year: 2011,
      url: "https://mobile.va.gov/app/ptsd-coach",
    },
  ],
  related: [
    "/free-ai-therapy-chatbot",
    "/explore-free-ai-therapy-apps",
    "/which-ai-chatbot-is-best",
    "/safety",
  ],
};

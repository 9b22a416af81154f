import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const aiTherapy: Article = {
  path: "/ai-therapy",
  read: "2026-11-15",
  parts: [
    {
      heading: "First, what this is not",
      paragraphs: [
        `You may have come here hoping to start tonight. ${name} is not a therapy. No clinician reads along, and ${companion} makes no treatment plan. It is an AI you can think out loud with.`,
        "The phrase you searched for is still worth taking apart. At least five different things are sold or discussed under it, and knowing which is which can save you weeks.",
      ],
    },
    {
      heading: "Five things people call AI therapy",
      paragraphs: ["From the most human to the least:"],
      list: [
        "A professional who uses software. You see a person, in a room or by video. A program writes the notes or moves the appointments.",
        "A course on a screen, with a practitioner. You work through lessons at home, and a trained person checks how you are doing and writes back.",
        "A chatbot with prepared content. Clinicians wrote the lines, and the program picks among them.",
        "A chatbot that composes every sentence, built for one purpose and studied for it.",
        "A general assistant or a companion, made for conversation, which people turn to when they are low.",
      ],
      after: `The first two have a professional in them by design. The next two sometimes do, mostly during a study. The last has none. ${companion} belongs to the last.`,
    },
    {
      heading: "What has been tested, and on whom",
      paragraphs: [
        "In 2025 a team at Dartmouth published a randomised trial of a chatbot of the fourth kind, called Therabot. About two hundred adults took part. Those who could use it for four weeks improved more than those who waited. That is encouraging, and it has edges. The comparison was with waiting and not with a person, and the researchers kept watch over the conversations and stood ready to step in.",
        "The second kind has travelled furthest. Guidance by England’s institute NICE, first published in 2023, names two online courses for depression that its health service may use while more evidence is gathered, each with a trained practitioner beside it. In the same review, two apps built on artificial intelligence were kept to research only. An older review of chatbots, from 2020, called the evidence weak and noted that few studies had looked at safety.",
        "Notice what none of this covers: an app you found yesterday that borrows the word. A result belongs to the program that was tested, in the version that was tested.",
      ],
    },
    {
      heading: "What the word usually promises",
      paragraphs: [
        "When people use the word without the two letters in front, they tend to mean a set of things that belong together. Somebody finds out what is wrong before they begin. You agree on an aim. There is a method that fits it. Every few weeks you both look at whether it helps, and change course if not. There is an ending. And there is an office where you can complain.",
        "Ask of any product which of these it has. Many have a method and nothing else: exercises, nicely presented. That may be quite enough for a rough month. It is a different purchase from care.",
      ],
    },
    {
      heading: "How to tell which kind is in front of you",
      paragraphs: [
        "Look for the small print that a serious service likes to show and a careless one hides.",
      ],
      list: [
        "A named person or body that answers for what is said, with a registration you can look up.",
        "Whether it is approved as a medical product where you live, and for which condition.",
        "The study it points to. Is it about this product, and who paid for it?",
        "Who it says it is not for. A maker who has thought about harm names people who should go elsewhere.",
        "What happens if you write at three in the morning that you want to die.",
      ],
      after:
        "If you cannot find an answer in five minutes, take it that the answer would not please you.",
    },
    {
      heading: "Matching the tool to the trouble",
      paragraphs: [
        "A row with your sister that goes round in your head: writing it out, with or without an AI, may be all you need. Worry that has taken over your evenings for a month: a guided course, or a doctor who can point you to one. Flashbacks, an eating problem, voices, a drinking problem, a mood that swings from the ceiling to the floor: a professional from the start, because these need somebody who can adjust what they do as they go.",
        "And where life is at stake, none of the five comes first. Ring the emergency number or a crisis line, and use the rest later.",
      ],
    },
  ],
  questions: [
    {
      question: "I am on a waiting list. Is an AI better than nothing?",
      answer:
        "It may be, if it helps you sleep, write or call somebody. Waiting lists are not silent, though. Ring the service and say if things have got worse, because places are often given by need. Ask your doctor what exists meanwhile: a group, a guided course, a phone check. Use an AI beside those calls and not in their place.",
    },
    {
      question: "Can I combine an AI with a therapist I already have?",
      answer:
        "Many people do. Agree on it together. You might write on Wednesday about what came up on Monday, and bring one line of it along. Two voices with different advice can pull you apart, so let the person’s word count. Some kinds of work ask you to sit with a feeling for a while, and then a quick chat gets in the way.",
    },
    {
      question: "What does it cost?",
      answer: `That ranges from nothing to a monthly fee, and a free product still has somebody paying for it. Look for what is held back until you pay, and whether that is shown to you while you are upset. Here, talking in text costs nothing: ${entitlements.anonymous.messagesPerDay} messages a day without an account, more with a free one, and nothing is sold to anybody in a crisis.`,
    },
    {
      question: "Why do you use the word at all, then?",
      answer:
        "Because it is what people type when they look for help, and a page they can find may spare them a poor choice. We would sooner meet you at that word and explain it than leave it to those who claim it. This is our own page and we have an interest. Weigh it as you would any maker’s view of its field.",
    },
  ],
  sources: [
    {
      title: "Randomized Trial of a Generative AI Chatbot for Mental Health Treatment",
      by: "Heinz and others, NEJM AI",
      year: 2025,
      url: "https://doi.org/10.1056/AIoa2400802",
    },
    {
      title:
        "Digitally enabled therapies for adults with depression: early value assessment (HTE8)",
      by: "National Institute for Health and Care Excellence",
      year: 2023,
      url: "https://www.nice.org.uk/guidance/hte8",
    },
    {
      title:
        "Effectiveness and Safety of Using Chatbots to Improve Mental Health: Systematic Review and Meta-Analysis",
      by: "Abd-Alrazaq, Rababeh, Alajlani, Bewick and Househ, Journal of Medical Internet Research",
      year: 2020,
      url: "https://doi.org/10.2196/16021",
    },
  ],
  related: [
    "/what-is-an-ai-therapist",
    "/online-therapy",
    "/is-ai-therapy-helpful",
    "/the-science-behind-ai-therapy",
  ],
};

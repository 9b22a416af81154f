import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, slug, companion } = brand;
const { anonymous, member } = entitlements;
const keptDays = limits.session.retentionDays;
const { perSessionMin, perSessionMax } = limits.action;

export const brandName: Article = {
  path: `/${slug}`,
  read: "2026-11-15",
  parts: [
    {
      heading: "In a few sentences",
      paragraphs: [
        `${name} is a website on which you write to ${companion}, and ${companion} writes back. With an account you can also talk aloud. ${companion} is an AI. It says what it heard in your words, asks one question, and waits. You need no account and no reason. It is meant for the end of a day, when something wants saying and everybody is asleep or busy.`,
        "That is the heart of it. The rest of this page says how such a talk goes, what is left of it afterwards, and where it falls short.",
      ],
    },
    {
      heading: "How a talk goes",
      paragraphs: [
        "You open the first page and type. Say you write: “I shouted at my son and now I can’t sleep.” You will get a line or two back, and most likely a question about the evening, or about him, or about what shouting means in your family. You go on or you don’t. You can stop a reply in the middle, put it right, or say that you would rather have an idea than another question.",
        "The manner is borrowed from motivational interviewing, a way of talking that William Miller and Stephen Rollnick developed for people in two minds: open questions, little advice, your own reasons first. Part of the use may lie simply in naming things. In one experiment, people in a scanner who put a word to the feeling in a picture showed less alarm in the brain than people who only looked.",
        `When you end the talk, it offers a title, a short summary and ${perSessionMin} to ${perSessionMax} small things to try. They are suggestions. Nothing is kept of them unless you say so.`,
      ],
    },
    {
      heading: "What it is not",
      paragraphs: ["Some people come with other hopes, so here is the list without padding."],
      list: [
        `${companion} is not a therapist, a doctor or a nurse, and what it does is not therapy.`,
        "It does not diagnose, and it has no opinion on your medicines.",
        "It is not a person, and no person sits behind it reading along.",
        "It is not an emergency service. It cannot send anybody to you.",
        "It is not a friend, however friendly it sounds.",
      ],
    },
    {
      heading: "What stays, and for how long",
      paragraphs: [
        `The text of a talk is encrypted on the server’s disk and deleted ${keptDays} days after it began, or sooner if you ask. The server has to be able to open it during that time, or it could not answer you.`,
        "With an account you can do two more things. You can seal a conversation into a vault, which only your passphrase or your twelve recovery words will open. And you can allow single facts to be remembered, each one asked for, shown in a list and easy to remove. Without an account nothing is carried from one talk to the next.",
      ],
    },
    {
      heading: "Who it suits, and who should look elsewhere",
      paragraphs: [
        `It is for adults, ${limits.person.minAgeYears} and over, who can read and write English with some ease. It suits a tangle: a quarrel, a decision, a day that will not end, a sorrow that has no new listener left.`,
        "It suits you badly if you need facts, since it knows few. It suits you badly if you would like orders. And it should not be your only company if you hear voices, if you cannot trust your own thoughts just now, or if eating, drinking or hurting yourself has got out of hand. Those belong with people who are trained for them, and going to them early is the sensible thing.",
      ],
    },
    {
      heading: "Where it falls short today",
      paragraphs: [
        "Courses cannot be had, nor a reading across many talks. Spoken words are sometimes misheard, so they are shown and can be corrected. The built-in writer misunderstands people more often than we would like: of replies to somebody new, a quarter to a third still miss, by our own strict count. It is better with feelings and wishes than with plain facts. Tell it when it is wrong. It takes that without offence.",
      ],
    },
    {
      heading: "If you are in danger",
      paragraphs: [
        `${companion} will not hang up on you. It asks straight out, shows numbers that work in your country, and stays. Still, please do not make it your first call. The crisis page lists helplines by country and works without a connection. There is also a safety plan to fill in, built on the one by Barbara Stanley and Gregory Brown: what to do in a bad hour, step by step, in your words, written on a better day.`,
      ],
    },
  ],
  questions: [
    {
      question: "What does it cost?",
      answer: `Talking in text is free: up to ${anonymous.messagesPerDay} messages a day as a guest, ${member.messagesPerDay} with an account. An account also comes with ${member.voice.amount} spoken exchanges, once. A copy may be set up to sell memberships, which lift that limit; as delivered, nothing is sold. Everything on the crisis page and around it is free of any limit, and in a crisis no count applies.`,
    },
    {
      question: "Who runs it?",
      answer:
        "The software can be run by anybody on a single machine, so look at the address and the contact page of the copy in front of you. Whoever runs it decides whether a language model is connected and where. They have a desk for looking after accounts and messages sent to them. It shows them no conversations and nothing from a vault.",
    },
    {
      question: "How do I start?",
      answer:
        "Go to the first page, put one sentence into the box and send it. It may be small: “The kitchen is a mess and so am I.” You do not have to begin at the beginning, and nobody asks for your name or your birthday. If the blank box scares you, start with what you can see from where you sit.",
    },
    {
      question: "Does it get in touch with me?",
      answer:
        "Not to lure you back. There are no messages that say it misses you, no streaks and no badges. With an account you get the letters that accounts need, such as one to confirm your address. You may also ask to be told when you have talked for a certain time in a day, and then it says so once and leaves the rest to you.",
    },
  ],
  sources: [
    {
      title: "Motivational Interviewing: Helping People Change, third edition",
      by: "Miller and Rollnick, Guilford Press",
      year: 2013,
      url: "https://www.guilford.com/books/Motivational-Interviewing/Miller-Rollnick/9781609182274",
    },
    {
      title:
        "Putting feelings into words: affect labeling disrupts amygdala activity in response to affective stimuli",
      by: "Lieberman and others, Psychological Science",
      year: 2007,
      url: "https://doi.org/10.1111/j.1467-9280.2007.01916.x",
    },
    {
      title: "Safety Planning Intervention: A Brief Intervention to Mitigate Suicide Risk",
      by: "Stanley and Brown, Cognitive and Behavioral Practice",
      year: 2012,
      url: "https://doi.org/10.1016/j.cbpra.2011.01.001",
    },
  ],
  related: [`/${slug}-ai`, `/${slug}-app`, `/how-${slug}-protects-your-data`, "/our-purpose"],
};

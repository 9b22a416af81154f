import type { Path } from "../path.ts";

export const shame: Path = {
  id: "shame",
  name: "Shame or guilt",
  way: "Look at it fairly",
  invite: "look at it fairly, without anybody judging",
  opens: {
    any: [
      "You can say it here without anybody’s face changing.",
      "You need not tell all of it, or tell it well.",
      "Things like that get bigger when nobody may look at them.",
      "We can look at it slowly, and fairly.",
    ],
    heavy: [
      "A heavy thing to have been carrying.",
      "Take your time. Nobody is judging you here.",
      "You need not defend yourself here, and you need not hurry.",
    ],
  },
  steps: [
    {
      id: "what",
      role: "matter",
      label: "What it is about",
      kept: "What it is about: {answer}.",
    },
    {
      id: "eyes",
      role: "person",
      label: "Whose eyes are in it",
      kept: "Whose eyes are in it: {answer}.",
    },
    {
      id: "keeps",
      role: "cost",
      label: "What it keeps you from",
      kept: "What it keeps you from: {answer}.",
    },
    {
      id: "says",
      role: "belief",
      label: "What you take it to say",
      kept: "What you take it to say about you: {answer}.",
    },
    {
      id: "outside",
      role: "other-side",
      label: "Seen from outside",
      kept: "Seen from outside: {answer}.",
    },
    {
      id: "cares",
      role: "meaning",
      label: "What matters to you in it",
      kept: "What matters to you in it: {answer}.",
    },
    {
      id: "mend",
      role: "need",
      label: "What it needs now",
      kept: "What it needs now: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "First ask whether anybody was harmed. If so, say plainly that you are sorry and offer what would make it better; if not, it is shame more than guilt, and it shrinks by being told to one person who is fair.",
      "I would do one thing that can be done, and then stop punishing yourself for the rest. An apology, a repair, or a changed habit does more good than another year of feeling bad.",
    ],
    "what-helps": [
      "Three things help many people: telling it to one trustworthy person; writing it down as a fair witness would, with what you knew and had at the time; and doing one small thing that fits the person you want to be.",
      "It helps to keep two things apart: guilt says I did something, and can be answered with a repair; shame says I am something, and needs company more than punishment.",
    ],
    "is-it-normal": [
      "Yes. Nearly everybody carries something they go hot at the thought of; it is only that nobody shows theirs.",
    ],
    "is-it-wrong-of-me": [
      "Feeling this isn’t wrong; it mostly shows that you care how you treat people or how you are seen. Whether the thing itself was wrong depends mostly on whether it hurt somebody, and even then it is one thing you did and not all you are. And what somebody else did to you is not yours to be ashamed of.",
    ],
    "how-do-i-begin": [
      "By writing down what happened in four plain sentences, with no names for yourself in them. Then think of the one person who could hear those four sentences.",
    ],
    "will-it-get-better": [
      "Yes, mostly, and faster once it isn’t secret any more. What can be put right gets lighter when it is; what can’t gets smaller beside everything you do afterwards.",
    ],
    "what-do-you-think": [
      "I think no worse of you for having told it. I would look at what can still be put right, do that, and let the rest become something you know about yourself.",
    ],
    "why-am-i-like-this": [
      "Because you have a conscience and want to belong, like nearly everybody. Some of us were also taught early to feel small, and then the alarm goes off far too easily.",
    ],
  },
  ending: {
    titles: ["Something hard to say", "Looking fairly at {about}", "Shame, looked at in daylight"],
    cameWith: [
      "You came with something that is hard to look at: {about}.",
      "You came with something that is hard to say aloud.",
    ],
    gentle: [
      "Write what happened in four plain sentences, without any name for yourself in them.",
      "When it comes up, say to yourself what you would say to a friend who told you the same.",
      "Think of one person who could know, without having to tell them.",
    ],
    closings: [
      "You have looked at it in daylight, and that was not a small thing.",
      "It is a part of your story, and there is more to you than that.",
      "Be as fair to yourself as you would be to somebody you like.",
    ],
  },
  exercise: "self-compassion",
};

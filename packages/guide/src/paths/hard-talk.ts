import type { Path } from "../path.ts";

export const hardTalk: Path = {
  id: "hard-talk",
  name: "A hard conversation ahead",
  way: "Get the talk ready",
  invite: "get ready for that conversation",
  opens: {
    any: [
      "Here it can be said badly first, and nobody minds.",
      "A talk like that begins long before anybody opens their mouth.",
      "Let’s get it ready, so that you don’t go in with empty hands.",
      "It can be tried out here before it counts.",
    ],
    heavy: [
      "I’m sorry that this is in front of you.",
      "It weighs something before a word of it is spoken.",
      "You don’t have to have the words yet.",
    ],
  },
  steps: [
    {
      id: "say",
      role: "matter",
      label: "What has to be said",
      kept: "What has to be said: {answer}.",
    },
    {
      id: "unsaid",
      role: "cost",
      label: "What silence costs",
      kept: "What it costs to say nothing: {answer}.",
    },
    {
      id: "dread",
      role: "fear",
      label: "What you dread",
      kept: "What you dread about it: {answer}.",
    },
    {
      id: "them",
      role: "other-side",
      label: "Their side of it",
      kept: "On their side: {answer}.",
    },
    {
      id: "care",
      role: "meaning",
      label: "Why it is worth saying",
      kept: "Why it is worth saying: {answer}.",
    },
    {
      id: "hope",
      role: "wish",
      label: "What you hope for",
      kept: "What you hope for: {answer}.",
    },
    {
      id: "before",
      role: "exception",
      label: "What has helped before",
      kept: "What has helped before: {answer}.",
    },
    {
      id: "first",
      role: "step",
      label: "How to begin",
      kept: "How it could begin: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I’d say it sooner rather than later, and shorter rather than longer: one sentence for the matter, one for why it matters to you, and then let them answer. If there is no good moment, ask for one: “Can we talk for half an hour on Saturday?”",
      "First make sure it has to be said, and to whom. If yes, choose a calm hour, say the main thing in the first two minutes, and don’t try to settle everything at once.",
    ],
    "what-helps": [
      "Three things help: write down the one sentence that has to come across; say it aloud beforehand, to a friend or to the wall; and say at the start what you’re hoping for. If it gets heated, “let’s stop here and go on tomorrow” is allowed.",
    ],
    "is-it-normal": [
      "Yes. Many people put such talks off, rehearse them in the shower and sleep badly the night before. It says that the matter or the person counts.",
    ],
    "is-it-wrong-of-me": [
      "No. Telling somebody something true with care isn’t wrong, even when it’s unwelcome. How and when you say it is where kindness comes in.",
    ],
    "how-do-i-begin": [
      "With a plain announcement: “There’s something I’ve been wanting to tell you, and I find it hard.” It warns them, it’s honest, and after it you can hardly go back.",
      "By fixing the hour. Once it’s agreed that you’ll talk on Thursday, the hardest part of starting is done.",
    ],
    "will-it-get-better": [
      "The dread usually ends with the first few sentences. What comes after can be bumpy, but many people find that the waiting was worse than the talk.",
    ],
    "what-do-you-think": [
      "I think it deserves a proper hour rather than a corner of the hallway. Whether it’s welcome is up to them; whether it’s clear and decent is up to you.",
    ],
    "why-am-i-like-this": [
      "Because you can’t take it back once it’s said, and you know that. Being careful with such a thing isn’t cowardice; it’s a sign that something or somebody matters.",
    ],
  },
  ending: {
    titles: ["The talk about {about}", "What has to be said", "Before a hard conversation"],
    cameWith: [
      "You came with a conversation ahead of you that has to do with {about}.",
      "You came with something that is hard to say to somebody.",
    ],
    gentle: [
      "Say the first sentence aloud once, somewhere nobody can hear it.",
      "Write on a card the one thing that must come across, and put it in your pocket.",
      "Plan something easy for the hour afterwards.",
    ],
    closings: [
      "You won’t go in with empty hands. The rest will show itself.",
      "It doesn’t have to be elegant. It only has to be said.",
      "You’ve made a start on it here. That will do for today.",
    ],
  },
};

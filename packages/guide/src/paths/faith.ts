import type { Path } from "../path.ts";

export const faith: Path = {
  id: "faith",
  name: "Faith and doubt",
  way: "Talk about faith",
  invite: "look at what you believe, and at what you cannot",
  opens: {
    any: [
      "I’ve no creed to sell you, so speak freely.",
      "Belief and doubt can both be said here.",
      "You’re not the first to stand there.",
      "It goes deep, that. We can take it slowly.",
    ],
    heavy: [
      "When that ground moves, a lot moves with it.",
      "Nothing has to be believed or given up today.",
      "That can be a very lonely thing.",
    ],
  },
  steps: [
    {
      id: "now",
      role: "why-now",
      label: "What brought it up",
      kept: "What brought the question up: {answer}.",
    },
    {
      id: "grew",
      role: "matter",
      label: "What you grew up with",
      kept: "What you grew up with: {answer}.",
    },
    {
      id: "hold",
      role: "meaning",
      label: "What you trust",
      kept: "What you trust or would keep: {answer}.",
    },
    {
      id: "doubt",
      role: "belief",
      label: "Where belief stops",
      kept: "Where belief stops or hesitates: {answer}.",
    },
    {
      id: "price",
      role: "cost",
      label: "What hangs on it",
      kept: "What hangs on it for you: {answer}.",
    },
    {
      id: "quiet",
      role: "exception",
      label: "Where you come to rest",
      kept: "Where you come to rest: {answer}.",
    },
    {
      id: "hearer",
      role: "support",
      label: "Who can hear it",
      kept: "Who might hear it: {answer}.",
    },
    {
      id: "practice",
      role: "step",
      label: "What to do with it",
      kept: "What you might do with it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I wouldn’t settle anything about belief while you’re upset or tired. Keep the one practice that still feels honest, put down one that doesn’t, and see after a month what you miss. And talk to one person who doesn’t need you to come out on their side.",
    ],
    "what-helps": [
      "Three things help many people: reading somebody who doubted and wrote about it, keeping a little quiet each day without asking it for results, and one conversation with a person who isn’t frightened by the question. For some that is a minister, an imam, a rabbi or a monk; for others a friend outside it all.",
    ],
    "is-it-normal": [
      "Yes. Doubt is part of most lives with faith, and longing turns up in many lives without it. Plenty of people change their minds more than once.",
    ],
    "is-it-wrong-of-me": [
      "I don’t think so. An honest question is no insult to anybody, and being unsure doesn’t cancel how you have lived. What you owe others is care in how you tell them, not a certainty you don’t have.",
    ],
    "how-do-i-begin": [
      "With one sentence you can say without crossing your fingers, however short it is. Write it down, and leave the rest open.",
      "If it’s a conversation you want to begin, start with what you still share with the other person, and only then say what has changed.",
    ],
    "will-it-get-better": [
      "The unrest usually does. Some people come back to a different faith, some live well without one, and many stay in between and make their peace with it. It tends to be sharpest near the beginning.",
    ],
    "what-do-you-think": [
      "Whether it’s true I can’t know, and I wouldn’t want to push you either way. I do think that what holds on a bad day, and what makes you kinder, should count for more than what you’re supposed to say.",
    ],
    "why-am-i-like-this": [
      "Because you take it seriously. If it meant nothing to you, it wouldn’t keep you busy like this.",
    ],
  },
  ending: {
    titles: [
      "Faith, doubt and {about}",
      "What I can honestly say",
      "Between faith and doubt",
      "A question left open",
    ],
    cameWith: [
      "You came with a question of faith, and with {about}.",
      "You came with a question about what you believe.",
    ],
    gentle: [
      "Write down one sentence about it that you can say honestly.",
      "Keep five minutes of quiet on three days, and ask nothing of them.",
      "Listen once to a piece of music that used to mean something to you.",
    ],
    closings: [
      "Nothing had to be settled here, and nothing was.",
      "The question can come with you. It needn’t lead the way.",
      "Wherever you stand next month, you’ve been honest today.",
    ],
  },
};

import type { Path } from "../path.ts";

export const parenting: Path = {
  id: "parenting",
  name: "Being a parent",
  way: "Talk about your child",
  invite: "look at what happens between you and your child, from both ends",
  opens: {
    any: [
      "It matters to you, or you would not be writing about it.",
      "It’s easier to look at here than in the middle of it.",
      "Children find the spot, at whatever age.",
      "There’s no proper day off from having a child.",
    ],
    heavy: [
      "I’m sorry. Hardly anything gets under the skin like this.",
      "You’ve been at full stretch with this, I think.",
      "It goes deep, because it is about your child.",
    ],
  },
  steps: [
    {
      id: "scene",
      role: "matter",
      label: "What happens",
      kept: "What happens: {answer}.",
    },
    {
      id: "child",
      role: "other-side",
      label: "From your child’s side",
      kept: "How it may look from your child’s side: {answer}.",
    },
    {
      id: "touch",
      role: "feeling",
      label: "What it touches in you",
      kept: "What it touches in you: {answer}.",
    },
    {
      id: "says",
      role: "belief",
      label: "What you make it say",
      kept: "What you take it to say about you: {answer}.",
    },
    {
      id: "own",
      role: "meaning",
      label: "Where it comes from",
      kept: "Where some of it comes from: {answer}.",
    },
    {
      id: "better",
      role: "exception",
      label: "When it goes better",
      kept: "When it goes better: {answer}.",
    },
    {
      id: "remember",
      role: "wish",
      label: "What you would like",
      kept: "What you would like: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would wait until it’s calm, say in two sentences what you saw and what you would like, and then ask how it was for them and really listen. If you lost your temper, say sorry for that part first; it teaches more than the lecture. If a child seems unwell or changed for weeks, ask a doctor or the school.",
      "Choose the one thing that truly matters and let three others go for now. Then spend a little time with your child in which nothing is wanted from them.",
    ],
    "what-helps": [
      "Three things help many people: a little time in which the child decides what is done (or, with a grown one, a call that wants nothing); fewer rules, but ones that hold; and leaving the room for a minute before answering, rather than after.",
      "Talking side by side helps, in the car or over the dishes, because nobody has to look at anybody. And mending matters more than getting it right: to come back afterwards and say so.",
    ],
    "is-it-normal": [
      "Yes. All parents lose patience, all children try how far they can go, and most families are louder inside than they look from the street.",
    ],
    "is-it-wrong-of-me": [
      "Being cross, tired or fed up with your own child isn’t wrong. If you said or did something you’re sorry for, it can be put right with a plain apology, without a “but”.",
    ],
    "how-do-i-begin": [
      "With something small and friendly that has nothing to do with the trouble: a cup of something, a lift, a game. After that it’s easier to say one sentence about it.",
    ],
    "will-it-get-better": [
      "Most of it does, because children change and so do their parents. It seldom gets better in a straight line, and a good week can be followed by a dreadful one without meaning anything.",
    ],
    "what-do-you-think": [
      "I think a parent who asks is already doing part of it. I would look less at who is right and more at what each of you is short of: sleep, time, or being listened to.",
    ],
    "why-am-i-like-this": [
      "Because nobody else can reach those places in you, and because what we saw as children comes up when we’re tired. To notice it is the better half of changing it.",
    ],
  },
  ending: {
    titles: ["A parent and a child", "Seen from both ends", "Being a parent, and {about}"],
    cameWith: [
      "You came with something about being a parent.",
      "You came to talk about {about} and your child.",
    ],
    gentle: [
      "Spend ten minutes with your child in which nothing is asked of them.",
      "Say sorry for one small part of it, without a “but”.",
      "Notice one moment today that went all right, and keep it.",
    ],
    closings: [
      "It need not be put right all at once. Tomorrow they’ll still be your child.",
      "Good enough, most days, is what children grow up on.",
      "You have given it some thought, and that is a good part of it.",
    ],
  },
  exercise: "self-compassion",
};

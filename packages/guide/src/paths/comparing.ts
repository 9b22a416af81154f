import type { Path } from "../path.ts";

export const comparing: Path = {
  id: "comparing",
  name: "Comparing yourself",
  way: "Look at the measure",
  invite: "look at what you are measuring yourself by",
  opens: {
    any: [
      "Looking sideways is tiring, and nearly everybody does it.",
      "Comparing is quick, and getting over it is slow.",
      "There may be something useful in that pinch, once we find it.",
      "Let us see what is being measured there, and with whose ruler.",
    ],
    heavy: [
      "To feel small next to other people hurts.",
      "Nobody wins that race, and it costs a lot to run.",
      "That is a sore place, so we will go gently.",
    ],
  },
  steps: [
    {
      id: "whom",
      role: "matter",
      label: "Who you compare yourself with",
      kept: "Who or what you compare yourself with: {answer}.",
    },
    {
      id: "moment",
      role: "why-now",
      label: "When it pinches",
      kept: "When it pinches: {answer}.",
    },
    {
      id: "sting",
      role: "feeling",
      label: "What stings about it",
      kept: "What stings about it: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would really want of it",
      kept: "What you would really want of it: {answer}.",
    },
    {
      id: "unseen",
      role: "other-side",
      label: "What you do not see",
      kept: "What you may not see from outside: {answer}.",
    },
    {
      id: "measure",
      role: "belief",
      label: "What you measure by",
      kept: "What you measure by: {answer}.",
    },
    {
      id: "own",
      role: "exception",
      label: "What is yours",
      kept: "What is yours: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Turn the pinch into a question: what exactly do I want of that? If something real is left, take one small step towards it; if nothing is, stay away from the place where it pinches for a week.",
      "I would compare yourself with yourself: where you were a year ago, and where you would like to be in a year. And I’d look less often at whatever shows you only other people’s best side.",
    ],
    "what-helps": [
      "Three things help many people: taking a break from whatever sets it off, for a week, as a test; asking somebody you envy how it really is; and writing down what you would not swap.",
      "It helps to say it aloud, even to the person: “I’m a bit envious, and I’m happy for you”. Said like that, it usually loses its sting and sometimes makes you closer.",
    ],
    "is-it-normal": [
      "Yes. Everybody compares; it is how people find out where they stand, and screens have made it endless.",
    ],
    "is-it-wrong-of-me": [
      "No. Envy is a feeling and no crime; it becomes unkind only if you make somebody pay for what they have.",
    ],
    "how-do-i-begin": [
      "With one list of what you would really want from their life if you had to live it every day. It is usually shorter than the envy.",
    ],
    "will-it-get-better": [
      "Yes, as a rule. It gets quieter when you do something towards what you want yourself, and when you look less. It does come back on bad days, for everybody.",
    ],
    "what-do-you-think": [
      "I think you are comparing your inside with somebody else’s outside, and no one comes out well from that. I would take the wish in it seriously and the ranking not at all.",
    ],
    "why-am-i-like-this": [
      "Because people are made to look at each other, and most of us were ranked early, at home or at school. It shows what you care about, and says little about what you are worth.",
    ],
  },
  ending: {
    titles: ["Looking sideways", "Measuring yourself by {about}", "Whose ruler is it"],
    cameWith: [
      "You came because you measure yourself against others, with {about} in mind.",
      "You came because you compare yourself with other people.",
    ],
    gentle: [
      "Stay away for one week from the place or screen where it pinches most, and see what changes.",
      "Write down three things of your own that you would not swap.",
      "Ask somebody who seems ahead of you how it really is.",
    ],
    closings: [
      "Your own road has gone on all this while. You can look at that again.",
      "You know a bit better what you want of it, and what you don’t.",
      "There is no table with everybody’s names on it. Go gently.",
    ],
  },
  exercise: "values",
};

import type { Path } from "../path.ts";

export const meaning: Path = {
  id: "meaning",
  name: "What is it all for",
  way: "Ask what for",
  invite: "ask what it is all for, without hurrying to an answer",
  opens: {
    any: [
      "A question like that deserves better than a quick answer.",
      "What for is an honest question, at any age.",
      "Let us look at where it went flat, and where it did not.",
      "Boredom and emptiness are worth taking seriously.",
    ],
    heavy: [
      "I am not going to hand you a slogan for that.",
      "You don’t have to find the point of everything today.",
      "Going through the days like that is tiring in its own way.",
    ],
  },
  steps: [
    {
      id: "flat",
      role: "matter",
      label: "What has gone flat",
      kept: "What has gone flat: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "When it began",
      kept: "When it began, or what came before: {answer}.",
    },
    {
      id: "day",
      role: "effect",
      label: "What your days are like",
      kept: "What your days are like: {answer}.",
    },
    {
      id: "alive",
      role: "exception",
      label: "When it mattered",
      kept: "When it mattered: {answer}.",
    },
    {
      id: "counts",
      role: "meaning",
      label: "What counts with you",
      kept: "What counts with you: {answer}.",
    },
    {
      id: "ought",
      role: "belief",
      label: "What you measure by",
      kept: "What you expected, or measure by: {answer}.",
    },
    {
      id: "more",
      role: "wish",
      label: "What there could be more of",
      kept: "What there could be more of: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I wouldn’t look for the one great answer; I would try small things and notice which of them leave a taste. Once a week do something for somebody, something with your hands or body, and something out of plain curiosity.",
      "I would leave the big question open and ask a smaller one each evening: what was worth it today? After two weeks the answers show a pattern.",
    ],
    "what-helps": [
      "Three things help many people: being useful to somebody in a small, regular way; making or learning something badly and for its own sake; and going back to something they loved before it had to be for anything.",
      "Do first and feel afterwards: interest often comes once you have begun. Choose one thing that takes an hour, put it on a day, and ask somebody along if you can.",
    ],
    "is-it-normal": [
      "Yes. Most people ask it at some time, often after reaching something or losing something, and often when things are outwardly fine.",
    ],
    "is-it-wrong-of-me": [
      "No. You can be thankful for what you have and still want it to be for something.",
    ],
    "how-do-i-begin": [
      "With one hour this week for something that has no use at all, but that you are a little curious about. Afterwards write down one line about how it was.",
    ],
    "will-it-get-better": [
      "Usually it does, though seldom by thinking alone; it comes back through people, use and interest. If nothing at all has given you pleasure for weeks, talk to a doctor too, because low mood can feel just like this.",
    ],
    "what-do-you-think": [
      "I don’t think there is one point waiting to be found. I think things come to matter by being looked after, and that what you would miss is the best clue to where to start.",
    ],
    "why-am-i-like-this": [
      "Because you noticed a gap that can be covered for years by being busy. Some people feel it sooner or more strongly, often after a change, and nothing is wrong with a mind that asks.",
    ],
  },
  ending: {
    titles: ["What is it all for", "What for, with {about} in mind", "Looking for what counts"],
    cameWith: [
      "You came asking what it is all for, with {about} on your mind.",
      "You came with the question of what it is all for.",
    ],
    gentle: [
      "Each evening this week, write one line: what was worth it today.",
      "Spend one hour on something you are a little curious about, and for nobody.",
      "Do one small useful thing for somebody who does not expect it.",
    ],
    closings: [
      "The question may stay open. You have some things that count to go on with.",
      "You don’t have to know what it is for to do the next good thing.",
      "Keep the small answers. The large one can take its time.",
    ],
  },
  exercise: "values",
};

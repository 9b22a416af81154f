import type { Path } from "../path.ts";

export const low: Path = {
  id: "low",
  name: "Low and flat",
  way: "Look at the low mood",
  invite: "look at how low it is, and find one thing small enough to do",
  opens: {
    any: [
      "Nothing has to be brightened up here.",
      "You don’t need a reason for it in order to talk about it.",
      "It’s hard to start talking when you’re flat, and you have.",
      "We can go slowly. You don’t have to make an effort.",
    ],
    heavy: [
      "I’m sorry it’s like that at the moment.",
      "You needn’t sound any better here than you are.",
      "I’m listening. You can say it as it is.",
    ],
  },
  steps: [
    {
      id: "like",
      role: "feeling",
      label: "What it is like",
      kept: "What it is like: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "Since when",
      kept: "Since when, and what was going on: {answer}.",
    },
    {
      id: "day",
      role: "effect",
      label: "How a day goes",
      kept: "How the days go: {answer}.",
    },
    {
      id: "dropped",
      role: "cost",
      label: "What has dropped away",
      kept: "What has dropped away: {answer}.",
    },
    {
      id: "says",
      role: "belief",
      label: "What the mood says",
      kept: "What the mood says: {answer}.",
    },
    {
      id: "lighter",
      role: "exception",
      label: "A shade lighter",
      kept: "A shade lighter: {answer}.",
    },
    {
      id: "need",
      role: "need",
      label: "What you need",
      kept: "What would do you good from others: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "One small thing",
      kept: "Small enough to do: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Do one small thing before you feel like it, since the wish often comes after the doing: ten minutes of daylight, a warm meal, one message. And if it has lasted more than two weeks, or takes your sleep and appetite, tell a doctor. That is what they are there for, and it often helps.",
      "Make the day smaller. One thing for the body, one thing that needs doing, one person, and the rest may wait.",
    ],
    "what-helps": [
      "Three things help many people, in small doses: daylight early in the day, moving a little at the same hour each day, and being with somebody who wants nothing from you. If it goes on for more than two weeks, a doctor can help, with talking treatment or otherwise.",
    ],
    "is-it-normal": [
      "Low spells are very common, with or without a reason, and most of them pass. If it has been there nearly all day for two weeks or more, it is worth telling a doctor, as you would with a cough that stays.",
    ],
    "is-it-wrong-of-me": [
      "No. You don’t owe anybody cheerfulness, and having much to be thankful for does not protect anyone from being low. You have taken nothing from anybody by feeling like this.",
    ],
    "how-do-i-begin": [
      "With something that takes less than five minutes and needs no mood: open the curtains, wash your face, drink a glass of water. Then see whether there is a second thing.",
    ],
    "will-it-get-better": [
      "Most likely, yes. Low moods lift for most people, by themselves or with help, although from inside it never looks that way. It tends to go in small steps, and others often notice it before you do.",
    ],
    "what-do-you-think": [
      "I think that you are working harder than it looks, because everything costs more when you are low. I would ask very little of the day, and I would let one other person know.",
    ],
    "why-am-i-like-this": [
      "There is rarely just one reason. Sleep, light, strain, loss, illness and the way you are made can all bring it on, sometimes for no reason you can see. It is not a lack of character, and a doctor can look for causes in the body.",
    ],
  },
  ending: {
    titles: [
      "Low, and thinking of {about}",
      "A low stretch",
      "One degree kinder",
      "What is small enough",
    ],
    cameWith: ["You came feeling low, and spoke of {about}.", "You came feeling low and flat."],
    gentle: [
      "Ten minutes of daylight before noon, outside or at a window.",
      "Write three words to one person. No explanation needed.",
      "Eat one warm thing today, sitting down.",
      "If it has lasted two weeks or more, ring the doctor.",
    ],
    closings: [
      "You talked, on a day when that was uphill. Rest now if you can.",
      "Tomorrow doesn’t have to be good. One degree kinder would do.",
      "Come as you are, any day. It needn’t be a better one.",
    ],
  },
  exercise: "activity-planning",
  endsWithout: ["obstacle"],
};

import type { Path } from "../path.ts";

export const sleep: Path = {
  id: "sleep",
  name: "Sleep",
  way: "Look at the nights",
  invite: "look at the nights and what gets into them",
  opens: {
    any: [
      "The nights, then. Let’s take them slowly.",
      "Bad sleep finds its way into everything.",
      "Sleep can’t be forced, so let’s come at it from the side.",
      "Let’s go through it, one piece at a time.",
    ],
    heavy: [
      "I’m sorry the nights are like that.",
      "When the nights are bad, there is nowhere to put the day down.",
      "That is a wearing way to get from one day to the next.",
    ],
  },
  steps: [
    {
      id: "night",
      role: "matter",
      label: "How the nights go",
      kept: "How the nights go: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "Since when",
      kept: "How long it has been so: {answer}.",
    },
    {
      id: "mind",
      role: "feeling",
      label: "What comes in the dark",
      kept: "What comes in the dark: {answer}.",
    },
    {
      id: "day",
      role: "effect",
      label: "What it takes from the day",
      kept: "What it takes from the day: {answer}.",
    },
    {
      id: "tale",
      role: "belief",
      label: "What you tell yourself",
      kept: "What you tell yourself about it: {answer}.",
    },
    {
      id: "better",
      role: "exception",
      label: "Better nights",
      kept: "About better nights you said {answer}.",
    },
    {
      id: "hour",
      role: "need",
      label: "The hour before bed",
      kept: "For the hour before bed: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would fix one thing first: the time you get up, as far as your life allows, whatever the night was like. When you have been awake in bed for a good while, get up and sit somewhere dim until you are sleepy. If it has lasted more than a few weeks, tell a doctor; there is good help for it, and not only pills.",
      "Change one thing and give it a fortnight, rather than ten things in one night. The time of getting up is the one that does most.",
    ],
    "what-helps": [
      "Three things help many people: getting up at the same time every day, keeping the bed for sleep, and writing tomorrow’s worries down early in the evening, well away from the bedroom. It is also worth leaving out coffee after midday for a week, just to see.",
      "It helps some people to stop trying to sleep and only try to rest: lie still, loosen the jaw and the hands, and let the breath out slowly. Turning the clock to the wall helps too.",
    ],
    "is-it-normal": [
      "Yes. Waking in the night is part of ordinary sleep, and most adults sleep badly for a stretch now and then. If it goes on for months, if you are told that you stop breathing, or if you get drowsy at the wheel, a doctor should hear about it soon.",
    ],
    "is-it-wrong-of-me": [
      "No. Nobody can sleep by wanting to, so there is nothing here to blame yourself for.",
    ],
    "how-do-i-begin": [
      "With the morning, not the night. Choose one time for getting up, keep to it for a week, and let the evenings follow.",
    ],
    "will-it-get-better": [
      "Very often, yes. Bad sleep mostly comes in stretches, and even when it has lasted for years there are treatments that work for many people; a doctor can tell you which.",
    ],
    "what-do-you-think": [
      "I think your nights should be taken seriously and not fought. I would change one small thing, leave it alone for two weeks, and only then judge.",
    ],
    "why-am-i-like-this": [
      "Mostly several things come together: a body on alert, a head with unfinished business, and habits that began as a way of catching up on sleep. None of those is a flaw in you.",
    ],
  },
  ending: {
    titles: ["The nights", "What keeps sleep away", "Sleep, and {about}"],
    cameWith: [
      "You came with nights that do not rest you.",
      "You came to talk about {about} and how you sleep.",
    ],
    gentle: [
      "Write tomorrow down early in the evening, and leave the paper in another room.",
      "Turn the clock to the wall tonight.",
      "Get up at the same time for one week, whatever the night was like.",
    ],
    closings: [
      "I hope tonight asks less of you.",
      "Lying quietly counts as rest, even when sleep is late.",
      "The night will come by itself; you need not be ready for it.",
    ],
  },
  exercise: "muscle-relaxation",
};

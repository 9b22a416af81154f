import type { Path } from "../path.ts";

export const lonely: Path = {
  id: "lonely",
  name: "Loneliness",
  way: "Look at the loneliness",
  invite: "find out what sort of lonely it is and what could ease it",
  opens: {
    any: [
      "Many people know that, and few say it out loud.",
      "Good that there’s somewhere to say it.",
      "Lonely isn’t the same for everybody, so let’s look closely.",
      "We can find out what sort of company is missing.",
    ],
    heavy: [
      "I’m glad you said it, even if it’s only here.",
      "I’m sorry it’s like that.",
      "Nobody should have to keep that to themselves.",
    ],
  },
  steps: [
    {
      id: "missing",
      role: "matter",
      label: "What is missing",
      kept: "What is missing: {answer}.",
    },
    {
      id: "since",
      role: "why-now",
      label: "How it came about",
      kept: "How it came about: {answer}.",
    },
    {
      id: "hour",
      role: "effect",
      label: "When it is strongest",
      kept: "When it is strongest: {answer}.",
    },
    {
      id: "story",
      role: "belief",
      label: "What you tell yourself",
      kept: "What you tell yourself about it: {answer}.",
    },
    {
      id: "known",
      role: "meaning",
      label: "What nobody asks about",
      kept: "What you would like somebody to know of you: {answer}.",
    },
    {
      id: "less",
      role: "exception",
      label: "When it was less",
      kept: "When it was less: {answer}.",
    },
    {
      id: "edge",
      role: "person",
      label: "Who is at the edge",
      kept: "Who might be near: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would like",
      kept: "What you would like: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I’d begin with the same place at the same time every week, because people grow familiar by being seen again: a class, a choir, a café, a volunteer shift. And I’d write one short message to one person you’d be glad to hear from, without apologising for the silence.",
      "Pick the emptiest hour of your week and put something with people in it, even just people in the room. Closeness comes later; being seen comes first.",
    ],
    "what-helps": [
      "Three things help many people: something regular where you’re expected; short exchanges with strangers, which do more good than they seem to; and asking people questions rather than waiting to be asked. If you feel low most of the day for weeks, talk to a doctor as well.",
    ],
    "is-it-normal": [
      "Yes, very. A great many people are lonely at some time, including in marriages, in offices and in the middle of big families; it just doesn’t show from outside.",
    ],
    "is-it-wrong-of-me": [
      "No. Wanting company isn’t needy, and having little of it isn’t a failing. It’s a need like sleep.",
    ],
    "how-do-i-begin": [
      "With something that takes two minutes: one message, “I thought of you, how are you?”, or one sentence to somebody you usually only nod to.",
      "By going somewhere once, with permission to leave after half an hour. The second time is the one that counts, because then somebody may know your face.",
    ],
    "will-it-get-better": [
      "It can, and mostly slowly: first a few familiar faces, then a name, then somebody who notices when you’re missing. It rarely changes by waiting, and often by one small regular thing.",
    ],
    "what-do-you-think": [
      "I think it’s a need that isn’t being met, and not a fault in you. I’d look for one regular hour among people before looking for a friend.",
    ],
    "why-am-i-like-this": [
      "People are made to be with others, so being without hurts, just as hunger does. And the longer it lasts, the warier people get, which makes the first step look bigger than it is.",
    ],
  },
  ending: {
    titles: ["A quiet time", "What sort of company is missing", "Lonely, and {about}"],
    cameWith: [
      "You came because it had been lonely, with {about} as part of it.",
      "You came because you had been lonely.",
    ],
    gentle: [
      "Say one sentence more than necessary to somebody today.",
      "Send one short message to somebody you’d be glad to hear from.",
      "Spend the emptiest hour of the week somewhere with people in it.",
    ],
    closings: [
      "It’s good that you said it. One small thing is enough to begin.",
      "I hope the week brings you a good hour with somebody.",
      "You’re not the only one, even if it seems so. Go well.",
    ],
  },
  exercise: "activity-planning",
};

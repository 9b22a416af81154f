import type { Path } from "../path.ts";

export const worry: Path = {
  id: "worry",
  name: "A worry that circles",
  way: "Untangle the worry",
  invite: "take the worry apart and see what is in it",
  opens: {
    any: [
      "Going round and round like that is tiring.",
      "Let’s get it out of the circle and have a look.",
      "Two can look at a worry better than one.",
      "Let’s give it a proper hearing, then.",
    ],
    heavy: [
      "No wonder you have little peace, with that going round.",
      "That is a lot to have in your head at all hours.",
      "You don’t have to hold it all at once here.",
    ],
  },
  steps: [
    {
      id: "circle",
      role: "matter",
      label: "What it circles round",
      kept: "What it circles round: {answer}.",
    },
    {
      id: "when",
      role: "effect",
      label: "When it comes",
      kept: "When it comes and what it does: {answer}.",
    },
    {
      id: "worst",
      role: "fear",
      label: "The worst of it",
      kept: "At its worst, it says {answer}.",
    },
    {
      id: "likely",
      role: "other-side",
      label: "Seen from outside",
      kept: "From outside it may look like this: {answer}.",
    },
    {
      id: "known",
      role: "missing",
      label: "Known and unknown",
      kept: "What is known, and what is not: {answer}.",
    },
    {
      id: "guards",
      role: "meaning",
      label: "What it looks after",
      kept: "What the worry looks after: {answer}.",
    },
    {
      id: "before",
      role: "exception",
      label: "When it lets go",
      kept: "What quietens it, or once did: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Split it in two: what you can do something about, and what you can’t. For the first, one small step with a day to it; for the second, a fixed quarter of an hour a day to worry in, and outside that, “not now”.",
      "Write the worry down in one sentence, and under it the next thing that could really be done. If there is none, it is not a task tonight, however much it behaves like one.",
    ],
    "what-helps": [
      "Three things help many people: writing it down once, so that your head doesn’t have to keep repeating it; a set quarter of an hour for worrying, well before bed; and moving, even just round the block. If it goes on for weeks or keeps you from living, a doctor can help with that too.",
    ],
    "is-it-normal": [
      "Yes. A mind that expects trouble goes over it again and again, most of all at night and when nothing can be done. It is common, and it is tiring all the same.",
    ],
    "is-it-wrong-of-me": [
      "No. To worry is not to complain or to distrust anybody; mostly it shows that something matters to you. It only becomes a problem when it takes more than it gives.",
    ],
    "how-do-i-begin": [
      "With pen and paper: one sentence that begins “What if”, and beneath it, what you know for certain. It usually looks shorter there than it did inside.",
    ],
    "will-it-get-better": [
      "Most likely, yes. Worries are mostly loudest before something is decided or done, and many people cope better with the thing itself than they expected. And how much room you give a worry is something you can learn.",
    ],
    "what-do-you-think": [
      "I think that there is something worth caring about underneath, and that the circling no longer serves it. I would look for the one corner you can move, and let the rest have fixed hours.",
    ],
    "why-am-i-like-this": [
      "Because a mind is built to look out for danger, and some minds do it thoroughly. Going over it again feels like doing something, so it is hard to stop. It is a habit of attention, and no fault of character.",
    ],
  },
  ending: {
    titles: [
      "A worry about {about}",
      "A worry, taken apart",
      "What keeps going round",
      "Known, unknown and likely",
    ],
    cameWith: [
      "You came with a worry about {about}.",
      "You came with a worry that kept going round.",
    ],
    gentle: [
      "Write the worry down in one sentence before supper, and close the notebook.",
      "Give it a quarter of an hour a day with a beginning and an end.",
      "When it starts at night, tell it what time it may come back tomorrow.",
    ],
    closings: [
      "It has had its hearing for today. It may wait until tomorrow.",
      "You know more about this worry now than it knows about you.",
      "If it comes round again tonight, you don’t have to get up for it.",
    ],
  },
  exercise: "worry-time",
};

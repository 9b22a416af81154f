import type { Path } from "../path.ts";

export const harsh: Path = {
  id: "harsh",
  name: "Hard on yourself",
  way: "Question the harsh voice",
  invite: "listen to the harsh voice for once, and question it",
  opens: {
    any: [
      "Somebody in there keeps very strict accounts.",
      "That is a hard tone to have in your own head.",
      "A voice like that should be questioned, and not only obeyed.",
      "Let us have a look at that voice, and what it is after.",
    ],
    heavy: [
      "Those are hard words to be alone with.",
      "I would not speak to you like that.",
      "You have been getting it from very close range.",
    ],
  },
  steps: [
    {
      id: "words",
      role: "matter",
      label: "What the voice says",
      kept: "What the voice says: {answer}.",
    },
    {
      id: "when",
      role: "why-now",
      label: "When it speaks up",
      kept: "When it speaks up: {answer}.",
    },
    {
      id: "voice",
      role: "person",
      label: "Whose voice it is",
      kept: "Whose voice it is: {answer}.",
    },
    {
      id: "job",
      role: "meaning",
      label: "What it is trying to do",
      kept: "What it may be trying to do: {answer}.",
    },
    {
      id: "cost",
      role: "cost",
      label: "What it costs you",
      kept: "What it costs you: {answer}.",
    },
    {
      id: "quiet",
      role: "exception",
      label: "When it is quiet",
      kept: "When it is quiet, or has nothing to say: {answer}.",
    },
    {
      id: "fair",
      role: "other-side",
      label: "A fairer way to say it",
      kept: "Said more fairly: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Don’t fight it, and don’t obey it either: write down what it says, word for word, and then write what you would say to a friend in the same place. Do that for a week, and the second voice gets quicker.",
      "I would ask of each harsh sentence whether it helps with the next step. If it does, keep the useful part; if it only hurts, let it talk and go on with what you were doing.",
    ],
    "what-helps": [
      "Three things help many people: naming it when it starts (“there is the voice again”); asking what exactly should be done better, since an insult never says; and talking to yourself by your own name, as you would to a friend.",
      "It helps to give it limits: five minutes to look at what went wrong, one thing to do differently, and then it is closed. A note of three things that went all right each day trains the other ear.",
    ],
    "is-it-normal": [
      "Yes. Very many people talk to themselves in a way they would never talk to anybody else, and hardly anyone mentions it.",
    ],
    "is-it-wrong-of-me": [
      "No. Being kinder to yourself isn’t letting yourself off; people who are fair to themselves after a mistake are usually the ones who mend it.",
    ],
    "how-do-i-begin": [
      "With the next harsh sentence: stop at it once today, write it down, and put beside it what a fair person would have said.",
    ],
    "will-it-get-better": [
      "Yes, slowly. The voice seldom goes away altogether, but it gets quieter once it is answered, and you get quicker at noticing it.",
    ],
    "what-do-you-think": [
      "I think the voice is stricter than it is accurate. I would keep its care for doing things well, and dismiss its way of saying so.",
    ],
    "why-am-i-like-this": [
      "Mostly because it was learnt, early or in a hard place, and because it once seemed to keep you safe from other people’s blame. What was learnt can be unlearnt, a bit at a time.",
    ],
  },
  ending: {
    titles: [
      "A harsh voice, questioned",
      "Hard on yourself about {about}",
      "Looking for a fairer tone",
    ],
    cameWith: [
      "You came being hard on yourself about {about}.",
      "You came with a harsh voice in your own head.",
    ],
    gentle: [
      "Write down one harsh sentence as it comes, and next to it what you would say to a friend.",
      "Once a day, call yourself by your name and say one fair thing.",
      "Note three things each evening that went all right, however small.",
    ],
    closings: [
      "The voice may come back. You know a little more about it now.",
      "You would be patient with anybody else. You may be patient with yourself.",
      "Let the fair sentence be the last one today.",
    ],
  },
  exercise: "self-compassion",
};

import type { Path } from "../path.ts";

export const happened: Path = {
  id: "happened",
  name: "Something that happened",
  way: "Go over what happened",
  invite: "go over what happened, as far as you like, and see why it stays",
  opens: {
    any: [
      "You decide how much of it gets told.",
      "It’s in the past, but it hasn’t let go of you.",
      "Some things take longer to be over.",
      "There’s no need to keep it only in your head.",
    ],
    heavy: [
      "I’m sorry that happened.",
      "You can tell it in any order, or only round the edges.",
      "There is no need to go through all of it here.",
    ],
  },
  steps: [
    {
      id: "what",
      role: "matter",
      label: "What happened",
      kept: "What happened: {answer}.",
    },
    {
      id: "returns",
      role: "effect",
      label: "What comes back",
      kept: "What keeps coming back: {answer}.",
    },
    {
      id: "inside",
      role: "feeling",
      label: "What it was like inside",
      kept: "What came along with it: {answer}.",
    },
    {
      id: "since",
      role: "belief",
      label: "What you tell yourself",
      kept: "What you have been telling yourself: {answer}.",
    },
    {
      id: "touched",
      role: "meaning",
      label: "What it touched",
      kept: "What it touched: {answer}.",
    },
    {
      id: "outside",
      role: "other-side",
      label: "Seen from beside you",
      kept: "Told by a kind witness: {answer}.",
    },
    {
      id: "did",
      role: "exception",
      label: "What you can stand by",
      kept: "What you can stand by, or what has helped: {answer}.",
    },
    {
      id: "step",
      role: "step",
      label: "What is left to do",
      kept: "What is left to do: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "First, tell it once from beginning to end, to somebody you trust or on paper. Then see whether anything is left to put right or to say; if so, do that one thing, and if not, you may treat it as something that comes back rather than something you have to solve.",
      "I would not fight it when it comes. Say to yourself what it is, look at five things around you, and go on with what you were doing. If it still breaks in often after some weeks, talk to a doctor.",
    ],
    "what-helps": [
      "Three things help many people: telling it to one person who does not interrupt, writing it down once with the end included, and turning to the room around you when it comes back. If it keeps breaking in after a month, or takes your sleep, a doctor or a therapist can help with exactly that.",
    ],
    "is-it-normal": [
      "Yes. After something upsetting it is common to see it again, go over it, sleep badly or be jumpy for some weeks. Small things can do it as well as large ones, and if it does not fade it is worth getting help.",
    ],
    "is-it-wrong-of-me": [
      "No. It isn’t wrong that it stays with you, and it isn’t making a fuss. Whether anything you did was wrong is a separate question, and that one can be looked at calmly and perhaps put right.",
    ],
    "how-do-i-begin": [
      "With the edges: where you were, what time it was, who was there. You can stop at any point, and the middle can wait for another day.",
    ],
    "will-it-get-better": [
      "For most people, yes. Such things come back less often and less sharply in the course of weeks or months, sooner if they have been told to somebody. If it is not fading at all, that is a good reason to ask a doctor.",
    ],
    "what-do-you-think": [
      "I think that it touched something that matters to you, or it would have gone the way of other days. I would look at the sentence you have been telling yourself since, because that often lasts longer than the thing itself.",
    ],
    "why-am-i-like-this": [
      "Because a mind keeps going back to what it could not finish or make sense of at the time. That is how minds are made, and it says little about how strong you are.",
    ],
  },
  ending: {
    titles: [
      "What stays of {about}",
      "Something that would not let go",
      "Told from the beginning",
      "What happened, and since",
    ],
    cameWith: [
      "You came because {about} would not let you go.",
      "You came with something that happened and has stayed.",
    ],
    gentle: [
      "Write it down once, with the end included, and put the page away.",
      "When it comes back, name five things you can see, and go on with what you were doing.",
      "Tell one person one part of it.",
    ],
    closings: [
      "It has been told, as far as you wanted. You can leave it here for now.",
      "Thank you for trusting me with it.",
      "If it comes back tonight, it comes back to somebody who has looked at it.",
    ],
  },
  exercise: "grounding",
};

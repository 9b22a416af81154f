import type { Path } from "../path.ts";

export const anger: Path = {
  id: "anger",
  name: "Anger",
  way: "Look at the anger",
  invite: "look at what the anger is about, before doing anything with it",
  opens: {
    any: [
      "Anger usually has something to say. Let us hear it out.",
      "You can be angry here. Nothing breaks.",
      "Something got to you, and it deserves a proper look.",
      "Nothing has to be done with it in the next ten minutes.",
    ],
    heavy: [
      "That is a lot of heat to be walking round with.",
      "No need to calm down first. Tell it as it is.",
      "Anger like that wears out the one who has it, too.",
    ],
  },
  steps: [
    {
      id: "at",
      role: "matter",
      label: "What it is about",
      kept: "What it is about: {answer}.",
    },
    {
      id: "grew",
      role: "why-now",
      label: "What was there before",
      kept: "What was there before: {answer}.",
    },
    {
      id: "body",
      role: "effect",
      label: "What it does with you",
      kept: "What it does with you: {answer}.",
    },
    {
      id: "line",
      role: "meaning",
      label: "What line was crossed",
      kept: "What line was crossed: {answer}.",
    },
    {
      id: "under",
      role: "feeling",
      label: "What is beside the anger",
      kept: "What is beside the anger: {answer}.",
    },
    {
      id: "side",
      role: "other-side",
      label: "From the other side",
      kept: "From the other side: {answer}.",
    },
    {
      id: "handled",
      role: "exception",
      label: "When you handled it well",
      kept: "What has helped with anger before: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you want from it",
      kept: "What you want from it: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Nothing while it is hot: move, wait, sleep on it if you can. Then say one plain sentence to the right person: what happened, what it did to you, and what you want to be different.",
      "I would first find out which line was crossed. If it is about something that can change, ask for that one thing; if it can’t, use the strength of the anger to put some distance between you and it.",
    ],
    "what-helps": [
      "Three things help many people: leaving the room and moving fast for ten minutes; writing the letter you will not send, with everything in it; and putting off any reply until the next morning.",
      "Breathing out longer than you breathe in takes the edge off within a minute or two. After that it helps to ask what the anger is guarding, and to say that, and not the insult.",
    ],
    "is-it-normal": [
      "Yes. Anger is what people feel when something they care about is stepped on; being angry is common, and so is being frightened of your own anger.",
    ],
    "is-it-wrong-of-me": [
      "No. Feeling angry isn’t wrong; only what is done with it can be. If you did hurt somebody with it, you can be right about the matter and still say sorry for the manner.",
    ],
    "how-do-i-begin": [
      "By letting it cool one degree: step away, drink some water, breathe out slowly ten times. Then write down in one line what you would want to be different.",
    ],
    "will-it-get-better": [
      "Mostly yes. A flare passes within the hour if it isn’t fed; a long anger gets better when something is said or changed, or when you decide that it has had enough of your days.",
    ],
    "what-do-you-think": [
      "I think the anger is pointing at something that matters, and I would listen to what it points at more than to what it wants to do. Most of what it says is worth keeping once it has been translated.",
    ],
    "why-am-i-like-this": [
      "Often because of where the line lies for you and how often it has been stepped on, and because tiredness shortens every fuse. How we show anger is mostly learnt, and it can be learnt differently.",
    ],
  },
  ending: {
    titles: ["What the anger is about", "Anger over {about}", "A line that was crossed"],
    cameWith: ["You came angry about {about}.", "You came with anger in you, and for a reason."],
    gentle: [
      "Write the letter with everything in it, and do not send it.",
      "Answer nothing about this before tomorrow morning.",
      "When it flares, go and move for ten minutes before you speak.",
    ],
    closings: [
      "The anger has been heard out. You decide what is done with it.",
      "There is time to choose the words, or to choose none.",
      "It may flare up again. You know a bit more now about what it guards.",
    ],
  },
  exercise: "stop",
};

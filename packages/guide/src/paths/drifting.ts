import type { Path } from "../path.ts";

export const drifting: Path = {
  id: "drifting",
  name: "Drifting apart",
  way: "Look at the distance",
  invite: "look at how the distance came and what you want now",
  opens: {
    any: [
      "Growing apart makes hardly any noise.",
      "There is often no single moment you could point to.",
      "We can look at what there was, and what you’d like now.",
      "It’s worth a thought before it simply goes on by itself.",
    ],
    heavy: [
      "It hurts to lose somebody who is still there.",
      "A quiet sort of loss, and a real one.",
      "I’m sorry. Nobody sends a card for this kind of thing.",
    ],
  },
  steps: [
    {
      id: "notice",
      role: "why-now",
      label: "How you noticed",
      kept: "How you noticed: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "Who they are to you",
      kept: "Who they are to you: {answer}.",
    },
    {
      id: "miss",
      role: "feeling",
      label: "What you miss",
      kept: "What you miss: {answer}.",
    },
    {
      id: "story",
      role: "belief",
      label: "How you explain it",
      kept: "How you explain it: {answer}.",
    },
    {
      id: "theirs",
      role: "other-side",
      label: "How it may look to them",
      kept: "How it may look to them: {answer}.",
    },
    {
      id: "stands",
      role: "meaning",
      label: "What it stands for",
      kept: "What it stands for: {answer}.",
    },
    {
      id: "want",
      role: "wish",
      label: "What you would like",
      kept: "What you would like between you: {answer}.",
    },
    {
      id: "line",
      role: "step",
      label: "One line to them",
      kept: "One line to them: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "If you’d be glad to hear from them, I’d send two lines without explaining the silence: something that reminded you of them, and one real question. If they answer warmly, suggest a day. If they don’t, you’ll know you tried.",
      "First find out which you want: the person as they are now, or the old times. For the person, make one small move. For the old times, tell somebody the stories and let yourself be sad about them.",
      "If it’s somebody you live with, I’d ask one question at supper that has nothing to do with arrangements, and do one thing together this week with the phones in another room. Then say plainly that you’ve missed them.",
    ],
    "what-helps": [
      "A few things help: a short message that asks for nothing, a fixed date in place of “we must meet soon”, and doing something together rather than catching up over a table. And if it can’t be revived, thanking them, even just in a letter you keep.",
    ],
    "is-it-normal": [
      "Yes. Most people lose touch with someone dear at some time, more often through moves, work, children or shyness than through anybody’s ill will.",
    ],
    "is-it-wrong-of-me": [
      "No. Losing touch isn’t a betrayal, and neither is wanting less than before. If you feel you owe them a word, it can still be said.",
    ],
    "how-do-i-begin": [
      "With something small and true: “I walked past our old place and thought of you. How are you, really?” Leave out the long apology; it makes answering harder.",
    ],
    "will-it-get-better": [
      "It often does. Many friendships have gaps of years and pick up again in an afternoon. And those that don’t tend to ache less once you’ve stopped waiting.",
    ],
    "what-do-you-think": [
      "I think it matters to you, or you wouldn’t have brought it up. I can’t see their side, so the only way to know is one small, friendly sign.",
    ],
    "why-am-i-like-this": [
      "Many people are. The longer a silence gets, the more a simple hello seems to need a reason, and so it gets longer. It’s shyness more often than coldness.",
    ],
  },
  ending: {
    titles: ["Further apart than before", "Somebody I miss", "A growing distance: {about}"],
    cameWith: [
      "You came because of {about}, and a distance that had grown.",
      "You came because you and somebody had grown apart.",
    ],
    gentle: [
      "Send two lines that need no answer: “I thought of you today.”",
      "Look out one photograph or message from the good days, and look at it properly.",
      "Write down three things you’d tell them, whether or not you send it.",
    ],
    closings: [
      "Whatever you do with it, it was worth looking at.",
      "A sign can be small. There’s no deadline for it.",
      "What was good once is still yours to keep.",
    ],
  },
};

import type { Path } from "../path.ts";

export const fear: Path = {
  id: "fear",
  name: "Fear before something",
  way: "Face what is ahead",
  invite: "look at what is ahead, and at what the fear makes of it",
  opens: {
    any: [
      "It’s still ahead, so we can look at it before it comes.",
      "Being afraid beforehand is hard work.",
      "You feel a thing like that well before it happens.",
      "Fear has sharp eyes and a poor sense of size.",
    ],
    heavy: [
      "You don’t have to be brave about it here.",
      "It really has hold of you, I can tell.",
      "We can take it slowly, and go no nearer than you like.",
    ],
  },
  steps: [
    {
      id: "ahead",
      role: "matter",
      label: "What is ahead",
      kept: "What is ahead: {answer}.",
    },
    {
      id: "moment",
      role: "fear",
      label: "The very moment",
      kept: "The moment you fear most: {answer}.",
    },
    {
      id: "body",
      role: "effect",
      label: "How it shows already",
      kept: "How it shows already: {answer}.",
    },
    {
      id: "says",
      role: "belief",
      label: "What the fear says",
      kept: "What the fear says: {answer}.",
    },
    {
      id: "for",
      role: "meaning",
      label: "What it is for",
      kept: "What it is for: {answer}.",
    },
    {
      id: "before",
      role: "exception",
      label: "When you did it afraid",
      kept: "What has helped you through: {answer}.",
    },
    {
      id: "need",
      role: "need",
      label: "What would help on the day",
      kept: "What would help on the day: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Make it smaller and more exact. Find the one minute you dread, decide beforehand what you will do in it, and tell one person that you are afraid. If it is something medical, ask all your questions of the people who will be there.",
      "Prepare what can be prepared, stop at a fixed time the evening before, and plan only the last quarter of an hour. You don’t need to stop being afraid; you need to be able to do it afraid.",
    ],
    "what-helps": [
      "Three things help many people: breathing out longer than in for a few minutes, going through it once in detail as it will probably be, and getting close to it in small doses beforehand, such as visiting the room or saying the first sentence aloud. If the fear rules out more and more of your life, a doctor or a therapist can help with it.",
    ],
    "is-it-normal": [
      "Yes. Before something that matters, most people sleep badly, feel sick or want to run. Many who look calm are only practised at looking calm.",
    ],
    "is-it-wrong-of-me": [
      "No. To be afraid does no harm to anybody, and it is not cowardice either. Nobody chooses when the heart starts pounding.",
    ],
    "how-do-i-begin": [
      "With the first two minutes only: where you will be, what you have in your hand, what the first thing is that you do or say. The rest follows more easily from a clear beginning.",
    ],
    "will-it-get-better": [
      "Usually, yes. For most people fear is strongest shortly before, and drops once it has begun; and each time you go through with something, the next time is a little easier.",
    ],
    "what-do-you-think": [
      "I think that the fear is looking at one part of this while you will be doing the whole of it, and much of that may be quite ordinary. I would plan that one part well and leave the rest alone.",
    ],
    "why-am-i-like-this": [
      "Because your body can’t tell a danger from something important, and gets ready for both in the same way. A pounding heart is preparation, badly timed. It is no verdict on you.",
    ],
  },
  ending: {
    titles: [
      "Afraid, with {about} ahead",
      "Afraid of what is ahead",
      "The minute that matters",
      "Going in afraid",
    ],
    cameWith: [
      "You came with a fear about {about}.",
      "You came with a fear of something that lies ahead.",
    ],
    gentle: [
      "Go through the first two minutes in your mind, once, as they will probably be.",
      "Tell one person that you are afraid, and of what.",
      "Breathe out longer than you breathe in, ten times, once a day until then.",
    ],
    closings: [
      "I wish you a steady minute when it counts.",
      "You can be afraid and go in all the same. Come and tell me afterwards, if you like.",
      "Enough looking ahead for now. It can wait until its day comes.",
    ],
  },
  exercise: "breathing",
};

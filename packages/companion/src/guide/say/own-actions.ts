/**
 * What to do about something the person said, {said} being their own sentence. Each asks for one small
 * thing that can be done in a quarter of an hour, and takes nothing for granted beyond the sentence.
 */
export const ownActions = {
  place: "You said “{said}”. Decide whether you want to go once, only to see what it is like.",
  somebody: "You said “{said}”. Write down the first thing you would say to them.",
  unsaid:
    "You said “{said}”. Write down the first sentence you would say. It need not be said yet.",
  heldBack: "You said “{said}”. Write down what you would have liked to say then.",
  unsure: "Write down two or three guesses, and keep the one that sounds truest: “{said}”.",
  weighing: "You said “{said}”. Write one line for each side, and see which is easier to write.",
  afraid: "You said “{said}”. Write down what you could do if it did come to that.",
  dread:
    "You said “{said}”. Write down which part of it is the hardest, and one thing that would make that part easier.",
  nerves: "Decide now on one small thing to say or do when this happens: “{said}”.",
  bothSides: "Write a line or two for each side of this: “{said}”.",
  stands: "In a few days, read this again and see whether it still holds: “{said}”.",
  wantsOf: "Put this into one sentence that you could say aloud: “{said}”.",
  misses: "You said “{said}”. Choose one small way to have a little of that this week.",
  unwanted: "You said “{said}”. Write down what you would want instead, even as a guess.",
  wants: "You said “{said}”. Write down one small thing that would bring you nearer to that.",
  keeps: "For a week, note when this happens and what you would rather do then: “{said}”.",
  hardOnSelf: "Write down what you would answer a friend who told you this: “{said}”.",
  unable: "You said “{said}”. Write down one thing that would make it a little easier.",
  alone: "Choose one person to whom you could say this: “{said}”.",
  cross: "You said “{said}”. Write down in one sentence what you would want to be different.",
  staysWith: "Write two or three sentences about why this stays with you: “{said}”.",
  good: "Make room this week for a little more of this: “{said}”.",
  feels: "Write down when you feel this most, and when you feel it least: “{said}”.",
} as const;
export type OwnKind = keyof typeof ownActions;

/** Where fewer such sentences were said: about what somebody came with. */
export const openingActions = {
  trouble:
    "You came with this: “{said}”. Write down what you would most like to be different about it.",
  ongoing:
    "You came with this: “{said}”. Choose one small thing about it that is in your own hands, and a day for it.",
  happened:
    "You came with this: “{said}”. Write down one thing you would like to do next, however small.",
  anything:
    "You came with this: “{said}”. Write down in two or three sentences what matters most to you about it.",
} as const;
/** And about where they got to: a thought, or anything else told of oneself. */
export const latestActions = {
  thought: "In a few days, read this again and see whether it still holds: “{said}”.",
  anything: "Write two or three sentences about why this matters to you: “{said}”.",
  fact: "Decide what the next small step about this could be: “{said}”.",
} as const;

/** What a sentence of the person's own may tell. */
export type OwnKind =
  | "place"
  | "somebody"
  | "unsaid"
  | "heldBack"
  | "unsure"
  | "weighing"
  | "afraid"
  | "dread"
  | "nerves"
  | "bothSides"
  | "stands"
  | "wantsOf"
  | "misses"
  | "unwanted"
  | "wants"
  | "keeps"
  | "hardOnSelf"
  | "unable"
  | "alone"
  | "cross"
  | "staysWith"
  | "good"
  | "feels";

/**
 * What to do about something the person said, {said} being their own sentence. Each asks for one small
 * thing that can be done in a quarter of an hour, and takes nothing for granted beyond the sentence.
 * The other kinds have none: what was asked of them read like homework about a remark.
 */
export const ownActions: Readonly<Partial<Record<OwnKind, string>>> = {
  place: "You said “{said}”. Decide whether you want to go once, only to see what it is like.",
  unsaid:
    "You said “{said}”. Write down the first sentence you would say. It need not be said yet.",
  heldBack: "You said “{said}”. Write down what you would have liked to say then.",
  weighing: "You said “{said}”. Write one line for each side, and see which is easier to write.",
  afraid: "You said “{said}”. Write down what you could do if it did come to that.",
  dread:
    "You said “{said}”. Write down which part of it is the hardest, and one thing that would make that part easier.",
  bothSides: "Write a line or two for each side of this: “{said}”.",
  wantsOf: "Put this into one sentence that you could say aloud: “{said}”.",
  misses: "You said “{said}”. Choose one small way to have a little of that this week.",
  wants: "You said “{said}”. Write down one small thing that would bring you nearer to that.",
  keeps: "For a week, note when this happens and what you would rather do then: “{said}”.",
  hardOnSelf: "Write down what you would answer a friend who told you this: “{said}”.",
};

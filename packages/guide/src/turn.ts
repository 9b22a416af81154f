import type { Reading, ShapeSort } from "@app/reading/reading";
import type { Path } from "./path.ts";
import type { OfferedOption, Talk } from "./talk.ts";
import type { LinePicker } from "./write/line-picker.ts";

/** What the guide leads through in a program's session. */
export type ProgramQuestions = { followUps: readonly string[]; closing: string };

/** One turn while it is being answered. `talk` is a copy that the moves change. */
export type GuideTurn = {
  seed: string;
  reading: Reading;
  talk: Talk;
  voice: LinePicker;
  path: Path | null;
  /** The option that was tapped or named, and whether anything was told beside it. */
  chosen: { offered: OfferedOption; isAlone: boolean } | null;
  isSpoken: boolean;
  /** A danger was spoken of: nothing is said that was written for ordinary talk. */
  isNearDanger: boolean;
  program: ProgramQuestions | null;
};

/** Which sort of line a reply is made of: one to a shape, a few of the person's own words, or what may be tapped. */
export type ReplySort = Exclude<ShapeSort, "words"> | "quote" | "invitation";

export type WrittenReply = {
  parts: readonly (string | null)[];
  options?: readonly OfferedOption[];
  sort?: ReplySort;
};

/** A row of the table of moves: the first that writes wins. */
export type Move = { id: string; write: (turn: GuideTurn) => WrittenReply | null };

export const does = (
  { reading }: GuideTurn,
  ...acts: readonly Reading["acts"][number][]
): boolean => acts.some((act) => reading.acts.includes(act));

/** Whether the reader of sentences is sure of an act that no phrase gave away. */
export const leansTo = ({ reading }: GuideTurn, act: string, least: number): boolean =>
  (reading.leanings[act] ?? 0) >= least;

/** Whether the message asks for this, by the id of its answer. */
export const asksFor = ({ reading }: GuideTurn, ...ids: readonly string[]): boolean =>
  reading.sentences.some(({ ask }) => ask !== null && ask.share >= 0.6 && ids.includes(ask.id));

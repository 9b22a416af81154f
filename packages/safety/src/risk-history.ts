import type { MessageRisk } from "./message-risk.ts";

/** What a message of the person was, as far as risk goes. */
export type PersonItem = {
  role: "user";
  content: string;
  /** What it was read as; filled in where it has to be read again. */
  read?: MessageRisk;
};

/** What the safety looks at in a session: the person's words, and of each reply only what of ours was said in it. */
export type RiskItem = PersonItem | { role: "assistant"; marks: readonly string[] };

/** What was asked, where an answer is read by it. */
export type RiskQuestion =
  | "asked-directly"
  | "asked-gently"
  | "asked-safe"
  | "asked-plan"
  | "asked-country";

/** One thing we say. Its mark is what later turns know it by. */
export type MarkedLine = { mark: string; text: string; asks?: RiskQuestion };

/** Words of ours that go out together, with all their marks. */
export type MarkedWords = { text: string; marks: readonly string[] };

export const nothingSaid: MarkedWords = { text: "", marks: [] };

/** Lines of one kind, each with a mark of its own. */
export const bank = (name: string, texts: readonly string[]): readonly MarkedLine[] =>
  texts.map((text, index) => ({ mark: `${name}/${index}`, text }));

const saidOf = (part: MarkedLine | MarkedWords | string): MarkedWords => {
  if (typeof part === "string") return { text: part, marks: [] };
  if ("marks" in part) return part;
  return { text: part.text, marks: part.asks ? [part.mark, part.asks] : [part.mark] };
};

/** Puts words together; a plain string is one that no later turn asks about. */
export const joinWords = (
  parts: readonly (MarkedLine | MarkedWords | string | null | undefined)[],
  between = " ",
): MarkedWords => {
  const said = parts
    .flatMap((part) => (part ? [saidOf(part)] : []))
    .filter(({ text }) => text !== "");
  return {
    text: said.map(({ text }) => text).join(between),
    marks: said.flatMap(({ marks }) => marks),
  };
};

export const isPerson = (item: RiskItem): item is PersonItem => item.role === "user";

export const marksOf = (item: RiskItem | undefined): readonly string[] =>
  item?.role === "assistant" ? item.marks : [];

export const hasSaid = (history: readonly RiskItem[], mark: string): boolean =>
  history.some((item) => marksOf(item).includes(mark));

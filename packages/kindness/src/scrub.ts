import type { ScrubKind } from "@app/contract/kindness-words";
import { type FoldedText, fold, invisibleChar, joinSpelled } from "./fold.ts";
import { findEmails, findLinks } from "./scrubbing/find-addresses.ts";
import { findHandles } from "./scrubbing/find-handles.ts";
import { findNames } from "./scrubbing/find-names.ts";
import { findPhones } from "./scrubbing/find-phones.ts";
import type { ScrubSpan } from "./scrubbing/scrub-span.ts";

/** One thing that was taken out. The range is that of the text as it was given, in UTF-16 units. */
type ScrubChange = { kind: ScrubKind; start: number; end: number; replacement: string };

export type ScrubbedText = {
  text: string;
  /** In the order of the text; empty where nothing was found. */
  changes: readonly ScrubChange[];
};

const replacements: Readonly<Record<ScrubKind, string>> = {
  email: "[e-mail]",
  phone: "[number]",
  link: "[link]",
  handle: "[handle]",
  name: "[name]",
};

type Finder = {
  find: (text: string) => ScrubSpan[];
  /** Whether it also reads words that were spelled out. Numbers always are: joined, a count would be one. */
  joined: boolean;
};

/** In the order in which they are believed where two find the same. */
export const finders: readonly Finder[] = [
  { find: findEmails, joined: true },
  { find: findLinks, joined: true },
  { find: findHandles, joined: true },
  { find: findPhones, joined: false },
  { find: findNames, joined: true },
];

/** Marks that nobody sees go with what they stand behind. */
const behindUnseen = (text: string, from: number): number => {
  let end = from;
  for (const char of text.slice(from)) {
    if (!invisibleChar.test(char)) break;
    end += char.length;
  }
  return end;
};

const written = (text: string, { starts, ends }: FoldedText, found: ScrubSpan): ScrubChange => ({
  kind: found.kind,
  start: starts[found.start] ?? 0,
  end: behindUnseen(text, ends[found.end - 1] ?? 0),
  replacement: replacements[found.kind],
});

const overlap = (a: ScrubChange, b: ScrubChange): boolean => a.start < b.end && b.start < a.end;

/** The wider one stays, as what it was first found to be; nothing is left of either. */
const merge = (changes: readonly ScrubChange[]): ScrubChange[] => {
  const merged: ScrubChange[] = [];
  for (const change of changes) {
    const others = merged.filter((each) => overlap(each, change));
    const [first = change] = others;
    for (const other of others) merged.splice(merged.indexOf(other), 1);
    merged.push({
      ...first,
      start: Math.min(change.start, ...others.map(({ start }) => start)),
      end: Math.max(change.end, ...others.map(({ end }) => end)),
    });
  }
  return merged.sort((a, b) => a.start - b.start);
};

/** Takes out what could lead to a person, however it is spelled. Nothing else of the text is touched. */
export const scrub = (text: string): ScrubbedText => {
  const plain = fold(text);
  const joined = [joinSpelled(plain, "._-"), joinSpelled(plain)].filter(
    (view) => view.text !== plain.text,
  );
  const changes = merge(
    finders.flatMap((finder) =>
      [plain, ...(finder.joined ? joined : [])].flatMap((view) =>
        finder.find(view.text).map((found) => written(text, view, found)),
      ),
    ),
  );
  let at = 0;
  let scrubbed = "";
  for (const { start, end, replacement } of changes) {
    scrubbed += text.slice(at, start) + replacement;
    at = end;
  }
  return { text: scrubbed + text.slice(at), changes };
};

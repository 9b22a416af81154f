import type { SavedConversation } from "@app/vault/records/saved-conversation";

export type SavedMatch = {
  id: string;
  title: string;
  createdAt: string;
  /** The place, cut to what fits: what stands before it, the words themselves, what follows. */
  before: string;
  hit: string;
  after: string;
};

const aroundChars = 60;

/** Accents and capitals do not matter when somebody looks for a word. */
const folded = (text: string): string =>
  [...text]
    .map((sign) => sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 1) || sign)
    .join("");

const textsOf = ({ title, summary, messages }: SavedConversation): string[] => [
  ...messages.map(({ content }) => content),
  ...(summary ? [summary] : []),
  title,
];

/** The first place where all the words stand; with several words, the place of the first. */
export const searchIn = (
  id: string,
  conversation: SavedConversation,
  words: string,
): SavedMatch | undefined => {
  const wanted = folded(words.trim()).split(/\s+/).filter(Boolean);
  const [first] = wanted;
  if (!first) return undefined;
  const texts = textsOf(conversation);
  const all = folded(texts.join("\n"));
  if (!wanted.every((word) => all.includes(word))) return undefined;
  const text = texts.find((each) => folded(each).includes(first)) ?? conversation.title;
  const signs = [...text];
  const at = [...folded(text).slice(0, folded(text).indexOf(first))].length;
  const end = at + [...first].length;
  const from = Math.max(0, at - aroundChars);
  return {
    id,
    title: conversation.title,
    createdAt: conversation.createdAt,
    before: (from > 0 ? "…" : "") + signs.slice(from, at).join(""),
    hit: signs.slice(at, end).join(""),
    after:
      signs.slice(end, end + aroundChars).join("") + (signs.length > end + aroundChars ? "…" : ""),
  };
};

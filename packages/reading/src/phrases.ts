import type { Token } from "./text.ts";

type Node = { ends: boolean; next: Map<string, Node> };

/** Phrases that are looked for word by word, however many there are: the time grows with the text alone. */
export type Phrases = {
  /** How many words the longest phrase that begins here has; 0 where none does. */
  at: (tokens: readonly Token[], from: number) => number;
  /** Whether any stands anywhere. */
  isIn: (tokens: readonly Token[]) => boolean;
  /** Whether the words begin with one. */
  begins: (tokens: readonly Token[]) => boolean;
};

/** One phrase a line, or several parted by " / ". */
export const phrases = (list: string): Phrases => {
  const root: Node = { ends: false, next: new Map() };
  for (const phrase of list.split(/\n|\s\/\s/)) {
    const words = phrase.trim().split(/\s+/).filter(Boolean);
    if (words.length === 0) continue;
    let node = root;
    for (const word of words) {
      const found = node.next.get(word) ?? { ends: false, next: new Map() };
      node.next.set(word, found);
      node = found;
    }
    node.ends = true;
  }
  const at = (tokens: readonly Token[], from: number): number => {
    let node: Node | undefined = root;
    let longest = 0;
    for (let index = from; index < tokens.length; index += 1) {
      node = node.next.get(tokens[index]?.word ?? "");
      if (!node) break;
      if (node.ends) longest = index - from + 1;
    }
    return longest;
  };
  return {
    at,
    isIn: (tokens) => tokens.some((_, index) => at(tokens, index) > 0),
    begins: (tokens) => at(tokens, 0) > 0,
  };
};

/** Whether the words are nothing but these phrases and small words, with at least one of the phrases. */
export const areOnly = (tokens: readonly Token[], core: Phrases, fillers: Phrases): boolean => {
  let found = false;
  for (let index = 0; index < tokens.length; ) {
    const length = core.at(tokens, index);
    if (length > 0) found = true;
    const step = Math.max(length, fillers.at(tokens, index));
    if (step === 0) return false;
    index += step;
  }
  return found;
};

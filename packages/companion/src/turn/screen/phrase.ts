/**
 * A phrase of words, read word by word, so that it is known at every moment of a stream whether
 * what came so far may still become one. Written as `(a|b c)` for a choice, `x?` for what may be
 * missing, `x*` for what may repeat, `_` for any word, `#` for a number.
 */
export type Phrase = {
  firstWords: ReadonlySet<string>;
  states: readonly State[];
  /** Words it names; all others are alike to it. */
  named: ReadonlySet<string>;
  start: Place;
  accept: number;
};

/** Where a reading has come to. The way on is worked out once for each word, since replies repeat them. */
type Place = { reached: ReadonlySet<number>; next: Map<string, Place> };

type State = { words: Map<string, number[]>; any: number[]; number: number[]; skip: number[] };
type Token = string;

const tokensOf = (source: string): Token[] => source.match(/[()|?*]|[^\s()|?*]+/g) ?? [];

const numberWord =
  /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)$/;
/** A number that is still being written. */
const openNumberWord = /^\d/;

/** Thompson's construction over words. */
export const phraseOf = (source: string): Phrase => {
  const states: State[] = [];
  const add = (): number => states.push({ words: new Map(), any: [], number: [], skip: [] }) - 1;
  const stateAt = (index: number): State => {
    const state = states[index];
    if (!state) throw new Error(`no such state in the phrase: ${source}`);
    return state;
  };
  const tokens = tokensOf(source);
  let next = 0;

  const word = (from: number, token: Token): number => {
    const to = add();
    const state = stateAt(from);
    if (token === "_") state.any.push(to);
    else if (token === "#") state.number.push(to);
    else state.words.set(token, [...(state.words.get(token) ?? []), to]);
    return to;
  };

  const choice = (from: number): number => {
    const end = add();
    for (;;) {
      const start = add();
      stateAt(from).skip.push(start);
      stateAt(sequence(start)).skip.push(end);
      if (tokens[next] !== "|") break;
      next += 1;
    }
    next += 1;
    return end;
  };

  const sequence = (from: number): number => {
    let at = from;
    while (next < tokens.length && tokens[next] !== "|" && tokens[next] !== ")") {
      const token = tokens[next] ?? "";
      next += 1;
      const start = add();
      stateAt(at).skip.push(start);
      let end = token === "(" ? choice(start) : word(start, token);
      const mark = tokens[next];
      if (mark === "?" || mark === "*") {
        next += 1;
        stateAt(start).skip.push(end);
        if (mark === "*") {
          stateAt(end).skip.push(start);
          const after = add();
          stateAt(end).skip.push(after);
          end = after;
        }
      }
      at = end;
    }
    return at;
  };

  const accept = sequence(add());
  const firstWords = new Set<string>();
  const start: Place = { reached: closure(states, [0]), next: new Map() };
  for (const index of start.reached)
    for (const first of stateAt(index).words.keys()) firstWords.add(first);
  const named = new Set(states.flatMap(({ words }) => [...words.keys()]));
  return { firstWords, states, named, start, accept };
};

const closure = (states: readonly State[], from: readonly number[]): Set<number> => {
  const found = new Set(from);
  const open = [...from];
  for (let index = open.pop(); index !== undefined; index = open.pop())
    for (const to of states[index]?.skip ?? [])
      if (!found.has(to)) {
        found.add(to);
        open.push(to);
      }
  return found;
};

type PhraseReading =
  /** `words` of them make the phrase. */
  { kind: "whole"; words: number } | { kind: "open" } | { kind: "none" };

const step = (states: readonly State[], from: ReadonlySet<number>, word: string): number[] => {
  const reached: number[] = [];
  for (const index of from) {
    const state = states[index];
    if (!state) continue;
    reached.push(...state.any, ...(state.words.get(word) ?? []));
    if (state.number.length > 0 && numberWord.test(word)) reached.push(...state.number);
  }
  return reached;
};

const follow = ({ states, named }: Phrase, from: Place, word: string): Place => {
  const kind = named.has(word) ? word : numberWord.test(word) ? "#" : "_";
  let place = from.next.get(kind);
  if (!place) {
    place = { reached: closure(states, step(states, from.reached, word)), next: new Map() };
    from.next.set(kind, place);
  }
  return place;
};

const mayBecome = (
  states: readonly State[],
  from: ReadonlySet<number>,
  partial: string,
): boolean => {
  for (const index of from) {
    const state = states[index];
    if (!state) continue;
    if (state.any.length > 0) return true;
    if (state.number.length > 0 && openNumberWord.test(partial)) return true;
    for (const known of state.words.keys()) if (known.startsWith(partial)) return true;
  }
  return false;
};

/** Reads the phrase from a place in the words; `lastIsOpen` when the last word may still grow. */
export const readPhrase = (
  phrase: Phrase,
  words: readonly string[],
  from: number,
  lastIsOpen: boolean,
  /** Whether more words may come. */
  moreMayCome: boolean,
): PhraseReading => {
  const { states, accept } = phrase;
  let place = phrase.start;
  if (place.reached.has(accept)) return { kind: "whole", words: 0 };
  for (let index = from; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (lastIsOpen && index === words.length - 1)
      return { kind: mayBecome(states, place.reached, word) ? "open" : "none" };
    place = follow(phrase, place, word);
    if (place.reached.has(accept)) return { kind: "whole", words: index - from + 1 };
    if (place.reached.size === 0) return { kind: "none" };
  }
  return { kind: moreMayCome ? "open" : "none" };
};

import type { Text, Token } from "./text.ts";
import { commonVerbs, functionWords } from "./word-lists.ts";

/** A noun with what belongs to it, in the person's own words: "my small shop". */
export type NounPhrase = {
  text: string;
  /** As the companion says it: "your small shop", "the lease". */
  turned: string;
  from: number;
  to: number;
  isOwn: boolean;
  head: string;
};

const openers = new Set("my our the this that a an these those".split(" "));
const mostWords = 4;
/** Nouns that say nothing by themselves. */
const dull = new Set(
  `bit lot thing things way time times moment day days week weeks month months year years hour hours minute fact point while kind sort
   one ones other others rest end beginning middle same first last next past whole best worst something anything nothing reason idea
   question problem feeling head mind morning evening night afternoon today number couple few half part side place line word words life
   other second third people person man woman guy hell mess world moment case room matter truth sense chance hand hands eyes face heart
   back stuff age turn start stop minute seconds job's else weekend future present name ok course way type top bottom left right
   lap phone car kitchen bed sofa desk pocket bag coat jaw mouth ears legs feet arms shoulder shoulders neck skin hair chair door window floor table screen laptop keys shoes plate cup tea coffee lunch dinner breakfast shift break bus train bastard bitch idiot fool joke lie laugh cry look go try way rate least most amount pair row set bunch load loads fuck shit god christ lord sake mood trouble`.split(
    /\s+/,
  ),
);

const isPlain = ({ word }: Token): boolean => /^[\p{L}'-]+$/u.test(word);

/**
 * Nouns with their words, found without a tagger: behind "my" or "the" follow up to three words that are no
 * small words or verbs, and behind them one that is, or a mark. What cannot be told is left out.
 */
export const nounPhrasesIn = ({ plain, tokens }: Text): NounPhrase[] => {
  const found: NounPhrase[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const opener = tokens[index];
    if (!opener || !openers.has(opener.word) || opener.mark !== "") continue;
    let end = index + 1;
    while (end < tokens.length && end - index < mostWords) {
      const token = tokens[end];
      if (!token || functionWords.has(token.word) || !isPlain(token)) break;
      if (end > index + 1 && (commonVerbs.has(token.word) || /(?:ed|n't)$/.test(token.word))) break;
      end += 1;
      if (token.mark !== "") break;
    }
    const last = tokens[end - 1];
    const next = tokens[end];
    if (!last || end === index + 1) continue;
    const isClosed =
      last.mark !== "" ||
      next === undefined ||
      functionWords.has(next.word) ||
      commonVerbs.has(next.word) ||
      /(?:ed|n't)$/.test(next.word);
    const head = last.word.replace(/'s$/, "");
    if (
      !isClosed ||
      dull.has(head) ||
      commonVerbs.has(last.word) ||
      /(?:ing|ly|ed|'s)$/.test(last.word) ||
      head.length < 3
    )
      continue;
    const text = plain.slice(opener.from, last.to);
    const rest = plain.slice(tokens[index + 1]?.from ?? opener.to, last.to);
    const isOwn = opener.word === "my" || opener.word === "our";
    const lower = tokens[index + 1]?.isCapital ? rest : rest.toLowerCase();
    found.push({
      text,
      turned: `${isOwn ? "your" : "the"} ${lower}`,
      from: opener.from,
      to: last.to,
      isOwn,
      head,
    });
    index = end - 1;
  }
  return found;
};

import { isPerson, type RiskItem } from "../risk-history.ts";
import type { LanguageCode } from "./words.ts";

const byLetters: readonly (readonly [LanguageCode, RegExp])[] = [
  ["ja", /[\u3040-\u30ff]/],
  ["zh", /[\u4e00-\u9fff]/],
  ["ru", /[\u0400-\u04ff]/],
  ["ar", /[\u0600-\u06ff]/],
  ["hi", /[\u0900-\u097f]/],
];

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Small words that no sentence of a language does without, and few of another's have. */
const smallWords: readonly (readonly [LanguageCode | "en", ReadonlySet<string>])[] = [
  [
    "en",
    list(
      "i i'm im the and to my is it me you that of for not so just have was with don't can't am this but",
    ),
  ],
  [
    "es",
    list(
      "yo me mi quiero no que el la los las de y en un una ya más mas puedo estoy tengo muy pero se con por dice hermana marido",
    ),
  ],
  [
    "pt",
    list(
      "eu me meu minha quero não nao que o os de e em um uma já mais posso estou tenho muito mas com por viver",
    ),
  ],
  [
    "fr",
    list(
      "je j'ai me mon ma veux ne pas plus que le les de et en un une suis mais avec moi mes depuis c'est",
    ),
  ],
  [
    "de",
    list(
      "ich mich mir mein meine will nicht mehr das der die und ist ein eine bin habe aber mit möchte es dass zu",
    ),
  ],
  [
    "it",
    list(
      "io mi mio mia voglio non che il gli di e in un una più sono ho ma con vorrei perché anche",
    ),
  ],
];

const latin = (text: string): LanguageCode | null => {
  const words = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(/[^\p{L}']+/u)
    .filter(Boolean);
  let best: { code: LanguageCode | "en"; hits: number } = { code: "en", hits: 0 };
  for (const [code, known] of smallWords) {
    const hits = words.filter((word) => known.has(word)).length;
    if (hits > best.hits) best = { code, hits };
  }
  return best.code === "en" || best.hits < 2 ? null : best.code;
};

const languageOfText = (text: string): LanguageCode | null =>
  byLetters.find(([, letters]) => letters.test(text))?.[0] ?? latin(text);

/** Too short to tell: then the message before it does. */
const tellingWords = 3;

/** The language of a message when it is one of the ten and not English. */
export const languageOf = (turn: {
  content: string;
  history: readonly RiskItem[];
}): LanguageCode | null => {
  const own = languageOfText(turn.content);
  if (own || turn.content.trim().split(/\s+/).length >= tellingWords) return own;
  const before = turn.history.findLast(isPerson);
  return before ? languageOfText(before.content) : null;
};

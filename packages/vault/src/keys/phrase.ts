import { entropyToMnemonic, mnemonicToEntropy, validateMnemonic } from "@scure/bip39";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import type { Bytes } from "../base64url.ts";
import { VaultError } from "../vault-error.ts";
import { randomBytes } from "../web-crypto.ts";
import { suggestWords } from "./suggest-words.ts";

export const phraseWords = 12;
const entropyBytes = 16;

export type UnknownWord = { position: number; word: string; suggestions: string[] };

export type PhraseCheck =
  | { sound: true; phrase: string }
  /** Positions count from one, as on paper. */
  | { sound: false; reason: "unknown-words"; words: UnknownWord[] }
  | { sound: false; reason: "count"; found: number }
  /** All words are on the list, but they do not belong together: one is another, or two are swapped. */
  | { sound: false; reason: "checksum" };

const listed: ReadonlySet<string> = new Set(wordlist);

/** Numbers, commas and line breaks come along when a phrase is copied from paper or a file. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .split(/[\s\d.,;:()]+/)
    .filter(Boolean);

export const makePhrase = (): string => entropyToMnemonic(randomBytes(entropyBytes), wordlist);

export const checkPhrase = (text: string): PhraseCheck => {
  const words = wordsOf(text);
  const unknown = words
    .map((word, index) => ({ position: index + 1, word }))
    .filter(({ word }) => !listed.has(word))
    .map((entry) => ({ ...entry, suggestions: suggestWords(entry.word, wordlist) }));
  if (unknown.length > 0) return { sound: false, reason: "unknown-words", words: unknown };
  if (words.length !== phraseWords) return { sound: false, reason: "count", found: words.length };
  const phrase = words.join(" ");
  return validateMnemonic(phrase, wordlist)
    ? { sound: true, phrase }
    : { sound: false, reason: "checksum" };
};

export const phraseToEntropy = (text: string): Bytes => {
  const check = checkPhrase(text);
  if (!check.sound) throw new VaultError("wrong-phrase");
  return new Uint8Array(mnemonicToEntropy(check.phrase, wordlist));
};

export const entropyToPhrase = (entropy: Bytes): string => entropyToMnemonic(entropy, wordlist);

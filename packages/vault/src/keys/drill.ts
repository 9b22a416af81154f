import { VaultError } from "../vault-error.ts";
import { randomBelow } from "../web-crypto.ts";
import type { WrappedPhrase } from "./envelope.ts";
import { revealPhrase, unlockWithPhrase } from "./keys.ts";
import { phraseWords } from "./phrase.ts";

const askedWords = 3;

export type WordAnswer = { position: number; word: string };

/** Three places of the phrase to ask for, counted from one, in order. */
export const askPositions = (): number[] => {
  const asked = new Set<number>();
  while (asked.size < askedWords) asked.add(1 + randomBelow(phraseWords));
  return [...asked].sort((a, b) => a - b);
};

/** `nearby` is the place the word stands at instead, where it is the line above or below. */
export type WordCheck = { position: number; right: boolean; nearby?: number };

export const checkWords = (phrase: string, answers: readonly WordAnswer[]): WordCheck[] => {
  const words = phrase.split(" ");
  return answers.map(({ position, word }) => {
    const typed = word.trim().toLowerCase();
    if (typed === words[position - 1]) return { position, right: true };
    const nearby = [position - 1, position + 1].find((place) => words[place - 1] === typed);
    return { position, right: false, ...(nearby === undefined ? {} : { nearby }) };
  });
};

/** Whether this phrase would bring the vault back. Nothing is changed and nothing leaves. */
export const provePhrase = async (
  uid: string,
  wrapped: WrappedPhrase,
  phrase: string,
): Promise<boolean> => {
  try {
    await unlockWithPhrase(uid, wrapped, phrase);
    return true;
  } catch (error) {
    if (error instanceof VaultError && error.code === "wrong-phrase") return false;
    throw error;
  }
};

/** Three words can only be checked by whoever can open the vault; anything else would be guessable. */
export const proveWords = async (
  uid: string,
  wrapped: WrappedPhrase,
  passphrase: string,
  answers: readonly WordAnswer[],
): Promise<WordCheck[]> => checkWords(await revealPhrase(uid, wrapped, passphrase), answers);

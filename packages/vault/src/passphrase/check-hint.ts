import { limits } from "@app/contract/limits";

/** `gives` names the parts of the passphrase the hint gives away, to be shown beside it. */
export type HintCheck = { fine: boolean; gives: string[]; tooLong: boolean };

const minPartChars = 3;
const minRunChars = 5;

/** So frequent that sharing one says nothing. */
const fillers = new Set(
  "the and for you are was his her its our not but she him who all any with that this from".split(
    " ",
  ),
);

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const partsOf = (text: string): string[] => plain(text).match(/\p{L}+|\p{N}+/gu) ?? [];

const isTelling = (part: string): boolean =>
  (part.length >= minPartChars || (/^\p{N}+$/u.test(part) && part.length >= 2)) &&
  !fillers.has(part);

/** A start or an end of a word is as good as the word: `day` gives away `thursday`. */
const gives = (hintPart: string, part: string): boolean =>
  hintPart.includes(part) || part.startsWith(hintPart) || part.endsWith(hintPart);

const sharedRun = (hint: string, passphrase: string): string | undefined => {
  for (let start = 0; start + minRunChars <= passphrase.length; start++) {
    const run = passphrase.slice(start, start + minRunChars);
    if (hint.includes(run)) return run;
  }
  return undefined;
};

/** The hint is stored in the clear: it may remind, but hold nothing of the passphrase. */
export const checkHint = (hint: string, passphrase: string): HintCheck => {
  const tooLong = hint.length > limits.vault.hintMaxChars;
  const parts = partsOf(passphrase).filter(isTelling);
  const hintParts = partsOf(hint).filter(isTelling);
  const hintRun = partsOf(hint).join("");
  const given = parts.filter(
    (part) => hintParts.some((hintPart) => gives(hintPart, part)) || hintRun.includes(part),
  );
  const whole = partsOf(passphrase).join("");
  const run =
    whole.length > 0 && whole.length < minRunChars && hintRun.includes(whole)
      ? whole
      : sharedRun(hintRun, whole);
  const all = [...new Set([...given, ...(given.length === 0 && run ? [run] : [])])];
  return { fine: all.length === 0 && !tooLong, gives: all, tooLong };
};

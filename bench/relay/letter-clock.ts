/** Times in letters: digits in a reply would be held back as a possible phone number. */
const letters = "abcdefghij";

const toLetters = (ms: number): string =>
  Math.round(ms * 1_000)
    .toString()
    .replace(/\d/g, (digit) => letters[Number(digit)] ?? "");

const fromLetters = (text: string): number =>
  Number(text.replace(/./g, (letter) => String(letters.indexOf(letter)))) / 1_000;

/** The clock of the whole machine, the same for every process on it. */
export const nowMs = (): number => performance.timeOrigin + performance.now();

export const stamp = (): string => `at ${toLetters(nowMs())} `;

export const readStamp = (text: string): number =>
  fromLetters(/^at ([a-j]+)/.exec(text)?.[1] ?? "x");

/** Everything the tests of this worker typed as somebody, and every password they used. */
const plantedWords = new Set<string>();

/** Too short to be told from an ordinary word of a log. */
const minChars = 12;

/** Notes words that must never come up in a log; gives them back, so that it can stand where they are used. */
export const plant = (words: string): string => {
  if (words.length >= minChars) plantedWords.add(words);
  return words;
};

const secretShapes: readonly [string, RegExp][] = [
  ["a bearer token", /Bearer\s+\S{8,}/],
  ["a signed token", /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/],
  ["a sign-in cookie", /session_token/],
  ["an e-mail address", /[\w.+-]+@[\w-]+\.(?:example|invalid)\b/],
  ["a telephone number", /\+44\d{6,}/],
  ["a private key", /PRIVATE KEY/],
];

/** What a log holds of what people wrote, or of how they prove who they are. */
export const findLeaks = (output: string): string[] => [
  ...secretShapes.filter(([, shape]) => shape.test(output)).map(([name]) => name),
  ...[...plantedWords]
    .filter((words) => output.includes(words))
    .map((words) => `the words “${words}”`),
];

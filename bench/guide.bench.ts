import { readScripts } from "./converse-scripts.ts";
import { atLeast, atMost, type Bench, quantile } from "./figure.ts";
import type { GuidedExchange, PlayedScript } from "./guided-talk.ts";

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

const sentencesIn = (text: string): string[] =>
  (text.match(/[^.!?]+[.!?]+/g) ?? [text]).map((sentence) => sentence.trim()).filter(Boolean);

const questionsIn = (text: string): number => (text.match(/\?/g) ?? []).length;

/** So many words in a row of the person's own make an echo. */
const copiedWords = 8;

const isEcho = ({ reply, message }: GuidedExchange): boolean => {
  const personWords = ` ${wordsIn(message).join(" ")} `;
  const words = wordsIn(reply);
  return words.some(
    (_, at) =>
      at + copiedWords <= words.length &&
      personWords.includes(` ${words.slice(at, at + copiedWords).join(" ")} `),
  );
};

/** How many replies were given to more than one message, whoever wrote it. */
const sameReplies = (exchanges: readonly GuidedExchange[]): number => {
  const messagesByReply = Map.groupBy(exchanges, ({ reply }) => reply);
  return [...messagesByReply.values()]
    .filter((same) => new Set(same.map(({ message }) => wordsIn(message).join(" "))).size > 1)
    .reduce((sum, { length }) => sum + length, 0);
};

const writtenWords = (exchanges: readonly GuidedExchange[]): Set<string> =>
  new Set(exchanges.filter(({ isTap }) => !isTap).flatMap(({ message }) => wordsIn(message)));

/** From so many talks on in which nobody wrote it (three scripts, each played twice), a word is the guide’s and calls nothing back. */
const guideWordTalks = 6;
const tellingLetters = 5;

const guideWordsIn = (talks: readonly PlayedScript[]): Set<string> => {
  const unwritten = talks.flatMap(({ exchanges }) => {
    const written = writtenWords(exchanges);
    return [...new Set(exchanges.flatMap(({ reply }) => wordsIn(reply)))].filter(
      (word) => !written.has(word),
    );
  });
  return new Set(
    [...Map.groupBy(unwritten, (word) => word)]
      .filter(([, { length }]) => length >= guideWordTalks)
      .map(([word]) => word),
  );
};

/** For each reply from the third on, whether it takes up a word that was written two or more turns ago. */
const callBacks = (talks: readonly PlayedScript[]): boolean[] => {
  const guideWords = guideWordsIn(talks);
  return talks.flatMap(({ exchanges }) =>
    exchanges.slice(2).map(({ reply }, at) => {
      const early = writtenWords(exchanges.slice(0, at + 1));
      const late = new Set(
        exchanges.slice(at + 1, at + 3).flatMap(({ message }) => wordsIn(message)),
      );
      return wordsIn(reply).some(
        (word) =>
          word.length >= tellingLetters &&
          early.has(word) &&
          !late.has(word) &&
          !guideWords.has(word),
      );
    }),
  );
};

const repeatedSentences = ({ greeting, exchanges }: PlayedScript): number => {
  const sentences = [greeting, ...exchanges.map(({ reply }) => reply)].flatMap(sentencesIn);
  return sentences.length - new Set(sentences).size;
};

const heapMb = (): number => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_048_576;
};

/** Shapes that were sent to hold a server up, and long honest ones. */
const hostileShapes = (length: number): string[] => [
  "a.".repeat(length / 2),
  "a-".repeat(length / 2),
  "a@".repeat(length / 2),
  "[a](".repeat(length / 4),
  ".".repeat(length),
  "'".repeat(length),
  "!".repeat(length),
  "... ".repeat(length / 4),
  "a\u200b".repeat(length / 2),
  `a${"\u0301".repeat(length - 1)}`,
  "a".repeat(length),
  "i will go ".repeat(length / 10),
  "my mum said no, and then. ".repeat(length / 26),
];

/** How long a message is made to see what length costs. */
const longChars = 600;
/** Each costs a few rounds of a fifth of a second, and more would show no more. */
const longMessages = 300;

/**
 * What somebody gets from a server without a model, over scripts that nobody tuned it on: does it echo, repeat itself,
 * ask, remember, and what does it cost. Each script is played as it is written, and once more with a path tapped.
 */
export const guideBench: Bench = async () => {
  const before = heapMb();
  // read only now, since what it loads is the engine that is weighed
  const [{ rehearse }, { playScript }] = await Promise.all([
    import("@app/companion/hearing/rehearse"),
    import("./guided-talk.ts"),
  ]);
  rehearse();
  const engineMb = heapMb() - before;
  const talks: PlayedScript[] = [];
  for (const taps of [false, true])
    for (const script of readScripts()) talks.push(await playScript(script, { taps }));
  const exchanges = talks.flatMap((talk) => talk.exchanges);
  const written = exchanges.filter(({ isTap }) => !isTap);
  const onPath = exchanges.filter(({ isOnPath }) => isOnPath);
  const later = callBacks(talks);
  const share = (count: number, of: number): number => (100 * count) / Math.max(1, of);

  const costMs = async (message: string): Promise<number> => {
    const costs: number[] = [];
    for (const id of ["first", "second", "third"]) {
      const { exchanges } = await playScript({ id, turns: [message] }, { taps: false });
      costs.push(...exchanges.map(({ ms }) => ms));
    }
    return Math.min(...costs);
  };
  const longCostsMs: number[] = [];
  for (const { message } of written.slice(0, longMessages))
    longCostsMs.push(
      await costMs(message.repeat(Math.ceil(longChars / message.length)).slice(0, longChars)),
    );
  const hostileCostsMs: number[] = [];
  for (const shape of hostileShapes(8_000)) hostileCostsMs.push(await costMs(shape));
  return [
    atMost(
      "guide: replies that copy eight words in a row",
      share(written.filter(isEcho).length, written.length),
      2,
      "%",
    ),
    atMost(
      "guide: the same reply to different messages",
      share(sameReplies(written), written.length),
      3,
      "%",
    ),
    atLeast(
      "guide: something told two or more turns ago taken up",
      share(later.filter(Boolean).length, later.length),
      20,
      "%",
    ),
    atLeast(
      "guide: replies with a question while a path runs",
      share(onPath.filter(({ reply }) => questionsIn(reply) > 0).length, onPath.length),
      200 / 3,
      "%",
    ),
    atMost(
      "guide: replies with two questions",
      exchanges.filter(({ reply }) => questionsIn(reply) > 1).length,
      0,
      `of ${exchanges.length}`,
    ),
    atMost(
      "guide: sentences said twice in a talk",
      talks.reduce((sum, talk) => sum + repeatedSentences(talk), 0),
      0,
      `of ${exchanges.length} replies`,
    ),
    atMost(
      "guide: a message of a script heard and answered, p99",
      quantile(
        exchanges.map(({ ms }) => ms),
        0.99,
      ),
      10,
      "ms",
    ),
    atMost("guide: 600 letters heard and answered, p99", quantile(longCostsMs, 0.99), 10, "ms"),
    atMost(
      "guide: 8,000 letters of any shape heard and answered, slowest",
      Math.max(...hostileCostsMs),
      25,
      "ms",
    ),
    atMost("guide: memory of the engine", engineMb, 40, "MB"),
  ];
};

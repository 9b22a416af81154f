import { type GuideReply, guideReply } from "@app/guide/guide";
import { newTalk } from "@app/guide/talk";
import { read } from "@app/reading/read";
import { readScripts } from "./converse-scripts.ts";
import { atLeast, atMost, type Bench, quantile } from "./figure.ts";

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

const sentencesIn = (text: string): string[] =>
  (text.match(/[^.!?]+[.!?]+/g) ?? [text]).map((sentence) => sentence.trim()).filter(Boolean);

/** So many words in a row of the person's own make an echo. */
const copiedWords = 8;

const copies = (reply: string, said: string): boolean => {
  const own = ` ${wordsIn(said).join(" ")} `;
  const words = wordsIn(reply);
  return words.some(
    (_, at) =>
      at + copiedWords <= words.length &&
      own.includes(` ${words.slice(at, at + copiedWords).join(" ")} `),
  );
};

/** Words that say nothing by being said again. */
const isTelling = (word: string): boolean => word.length >= 5;

const takesUp = (reply: string, earlier: readonly string[], lately: readonly string[]): boolean => {
  const before = new Set(earlier.flatMap(wordsIn).filter(isTelling));
  const now = new Set(lately.flatMap(wordsIn));
  return wordsIn(reply).some((word) => before.has(word) && !now.has(word));
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

type Turn = { said: string; reply: GuideReply; ms: number };

const play = (id: string, turns: readonly string[]): Turn[] => {
  let talk = newTalk();
  return turns.map((said) => {
    const startedMs = performance.now();
    const reply = guideReply({
      seed: id,
      reading: read(said),
      talk,
      isSpoken: false,
      program: null,
    });
    const ms = performance.now() - startedMs;
    talk = reply.talk;
    return { said, reply, ms };
  });
};

const timed = (text: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const startedMs = performance.now();
      guideReply({
        seed: "bench",
        reading: read(text),
        talk: newTalk(),
        isSpoken: false,
        program: null,
      });
      return performance.now() - startedMs;
    }),
  );

/** The guide over scripts that nobody tuned it on: does it echo, repeat itself, ask, remember, and what does it cost. */
export const guideBench: Bench = async () => {
  const before = heapMb();
  read("the weights are read with the first message");
  const talks = readScripts().map(({ id, turns }) => play(id, turns));
  const turns = talks.flat();
  const share = (count: number, of: number): number => (100 * count) / Math.max(1, of);
  const onPath = turns.filter(({ reply }) => reply.talk.mode === "path");
  const questions = (text: string): number => (text.match(/\?/g) ?? []).length;
  const later = talks.flatMap((talk) =>
    talk.slice(2).map(({ reply }, at) =>
      takesUp(
        reply.text,
        talk.slice(0, at + 1).map(({ said }) => said),
        talk.slice(at + 1, at + 3).map(({ said }) => said),
      ),
    ),
  );
  const repeated = talks.reduce((sum, talk) => {
    const said = talk.flatMap(({ reply }) => sentencesIn(reply.text));
    return sum + said.length - new Set(said).size;
  }, 0);
  const byText = new Map<string, number>();
  for (const { reply } of turns) byText.set(reply.text, (byText.get(reply.text) ?? 0) + 1);
  const same = [...byText.values()]
    .filter((count) => count > 2)
    .reduce((sum, count) => sum + count, 0);
  const asks = onPath.filter(({ reply }) => questions(reply.text) > 0).length;
  const honest = turns.map(({ said }) => said.repeat(Math.ceil(600 / said.length)).slice(0, 600));
  return [
    atMost(
      "guide: replies that copy eight words in a row",
      share(turns.filter(({ said, reply }) => copies(reply.text, said)).length, turns.length),
      2,
      "%",
    ),
    atMost("guide: the same reply to different messages", share(same, turns.length), 3, "%"),
    atLeast(
      "guide: something told two or more turns ago taken up",
      share(later.filter(Boolean).length, later.length),
      20,
      "%",
    ),
    atLeast(
      "guide: replies with a question while a path runs",
      share(asks, onPath.length),
      60,
      "%",
    ),
    atMost(
      "guide: replies with two questions",
      turns.filter(({ reply }) => questions(reply.text) > 1).length,
      0,
      `of ${turns.length}`,
    ),
    atMost("guide: sentences said twice in a talk", repeated, 0, `of ${turns.length} replies`),
    atMost(
      "guide: a reply, p99",
      quantile(
        turns.slice(20).map(({ ms }) => ms),
        0.99,
      ),
      10,
      "ms",
    ),
    atMost(
      "guide: a reply to 600 letters, p99",
      quantile(honest.slice(0, 300).map(timed), 0.99),
      10,
      "ms",
    ),
    atMost(
      "guide: a reply to 8,000 letters of any shape, slowest",
      Math.max(...hostileShapes(8_000).map(timed)),
      25,
      "ms",
    ),
    atMost("guide: memory of the engine", heapMb() - before, 40, "MB"),
  ];
};

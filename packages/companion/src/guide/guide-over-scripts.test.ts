import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { limits } from "@app/contract/limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { converse, problemsOf, saidBy } from "../testing/talked-through.ts";
import { guideActions } from "./after/actions.ts";
import { guideSummary } from "./after/summaries.ts";
import { guideTitle } from "./after/titles.ts";
import { sentenceKey, sentencesOf } from "./words/sentences.ts";

type Script = { id: string; turns: string[] };
const scripts: Script[] = ["own", "more", "third"]
  .flatMap((name) =>
    readFileSync(
      fileURLToPath(new URL(`../../../../bench/scripts/converse/${name}.jsonl`, import.meta.url)),
      "utf8",
    ).split("\n"),
  )
  .filter(Boolean)
  // Every second one: what they show, a hundred show no better.
  .filter((_, index) => index % 2 === 0)
  .map((line) => JSON.parse(line) as Script); // our own files

/** What a talk leaves is written at once, while what was read of it is still remembered. */
const talkThrough = ({ id, turns }: Script) => {
  const history = converse(turns, id);
  return {
    history,
    title: guideTitle(history),
    summary: guideSummary(history),
    actions: guideActions(history, id),
  };
};

/** Each is talked through once, and some once more for the question whether it comes out the same. */
const talks = new Map<string, ReturnType<typeof talkThrough>>();
const talkOf = (script: Script): ReturnType<typeof talkThrough> => {
  const talk = talks.get(script.id) ?? talkThrough(script);
  talks.set(script.id, talk);
  return talk;
};

describe("the guide over all scripts", () => {
  it("has scripts to be read over", () => {
    expect(scripts.length).toBeGreaterThanOrEqual(30);
  });

  it.each(scripts)("never says a sentence twice in $id", (script) => {
    const keys = saidBy(talkOf(script).history).flatMap((text) =>
      sentencesOf(text).map(sentenceKey),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(scripts)("writes whole, calm sentences in $id", (script) => {
    const { history, summary, actions } = talkOf(script);
    const texts = [...saidBy(history), summary, ...actions];
    expect(
      texts.flatMap((text) => problemsOf(text).map((problem) => `${problem}: ${text}`)),
    ).toEqual([]);
  });

  it.each(scripts.filter((_, index) => index % 5 === 0))(
    "says the same again for the same seed in $id",
    (script) => {
      expect(converse(script.turns, script.id)).toEqual(talkOf(script).history);
    },
  );

  it.each(scripts)(
    "leaves $id with a title, a summary and three to five different actions",
    (script) => {
      const { title, summary, actions } = talkOf(script);
      expect(actions.length).toBeGreaterThanOrEqual(3);
      expect(actions.length).toBeLessThanOrEqual(5);
      expect(new Set(actions).size).toBe(actions.length);
      expect(title.length).toBeGreaterThan(3);
      expect(title.length).toBeLessThanOrEqual(limits.session.titleMaxChars);
      expect(summary.length).toBeGreaterThan(20);
    },
  );
});

describe("the guide over anything at all", () => {
  const word = fc.constantFrom(
    "I",
    "my",
    "mum",
    "left",
    "sad",
    "work",
    "not",
    "you",
    "he",
    "said",
    "can't",
    "because",
    "but",
    "the",
    "never",
    "lonely",
    "?",
    "…",
    "😢",
    "{x}",
    "“",
    "help",
    "yes",
    "no",
    "stop",
    "done",
    "1",
  );
  const message = fc.oneof(
    fc.string({ maxLength: 300, unit: "binary" }),
    fc.array(word, { maxLength: 40 }).map((words) => words.join(" ")),
    fc.string({ maxLength: 60 }),
  );

  it("always answers, never with a broken sentence, and never twice the same", () => {
    fc.assert(
      fc.property(
        fc.array(message, { minLength: 1, maxLength: 8 }),
        fc.string({ maxLength: 8 }),
        (turns, seed) => {
          const history = converse(turns, seed);
          const texts = saidBy(history);
          for (const text of texts) expect(problemsOf(text)).toEqual([]);
          const keys = texts.flatMap((text) => sentencesOf(text).map(sentenceKey));
          expect(new Set(keys).size).toBe(keys.length);
          expect(guideActions(history, seed).length).toBeGreaterThanOrEqual(3);
          expect(guideTitle(history)).not.toBe("");
        },
      ),
      { numRuns: 25 },
    );
  });

  it("still has something new to say after a very long session of the same words", () => {
    const keys = saidBy(
      converse(
        Array.from({ length: 90 }, (_, index) => (index % 2 ? "yes" : "I feel sad")),
        "long",
      ),
    ).flatMap((text) => sentencesOf(text).map(sentenceKey));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

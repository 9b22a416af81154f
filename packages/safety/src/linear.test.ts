import { performance } from "node:perf_hooks";
import { describe, expect, test } from "vitest";
import { checksIn } from "./asked-by-model.ts";
import { asksWhatItIs } from "./asks-what-it-is.ts";
import { countryTold } from "./country-told.ts";
import { readAnswer } from "./course/read-answer.ts";
import { languageOf } from "./elsewhere/language-of.ts";
import { wordAboutPeople } from "./leaning.ts";
import type { RiskItem } from "./risk-history.ts";
import { screenTurn } from "./screen-turn.ts";

/** As long as a message may be. */
const chars = 8_000;
const filled = (piece: string, before = ""): string =>
  (before + piece.repeat(chars)).slice(0, chars);

/** What somebody may send to keep a pattern busy. */
const hostile: Readonly<Record<string, string>> = {
  dotted: `${filled("a.").slice(0, -1)}@`,
  hyphens: filled("a-"),
  ats: filled("a@"),
  links: filled("[a]("),
  dots: filled("."),
  apostrophes: filled("'"),
  "curly apostrophes": filled("a’"),
  exclamations: filled("!"),
  ellipses: filled("... "),
  "zero-width signs": filled("a\u200b"),
  "combining marks": filled("\u0301", "a"),
  "a ligature of many letters": filled("ﷺ"),
  "one letter": filled("a"),
  lines: filled("a\n"),
  "short sentences": filled("a. "),
  "opened quotations": filled(" 'a", "song"),
  "words of a game": filled("die "),
  hunger: filled("starving "),
  "a bad night": filled(" well enough", "i didnt sleep"),
  "an answer where one lives": filled("its "),
  "a faith": filled("god."),
  "long ago": filled("had a seizure ago again "),
  "another language": filled("suizid "),
  "what is this": filled("is it ai "),
  laughter: filled("ha"),
};

/** Many times what it takes, so that a slow machine is no failure; what grows faster than a text takes minutes. */
const longestMs = 1_000;

const withinTime = (read: () => unknown): void => {
  const startedAtMs = performance.now();
  read();
  expect(performance.now() - startedAtMs).toBeLessThan(longestMs);
};

describe.each(Object.entries(hostile))("a message made of %s", (_, content) => {
  const begun: RiskItem[] = [
    { role: "user", content: "I want to die" },
    { role: "assistant", marks: ["suicide/ask", "asked-directly"] },
  ];

  test("is screened in time, at the door and in the middle of a talk", () => {
    withinTime(() => screenTurn({ content, history: [] }));
    withinTime(() => screenTurn({ content, history: begun }));
  });

  test("is read in time by whatever else looks at it", () => {
    withinTime(() => [
      countryTold({ content, history: [] }),
      languageOf({ content, history: [] }),
      wordAboutPeople({ sessionId: "s", content, history: [] }),
      readAnswer(content),
      asksWhatItIs(content),
      checksIn(content),
    ]);
  });
});

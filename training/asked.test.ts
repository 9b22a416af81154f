import { readFileSync } from "node:fs";
import { heedAsked, isAsking } from "@app/companion/guide/session/heed-asked";
import { type Understanding, understand } from "@app/companion/guide/understanding/understand";
import { expect, test } from "vitest";

type Labelled = { text: string; ids: string[] };

const messages = readFileSync(new URL("./measure/asked-1.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Labelled); // our own labelled file

const heardIn = (rows: readonly Labelled[], read: (text: string) => Understanding): number =>
  rows.filter(({ text }) => isAsking(read(text))).length;

/** What is asked about one's own matter has answers of its own, and is heard elsewhere. */
const ownMatter = new Set(["asks-decision", "asks-noticing", "asks-verdict"]);
const asking = messages.filter(({ ids }) => ids.some((id) => !ownMatter.has(id)));
const telling = messages.filter(({ ids }) => ids.length === 0);

test("two of three requests are heard, nearly twice as many as the rules hear alone", () => {
  const byRules = heardIn(asking, understand);
  const heard = heardIn(asking, (text) => heedAsked(understand(text)));
  expect(heard / asking.length).toBeGreaterThanOrEqual(0.68);
  expect(heard).toBeGreaterThanOrEqual(1.9 * byRules);
});

test("of what asks the companion nothing, a tenth at most is taken for a request", () => {
  const taken = heardIn(telling, (text) => heedAsked(understand(text)));
  expect(taken / telling.length).toBeLessThanOrEqual(0.1);
});

import { expect, test } from "vitest";
import { condense } from "./condense.ts";

const chatter =
  "The garden is coming on nicely and the beans are up. My sister rang about the weekend and we talked for an hour. The new bakery has those rolls that dad likes. On Tuesday the man comes for the boiler, between eight and whenever. I still have to wash the curtains.";

const wordsIn = (text: string) => text.split(/\s+/).length;

test("a short message is read as it is", () => {
  expect(condense("It was a long day, and I am tired.")).toBe("It was a long day, and I am tired.");
});

test.each([
  ["at its beginning", (said: string) => `${said} ${chatter}`],
  ["at its end", (said: string) => `${chatter} ${said}`],
  ["in its middle", (said: string) => `${chatter} ${said} ${chatter}`],
])("of a long message the sentence that matters is kept %s", (_, around) => {
  const said = "I have the pills next to me and I want to die.";
  const read = condense(around(said));
  expect(read).toContain(said);
  expect(wordsIn(read)).toBeLessThan(wordsIn(around(said)));
});

test("what is kept stays in its order, and short, even where nobody set a full stop", () => {
  const endless = Array.from({ length: 200 }, (_, at) => `word${at}`);
  const read = condense(endless.join(" ")).split(" ");
  expect(read.length).toBeLessThanOrEqual(40);
  expect(read.map((word) => endless.indexOf(word))).toEqual(
    read.map((word) => endless.indexOf(word)).sort((one, other) => one - other),
  );
});

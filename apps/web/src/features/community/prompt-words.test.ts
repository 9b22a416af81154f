import { expect, test } from "vitest";
import { scrubWords, usedWords, votesShown } from "./prompt-words.ts";

test("a prompt nobody used says nothing of it, and one used often says so readably", () => {
  expect([0, 1, 2, 1_234].map(usedWords)).toEqual([
    null,
    "Used once",
    "Used 2 times",
    "Used 1,234 times",
  ]);
});

test("nobody reads a number below nothing", () => {
  expect([-3, 0, 4].map(votesShown)).toEqual(["", "", "4"]);
});

test("what is taken out is said in one sentence, each kind once", () => {
  expect(scrubWords(["email"])).toBe("an e-mail address");
  expect(scrubWords(["phone", "phone"])).toBe("phone numbers");
  expect(scrubWords(["email", "phone", "link", "email"])).toBe(
    "e-mail addresses, a phone number and a link",
  );
});

import { expect, test } from "vitest";
import { memoriesWords, receiptWords } from "./receipt-words.ts";
import { aWriter } from "./testing/fake-sessions.ts";

test("a reply of the guide says that nothing left the server", () => {
  expect(receiptWords(aWriter())).toBe("Written by the guide, on this server. Nothing left it.");
});

test("a reply of a model says which, where, and how much went there", () => {
  const writer = aWriter({ model: "small-model", host: "models.example", sent_chars: 1234 });
  expect(receiptWords(writer)).toBe(
    "Written by small-model at models.example. 1,234 characters were sent there.",
  );
});

test("what was remembered is counted as people count", () => {
  expect(memoriesWords(aWriter({ memory_ids: ["a"] }))).toBe("One remembered thing went along.");
  expect(memoriesWords(aWriter({ memory_ids: ["a", "b"] }))).toBe(
    "2 remembered things went along.",
  );
});

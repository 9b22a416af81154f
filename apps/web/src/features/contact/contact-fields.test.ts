import { limits } from "@app/contract/limits";
import { expect, test } from "vitest";
import { contactProblems } from "./contact-fields.ts";

const good = { name: "", email: " ana@mail.example ", subject: "", message: "Hello" };
const wrongIn = (typed: Partial<typeof good>) =>
  Object.keys(contactProblems({ ...good, ...typed }));

test("an address and a message are enough", () => {
  expect(contactProblems(good)).toEqual({});
});

test("each field that is wrong says so, and no other", () => {
  expect(wrongIn({ email: "", message: "  " })).toEqual(["email", "message"]);
  for (const email of ["ana", "ana@mail", "a b@mail.example"])
    expect(wrongIn({ email }), email).toEqual(["email"]);
  expect(wrongIn({ name: "x".repeat(limits.feedback.nameMaxChars + 1) })).toEqual(["name"]);
  expect(wrongIn({ subject: "x".repeat(limits.contact.subjectMaxChars + 1) })).toEqual(["subject"]);
  expect(wrongIn({ message: "x".repeat(limits.contact.messageMaxChars + 1) })).toEqual(["message"]);
});

import { expect, test } from "vitest";
import { helpEntries } from "./help-entries.ts";

const namesOf = (inline: boolean) => helpEntries(inline).map(({ name }) => name);

test("the menu has the eight entries the customer named, in order", () => {
  expect(namesOf(false)).toEqual([
    "Getting Started",
    "Support",
    "Important Info",
    "Our Purpose",
    "Data Policy",
    "Feedback",
    "Contact",
    "Crisis",
  ]);
});

test("inline it has all of them but Crisis", () => {
  expect(namesOf(true)).toEqual(namesOf(false).slice(0, -1));
});

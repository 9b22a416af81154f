import type { Helpline } from "@app/contract/reply-events";
import { expect, test } from "vitest";
import { dictationOf, spokenHelplines } from "./spoken-helplines.ts";

const line = (change: Partial<Helpline>): Helpline => ({
  name: "Made-up Line",
  country: "GB",
  phone: null,
  sms: null,
  chat_url: null,
  website: null,
  hours: null,
  topics: [],
  ...change,
});

test("a number is dictated digit by digit", () => {
  expect(dictationOf("000 10")).toBe("zero zero zero, one zero");
  expect(dictationOf("+00-1")).toBe("plus zero zero, one");
});

test("who can be rung is said by name, an emergency by what it is for", () => {
  const said = spokenHelplines([
    line({ phone: "000", topics: ["emergency"] }),
    line({ phone: "010" }),
    line({ name: "Only a page", website: "https://example.org" }),
  ]);
  expect(said).toContain("In danger, or hurt: zero zero zero.");
  expect(said).toContain("Made-up Line: zero one zero.");
  expect(said).not.toContain("Only a page");
});

test("nothing is said where nobody can be rung", () => {
  expect(spokenHelplines([line({})])).toBeNull();
});

import { expect, test } from "vitest";
import { isThereAnything, type JourneyParts } from "./is-there-anything.ts";

const empty: JourneyParts = {
  lists: [
    { status: "ready", items: [] },
    { status: "ready", items: [] },
  ],
  vault: { status: "none" },
  saved: { status: "ready", list: [] },
  checkIns: { status: "ready", kept: [] },
  programs: { standing: { programs: [], completed: [] }, problem: null },
  appointment: { status: "ready", next: null },
};
const problem = { code: null, detail: "It did not come." };

test("nothing is said to be there only where everything came, and was empty", () => {
  expect(isThereAnything(empty)).toBe("nothing");
  // Without an account nobody asks for what is saved.
  const nobody = {
    ...empty,
    vault: { status: "no-account" },
    saved: { status: "looking", list: [] },
  };
  expect(isThereAnything(nobody as JourneyParts)).toBe("nothing");
});

test.each<[string, Partial<JourneyParts>]>([
  ["a list that did not come", { lists: [{ status: "failed", items: [] }] }],
  ["something to try", { lists: [{ status: "ready", items: ["Text Nina"] }] }],
  ["a locked vault", { vault: { status: "locked" } }],
  ["an open vault", { vault: { status: "open" } }],
  ["a vault that did not come", { vault: { status: "failed" } }],
  ["saved conversations that did not come", { saved: { status: "failed", list: [] } }],
  ["locked check-ins", { checkIns: { status: "locked", kept: [] } }],
  ["check-ins that did not come", { checkIns: { status: "failed", kept: [] } }],
  ["programs that did not come", { programs: { standing: null, problem } }],
  [
    "a program walked to its end",
    { programs: { standing: { programs: [], completed: ["sleep"] }, problem: null } },
  ],
  ["an appointment", { appointment: { status: "ready", next: {} as never } }],
  ["an appointment that did not come", { appointment: { status: "failed", next: null } }],
])("%s is something", (_name, part) => {
  expect(isThereAnything({ ...empty, ...part })).toBe("something");
});

test.each<[string, Partial<JourneyParts>]>([
  ["a list", { lists: [{ status: "loading", items: [] }] }],
  ["the vault", { vault: { status: "looking" } }],
  ["what is saved", { saved: { status: "looking", list: [] } }],
  ["check-ins", { checkIns: { status: "looking", kept: [] } }],
  ["programs", { programs: { standing: null, problem: null } }],
  ["an appointment", { appointment: { status: "looking", next: null } }],
])("nothing is said while %s may still come", (_name, part) => {
  expect(isThereAnything({ ...empty, ...part })).toBe("looking");
});

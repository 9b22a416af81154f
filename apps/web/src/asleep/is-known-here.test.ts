import { afterEach, expect, test } from "vitest";
import { storage } from "../storage.ts";
import { type Arrival, isKnownHere } from "./is-known-here.ts";

const stranger: Arrival = { hash: "", isDark: true };

afterEach(() => {
  storage.signedIn.remove();
  storage.leftOpen.remove();
  storage.company.remove();
});

test("a stranger's page may sleep, also of one who has answered what a first visit is asked", () => {
  storage.termsAccepted.set(true);
  storage.cookies.set("analytics=N marketing=N");
  expect(isKnownHere(stranger)).toBe(false);
  storage.termsAccepted.remove();
  storage.cookies.remove();
});

test("whoever signed in, left a conversation open or took the companion along finds it at once", () => {
  storage.signedIn.set(true);
  expect(isKnownHere(stranger)).toBe(true);
  storage.signedIn.remove();
  storage.leftOpen.set(true);
  expect(isKnownHere(stranger)).toBe(true);
  storage.leftOpen.remove();
  storage.company.set("asleep");
  expect(isKnownHere(stranger)).toBe(true);
});

test("a link to a part of the page, and a light that was not drawn, are shown at once", () => {
  expect(isKnownHere({ ...stranger, hash: "#cost" })).toBe(true);
  expect(isKnownHere({ ...stranger, isDark: false })).toBe(true);
});

import { afterEach, expect, test } from "vitest";
import { storage } from "../storage.ts";
import { essentialOnly, keepCookies, readCookies, startingCookies } from "./cookie-choice.ts";

afterEach(() => storage.cookies.remove());

test("a choice is read as it was made, and anything else counts as none", () => {
  expect(readCookies()).toBeNull();
  keepCookies({ analytics: false, marketing: true });
  expect(readCookies()).toEqual({ analytics: false, marketing: true });
  storage.cookies.set("all of them");
  expect(readCookies()).toBeNull();
});

test("the switches start on, unless the browser or the operator said no for everybody", () => {
  const nothing = { globalPrivacyControl: false, operatorStartsOff: false };
  expect(startingCookies(nothing)).toEqual({ analytics: true, marketing: true });
  expect(startingCookies({ ...nothing, globalPrivacyControl: true })).toEqual(essentialOnly);
  expect(startingCookies({ ...nothing, operatorStartsOff: true })).toEqual(essentialOnly);
});

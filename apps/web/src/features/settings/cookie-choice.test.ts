import { afterEach, expect, test } from "vitest";
import { storage } from "../../storage.ts";
import { keepCookies, readCookies } from "./cookie-choice.ts";

afterEach(() => storage.cookies.remove());

test("a choice is read as it was made, and anything else counts as none", () => {
  expect(readCookies()).toBeNull();
  keepCookies({ analytics: false, marketing: true });
  expect(readCookies()).toEqual({ analytics: false, marketing: true });
  storage.cookies.set("all of them");
  expect(readCookies()).toBeNull();
});

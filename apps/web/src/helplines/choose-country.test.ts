import { afterEach, expect, test, vi } from "vitest";
import { storage } from "../storage.ts";
import { chooseCountry } from "./choose-country.ts";
import { countryHere } from "./country-here.ts";

const saveCountry = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("./save-country.ts", () => ({ saveCountry }));
vi.mock("./guess-country.ts", () => ({ guessCountry: () => "GB" }));

afterEach(() => {
  storage.country.remove();
  storage.signedIn.remove();
  saveCountry.mockClear();
});

test("a chosen country goes before a guessed one, until the choice is taken back", async () => {
  expect(countryHere()).toBe("GB");
  await chooseCountry("FR");
  expect(countryHere()).toBe("FR");
  await chooseCountry(null);
  expect(countryHere()).toBe("GB");
});

test("without a sign-in it stays in this browser, with one the server has it too", async () => {
  await chooseCountry("FR");
  expect(saveCountry).not.toHaveBeenCalled();
  storage.signedIn.set(true);
  await chooseCountry("US");
  expect(saveCountry).toHaveBeenCalledExactlyOnceWith("US");
});

test("a server that cannot be reached does not undo the choice on this page", async () => {
  storage.signedIn.set(true);
  saveCountry.mockRejectedValueOnce(new TypeError("no network"));
  await expect(chooseCountry("US")).rejects.toThrow();
  expect(countryHere()).toBe("US");
});

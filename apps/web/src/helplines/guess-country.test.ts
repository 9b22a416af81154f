import { expect, test } from "vitest";
import { countryOf } from "./guess-country.ts";

test("the clock decides, whatever language the device speaks", () => {
  expect(countryOf("Europe/Dublin", ["en-US"])).toBe("IE");
  expect(countryOf("Europe/London", ["en-GB", "en"])).toBe("GB");
});

test("a country has the code it has today", () => {
  expect(countryOf("Europe/Berlin", ["en-US"])).toBe("DE");
});

test("a clock that names no place gives no country", () => {
  for (const timeZone of ["UTC", "Etc/GMT+5"])
    expect(countryOf(timeZone, ["en-US"])).toBeUndefined();
});

test("a place few live in is found as well", () => {
  expect(countryOf("Atlantic/Reykjavik", ["en-US"])).toBe("IS");
  expect(countryOf("Pacific/Apia", ["en-US"])).toBe("WS");
});

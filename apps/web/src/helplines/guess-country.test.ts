import { expect, test } from "vitest";
import { countryOfTimeZone } from "./guess-country.ts";

test("the clock decides, whatever language the device speaks", () => {
  expect(countryOfTimeZone("Europe/Dublin", ["en-US"])).toBe("IE");
  expect(countryOfTimeZone("Europe/London", ["en-GB", "en"])).toBe("GB");
});

test("a country has the code it has today", () => {
  expect(countryOfTimeZone("Europe/Berlin", ["en-US"])).toBe("DE");
});

test("a clock that names no place gives no country", () => {
  for (const timeZone of ["UTC", "Etc/GMT+5"])
    expect(countryOfTimeZone(timeZone, ["en-US"])).toBeUndefined();
});

test("a place few live in is found as well", () => {
  expect(countryOfTimeZone("Atlantic/Reykjavik", ["en-US"])).toBe("IS");
  expect(countryOfTimeZone("Pacific/Apia", ["en-US"])).toBe("WS");
});

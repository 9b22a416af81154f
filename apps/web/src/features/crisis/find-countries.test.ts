import { purposeOf } from "@app/content/helpline-words";
import { helplinesByCountry } from "@app/content/helplines-by-country";
import { expect, test } from "vitest";
import { findCountries } from "./find-countries.ts";

const countries = helplinesByCountry.map(({ country, name, lines }) => ({
  country,
  name,
  lines: lines.map((line) => ({ name: line.name, says: `${line.name} ${purposeOf(line)}` })),
}));

const namesFor = (sought: string) =>
  findCountries(countries, sought).map(({ entry }) => entry.name);

test("nothing sought leaves every country in its place", () => {
  expect(namesFor("  ")).toEqual(helplinesByCountry.map(({ name }) => name));
});

test("a country is found by the beginning of its name, by a later word of it and by its code", () => {
  expect(namesFor("germ")[0]).toBe("Germany");
  expect(namesFor("kingdom")[0]).toBe("United Kingdom");
  expect(namesFor("gb")[0]).toBe("United Kingdom");
});

test("accents and capitals do not matter", () => {
  expect(namesFor("TÜRK")).toEqual(namesFor("turk"));
});

test("a service is found by its name, and only it is shown", () => {
  const [found] = findCountries(countries, "shout");
  expect(found?.entry.country).toBe("GB");
  expect(found?.lines?.map(({ name }) => name)).toEqual(["Shout"]);
});

test("what a service is for finds it, in a country too", () => {
  const eating = findCountries(countries, "eating united kingdom");
  expect(eating.map(({ entry }) => entry.country)).toEqual(["GB"]);
  expect(eating[0]?.lines?.map(({ name }) => name)).toEqual(["Beat"]);
});

test("what is nowhere is not found", () => {
  expect(namesFor("xyzzy")).toEqual([]);
});

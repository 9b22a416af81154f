import { describe, expect, test } from "vitest";
import { askCountry, countryTold, tellCountry } from "./country-told.ts";
import { joinWords } from "./risk-history.ts";

const told = (content: string, marks: readonly string[] = []) =>
  countryTold({ content, history: [{ role: "assistant", marks }] });

describe("the country a person names", () => {
  test.each([
    ["I'm in Kenya", "KE"],
    ["i live in the US", "US"],
    ["I am currently living in Northern Ireland", "GB"],
    ["We’re in New Zealand", "NZ"],
    ["I'm staying in the Czech Republic", "CZ"],
    ["Ireland", "IE"],
    ["Türkiye", "TR"],
    ["Ohio. He put the fence on my side.", "US"],
    ["I live in Queensland, near the coast", "AU"],
  ])("is understood: %s", (content, code) => {
    expect(told(content)).toBe(code);
  });

  test.each(["scotland", "India, why?", "the uk"])(
    "is understood when asked for: %s",
    (content) => {
      for (const line of [askCountry, tellCountry])
        expect(told(content, joinWords([line]).marks)).not.toBeNull();
    },
  );

  test.each([
    "My brother is in Kenya",
    "I want to go to Japan",
    "Turkey for dinner again",
    "us too",
    "Ohio players, that was a band.",
    "Jordan. He never calls.",
  ])("is not read into other words: %s", (content) => {
    expect(told(content)).toBeNull();
  });

  test("holds for the rest of the session, and the newest word counts", () => {
    const history = [
      { role: "user" as const, content: "I'm in Kenya" },
      { role: "assistant" as const, marks: [] },
    ];
    expect(countryTold({ content: "It is late.", history })).toBe("KE");
    expect(countryTold({ content: "I'm in France now, sorry", history })).toBe("FR");
  });
});

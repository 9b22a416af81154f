import { describe, expect, it } from "vitest";
import { helplines } from "./helplines.ts";
import { directories, helplinesByCountry } from "./helplines-by-country.ts";

describe("helplines by country", () => {
  it("lose none of the checked list but further emergency numbers", () => {
    const listed = helplinesByCountry.flatMap(({ lines }) => lines).length;
    const emergency = helplines.filter(({ topics }) => topics.includes("emergency")).length;
    expect(listed + emergency + directories.length).toBe(helplines.length);
  });

  it("put the emergency number of every country apart", () => {
    expect(helplinesByCountry.length).toBeGreaterThan(100);
    for (const { name, emergency } of helplinesByCountry)
      expect(emergency?.phone, name).toMatch(/\d/);
    expect(helplinesByCountry.find(({ country }) => country === "GB")?.emergency?.phone).toBe(
      "999",
    );
    expect(helplinesByCountry.find(({ country }) => country === "US")?.emergency?.phone).toBe(
      "911",
    );
  });

  it("are never of another country, and the surest come first", () => {
    for (const { country, lines } of helplinesByCountry) {
      expect(lines.every((line) => line.country === country)).toBe(true);
      const order = lines.map(({ confidence }) => ["high", "medium", "low"].indexOf(confidence));
      expect(order).toEqual([...order].sort());
    }
  });

  it("carry names people know", () => {
    expect(helplinesByCountry.map(({ name }) => name)).toContain("United Kingdom");
    expect(helplinesByCountry.every(({ name, country }) => name !== country)).toBe(true);
  });
});

import { helplines } from "@app/content/helplines";
import { riskCategories } from "@app/contract/risk";
import { describe, expect, test } from "vitest";
import { chooseHelplines, numbersFor } from "./choose-helplines.ts";

const countries = [...new Set(helplines.map(({ country }) => country))];

describe("the helplines somebody is shown", () => {
  test("are of their own country, checked, few, and never none, for every country and trouble", () => {
    for (const country of countries)
      for (const category of riskCategories) {
        const chosen = chooseHelplines({ country, category, imminent: false });
        expect(chosen.length, `${country} ${category}`).toBeGreaterThan(0);
        expect(chosen.length).toBeLessThanOrEqual(5);
        for (const line of chosen) {
          expect([country, "ZZ"]).toContain(line.country);
          const known = helplines.find(
            ({ name, country: of }) => name === line.name && of === line.country,
          );
          expect(known?.confidence).not.toBe("low");
        }
      }
  });

  test("carry nothing that is not for people's eyes", () => {
    const [line] = chooseHelplines({ country: "GB", category: "suicide", imminent: false });
    expect(Object.keys(line ?? {}).sort()).toEqual(
      ["chat_url", "country", "hours", "name", "phone", "sms", "topics", "website"].sort(),
    );
  });

  test("begin with the emergency number when there is no time", () => {
    const first = (category: "suicide" | "medical_emergency", imminent: boolean) =>
      chooseHelplines({ country: "GB", category, imminent })[0]?.phone;
    expect(first("suicide", true)).toBe("999");
    expect(first("medical_emergency", false)).toBe("999");
    expect(first("suicide", false)).toBe("116 123");
  });

  test("fit the trouble", () => {
    const topics = chooseHelplines({
      country: "US",
      category: "eating_disorder",
      imminent: false,
    })[0]?.topics;
    expect(topics).toContain("eating_disorder");
  });

  test("put lines for everybody before lines for a group", () => {
    const names = chooseHelplines({ country: "US", category: "suicide", imminent: false }).map(
      ({ name }) => name,
    );
    expect(names[0]).toMatch(/988/);
    expect(names[1]).toBe("Crisis Text Line");
  });

  test.each([null, "QQ", "ZZ"])("are the directory when the country is %s", (country) => {
    const chosen = chooseHelplines({ country, category: "suicide", imminent: true });
    expect(chosen.map(({ website }) => website)).toEqual(["https://findahelpline.com"]);
  });
});

test("the numbers that may be written are those of the person's country", () => {
  expect(numbersFor("GB").has("116123")).toBe(true);
  expect(numbersFor("GB").has("988")).toBe(false);
  expect(numbersFor(null).size).toBe(0);
});

import { entitlements, roles } from "@app/contract/entitlements";
import { describe, expect, it } from "vitest";
import { comparedLines, priceWords } from "./membership-words.ts";

const line = (name: RegExp) => comparedLines.find((one) => name.test(one.name))?.words;

describe("the comparison", () => {
  it("says what the table of entitlements says", () => {
    expect(line(/Messages/)).toEqual({
      anonymous: "60",
      member: "200",
      paid: "No limit",
      pro: "No limit",
    });
    expect(line(/Voice/)).toEqual({
      anonymous: "No",
      member: "30 credits, once",
      paid: "300 credits every 24 hours",
      pro: "999,999 credits every 24 hours",
    });
    expect(line(/analysis/)).toEqual({
      anonymous: "No",
      member: "No",
      paid: "4 a month",
      pro: "30 a month",
    });
    for (const role of roles)
      expect(line(/Deep-dive/)?.[role]).toBe(entitlements[role].deepDive ? "Yes" : "No");
  });

  it("shows the board as open to everyone, and the prompts as read by everyone", () => {
    expect(new Set(Object.values(line(/Void Board/) ?? {}))).toEqual(new Set(["Yes"]));
    for (const role of roles)
      expect(line(/Community prompts/)?.[role]).toBe(
        entitlements[role].communityWrite ? "Read, share and vote" : "Read",
      );
  });

  it("shows crisis help as open to everyone", () => {
    expect(new Set(Object.values(line(/Crisis/) ?? {}))).toEqual(new Set(["Yes"]));
  });

  it("leaves no entitlement out: what differs between two kinds differs in its words", () => {
    const said = (role: (typeof roles)[number]) =>
      comparedLines.map(({ words }) => words[role]).join("|");
    expect(new Set(roles.map(said)).size).toBe(roles.length);
  });
});

describe("a price", () => {
  it("is said as people say it, in any currency", () => {
    const monthly = { interval: "month", interval_count: 1 } as const;
    expect(priceWords({ amount: 900, currency: "eur", ...monthly })).toBe("€9 a month");
    expect(priceWords({ amount: 1250, currency: "gbp", ...monthly })).toBe("£12.50 a month");
    expect(
      priceWords({ amount: 2400, currency: "eur", interval: "month", interval_count: 3 }),
    ).toBe("€24 every 3 months");
    expect(priceWords({ amount: 1200, currency: "jpy", ...monthly })).toBe("JP¥1,200 a month");
  });
});

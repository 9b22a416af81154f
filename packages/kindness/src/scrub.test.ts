import { describe, expect, it } from "vitest";
import { scrub } from "./scrub.ts";
import { leadingPosts } from "./testing/hostile-corpus.ts";
import { kindPosts } from "./testing/kind-corpus.ts";

describe("what could lead to a person", () => {
  it("is taken out in every way it can be hidden, and nothing of it is left", () => {
    expect(leadingPosts.length).toBeGreaterThan(300);
    const left = leadingPosts.filter(({ text, secret, kind }) => {
      const { text: shown, changes } = scrub(text);
      return shown.includes(secret) || !changes.some((change) => change.kind === kind);
    });
    expect(left).toEqual([]);
  });

  it("is named with its place in the text as it was written", () => {
    const text = "Ring me: 555 123 4567 or 𝓁ena22@gmail.com, Sarah Connor";
    const { text: shown, changes } = scrub(text);
    expect(shown).toBe("Ring me: [number] or [e-mail], [name]");
    expect(changes.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ["phone", "555 123 4567"],
      ["email", "𝓁ena22@gmail.com"],
      ["name", "Sarah Connor"],
    ]);
  });

  it("stays out when the result is read again, as the server does after the browser", () => {
    for (const { text } of leadingPosts) {
      const once = scrub(text).text;
      expect(scrub(once).text).toBe(once);
    }
  });
});

describe("what leads to nobody", () => {
  it("is left as it was: dates, counting, given names, places, forgotten spaces", () => {
    for (const text of [
      "12.05.2019 was the day",
      "1 2 3 4 5 6 7 8 and breathe",
      "2019, 2020 and 2021",
      "I miss Sarah. Connor left.",
      "I was at work.me too",
      "Kate and Tom and Ben",
      "New York, Saturday Night",
      "Rose Garden",
      "I am @home",
    ])
      expect(scrub(text)).toEqual({ text, changes: [] });
  });

  it("is left alone in every kind thought", () => {
    expect(kindPosts.filter((text) => scrub(text).changes.length > 0)).toEqual([]);
  });
});

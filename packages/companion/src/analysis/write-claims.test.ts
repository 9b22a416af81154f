import { describe, expect, test } from "vitest";
import type { ReportFinding } from "../finding/find.ts";
import type { SourceReading } from "./read-source.ts";
import { themesOver, writeClaims } from "./write-claims.ts";

type Told = { day?: string; themes?: string[]; found?: Partial<ReportFinding>[] };

/** Sessions of one day each, where no day is said. */
const readingsOf = (told: readonly Told[]): SourceReading[] =>
  told.map(({ day, themes = [], found = [] }, index) => ({
    id: `s${index + 1}`,
    day: day ?? `2026-01-${String(index + 1).padStart(2, "0")}`,
    themes: new Map(themes.map((path) => [path, 0.4])),
    found: found.map((one) => ({
      part: "feelings",
      key: "feeling:proud",
      word: "proud",
      quote: null,
      ...one,
    })),
    isDark: false,
  }));

const claimsOf = (told: readonly Told[]) => {
  const readings = readingsOf(told);
  return writeClaims(readings, themesOver(readings, new Set()));
};
const textsOf = (told: readonly Told[]) => claimsOf(told).map(({ text }) => text);

const proud = { isPleasant: true };
const trendWords = /later|earlier/;

describe("a trend", () => {
  const rising: Told[] = [{}, {}, {}, { found: [proud] }, { found: [proud] }, { found: [proud] }];

  test("is told where three sessions on different days show it, with its counts", () => {
    expect(textsOf(rising)).toContain(
      "You said “proud” in 0 of 3 earlier sessions, and in 3 of 3 later ones.",
    );
  });

  test("rests on the claim it builds on", () => {
    expect(claimsOf(rising).find(({ part }) => part === "growing")?.restsOn).toEqual([
      "feeling:proud",
    ]);
  });

  test.each<[string, Told[]]>([
    ["two sessions", [{}, {}, {}, {}, { found: [proud] }, { found: [proud] }]],
    ["one day", rising.map((one) => ({ ...one, day: "2026-01-16" }))],
    [
      "three sessions of one day among others",
      rising.map((one, index) => ({ ...one, day: index < 3 ? "2026-01-15" : "2026-01-16" })),
    ],
    ["what stays as it is", rising.map(() => ({ found: [proud] }))],
    [
      "a single session on one side",
      [true, true, true, false, false, false].map((isSaid, index) => ({
        day: index === 0 ? "2026-01-15" : "2026-01-16",
        found: isSaid ? [{ key: "feeling:sad", word: "sad", isPleasant: false }] : [],
      })),
    ],
  ])("is not told from %s", (_, told) => {
    expect(textsOf(told).filter((text) => trendWords.test(text))).toEqual([]);
  });

  test("of a theme is said with it", () => {
    const told: Told[] = [
      {},
      {},
      {},
      { themes: ["sleep"] },
      { themes: ["sleep"] },
      { themes: ["sleep"] },
    ];
    expect(textsOf(told)).toContain("Sleep: in 3 of 6 sessions, more often in the later ones.");
    expect(textsOf(told.toReversed())).toContain(
      "Sleep: in 3 of 6 sessions, more often in the earlier ones.",
    );
  });
});

describe("a report", () => {
  const sentence = (part: ReportFinding["part"], index: number): Partial<ReportFinding> => ({
    part,
    key: `${part}:${index}`,
    word: "",
    quote: `I managed the thing number ${index}.`,
  });
  const full: Told[] = Array.from({ length: 8 }, (_, index) => ({
    themes: ["sleep", "work", "grief", "money", "worry"],
    found: [
      proud,
      { key: "feeling:sad", word: "sad", isPleasant: false },
      { key: "feeling:anxious", word: "worried", isPleasant: false },
      sentence("strengths", index),
      sentence("helped", index),
      sentence("planned", index),
      { part: "styles", key: "style:blame", word: "" },
      { part: "styles", key: "style:alone", word: "" },
      ...["your mum", "your boss", "Sara"].map((word) => ({
        part: "relationships" as const,
        key: `person:${word}`,
        word,
      })),
    ],
  }));

  test("is short, however much there was", () => {
    expect(claimsOf(full).length).toBeLessThanOrEqual(12);
  });

  test("says one thing once: sentences of one kind are one claim with all their sessions", () => {
    const strengths = claimsOf(full).filter(({ part }) => part === "strengths");
    expect(strengths).toHaveLength(1);
    expect(strengths[0]).toMatchObject({
      text: "You told of something you managed, in 8 of 8 sessions.",
      quote: "I managed the thing number 7.",
    });
    expect(strengths[0]?.sourceIds).toHaveLength(8);
  });

  test("counts a session once, however often something is said in it", () => {
    const told: Told[] = [{ found: [proud, proud, proud] }, {}];
    expect(textsOf(told)).toEqual([
      "Among your words for how you felt is “proud”, in 1 of 2 sessions.",
    ]);
  });

  test("tells a feeling in the words that were said, the most frequent first", () => {
    const hard = { key: "feeling:anxious", isPleasant: false };
    const told: Told[] = [
      { found: [{ ...hard, word: "nervous" }] },
      { found: [{ ...hard, word: "worried" }] },
      { found: [{ ...hard, word: "worried" }] },
    ];
    expect(textsOf(told)).toEqual([
      "For how you felt you said “worried” and “nervous”, in 3 of 3 sessions.",
    ]);
  });

  test("names nobody and no way of thinking that was seen in one session only", () => {
    const told: Told[] = [
      {
        found: [
          { part: "relationships", key: "person:sara", word: "Sara" },
          { part: "styles", key: "style:blame", word: "" },
        ],
      },
      {},
    ];
    expect(textsOf(told)).toEqual([]);
  });
});

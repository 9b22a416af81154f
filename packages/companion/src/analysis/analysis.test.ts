import { shownClaims } from "@app/contract/analysis-report";
import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AnalysisRequest, Source } from "../finding/source.ts";
import { hearHere } from "../hearing/here.ts";
import { createModel } from "../models/configured-model.ts";
import { type ModelServer, startModelServer } from "../testing/model-server.ts";
import { createReportWriter } from "./analysis.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
const failures: string[] = [];
beforeEach(() => {
  failures.length = 0;
  server.requests.length = 0;
});

const source = (index: number, texts: string[], kind: Source["kind"] = "conversation"): Source => ({
  id: `s${index}`,
  title: `Talk ${index}`,
  at: new Date(Date.UTC(2026, 0, index)).toISOString(),
  kind,
  texts,
});

/** What a theme rests on is chosen by its own words here, so that no reading decides it. */
const talks: Source[] = [
  source(1, ["Look at the nights", "I was so worried about my mum.", "Nobody knows."]),
  source(2, ["Look at the nights", "I'm worried again. My boss shouted at me."]),
  source(3, ["I told my sister and it helped.", "I was worried about my mum again."]),
  source(4, ["Look at the nights", "I went for a walk and it helped. I feel calmer."]),
  source(5, ["I said no to my boss and I feel proud.", "I feel hopeful."]),
];

const analyse = (model: string | null, more: Partial<AnalysisRequest> = {}) =>
  createReportWriter({
    model:
      model === null
        ? null
        : createModel({ kind: "openai-compatible", baseUrl: server.baseUrl, model, apiKey: null }),
    timings: { firstTokenTimeoutMs: 5_000, betweenTokensTimeoutMs: 5_000, totalTimeoutMs: 5_000 },
    contextChars: 30_000,
    onModelFailure: ({ kind }) => failures.push(kind),
    hearing: hearHere,
  })({
    sources: talks,
    disputed: [],
    id: "a-1",
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...more,
  });

const saying = (answer: unknown): string =>
  `calm?text=${encodeURIComponent(typeof answer === "string" ? answer : JSON.stringify(answer))}`;

/** Both passes read their own part of it. */
const answer = {
  sessions: talks.map((_, index) => ({
    ref: `S${index + 1}`,
    themes: [{ name: "Nights", weight: index + 1 }],
    notes: [{ kind: "strengths", text: "You asked for help.", quote: null }],
  })),
  themes: [{ name: "Nights", names: ["nights"] }],
  claims: [
    {
      part: "strengths",
      text: "You turn to your sister.",
      quote: "I told my sister and it helped.",
      refs: ["S3"],
      sure: 3,
    },
    {
      part: "feelings",
      text: "You are often tired.",
      quote: "I own a yacht.",
      refs: ["S1", "S2"],
      sure: 2,
    },
    {
      part: "helped",
      text: "Walking stood beside better days.",
      refs: ["S4", "S3", "S5"],
      sure: 3,
    },
  ],
  suggestions: ["Walk twice.", "Ring your sister.", "Write it down."].map((text) => ({
    text,
    refs: ["S3"],
  })),
};

describe("by the guide", () => {
  test("every claim rests on sessions that were read, and is no surer than they allow", async () => {
    const { claims, writer } = await analyse(null);
    expect(writer).toMatchObject({ model: "guide", host: null, sent_chars: 0 });
    const ids = new Set(talks.map(({ id }) => id));
    for (const claim of claims) {
      expect(claim.source_ids.every((id) => ids.has(id))).toBe(true);
      if (claim.source_ids.length === 1) expect(claim.sure).toBe(1);
    }
    const parts = new Set(claims.map(({ part }) => part));
    for (const part of ["themes", "feelings", "strengths", "relationships", "helped"])
      expect(parts).toContain(part);
  });

  test("a quote, and a feeling that is named, is something the person said", async () => {
    const { claims } = await analyse(null);
    const said = talks.flatMap(({ texts }) => texts).join(" ");
    const quotes = claims.flatMap(({ quote }) => quote ?? []);
    const words = claims
      .filter(({ part }) => part === "feelings")
      .flatMap(({ text }) => [...text.matchAll(/“([^“”]+)”/g)].map(([, word = ""]) => word));
    expect(quotes.length).toBeGreaterThan(3);
    expect(words).toEqual(expect.arrayContaining(["worried", "calmer"]));
    for (const text of [...quotes, ...words]) expect(said).toContain(text);
  });

  test("the legend counts what the claim counts, and the claim names every one of them", async () => {
    const { claims, themes } = await analyse(null);
    const [sleep] = themes;
    const claim = claims.find(({ key }) => key === sleep?.key);
    expect(sleep?.name).toBe("Sleep");
    expect(sleep?.shares.filter((share) => share > 0)).toHaveLength(3);
    expect(claim?.text).toContain("in 3 of 5 sessions");
    expect(claim?.source_ids).toEqual(["s4", "s2", "s1"]);
  });

  test("of a summary only what it quotes is read, since the rest is ours", async () => {
    const sources = talks.map((_, index) =>
      source(
        index + 1,
        [
          "You came with your nights. You feel lonely and helpless. What it is like: “I was so worried about my mum”.",
        ],
        "summary",
      ),
    );
    const { claims } = await analyse(null, { sources });
    const texts = claims.map(({ text }) => text).join(" ");
    expect(texts).toContain("“worried”, in 5 of 5 sessions");
    expect(texts).toContain("Your mum");
    expect(texts).not.toMatch(/lonely|helpless/);
  });

  test("where nothing is in the person's own words, it says so and claims nothing", async () => {
    const sources = talks.map((_, index) =>
      source(
        index + 1,
        ["You talked about your mum. You feel worried and you can't sleep."],
        "summary",
      ),
    );
    const { claims, themes } = await analyse(null, { sources });
    expect(themes).toEqual([]);
    expect(claims.map(({ key }) => key)).toEqual(["too-little"]);
  });

  test("three suggestions are shown, with spares behind them", async () => {
    const { claims } = await analyse(null);
    const isSuggestion = ({ part }: { part: string }) => part === "suggestions";
    expect(claims.filter(isSuggestion).length).toBeGreaterThan(limits.analysis.suggestions);
    expect(shownClaims(claims).filter(isSuggestion)).toHaveLength(limits.analysis.suggestions);
  });

  test("what was disputed before is not brought up or built on", async () => {
    const { claims } = await analyse(null);
    for (const part of [
      "themes",
      "feelings",
      "strengths",
      "helped",
      "relationships",
      "suggestions",
    ]) {
      const claim = claims.find((one) => one.part === part);
      if (!claim) throw new Error(`there is none of ${part}`);
      const next = await analyse(null, { disputed: [{ key: claim.key, text: claim.text }] });
      const built = next.claims.filter(({ key, rests_on }) =>
        [key, ...rests_on].includes(claim.key),
      );
      expect(built, part).toEqual([]);
      expect(next.themes.some(({ key }) => key === claim.key)).toBe(false);
    }
  });

  test("of a session with a crisis no words are shown, and people come first", async () => {
    const dark = [
      "I want to kill myself.",
      "I was so ashamed of it.",
      "I told my sister and it helped a lot.",
    ];
    const { claims } = await analyse(null, { sources: [...talks, source(6, dark)] });
    const shown = JSON.stringify(claims);
    expect(shown).not.toMatch(/kill myself|ashamed|helped a lot/);
    expect(claims.find(({ part }) => part === "suggestions")?.key).toBe("try:people");
  });

  test("others are served while it reads", async () => {
    let turns = 0;
    const beside = setInterval(() => {
      turns += 1;
    }, 1);
    const many = Array.from({ length: 20 }, (_, index) =>
      source(index + 1, talks[2]?.texts.slice() ?? []),
    );
    await analyse(null, { sources: many });
    clearInterval(beside);
    expect(turns).toBeGreaterThan(10);
  });

  test("it ends when it is stopped", async () => {
    const stop = new AbortController();
    const asked = analyse(null, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error("stopped")),
    });
    await expect(asked).rejects.toThrow("stopped");
  });
});

describe("by a model", () => {
  test("it reads, then writes; quotes nobody said go, and sureness is held to the sessions", async () => {
    const { claims, themes, writer } = await analyse(saying(answer));
    expect(server.requests).toHaveLength(2);
    expect(writer.host).toBe(new URL(server.baseUrl).host);
    expect(writer.sent_chars).toBeGreaterThan(500);
    expect(themes).toEqual([
      { key: "model-theme:1:nights", name: "Nights", shares: [1, 1, 1, 1, 1] },
    ]);
    const byPart = (part: string) => claims.find((claim) => claim.part === part);
    expect(byPart("strengths")).toMatchObject({
      sure: 1,
      source_ids: ["s3"],
      quote: "I told my sister and it helped.",
    });
    expect(byPart("feelings")).toMatchObject({ quote: null, sure: 2 });
    expect(byPart("helped")?.sure).toBe(2);
  });

  test("a long history goes in batches and comes back as one report", async () => {
    const long = Array.from({ length: 30 }, (_, index) =>
      source(index + 1, [`I can't sleep. ${"It goes on and on. ".repeat(200)}`]),
    );
    await analyse(saying({ ...answer, sessions: [] }), { sources: long });
    // The fake's answer fits no batch: one retry, then the guide. What was sent was one batch each.
    const [first] = server.requests;
    expect(JSON.stringify(first?.body).length).toBeLessThan(40_000);
    expect(failures).toEqual(["unusable"]);
  });

  test.each<[string, unknown]>([
    ["prose", "I would rather talk."],
    [
      "a session that is not there",
      { ...answer, claims: [{ ...answer.claims[0], refs: ["S99"] }] },
    ],
    ["two suggestions", { ...answer, suggestions: answer.suggestions.slice(0, 2) }],
    [
      "a diagnosis",
      {
        ...answer,
        claims: [
          ...answer.claims,
          { part: "feelings", text: "You have bipolar disorder.", refs: ["S1"], sure: 2 },
        ],
      },
    ],
  ])("garbage (%s) costs one retry, then the guide writes", async (_, text) => {
    const { writer, claims } = await analyse(saying(text));
    expect(writer.model).toBe("guide");
    expect(failures).toEqual(["unusable"]);
    expect(claims.length).toBeGreaterThan(5);
  });

  test("nothing leaves when somebody was in danger", async () => {
    const sources = [...talks, source(6, ["I want to kill myself."])];
    expect((await analyse(saying(answer), { sources })).writer.model).toBe("guide");
    expect(server.requests).toHaveLength(0);
  });
});

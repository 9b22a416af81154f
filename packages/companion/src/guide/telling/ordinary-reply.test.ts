import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../../testing/talked-through.ts";
import { sentencesOf } from "../words/sentences.ts";

const talks: readonly (readonly string[])[] = [
  [
    "hey so my manager moved my desk next to the printer and im weirdly upset about it",
    "its that he didnt ask, i came in monday and my plant was already there",
    "he moved amir and soph too but they get the window",
    "i said oh ok fine and then went to the loo and cried",
    "i think its because at my last job they moved my desk before they got rid of me",
  ],
  [
    "I retired from teaching in July and yesterday I met a former pupil who didn't recognise me.",
    "I taught her for three years. Her brother too.",
    "She's got two little ones now. One of them had her exact frown.",
    "My husband said I look different without the lanyard.",
    "I miss being asked things.",
  ],
  [
    "my dad has parkinsons and hes started hiding it",
    "he puts his hand in his pocket when people come round",
    "yesterday he dropped a whole tray at my cousins and said it was the tray",
    "mum pretends too",
    "i live 2 hours away so i only get it in bursts",
  ],
];

const replies = (seed: string): string[] =>
  talks.flatMap((turns) => saidBy(converse(turns, seed)).slice(1, -1));

const empties =
  /^(?:I see|Okay|All right|I hear you|I can (?:follow|understand) that|I’m with you so far|Thank you for telling me(?: that)?|Tell me more, if you like|Say more, if you like|Go on, I’m listening)\.$/;

describe("the answer to something told", () => {
  it("holds no empty sentence beside the person's own words", () => {
    for (const seed of ["a", "b", "c", "d"])
      for (const reply of replies(seed)) {
        const sentences = sentencesOf(reply);
        if (sentences.length > 1) expect(sentences.filter((one) => empties.test(one))).toEqual([]);
      }
  });

  it("sometimes asks and sometimes does not, and asks one thing at a time", () => {
    const all = ["a", "b", "c", "d"].flatMap(replies);
    const asking = all.filter((reply) => reply.includes("?"));
    expect(asking.length).toBeGreaterThan(all.length / 5);
    expect(asking.length).toBeLessThan((all.length * 2) / 3);
    for (const reply of asking) expect(reply.match(/\?/g)).toHaveLength(1);
  });

  it("asks nothing about what would be, or was never so", () => {
    const last = (text: string): string =>
      saidBy(converse(["My wife works nights", text], "seed")).at(-2) ?? "";
    for (const text of ["I would tell her about my grandmother", "I wasn't brilliant at it"])
      expect(last(text)).not.toMatch(/How was that|like for you|leave you feeling/);
  });
});

describe("good news in the middle of a talk", () => {
  const last = (...turns: string[]): string => saidBy(converse(turns, "seed")).at(-2) ?? "";

  it("is met gladly where it is told with pleasure", () => {
    expect(last("work has been slow", "I got the promotion!!")).toMatch(
      /wonderful|good news|happy/,
    );
  });

  it("is none where it only says how things stand in a hard talk", () => {
    expect(
      last("I think I'm gay and I've never said that to anyone", "I'm engaged. To a woman."),
    ).not.toMatch(/wonderful|good news|happy|congratulations/i);
  });
});

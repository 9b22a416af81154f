import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { describe, expect, it } from "vitest";
import { converse, reply, saidBy } from "../testing/talked-through.ts";
import { guideActions } from "./after/actions.ts";
import { guideTitle } from "./after/titles.ts";
import { frames } from "./say/frames/all.ts";
import { summaryLeads } from "./say/moving-on.ts";

const told = (...turns: string[]): HistoryItem[] => converse(turns, "seed").slice(0, -1);
const last = (...turns: string[]): string => saidBy(told(...turns)).at(-1) ?? "";

describe("plain facts", () => {
  it.each([
    "I'm a primary school teacher",
    "theres 5 of us",
    "my cousin is a solicitor",
    "our daughter comes on Sundays",
    "we went to Wales in May",
    "I've worked there for three years",
  ])("are said back, and nothing is made of them: %j", (fact) => {
    const answer = last("I had a row with my boss today", fact);
    expect(answer).toMatch(/\b(?:you|your|he)(?:’\w+)?\b/i);
    expect(answer).not.toMatch(/tell me more|tell me a bit more|I see|surprise|always been/i);
  });

  it("gives every frame a name of its own", () => {
    const ids = frames.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe("what others advise", () => {
  it.each([
    "My daughter says I should try online dating",
    "my wife says I should just ring him",
    "My son says get a dog",
  ])("is no step of the person’s own: %j", (advice) => {
    expect(last("I have been on my own since spring", "It is very quiet", advice)).not.toMatch(
      /good step|When would|When could|plan/,
    );
    expect(guideActions(told("I have been on my own since spring", advice), "seed")[0]).not.toMatch(
      /online dating|ring him|dog/i,
    );
  });
});

describe("short answers", () => {
  it("takes a time after “I should” for a plan", () => {
    const history = told(
      "I owe about eight thousand on credit cards",
      "My wife doesn't know about two of them",
      "I should tell her, I know I should",
      "Saturday, when the kids are at her mum's",
    );
    expect(saidBy(history).at(-1)).toMatch(/on Saturday/i);
    expect(guideActions(history, "seed")[0]).toMatch(/^Tell your wife on Saturday/);
  });

  it("asks what a number stands for that nobody asked for", () => {
    expect(last("I've been having panic attacks on the train", "6")).toMatch(/6.*\?$/);
  });
});

describe("good news", () => {
  it("is not read into a degree that left debts", () => {
    expect(reply([], "finished uni last year with 50k debt and im working in a cafe")).not.toMatch(
      /congratulations|well done|proud/i,
    );
  });

  it("stays the subject when there is something sad behind it", () => {
    expect(
      guideTitle(
        told(
          "just wanted to tell someone i finished my first 10k",
          "my mum was at the finish with a banner",
          "she had a stroke last year so she was in her wheelchair",
        ),
      ),
    ).toBe("Finishing your first 10k");
  });
});

describe("gathering up", () => {
  it("does not take the place of an answer to something that weighs", () => {
    const heavy = "I made a mistake with a chart yesterday and I keep going over it";
    const answer = last(
      "I'm a nurse",
      "We're four down at the moment",
      "I've done three doubles since Monday",
      "My manager says it'll be better after Christmas",
      "My husband does the school run",
      "I get home at nine",
      "The ward is noisy at night",
      heavy,
    );
    expect(summaryLeads.some((lead) => answer.startsWith(lead))).toBe(false);
  });
});

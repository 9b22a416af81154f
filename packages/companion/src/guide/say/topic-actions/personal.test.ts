import { describe, expect, it } from "vitest";
import { personalActions } from "./personal.ts";

const mattersOf = (lower: string): string[] =>
  personalActions
    .filter(({ when, not }) => when.test(lower) && !not?.test(lower))
    .map(({ id }) => id);

describe("what can be done about matters with others and with oneself", () => {
  it.each([
    ["we've got three weeks to empty my parents' house", "parent-house-to-clear"],
    ["my mum calls me five times a day and i'm at work", "parent-rings-too-often"],
    ["my brother never visits mum, it's all on me", "carer-shared-unequally"],
    ["i've not spoken to my brother for three years", "sibling-not-speaking"],
    ["my son never rings me any more", "grown-child-silent"],
    ["my teenage son won't talk to me", "teenager-does-not-talk"],
    ["i shouted at my kids again this morning", "shouted-at-child"],
    ["my ex cancelled again, the kids were waiting", "ex-and-handover"],
    ["my mother-in-law is coming to stay for a month", "in-law-lives-here"],
    ["i've got to do a speech at my brother's wedding", "wedding-speech"],
    ["my boyfriend dumped me last night", "break-up"],
    ["me and my husband hardly talk these days", "partner-silence"],
    ["they've all gone on holiday without me", "left-out-of-group"],
    ["my friend still owes me 200 quid", "friend-not-paying-back"],
    ["i've moved to bristol and i don't know anyone", "new-in-town"],
    ["my flatmate keeps eating my food", "flatmate"],
    ["i can't say no to people", "says-yes-too-often"],
    ["i don't think i believe in god any more", "faith-lost"],
    ["people laugh at my accent", "foreign-language-at-table"],
    ["i passed my driving test", "driving-test-passed"],
  ])("finds the matter of %j", (opening, id) => {
    expect(mattersOf(opening)).toContain(id);
  });

  it.each([
    "she left me a note on the kettle this morning, just a heart",
    "he walked out in a towel and thought it was funny",
    "i broke up the chocolate for the kids",
    "he was in the bath and i left my husband there",
    "my flatmate is lovely, she made me soup",
    "my father's a retired teacher and my husband is too",
    "a friend lent me a book",
    "i've got a job and the kids have got school",
    "my doctor signed me off for two weeks",
    "my sister speaks four languages",
    "the church roof is leaking",
    "i don't know anybody here who can be guarantor",
    "the wedding was lovely",
    "my dad died in march",
    "we had to put our dog down on friday",
    "he won't be home until four",
  ])("finds no matter in %j", (lookAlike) => {
    expect(mattersOf(lookAlike)).toEqual([]);
  });

  it("says each thing once, in a sentence neither short nor long", () => {
    const all = personalActions.flatMap(({ actions }) => actions);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(personalActions.map(({ id }) => id)).size).toBe(personalActions.length);
    for (const action of all) {
      const words = action.split(/\s+/).length;
      expect(words >= 8 && words <= 24, action).toBe(true);
      expect(action).toMatch(/^[A-Z][a-z]+ [^!]*\.$|^[A-Z][a-z]+ [^!]*\?$/);
    }
  });
});

import { languageLines, stillUnread } from "@app/guide/lines/languages";
import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../testing/talked-through.ts";

const seeds = ["a", "b", "c"];
/** The last replies of a talk, one for each seed, before its closing. */
const lastOf = (...turns: string[]): string[] =>
  seeds.map((seed) => saidBy(converse(turns, seed)).at(-1) ?? "");
const each = (said: readonly string[], expected: RegExp): void => {
  for (const one of said) expect(one).toMatch(expected);
};
const none = (said: readonly string[], unwanted: RegExp): void => {
  for (const one of said) expect(one).not.toMatch(unwanted);
};

describe("what is asked of the companion", () => {
  it.each([
    ["what do you have for lunch", /program/],
    ["Do you believe in God? I sing in the choir every week and I could not tell you.", /no faith/],
    ["What's the difference between you and a diary? I've kept one for years.", /program/],
    ["are you still there?", /I’m here/],
    ["Can they sack me for being late twice? I've been there six years.", /legal|law/],
    ["I've written two versions of the email, do you want to see them?", /^Yes/],
    ["is fifty too late to learn to swim?", /don’t think so|would not say so/],
  ])("is answered straight: %j", (asked, expected) => {
    each(lastOf(asked), expected);
  });

  it("is answered though it stands at the end of a long story", () => {
    each(
      lastOf(
        "I'm eighty one and I kept bees for forty years and my husband passed two winters ago and the garden is too big now and what I wanted to ask is is it normal that I still lay his place",
      ),
      /only one|not sound odd|normal|many people/i,
    );
  });

  it("is not answered where it was asked in anger", () => {
    none(lastOf("I cook. I clean. Why is the bin mine as well?"), /know that|certain|answer/);
  });

  it("backs an idea of the person's own that comes with the question", () => {
    each(
      lastOf("What's a fair share of the rent? I was thinking he pays two thirds."),
      /reasonable|sensible/,
    );
  });

  it("takes an idea for an idea and not for a fear", () => {
    each(lastOf("what if I just ask her at the weekend"), /try/);
    none(lastOf("what if I ask her and she laughs"), /Why not try|could try/);
  });
});

describe("somebody who says that it went wrong", () => {
  it("is taken at their word when one word is put for another", () => {
    each(lastOf("work's been a lot", "no. not stressed. angry"), /angry/i);
  });

  it("is not told what they have asked not to hear", () => {
    none(lastOf("long day", "ok bye, and don't say take care"), /care|look after/i);
  });

  it("is given advice and no question when that is the wish", () => {
    none(
      lastOf(
        "Please give me advice, not questions. I have a job offer from Leeds and I must answer by Friday.",
      ),
      /\?/,
    );
  });
});

describe("thanks and news", () => {
  it("does not take thanks to somebody else for its own", () => {
    none(lastOf("She gave my seat to the dog. Thanks nan."), /welcome|Gladly/);
  });

  it("is not glad of what is announced as a joke", () => {
    none(
      lastOf("I'm thrilled to announce I've been in this queue for two hours"),
      /glad|good to hear|happy for you/,
    );
  });

  it.each(["the adoption came through this morning", "my appeal was granted today"])(
    "is glad of good news: %j",
    (news) => {
      each(lastOf(news), /news|pleased|happy for you/);
    },
  );

  it.each(["our visa was refused", "I didn't get the job"])("is sorry to hear of %j", (news) => {
    each(lastOf(news), /sorry/i);
  });
});

describe("a message that is asked for", () => {
  it("is written to the one who keeps the deposit, with what speaks for the person", () => {
    const asked =
      "can you write a message to my landlord. she's keeping 300 of my deposit for cleaning";
    each(lastOf(asked), /you are keeping 300 of my deposit for cleaning/);
    each(
      lastOf(asked, "her name is Moira. i've got photos from the day i left"),
      /Moira.*photos from the day I left/,
    );
    each(lastOf(asked, "ok shorter. and no sorry"), /Please pay back the 300/);
  });

  it("holds the facts that were given for it", () => {
    each(
      lastOf(
        "could you help me to answer her? two lines. Truth: the report is half done, I can send her the rest by Monday",
      ),
      /The report is half done\. I can send you the rest by Monday\./,
    );
  });

  it("is not written where the question was none", () => {
    none(
      lastOf(
        "I said 'fine by me' and went home. I'm 58 and the car's on finance, what would I say",
      ),
      /You could begin with/,
    );
  });

  it("is a toast made of what was told of somebody", () => {
    each(
      lastOf(
        "I need to give a toast for a colleague who retires on Friday. Can you help me write it?",
        "He never once missed the early shift. He fixed the kettle every week for nine years.",
      ),
      /“He never once missed the early shift\. He fixed the kettle every week for nine years\.”/,
    );
  });
});

describe("another language", () => {
  it("is stayed in, though a short message alone would not show it", () => {
    const lines = [...languageLines.es, ...stillUnread];
    for (const seed of seeds) {
      const said = saidBy(
        converse(
          ["hola, no hablo mucho inglés, estoy triste", "le operan mañana", "gracias"],
          seed,
        ),
      ).slice(1);
      expect(said).toHaveLength(3);
      for (const one of said.slice(0, 2)) expect(lines).toContain(one);
    }
  });

  it("is left when the person goes on in English", () => {
    none(lastOf("hola, estoy muy triste hoy", "my sister is in hospital since Friday"), /English/);
  });
});

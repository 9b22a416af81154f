import { describe, expect, it } from "vitest";
import { findCase } from "../cases.ts";
import { waysFor } from "../guide.ts";
import { newTalk, talkState } from "../talk.ts";
import { play } from "../testing/play.ts";

const told = "My manager presented my idea to the whole team as if it was his own.";

const held = () => {
  const one = findCase("manager-takes-credit");
  const [opening] = play([told]);
  // beside the older engine's words the ways are offered that the talk leaves
  const [first] =
    one && opening
      ? play([one.about], { ...opening.talk, offered: [...waysFor(opening.talk)] })
      : [];
  if (!opening || !first || !one) throw new Error("no reply");
  return { opening, first, one };
};

describe("a matter that was written about", () => {
  it("is offered in words somebody in it would use, and met by what it is about once it is theirs", () => {
    const { opening, first, one } = held();
    expect(waysFor(opening.talk).map(({ text }) => text)).toContain(one.about);
    expect(opening.talk.case).toBeNull();
    expect(first.why.move).toBe("case");
    expect(first.parts).toEqual([one.heard[0], one.asks[0]]);
  });

  it("answers what is asked of it, once, and then with the smallest step", () => {
    const { first, one } = held();
    const [view, words, normal, step] = play(
      [
        "What should I do?",
        "How would I even say it to him?",
        "Is that normal?",
        "But what should I do?",
      ],
      first.talk,
    );
    expect(view?.text).toContain(one.view);
    expect(words?.text).toContain(one.words);
    expect(normal?.text).toContain(one.normal);
    expect(step?.text).toContain(one.steps[0]?.slice(1));
  });

  it("offers what can be asked for, and no longer what was given", () => {
    const { first } = held();
    const [tapped] = play(["What would you do?"], first.talk);
    expect(first.options.map(({ text }) => text)).toContain("What would you do?");
    expect(tapped?.options.map(({ text }) => text)).not.toContain("What would you do?");
  });

  it("never asks the same question again, and ends in its own words", () => {
    const { first, one } = held();
    const replies = play(
      [
        "He did it last year too.",
        "I sat there like a fool.",
        "Nobody said a word.",
        "I went home early.",
        "My wife is angry about it.",
        "It was only a slide.",
        "Thanks, bye for now.",
      ],
      first.talk,
    );
    const asked = replies.flatMap(({ text }) => one.asks.filter((ask) => text.includes(ask)));
    expect(new Set(asked).size).toBe(asked.length);
    expect(replies.at(-1)?.text).toContain(one.ending);
  });

  it("is let go of by whoever says that it is something else", () => {
    const { first, one } = held();
    const [, after] = play(
      ["No, that's not what I meant at all.", "It was a colleague."],
      first.talk,
    );
    expect(after?.talk.leftCases).toEqual([one.id]);
    expect(after?.talk.case?.id).not.toBe(one.id);
  });

  it("is nobody’s who chose a path", () => {
    const { first } = held();
    const [chosen] = play(["A decision"], {
      ...first.talk,
      offered: [{ id: "path/decision", text: "A decision" }],
    });
    expect(chosen?.talk.case).toBeNull();
    expect(chosen?.talk.path).toBe("decision");
  });
});

it("a talk kept before there were cases is read as one without", () => {
  const { case: _case, caseLeanings: _leanings, leftCases: _left, ...before } = newTalk();
  expect(talkState.parse(before)).toMatchObject({ case: null, caseLeanings: {}, leftCases: [] });
});

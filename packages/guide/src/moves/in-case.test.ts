import { describe, expect, it } from "vitest";
import { newTalk, talkState } from "../talk.ts";
import { play } from "../testing/play.ts";
import { asCalled } from "../write/fill.ts";
import { findCase } from "../written.ts";
import { waysFor } from "./ways-for.ts";

const told = "My manager presented my idea to the whole team as if it was his own.";

const ofHim = (text: string): string => asCalled(text, { ...newTalk(), called: "he" });

const held = () => {
  const one = findCase("manager-takes-credit");
  const [named] = play([told]);
  const tap = named?.options.find(({ id }) => id === "case-is/manager-takes-credit");
  const [first] = play([tap?.text ?? ""], named?.talk);
  if (!first || !one) throw new Error("no reply");
  return { first, one };
};

describe("a matter that was written about", () => {
  it("is named for a tap where somebody surely tells of it, and then met by what it is about", () => {
    const { first, one } = held();
    expect(first.why.move).toBe("case");
    expect(first.parts).toEqual([one.heard[0], one.asks[0]].map((text) => ofHim(text ?? "")));
    expect(first.text).not.toMatch(/[{|}]/);
    expect(first.options.map(({ text }) => text)).toContain("It’s something else");
  });

  it("is offered in words somebody in it would use where it is only likely, and is theirs by a tap", () => {
    const [opening] = play([
      "I can retire at 63 with a smaller pension or go on to 66. My wife says go, my brother says I'd be mad. What would you do?",
    ]);
    if (!opening) throw new Error("no reply");
    expect(opening.talk.case).toBeNull();
    const offered = waysFor(opening.talk);
    const likely = offered.find(({ id }) => id.startsWith("case-is/"));
    const [first] = play([likely?.text ?? ""], { ...opening.talk, offered: [...offered] });
    expect(likely?.id).toBe(`case-is/${first?.talk.case?.id}`);
    expect(first?.why.move).toBe("case");
  });

  it("is let go of by whoever says that it is something else", () => {
    const { first } = held();
    const [other, next] = play(["It’s something else", told], first.talk);
    expect(other?.why.move).toBe("case");
    expect(other?.talk.case).toBeNull();
    expect(next?.talk.case?.id).not.toBe("manager-takes-credit");
  });

  it("gives words to whoever asks what to say, in whatever words", () => {
    const { first, one } = held();
    const [reply] = play(["What ought the first sentence to be when I see him?"], first.talk);
    expect(reply?.text).toContain(one.words);
  });

  it("does not answer a question about something else by what was written for everybody", () => {
    const { first, one } = held();
    const [reply] = play(["Should I tell my sister about the dog?"], first.talk);
    expect(reply?.text).not.toContain(one.view);
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
    expect(view?.text).toContain(ofHim(one.view));
    expect(words?.text).toContain(one.words);
    expect(normal?.text).toContain(ofHim(one.normal));
    expect(step?.text).toContain(ofHim(one.steps[0] ?? "").slice(1));
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
    const asked = replies.flatMap(({ text }) =>
      one.asks.map(ofHim).filter((ask) => text.includes(ask)),
    );
    expect(new Set(asked).size).toBe(asked.length);
    expect(replies.at(-1)?.text).toContain(ofHim(one.ending));
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

describe("a matter that was written about, in a deep dive", () => {
  it("is gone further into once its own questions are asked, and the answers are kept", () => {
    const { first, one } = held();
    const all = one.asks.map((_, index) => index);
    const talk = {
      ...first.talk,
      isDeep: true,
      turn: 6,
      quiet: 1,
      case: { id: one.id, heard: [0, 1], asked: all, met: [], given: [] },
    };
    const replies = play(
      [
        "He did it twice more that spring, with the plans for the new office.",
        "It was like that with my older brother and his school prizes.",
      ],
      talk,
    );
    expect(replies[0]?.talk.waiting?.step).toBe("deep/began");
    expect(replies[0]?.options.map(({ id }) => id)).toContain("skip");
    expect(replies[1]?.talk.slots["deep/began"]?.words).toContain("older brother");
    expect(replies[1]?.talk.waiting?.step).toBe("deep/beneath");
  });
});

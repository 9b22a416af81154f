import { read } from "@app/reading/read";
import { describe, expect, it, test } from "vitest";
import { cardOf } from "./end/card.ts";
import { guideReply } from "./guide.ts";
import { isSaying, sayingOption } from "./options.ts";
import { newTalk, type Talk } from "./talk.ts";
import { ofAnybodyIn } from "./testing/of-anybody-in.ts";
import { lastOf, play } from "./testing/play.ts";
import { findSaying, sayings } from "./written.ts";

const written = ofAnybodyIn(sayings);
const words = (text: string): number => text.split(/\s+/).length;
const notKnown =
  /\b(?:he|she|him|her|his|it sounds like|I hear|I understand|valid|journey|therap\w+|process)\b/i;

describe("what can be tapped", () => {
  test("is said in the person's own voice, in a few words, and stands there once", () => {
    for (const { id, text } of written) {
      expect(text, id).toMatch(/^[\p{Lu}][^!"'.]*$/u);
      expect(words(text), text).toBeLessThanOrEqual(9);
    }
    const texts = written.map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(written.map(({ id }) => id)).size).toBe(written.length);
  });

  test("is answered by three lines, each with a question, and by something that can be done", () => {
    for (const { id, lines, help } of written) {
      expect(lines, id).toHaveLength(3);
      for (const { line, ask } of lines) {
        expect(words(line), line).toBeLessThanOrEqual(32);
        expect(line, id).toMatch(/^[\p{Lu}“][^?!"'{}]*[.…”]$/u);
        expect(ask, id).toMatch(/^[\p{Lu}“][^?!"'{}]*\?$/u);
        expect(words(ask), ask).toBeLessThanOrEqual(16);
        expect(`${line} ${ask}`, id).not.toMatch(notKnown);
      }
      expect(words(help), help).toBeLessThanOrEqual(52);
      expect(help, id).not.toMatch(/[!"'{}]/);
      expect(help, id).not.toMatch(notKnown);
    }
  });

  test("is no line twice", () => {
    const lines = written.flatMap((one) => one.lines.map(({ line }) => line));
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });
});

const leftOut = findSaying("left-out") ?? expect.fail("no such saying");
const offering = (from: Talk = newTalk()): Talk => ({
  ...from,
  turn: 1,
  offered: [sayingOption(leftOut.id, leftOut.text)],
});

describe("a tap", () => {
  it("is answered as said and asked on from, and is no sentence of theirs on the page", () => {
    const [reply] = play([leftOut.text], offering());
    expect(reply?.why.move).toBe("saying");
    expect(ofAnybodyIn(leftOut.lines).some(({ line }) => reply?.text.startsWith(line))).toBe(true);
    expect(reply?.text.endsWith("?")).toBe(true);
    expect(reply && cardOf(reply.talk).fields.map(({ text }) => text)).not.toContain(leftOut.text);
  });

  it("is followed by what could help, once, by the button or in one's own words", () => {
    const [first, helped, again] = play(
      [leftOut.text, "What could help?", "What should I do?"],
      offering(),
    );
    expect(first?.options.map(({ text }) => text)).toContain("What could help?");
    expect(helped?.text).toBe(leftOut.help);
    expect(again?.text).not.toContain(leftOut.help);
    const [, asked] = play([leftOut.text, "What should I do?"], offering());
    expect(asked?.text).toBe(leftOut.help);
  });

  it("answers nothing near danger", () => {
    const { options } = lastOf(["hello"]);
    expect(options.filter(isSaying)).toEqual([]);
  });
});

describe("what is told", () => {
  const told = "I wrote to my old teacher and he hasn't answered for three weeks.";

  it("has below its answer what its writer might say of it, and none of it twice", () => {
    const [first, second] = play([told, `${told} I look every morning.`]);
    const offered = first?.options.filter(isSaying) ?? [];
    expect(offered.map(({ text }) => text)).toContain("I’m waiting for him to answer");
    expect(offered.length).toBeLessThanOrEqual(4);
    const next = second?.options.filter(isSaying).map(({ id }) => id) ?? [];
    expect(next.filter((id) => offered.some((one) => one.id === id))).toEqual([]);
  });

  const row = "My sister and I had a row about the house and she hung up on me.";

  it("is asked about, which of them it is, and not twice running", () => {
    const [asked, next] = play([row, "She has always been like that, ever since we were small."]);
    expect(asked?.why.lines.some((line) => line.startsWith("invites/"))).toBe(true);
    expect(asked?.text).toMatch(/\?$/);
    expect(asked?.options.filter(isSaying).length).toBeGreaterThanOrEqual(3);
    expect(asked?.options.at(-1)?.text).toBe("None of these");
    expect(next?.why.lines.some((line) => line.startsWith("invites/"))).toBe(false);
  });

  it("is put in their own words by whoever finds none of them theirs", () => {
    const [, none] = play([row, "None of these"]);
    expect(none?.why.move).toBe("saying");
    expect(none?.options.filter(isSaying)).toEqual([]);
    const [, typed] = play([row, "Something else, I think. I regret the tone I used with her."]);
    expect(typed?.why.move).not.toBe("something-else");
  });

  it("is never asked about in a spoken talk", () => {
    const [first] = play([row]);
    const spoken = guideReply({
      seed: "test",
      reading: read(row),
      talk: newTalk(),
      isSpoken: true,
      isNearDanger: false,
      program: null,
    });
    expect(first?.why.lines.join()).toContain("invites/");
    expect(spoken.why.lines.join()).not.toContain("invites/");
  });

  it("has nothing below it for whoever wants only to be heard", () => {
    const [, reply] = play(["Please just listen.", told]);
    expect(reply?.options.filter(isSaying)).toEqual([]);
  });
});

test("whoever wants to be asked something is asked one thing, and led through no list", () => {
  const [asked, again] = play([
    "I wrote to my old teacher and he hasn't answered for three weeks.",
    "He used to answer within a day.",
    "I look every morning before work.",
    "Perhaps he is ill and nobody tells me.",
    "Ask me something",
    "Ask me something",
  ]).slice(-2);
  expect(asked?.why.move).toBe("asking-one");
  expect(asked?.text.match(/\?/g)).toHaveLength(1);
  expect(asked?.talk.path).toBeNull();
  expect(again?.text).not.toBe(asked?.text);
});

import { describe, expect, it, test } from "vitest";
import { cardOf } from "../end/card.ts";
import { newTalk } from "../talk.ts";
import { lastOf, play } from "../testing/play.ts";
import { findSaying, wordsToSay } from "../written.ts";

const count = (text: string): number => text.split(/\s+/).length;

describe("what can be said to somebody", () => {
  test("is drafts that stand by themselves, with one gap at the most", () => {
    for (const { id, chip, hint, drafts } of wordsToSay) {
      expect(count(chip), chip).toBeLessThanOrEqual(8);
      expect(hint, id).toMatch(/^\p{Lu}[^?!"{}]*\.$/u);
      expect(drafts, id).toHaveLength(6);
      for (const draft of drafts) {
        expect(count(draft), draft).toBeLessThanOrEqual(46);
        expect(draft.split("…").length, draft).toBeLessThanOrEqual(2);
        expect(draft, id).not.toMatch(/["{}'“”]|\b(?:he|she|him|her|his)\b/i);
      }
      expect(drafts.filter((draft) => !draft.includes("…")).length, id).toBeGreaterThanOrEqual(2);
    }
  });

  test("is led to by sayings there are, and each kind by one at least", () => {
    for (const { id, sayings } of wordsToSay) {
      expect(Object.keys(sayings).length, id).toBeGreaterThan(0);
      for (const saying of Object.keys(sayings)) expect(findSaying(saying), saying).not.toBeNull();
    }
  });
});

const told =
  "My friend Mair borrowed eight hundred pounds in spring and has not said a word since.";

describe("whoever wants words", () => {
  it("taps what they would like to say, and gets words for it, and others", () => {
    const [, asked] = play([told, "Help me find words"]);
    expect(asked?.why.move).toBe("words");
    const kind = asked?.options[0];
    if (!asked || !kind) throw new Error("nothing to tap");
    const [given, other] = play([kind.text, "Say it another way"], asked.talk);
    const drafts = wordsToSay.find(({ chip }) => chip === kind.text)?.drafts ?? [];
    const draftIn = (text = "") => drafts.find((draft) => text.includes(`“${draft}”`));
    expect(draftIn(given?.text)).toBeDefined();
    expect(draftIn(other?.text)).toBeDefined();
    expect(draftIn(other?.text)).not.toBe(draftIn(given?.text));
    const [shorter] = play(["a bit long"], given?.talk);
    expect(draftIn(shorter?.text)).toBeDefined();
  });

  it("is shown the rest where none of them is it, and told when there are no more", () => {
    const [, first] = play([told, "Help me find words"]);
    const [second] = play(["Something else to say"], first?.talk);
    const chips = (options: readonly { id: string }[] = []) =>
      options.slice(0, 5).map(({ id }) => id);
    expect(chips(second?.options).some((id) => chips(first?.options).includes(id))).toBe(false);
    const kind = first?.options[0]?.text ?? "";
    const replies = play([kind, ...Array<string>(6).fill("Say it another way")], first?.talk);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(replies.length);
    expect(replies.at(-1)?.text).toContain("no other way");
  });

  it("asks for them in their own words", () => {
    for (const asked of [
      "yes but what two sentences",
      "Can you give me the actual words?",
      "I just can't find the right words.",
    ])
      expect(
        play([told, asked])
          .at(-1)
          ?.options.map(({ id }) => id),
      ).toContain("words/more");
  });

  it("finds first what they tapped last leads to, and what is said to a child where one was named", () => {
    const [, tapped] = play([told, "I forgot"]);
    expect(tapped).toBeDefined();
    const saying = findSaying("they-forgot") ?? findSaying("left-out");
    const [, , words] = play([told, saying?.text ?? "", "Help me find words"]);
    const leads = wordsToSay.filter(({ sayings }) => sayings[saying?.id ?? ""] === 0);
    if (leads.length > 0) expect(leads.map(({ chip }) => chip)).toContain(words?.options[0]?.text);
    const child = play([
      "My son told his teacher he wishes he lived with his dad.",
      "Help me find words",
    ]);
    expect(child.at(-1)?.options.map(({ text }) => text)).toContain("Ask a child about it");
  });

  it("keeps what they make of it as their words, and no remark on it", () => {
    const [, asked] = play([told, "Help me find words"]);
    const [given] = play([asked?.options[0]?.text ?? ""], asked?.talk);
    const [kept] = play(
      ["I'd say: Mair, could we talk about the money from the spring?"],
      given?.talk,
    );
    const wordsOf = (talk = newTalk()) =>
      cardOf(talk).fields.find(({ label }) => label === "Your words")?.text;
    expect(wordsOf(kept?.talk)).toBe("Mair, could we talk about the money from the spring?");
    const [remark] = play(["But you can't say that to her, you just can't."], given?.talk);
    expect(wordsOf(remark?.talk)).toBeUndefined();
  });
});

it("what can be tapped may be typed", () => {
  const reply = lastOf([told, "im furious"]);
  expect(reply.why.move).toBe("saying");
});

import { describe, expect, it, test } from "vitest";
import { findPath, guidePaths } from "./paths.ts";
import { ofAnybodyIn } from "./testing/of-anybody-in.ts";
import { onPath, play } from "./testing/play.ts";
import { moments, questionOf } from "./written.ts";

const words = (text: string): number => text.split(/\s+/).length;

describe.each(guidePaths.map((path) => [path.id, path] as const))("%s", (_, path) => {
  it("has a question with kinds of answers for each of its steps", () => {
    for (const step of path.steps) {
      const question = ofAnybodyIn(questionOf(path, step));
      if (!question) throw new Error(`${step.id} has no question`);
      expect(question.ask.match(/\?/g), step.id).toHaveLength(1);
      expect(words(question.ask), question.ask).toBeLessThanOrEqual(22);
      expect(question.any.length, step.id).toBeGreaterThanOrEqual(2);
      expect(question.kinds.length, step.id).toBeGreaterThanOrEqual(4);
      expect(question.kinds.length, step.id).toBeLessThanOrEqual(6);
      const ids = question.kinds.map(({ id }) => id);
      expect(new Set(ids).size, step.id).toBe(ids.length);
    }
  });

  it("says nothing twice, asks nothing in what it says, and one thing behind it", () => {
    const questions = path.steps.flatMap((step) => ofAnybodyIn(questionOf(path, step)) ?? []);
    const said = questions.flatMap(({ any, kinds }) => [
      ...any,
      ...kinds.flatMap(({ says }) => says),
    ]);
    expect(new Set(said).size).toBe(said.length);
    for (const line of said) {
      expect(line).not.toMatch(/[?!]|['"]/);
      expect(words(line), line).toBeLessThanOrEqual(18);
    }
    for (const { chip, says, follow } of questions.flatMap(({ kinds }) => kinds)) {
      expect(words(chip), chip).toBeLessThanOrEqual(5);
      expect(chip.length, chip).toBeLessThanOrEqual(40);
      expect(says.length, chip).toBeGreaterThanOrEqual(2);
      if (follow) expect(follow.match(/\?/g), follow).toHaveLength(1);
    }
  });
});

describe("an answer", () => {
  test.each(["decision", "grief", "waiting", "work"])(
    "that is tapped is met by words that fit it alone, on %s",
    (id) => {
      const path = findPath(id);
      const [first] = path?.steps ?? [];
      const question = path && first && questionOf(path, first);
      if (!question) throw new Error("no question");
      const talk = onPath(id);
      for (const kind of question.kinds) {
        const [reply] = play([kind.chip], talk);
        expect(kind.says.some((line) => reply?.text.startsWith(line))).toBe(true);
        expect(reply?.text).toContain("?");
        expect(reply?.talk.slots[talk.waiting?.step ?? ""]?.kind).toBe(kind.id);
      }
    },
  );

  it("that is typed is met so where its kind is certain", () => {
    const [reply] = play(
      ["I have to tell them yes or no by the end of the month"],
      onPath("decision"),
    );
    expect(reply?.talk.slots["decision/now"]?.kind).toBe("deadline");
  });

  it("that fits no kind is met by words that fit whatever was answered", () => {
    const path = findPath("decision");
    const [first] = path?.steps ?? [];
    const question = path && first && questionOf(path, first);
    const [reply] = play(
      ["purple and green in the mornings and rather more of a blue when it gets late"],
      onPath("decision"),
    );
    expect(question?.any.some((line) => reply?.text.startsWith(line))).toBe(true);
  });

  it("that was told to nobody before is not stepped over", () => {
    const [reply] = play(
      ["The money. I haven't told anyone, not even my wife."],
      onPath("decision"),
    );
    const told = moments.find(({ id }) => id === "told-nobody");
    expect(told?.says.some((line) => reply?.text.startsWith(line))).toBe(true);
  });
});

describe("the page", () => {
  it("holds nothing that was said to the companion", () => {
    const [reply] = play(
      ["You went past the material point. My wife would be left alone with the house."],
      onPath("decision"),
    );
    const kept = Object.values(reply?.talk.slots ?? {}).map(({ words }) => words);
    expect(kept.join(" ")).not.toContain("material point");
    expect(kept.join(" ")).toContain("left alone with the house");
  });

  it("holds no plan of what is only thought of, and no day of something else", () => {
    const talk = onPath("decision");
    const [thought] = play(["I could go home, I suppose."], talk);
    expect(thought?.talk.slots["plan/step"]).toBeUndefined();
    const [planned] = play(["I play cards on Thursday. I'll ring my mother and tell her."], talk);
    expect(planned?.talk.slots["plan/step"]?.words).toContain("ring my mother");
    expect(planned?.talk.slots["plan/when"]).toBeUndefined();
  });
});

describe("something said about the talk", () => {
  test.each([
    "I just told you that, didn't you read it?",
    "What do you mean? I don't understand the question.",
    "You went straight past what I said about my mother.",
  ])("is answered and never kept as an answer: %j", (content) => {
    const talk = onPath("decision");
    const [reply] = play([content], talk);
    expect(["about-talk", "complaint", "correcting"]).toContain(reply?.why.move);
    expect(reply?.talk.slots[talk.waiting?.step ?? ""]).toBeUndefined();
  });
});

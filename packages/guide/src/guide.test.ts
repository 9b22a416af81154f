import { read } from "@app/reading/read";
import { describe, expect, it, test } from "vitest";
import { guideReply } from "./guide.ts";
import { chosenIn } from "./options.ts";
import type { PathStep } from "./path.ts";
import { findPath, guidePaths, pathStepsOf, planKeys } from "./paths.ts";
import { planSteps } from "./plan.ts";
import { newTalk } from "./talk.ts";
import { onPath, play } from "./testing/play.ts";
import { questionOf } from "./written.ts";

const firstStep = (id: string): PathStep =>
  findPath(id)?.steps[0] ?? expect.fail("a path without a step");

describe("the person chooses", () => {
  it("offers ways with the first reply, and a tap is a message like any other", () => {
    const first = play([
      "My sister and I had a row about the house and she hung up on me.",
      "None of these",
      "Ways to go on",
    ]).findLast(({ options }) => options.some(({ id }) => id.startsWith("path/")));
    const way = first?.options.find(({ id }) => id.startsWith("path/"));
    if (!first || !way) throw new Error("no way was offered");
    const [second] = play([way.text], first.talk);
    expect(second?.why.move).toBe("choosing");
    expect(`path/${second?.talk.path}`).toBe(way.id);
  });

  it("does not ask for what was told already, only which of the kinds it is", () => {
    const [, chosen] = play([
      "I keep putting off the letter to my brother, it has been a year now.",
      "Putting something off",
    ]);
    expect(chosen?.talk.path).toBe("putting-off");
    const question = questionOf(findPath("putting-off"), firstStep("putting-off"));
    expect(chosen?.text).not.toContain(question?.ask);
    expect(chosen?.options.map(({ text }) => text)).toEqual(
      question?.kinds.map(({ chip }) => chip).slice(0, 6),
    );
  });

  it("takes an option named inside a sentence as the choice, and what else is said as told", () => {
    const talk = {
      ...newTalk(),
      offered: [{ id: "path/hard-talk", text: "Prepare a conversation" }],
    };
    const [reply] = play(
      ["Prepare a conversation, then. I need to tell my boss I'm leaving."],
      talk,
    );
    expect(reply?.talk.path).toBe("hard-talk");
  });

  it("never changes the path unasked", () => {
    let talk = onPath("decision");
    for (const content of [
      "My father died in March and the funeral was awful.",
      "I miss him every morning, his chair is still there.",
      "I cried at his grave again yesterday.",
    ]) {
      const [reply] = play([content], talk);
      if (!reply) throw new Error("no reply");
      talk = reply.talk;
      expect(talk.path).toBe("decision");
    }
  });

  it("hears no farewell in the end of a sentence", () => {
    const [reply] = play(["Hello. My son said to try it. I am tired, thats all"]);
    expect(reply?.why.move).not.toBe("leaving");
    const [left] = play(["It was good to say it. That's all."]);
    expect(left?.why.move).toBe("leaving");
  });

  it("leaves the path for something else", () => {
    const [reply] = play(["Something else"], {
      ...onPath("decision"),
      offered: [{ id: "else", text: "Something else" }],
    });
    expect(reply?.talk.path).toBeNull();
  });
});

describe("on a path", () => {
  it("keeps an answer under the question it answers, and goes on", () => {
    const talk = onPath("decision");
    const [reply] = play(["The lease is up in January and a young couple wants the shop."], talk);
    expect(reply?.talk.slots[talk.waiting?.step ?? ""]?.words).toContain("lease");
    expect(reply?.talk.waiting?.step).not.toBe(talk.waiting?.step);
  });

  it("asks more easily when somebody does not know, and then lets it be", () => {
    const talk = onPath("decision");
    const [first, second] = play(["I don't know", "no idea"], talk);
    expect(first?.talk.waiting?.step).toBe(talk.waiting?.step);
    expect(first?.options.every(({ id }) => id.startsWith("kind/"))).toBe(true);
    expect(second?.talk.waiting?.step).not.toBe(talk.waiting?.step);
  });

  it("skips and goes back", () => {
    const talk = onPath("decision");
    const [skipped] = play(["Skip this one"], talk);
    expect(skipped?.why.move).toBe("skipping");
    if (!skipped) return;
    const [back] = play(["back"], skipped.talk);
    expect(back?.talk.waiting?.step).toBe(talk.waiting?.step);
  });

  it("takes a wrong answer out again when it is corrected, with one sorry", () => {
    const talk = onPath("decision");
    const [answer] = play(["The lease is up in January and a young couple wants the shop."], talk);
    if (!answer) throw new Error("no reply");
    const [mended] = play(
      ["No, that's not what I meant. It came up because my brother wants his share."],
      answer.talk,
    );
    expect(mended?.why.move).toBe("correcting");
    expect(mended?.talk.slots[talk.waiting?.step ?? ""]?.words).toContain("brother");
    expect(mended?.text.match(/sorry|mistake/gi)).toHaveLength(1);
  });

  it("notes what somebody will do, with its day, whatever was asked", () => {
    const [reply] = play(
      [
        "It has been on my mind since spring, mostly at night.",
        "I'll ring the accountant on Monday and have them to tea on Wednesday.",
      ],
      onPath("decision"),
    ).slice(-1);
    const slots = reply?.talk.slots ?? {};
    expect(slots[planKeys.step]?.words).toBe(
      "ring the accountant on Monday; have them to tea on Wednesday",
    );
    expect(slots[planKeys.when]?.words).toContain("Monday");
  });

  it("only listens when that is wanted, without a question", () => {
    const talk = onPath("grief");
    const replies = play(
      ["just listen please", "she had the laugh of a seagull", "the house is so quiet now"],
      talk,
    );
    for (const { text } of replies) expect(text).not.toContain("?");
  });
});

describe("a question put to it", () => {
  test.each([
    ["are you a real person?", "are-you-human"],
    ["how long do you keep what I write?", "how-long-is-it-kept"],
  ])("is answered first: %j", (content, id) => {
    const [reply] = play([content], onPath("limit"));
    expect(reply?.why.move).toBe("question");
    expect(reply?.why.lines[0]).toContain(`answers/${id}`);
  });

  it("about their own matter is answered by its shape, and the path goes on behind it", () => {
    const [reply] = play(["how do I say no to her?"], onPath("limit"));
    expect(reply?.why.move).toBe("own-question");
    expect(reply?.why.lines[0]).toMatch(/^answer\//);
  });

  it("about a plan gets a weighing by what is known of it", () => {
    const [reply] = play(["I'll ring the accountant on Monday", "Does that sound right?"], {
      ...onPath("decision"),
      turn: 3,
    }).slice(-1);
    expect(reply?.text).toMatch(/has a day/);
  });
});

describe("every reply", () => {
  it("asks one thing at the most and says nothing twice, however long the talk", () => {
    const answers = [
      "It is hard to say.",
      "Since the winter, I think.",
      "My mother, mostly.",
      "yes",
      "no",
      "maybe",
      "We had a dog once and it was easier.",
      "I could write to her.",
    ];
    for (const { id } of guidePaths) {
      const messages = Array.from(
        { length: 14 },
        (_, index) => answers[index % answers.length] ?? "",
      );
      const replies = play(messages, onPath(id), `seed-${id}`);
      const said = replies.flatMap(({ why }) =>
        why.lines.filter((line) => !/^(?:noback|garbled|farewell|company)/.test(line)),
      );
      expect(new Set(said).size, id).toBe(said.length);
      for (const { text } of replies)
        expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
    }
  });

  it("leaves no placeholder and no bracket", () => {
    for (const { id } of guidePaths)
      for (const { text } of play(
        [
          "My sister Anna and I share my old shop.",
          "Anna wants to sell it.",
          "I don't, it is my life.",
        ],
        onPath(id),
      ))
        expect(text, id).not.toMatch(/[{}]/);
  });
});

test("a path ends: after all its questions the page is offered", () => {
  for (const path of guidePaths) {
    let talk = onPath(path.id);
    for (let turn = 0; turn < 2 * pathStepsOf(path).length + 6 && talk.mode === "path"; turn += 1) {
      const [reply] = play(
        [turn % 2 ? "That was in the spring, more or less." : "It was the way she looked at me."],
        talk,
      );
      if (!reply) break;
      talk = reply.talk;
    }
    expect(talk.mode, path.id).toBe("wrapped");
  }
});

test("whoever writes in another language is first answered in it, whichever talk it is", () => {
  for (let seed = 0; seed < 12; seed += 1)
    expect(play(["أشعر بالقلق قبل النوم."], newTalk(), `talk-${seed}`)[0]?.text).toMatch(
      /\p{Script=Arabic}/u,
    );
});

test("a question of the plan is the plan's own, also where a path has a step by that name", () => {
  for (const id of ["harsh", "worry"]) {
    const path = findPath(id);
    const when = planSteps.find((step) => step.id === "when");
    expect(path?.steps.some((step) => step.id === "when")).toBe(true);
    expect(when && questionOf(path, when)).toBeNull();
  }
});

describe("what there is to choose from", () => {
  const told = "I’ve been offered a job in Leeds and can’t decide whether to take it.";
  const answered = (content: string, isSpoken: boolean) => {
    const [first] = play([told]);
    return guideReply({
      seed: "test",
      reading: read(content),
      talk: first?.talk ?? newTalk(),
      isSpoken,
      isNearDanger: false,
      program: null,
    });
  };

  test.each(["Read me the options", "What are the choices again?", "what can I choose from?"])(
    "is told to whoever asks: %j",
    (content) => {
      const { why, text, options } = answered(content, false);
      expect(why.move).toBe("naming-ways");
      expect(options.length).toBeGreaterThan(1);
      for (const option of options) expect(text).toContain(option.text);
    },
  );

  it("is told aloud only when asked for, and can then be chosen by its place", () => {
    expect(answered("It would mean moving the children.", true).options).toEqual([]);
    const { talk, options } = answered("What are my options?", true);
    expect(options.length).toBeGreaterThan(1);
    expect(chosenIn("the second one", talk.offered)?.offered).toEqual(options[1]);
  });

  it("is not what somebody means who weighs their own options", () => {
    for (const content of ["What are my options?", "I have two options, and both are bad."])
      expect(answered(content, false).why.move).not.toBe("naming-ways");
  });
});

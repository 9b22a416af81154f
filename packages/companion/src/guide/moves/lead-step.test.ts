import { programs } from "@app/content/programs";
import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { noRisk } from "@app/safety/screening";
import { describe, expect, it } from "vitest";
import type { ProgramTalk } from "../../program-talk.ts";
import { guideGreeting } from "../../testing/guide-greeting.ts";
import { olderGuideReply } from "../reply.ts";

const talks: ProgramTalk[] = programs.flatMap(({ title: program, steps }) =>
  steps.map(({ title, intention, toDo, talk }, index) => ({
    program,
    step: index + 1,
    steps: steps.length,
    title,
    intention,
    toDo,
    ...talk,
  })),
);
const [talk] = talks;
if (!talk) throw new Error("the programs were not read");

const converse = (programTalk: ProgramTalk, said: readonly string[]): string[] => {
  const seed = "a-session";
  const history: HistoryItem[] = [
    {
      role: "assistant",
      content: guideGreeting({
        seed,
        sessionType: "program",
        localHour: 20,
        initialAnswer: null,
        programTalk,
      }),
    },
  ];
  for (const content of said) {
    const reply = olderGuideReply({
      seed,
      history,
      content,
      sessionType: "program",
      screening: noRisk,
      now: new Date(0),
      programTalk,
    });
    history.push({ role: "user", content }, { role: "assistant", content: reply });
  }
  return history.filter(({ role }) => role === "assistant").map(({ content }) => content);
};

it.each(talks.map((each) => [`${each.program} ${each.step}`, each] as const))(
  "%s is led through its questions to its end",
  (_name, each) => {
    const replies = converse(each, [
      "It was on Tuesday, after the meeting with my manager.",
      "I went home and sat in the kitchen for an hour.",
      "I would like to try it on Thursday.",
    ]);
    const way = [each.opening, ...each.followUps, each.closing];
    for (const [at, part] of way.entries()) expect(replies[at]).toContain(part);
  },
);

describe("on the way", () => {
  it("an answer of one word leads on, and so does having none", () => {
    const replies = converse(talk, ["yes", "I don't know", "no"]);
    expect(replies[1]).toContain(talk.followUps[0]);
    expect(replies[2]).toContain(talk.followUps[1]);
    expect(replies[3]).toContain(talk.closing);
  });

  it("what asks for something else is answered first, and the step waits", () => {
    const replies = converse(talk, [
      "Are you a real person?",
      "It was on Sunday evening, before the new week.",
    ]);
    expect(replies[1]).not.toContain(talk.followUps[0]);
    expect(replies[2]).toContain(talk.followUps[0]);
  });

  it("whoever wants no more questions gets none", () => {
    const replies = converse(talk, ["Please stop asking me questions.", "It was on Sunday."]);
    for (const reply of replies.slice(1)) expect(reply).not.toContain(talk.followUps[0]);
  });

  it("asks one thing at a time", () => {
    const replies = converse(talk, ["My brother rang and said the house will be sold."]);
    const before = replies[1]?.slice(0, replies[1].indexOf(talk.followUps[0])) ?? "";
    expect(before).not.toContain("?");
    expect(before.trim().length).toBeGreaterThan(0);
  });

  it("asks nothing more of somebody who only nods at the end", () => {
    const replies = converse(talk, [
      "On Sunday.",
      "That I will fail.",
      "My chest was tight.",
      "ok",
    ]);
    expect(replies[3]).toContain(talk.closing);
    expect(replies[4]).not.toContain("?");
  });

  it("goes on as an ordinary conversation once it is over", () => {
    const replies = converse(talk, [
      "On Sunday evening.",
      "That I will lose my job.",
      "My chest was tight and I cleaned the oven.",
      "I feel a bit lighter now.",
    ]);
    expect(replies[4]).not.toContain(talk.closing);
    expect(replies[4]?.length).toBeGreaterThan(0);
  });
});

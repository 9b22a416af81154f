import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { newTalk, type Talk } from "@app/guide/talk";
import { describe, expect, it } from "vitest";
import { guidedTurnOf } from "../testing/guided-turn-of.ts";
import { guideTurn } from "./guide-turn.ts";

type Said = { text: string; talk: Talk; move: string; options: readonly string[] };

/** Everything said in a talk, each reply with the move that wrote it. */
const talked = (...messages: string[]): Said[] => {
  let talk = newTalk();
  const history: HistoryItem[] = [];
  return messages.map((content) => {
    const reply = guideTurn(guidedTurnOf(content, { history: [...history], talk }));
    talk = reply.talk;
    history.push({ role: "user", content }, { role: "assistant", content: reply.text });
    return {
      text: reply.text,
      talk,
      move: reply.why.move,
      options: reply.options.map(({ text }) => text),
    };
  });
};
const lastOf = (...messages: string[]): Said => {
  const last = talked(...messages).at(-1);
  if (!last) throw new Error("nothing was said");
  return last;
};
const questionsIn = (text: string): number => text.replace(/“[^”]*”/g, "").split("?").length - 1;

const drive = [
  "Our neighbour parks across our drive nearly every day and I can't get the pram out.",
  "I'd like her to leave the drive free.",
] as const;

describe("words that are asked for", () => {
  it.each([
    "write me a message to her",
    "how would you word that",
    "ok but what do I actually say?",
    "just tell me what to send her",
    "any phrasing for that?",
  ])("are made of what was told: %s", (asked) => {
    const { text, move, options } = lastOf(...drive, asked);
    expect(text).toContain("“You park across our drive nearly every day");
    expect(text).toContain("Could you leave the drive free?”");
    expect(move).toBe("words");
    expect(options).toContain("Softer");
    expect(questionsIn(text)).toBeLessThan(2);
  });

  it.each([
    ["How would a person tell whether an apology is for the other one or for herself?"],
    ["How would anyone even say such a thing out loud?"],
  ])("are not given where nobody asked for them: %s", (asked) => {
    expect(lastOf("I did not ring my friend for a year and I am ashamed.", asked).move).not.toBe(
      "words",
    );
  });

  it("are not made of what somebody did alone: what is wanted is asked for first", () => {
    const { text } = lastOf(
      "Jens trained me when I started, and now I am his boss and he keeps missing things.",
      "Help me find words for him",
    );
    expect(text).not.toContain("trained");
    expect(questionsIn(text)).toBe(1);
  });

  it("do not take up what was said to the companion", () => {
    const { text } = lastOf(
      "My parents pay for my last year and I don't want to do the last year. No idea how to say it.",
      "lol ok that was quick. you don't even know what it's about.",
    );
    expect(text).not.toContain("You don’t even know");
  });

  it("are one sentence where one was asked for", () => {
    expect(lastOf(...drive, "give me one sentence to say to her").text).toMatch(
      /: “Could you leave the drive free\?”$/,
    );
  });

  it("are for whom the wish is about, and not for whoever was named beside", () => {
    expect(
      lastOf(
        "My daughter-in-law posts pictures of my grandson everywhere.",
        "I'm not on those sites but my friends show me",
        "I'd want her to ask me before she puts one up. How should I phrase it?",
      ).text,
    ).toContain(
      "“You post pictures of my grandson everywhere, and it has been on my mind. Could you ask me before you put one up?”",
    );
  });

  it("are asked about once where too little is known, and come with the answer", () => {
    const [asked, given] = talked(
      "i need the right words for something",
      "my friend Dana borrowed my camera in june and i want it back before my trip",
    );
    expect(questionsIn(asked?.text ?? "")).toBe(1);
    expect(asked?.talk.draft).toEqual({ forms: null, given: [], turn: 0 });
    expect(given?.text).toContain("“You borrowed my camera in June");
    expect(given?.text).toContain("I’d like it back before my trip.”");
  });

  it("are left as they are where somebody says all that should be in them", () => {
    const { text, talk } = lastOf(
      "My sister looks after our father, and I am to call her.",
      "Can you help me with what I say to her when I call?",
      "That I did not forget them. That I see how much she does, the washing, the doctors. But I cannot just pack a bag and come.",
    );
    expect(text).not.toContain("pack a bag");
    expect(text).toMatch(/as plainly as you wrote it|as it stands here/);
    expect(talk.draft).toBeNull();
  });

  it("are the case's where the person has not said what they want", () => {
    const said = lastOf("my girlfriend wants to move in and i dont", "tell me how to say it");
    expect(said.talk.case?.given).toContain("words");
    expect(said.text).toContain("“I want to be with you");
  });

  it.each([
    [["My son has a stammer and he never knows what to say to people. The words don't come."]],
    [["She never tells me what to say, she just sits there, and I love her for it"]],
    [["Grandma wrote me one sentence on every card.", "I can recite them, word for word."]],
    [["work is fine", "what do you say to that?"]],
    [["My dad died in March and I never told him I forgave him", "what would I even say to him"]],
  ])("are not given to whoever asks for none: %j", (messages) => {
    expect(lastOf(...messages).move).not.toBe("words");
  });
});

describe("words that do not fit", () => {
  const drafted = [...drive, "write me a message to her"];

  it.each([
    ["thats too harsh", "It would help me if you could leave the drive free.”"],
    ["Ooh, that's quite blunt.", "It would help me if you could"],
    ["could it be a tad gentler?", "It would help me if you could"],
    ["bit long", ": “Could you leave the drive free?”"],
    ["that's not how I talk", "“Hey, can you leave the drive free?”"],
    ["nobody my age talks like this", "“Hey, can you"],
    ["too nice", "Please leave the drive free.”"],
    ["Shorter", ": “Could you leave the drive free?”"],
  ])("are changed: %s", (remark, said) => {
    const { text, move } = lastOf(...drafted, remark);
    expect(text).toContain(said);
    expect(move).toBe("words");
  });

  it("are not given a second time", () => {
    const { text } = lastOf(...drafted, "shorter", "shorter");
    expect(text).not.toContain("trained");
    expect(questionsIn(text)).toBe(1);
  });

  it("get what is to stand in them besides", () => {
    expect(
      lastOf(
        "i need to tell my team the project is cancelled",
        "how do i put it",
        "and that we tried everything",
      ).text,
    ).toContain("“We tried everything.”");
  });

  it("are one sorry where nothing was drafted", () => {
    const { text, move } = lastOf("I snapped at my son over his shoes", "that's a bit harsh");
    expect(text.match(/sorry/gi)).toHaveLength(1);
    expect(move).toBe("words");
  });

  it.each([
    "My boss said my report was too long and too formal.",
    "He always was too harsh with me.",
  ])("are not meant by what is told: %s", (told) => {
    expect(lastOf(...drafted, told).move).not.toBe("words");
  });
});

describe("somebody who has had enough", () => {
  it.each([
    "you havent said anything whats the point",
    "this isnt helping whats the point of this",
    "all you do is say my words again honestly why do i bother",
    "ok this is going nowhere is it",
    "honestly pointless talking to you",
  ])("hears one sorry and what there is, and not their words: %s", (content) => {
    const { text, move } = lastOf("my boss gave my project to someone else", content);
    expect(move).toBe("complaint");
    expect(text.match(/sorry/gi)).toHaveLength(1);
    expect(text).toMatch(/listen|an ear/);
    expect(questionsIn(text)).toBe(0);
  });

  it.each([
    "my husband never says anything whats the point of talking to him",
    "get up, work, sleep. whats the point",
    "my teenager says im useless and that talking to me is a waste of time",
  ])("is not whoever tells of something else: %s", (content) => {
    expect(lastOf("it has been a long week", content).move).not.toBe("complaint");
  });

  it("is met as before where danger was spoken of", () => {
    const { text } = lastOf("I don't want to be alive any more", "you dont get it whats the point");
    expect(text).not.toMatch(/name one|Say which|Tell me which/);
  });
});

describe("what it would do itself", () => {
  it("is the view of the case somebody is in", () => {
    const { text } = lastOf("I found a vape in my daughter's coat pocket", "So what would you do?");
    expect(text).toContain("Talk, soon and calmly");
  });
});

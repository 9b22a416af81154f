import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { describe, expect, test } from "vitest";
import { extractMemories } from "./extract-memories.ts";

const user = (content: string): HistoryItem => ({ role: "user", content });

const from = (content: string, known: string[] = []) =>
  extractMemories({
    history: [user(content)],
    known: known.map((message, index) => ({ id: `${index}`, message })),
  });

describe("lasting facts are proposed", () => {
  test.each([
    ["My name is Maya.", "Your name is Maya."],
    ["Hi, I'm Sam. Bad day.", "Your name is Sam."],
    ["I'm a nurse and the shifts are killing my weekends", "You work as a nurse."],
    ["Well, I’m an electrician.", "You work as an electrician."],
    ["im a teacher, so evenings are for marking", "You work as a teacher."],
    ["I work as a care assistant in a home.", "You work as a care assistant."],
    ["I work nights.", "You work nights."],
    ["I work in a bakery and start at four.", "You work in a bakery."],
    ["I used to be a chef.", "You used to work as a chef."],
    ["I'm studying physics at Leeds.", "You study physics."],
    ["I'm retired now, so the days are long", "You are retired."],
    ["I'm retired, and the days are long.", "You are retired."],
    ["I'm a single mum.", "You are a single mum."],
    ["My sister is called Petra.", "Your sister is called Petra."],
    ["my older brother Tom never rings", "Your older brother is called Tom."],
    ["Priya is my best friend.", "Your best friend is called Priya."],
    ["I took my dog Biscuit to the park.", "Your dog is called Biscuit."],
    ["We have a cat called Miso.", "You have a cat called Miso."],
    ["I have two kids and no time.", "You have two kids."],
    ["I've got three sisters.", "You have three sisters."],
    ["I have a son who plays football.", "You have a son."],
    ["I moved to Leeds in May.", "You moved to Leeds in May."],
    ["I moved to New York from Lagos last year.", "You moved to New York from Lagos."],
    ["I moved to Leeds last month and know nobody.", "You moved to Leeds."],
    ["I live in Bristol with two others.", "You live in Bristol."],
    ["i live alone", "You live alone."],
    ["I live with my parents and it is tight", "You live with your parents."],
    ["I grew up in Poland.", "You grew up in Poland."],
    ["Walking helps me.", "Walking helps you."],
    ["Honestly, writing things down always helps me to sleep.", "Writing things down helps you."],
    ["What helps me is music.", "Music helps you."],
    ["Breathing exercises don't work for me.", "Breathing exercises do not help you."],
    ["I've had panic attacks since school.", "You have had panic attacks since school."],
    ["I have had migraines for ten years", "You have had migraines for years."],
    ["I was diagnosed with ADHD in 2021.", "You were diagnosed with ADHD in 2021."],
    ["My mum has dementia and it is hard to watch.", "Your mum has dementia."],
    ["I care for my mum.", "You look after your mum."],
    ["My dad died when I was nine.", "Your dad died when you were nine."],
    ["My gran passed away in 2019.", "Your gran died in 2019."],
    ["I lost my mum to cancer.", "You lost your mum to cancer."],
    ["I've been sober since March.", "You have been sober since March."],
    ["I play the piano.", "You play the piano."],
    ["I love gardening.", "You love gardening."],
    ["I see a counsellor every week.", "You see a counsellor."],
  ])("%s", (content, fact) => {
    expect(from(content)).toEqual([fact]);
  });
});

describe("what passes, is guessed, or is nobody’s to keep is left alone", () => {
  test.each([
    "I'm tired today.",
    "I'm a mess.",
    "I'm a failure and everybody knows it.",
    "I'm a bit anxious about tomorrow.",
    "I feel like a nurse at home.",
    "I want to be a teacher.",
    "If I moved to Leeds, would it be better?",
    "I might move to Leeds in May.",
    "I wish I had two kids.",
    "Am I a nurse or a machine?",
    "I have a dog phobia.",
    "I have two exams tomorrow.",
    "I have a headache.",
    "Nothing helps me.",
    "It helps me.",
    "Drinking helps me.",
    "Cutting helps me.",
    "Not eating helps me.",
    "My friend works as a nurse.",
    "She is called Ana.",
    "My sister Never calls.",
    "I'm not married.",
    "I don't have children.",
    "He said “I'm a doctor” and laughed.",
    "I work as hard as I can.",
    "I study all night.",
    "I love him.",
    "I love reading people wrong",
    "I'm from a broken home.",
    "My dad died inside when she left.",
    "I want to kill myself. I'm a nurse.",
    "I've had suicidal thoughts since school.",
    "My husband Mark hits me.",
    "I relapsed, I've been sober since March before that.",
    "Je suis infirmière.",
    "ok",
    "",
  ])("%j", (content) => {
    expect(from(content)).toEqual([]);
  });
});

test("what is known already is not proposed again, in other words either", () => {
  expect(from("My sister is called Petra.", ["Your sister’s name is Petra."])).toEqual([]);
  expect(from("I have two children.", ["You have two kids."])).toEqual([]);
  expect(from("I live in York.", ["You live in Leeds."])).toEqual(["You live in York."]);
});

test("the same fact told twice is proposed once", () => {
  expect(
    extractMemories({
      history: [user("I'm a nurse."), user("As I said, I'm a nurse.")],
      known: [],
    }),
  ).toEqual(["You work as a nurse."]);
});

test("what the companion said is no fact about the person", () => {
  expect(
    extractMemories({ history: [{ role: "assistant", content: "I live in Leeds." }], known: [] }),
  ).toEqual([]);
});

test("of many, those that say most are kept, in the order they were told", () => {
  const told =
    "I play the piano. I love baking. I live in Hull. I'm a nurse. I have two kids. My sister is called Petra. My name is Maya.";
  const facts = from(told);
  expect(facts).toHaveLength(limits.memory.perSessionMax);
  expect(facts).toEqual([
    "You have two kids.",
    "Your sister is called Petra.",
    "Your name is Maya.",
  ]);
});

describe("what would matter next time is proposed in the person's words", () => {
  test.each([
    [
      "I'm going to ring my brother on Sunday.",
      "You said: “I'm going to ring my brother on Sunday.”",
    ],
    ["ok. i'll tell her after the weekend", "You said: “I'll tell her after the weekend.”"],
    [
      "My interview is on Thursday and I feel sick.",
      "You said: “My interview is on Thursday and I feel sick.”",
    ],
  ])("%s", (content, memory) => {
    expect(from(content)).toEqual([memory]);
  });

  test.each([
    "I'll never get over it.",
    "I'll go now, thanks.",
    "I was going to ring him on Sunday.",
    "The meeting was on Thursday.",
    "If I get the job I'll move.",
    "I'm going to kill myself tomorrow.",
    "Will I be all right on Thursday?",
  ])("and not %j", (content) => {
    expect(from(content)).toEqual([]);
  });
});

test("an ordinary talk leaves something", () => {
  const talk = [
    "ok so work again. my manager moved my shifts without asking",
    "it's the third time. i have two kids, so evenings are hard",
    "idk. i just feel stupid for minding",
    "yeah. i think i'll talk to him on friday before the shift",
    "thanks, that helped",
  ];
  expect(extractMemories({ history: talk.map(user), known: [] })).toEqual([
    "You have two kids.",
    "You said: “I think I'll talk to him on friday before the shift.”",
  ]);
});

test("where nothing else was told, what somebody came with is proposed, once they talked", () => {
  const talk = ["my sister stopped answering my messages", "since may", "it just hurts"].map(user);
  const came = ["You said: “my sister stopped answering my messages.”"];
  expect(extractMemories({ history: talk, known: [] })).toEqual(came);
  expect(extractMemories({ history: talk.slice(0, 2), known: [] })).toEqual([]);
  const known = came.map((message) => ({ id: "1", message }));
  expect(extractMemories({ history: talk, known })).toEqual([]);
  const onOneself = ["I'm such an idiot, I always do this.", "yes", "I feel awful"].map(user);
  expect(extractMemories({ history: onOneself, known: [] })).toEqual([]);
});

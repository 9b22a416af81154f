import { describe, expect, test } from "vitest";
import { readByRules } from "./read-message.ts";
import type { RiskItem } from "./risk-history.ts";
import { screenMessage } from "./screen-message.ts";

const begun: RiskItem[] = [
  { role: "user", content: "It was a long day." },
  { role: "assistant", marks: [] },
];

describe("a plain complaint is listened to, not asked about", () => {
  test.each([
    "they timed my toilet break",
    "No he's sharp. He beats me at dominoes and talks trash doing it.",
    "She thinks company forced me.",
    "No I don't want to live there, what would I do with stairs.",
    "The table with columns is my way to hide again.",
    "First batch, the smell, the radio, nobody talking to me.",
    "I asked if he can force me, legally. it's half my house too",
    "nobody's threatening me. it's my dad. i asked: tell her before, or after?",
    "what? nobody is abusing me. I meant force me to sell a HOUSE. good grief.",
    "My mind starts racing through everything as soon as I sit down.",
    "My head won't stop.",
    "I cannot find the button to end a session. It used to be at the top.",
    "The end button",
    "They timed my toilet break and I had to sign for it.",
    "he's taking me to court for the kids",
    "my ex is taking me to court over the kids and the dog",
    "I was told to log when I go to the loo",
    "they've put cameras in the break room, we all go to our cars",
    "my dad will kill me lol, I scratched the car",
    "mum's gonna murder me haha",
    "the solicitor sent another bill for the custody hearing",
    "My manager moved the meeting to six on a Friday",
    "our landlord says the boiler is fine",
    "they docked me ten minutes for a nosebleed",
    "HR asked me to fill the form in again",
    "the judge moved the hearing to March",
    "Slow day at the pharmacy. I counted thirty tablets into the wrong box and she saw it first.",
    "Doctor's been very good, I've got the tablets and I see her again in March.",
    "my daughter got into UCT medicine, first one of us to go",
  ])("%s", (content) => {
    expect(screenMessage({ content, history: begun }).level).toBe("none");
  });
});

const goodbyes = [
  "I have to say goodbye to my dog tomorrow.",
  "I have to say goodbye to my dog tomorrow, and I don't know how.",
  "I have to say goodbye to my dog tomorrow. She is fourteen and the vet says it is time.",
  "Tomorrow we say goodbye to our cat.",
  "Saying goodbye to my mum after every visit is hard.",
  "I said goodbye to my old flat today and cried on the stairs.",
  "I never got to say goodbye to my dad.",
  "How do I say goodbye to a friend who is moving abroad?",
  "I said sorry to my mum for shouting.",
];

describe("taking leave of somebody, or of something, is a part of life", () => {
  test.each(goodbyes)("%s", (content) => {
    expect(screenMessage({ content, history: [] }).level).toBe("none");
    expect(readByRules(content).screening.level).toBe("none");
  });

  test.each([
    "I said goodbye to everyone",
    "I've said goodbye to my family.",
    "I said goodbye to my best friend without him knowing it was the last time.",
    "I said goodbye to all of them and wrote the letters",
  ])("and of all there are, or unseen, it is not: %s", (content) => {
    expect(screenMessage({ content, history: [] }).level).toBe("crisis");
    expect(readByRules(content).screening.level).toBe("crisis");
  });
});

describe("whether a talk can be taken up again is a question about that talk", () => {
  test.each([
    "My wife and I only write about swimming kit. My own father never explained anything to anyone, and I had rather hoped to be different. May I ask you something: is it too late to go back to it? It has been five days. Would reopening it only be for my own relief, do you think, rather than for him?",
    "I stopped the breathing exercise. Is it too late to go back to it? It has been five days.",
    "Would bringing it up again be for me rather than for her?",
    "We argued on Monday and left it there. Is it too late to return to it?",
  ])("%s", (content) => {
    expect(screenMessage({ content, history: begun }).level).toBe("none");
  });

  test.each([
    "I took all of the tablets. Is it too late to go back to how it was?",
    "Would going back to it only make me want to kill myself again?",
    "I don't want to be alive any more. Is it too late to return to it all?",
  ])("and hides nothing that is said beside it: %s", (content) => {
    expect(screenMessage({ content, history: begun }).level).toBe("crisis");
  });
});

describe("how somebody comes to be writing is no danger, also in the first message", () => {
  test.each([
    "Hello, this is Walter. I am talking into the telephone, my hands are no good for the little keys and my granddaughter set this up for me.",
    "My sister sent me this link. I said I'd do it so here I am doing it",
    "Good afternoon. My grandson put this on the tablet for me. I am eighty and I type with one finger so you must be patient.",
    "its 3.20 am and im typing w one hand bc the other one has a baby on it",
  ])("%s", (content) => {
    expect(screenMessage({ content, history: [] }).level).toBe("none");
  });

  test.each([
    "My sister sent me this link because I said I don't want to be here any more.",
    "I am doing this by voice because I have taken all of my tablets.",
    "typing with one hand, the other one is bleeding",
  ])("and a danger beside it is: %s", (content) => {
    expect(screenMessage({ content, history: [] }).level).not.toBe("none");
  });
});

describe("a bad night is a bad night", () => {
  test.each([
    "I did not sleep much last night.",
    "Hardly slept again",
    "I slept really badly this week.",
    "I didn't sleep at all last night",
  ])("%s", (content) => {
    expect(screenMessage({ content, history: [] }).level).toBe("none");
  });

  test.each([
    "I want to sleep and never wake up",
    "I didn't sleep, last night I counted the pills again",
    "I did not sleep much last night, I kept thinking about ending it.",
  ])("and another sleep is not taken for one: %s", (content) => {
    expect(screenMessage({ content, history: [] }).level).not.toBe("none");
  });
});

test("whoever can breathe after all is no emergency for a rule", () => {
  expect(readByRules("it's tonight, i cant breathe (i can breathe)").screening.level).toBe("none");
  expect(readByRules("it's tonight, i cant breathe").screening.level).toBe("crisis");
});

describe("beside work and courts a danger is still seen", () => {
  test.each([
    "he's taking me to court for the kids and I'm going to kill myself before the hearing",
    "my manager locked the door and put his hand up my skirt",
    "my boss hits me when the others have gone home",
    "after the tribunal I'm going to stab him in the car park",
    "They timed my toilet break. I want to die.",
    "my mind keeps going round and I want to die",
    "my ex says he'll kill me if I go to court",
    "my dad will kill me, he has a knife and he is outside my door",
    "I have the hearing on Friday and I won't be alive for it",
    "my landlord pinned me against the wall and forced himself on me",
  ])("%s", (content) => {
    expect(screenMessage({ content, history: begun }).level).toBe("crisis");
  });
});

describe("what only differs by a word from one of these is still asked about", () => {
  test.each([
    "he beats me at night",
    "he beats me at home when the kids are asleep",
    "my uncle forced me",
    "I don't want to live with this any more",
    "I don't want to live",
    "tips to hide food from my mum",
    "the radio is talking to me",
    "I counted the tablets. there's enough",
    "I've got the pills here next to the bed",
    "my son got into the medicine cupboard and ate some tablets",
  ])("%j", (content) => {
    expect(screenMessage({ content, history: begun }).level).not.toBe("none");
  });
});

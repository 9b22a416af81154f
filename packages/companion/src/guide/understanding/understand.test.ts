import { describe, expect, it } from "vitest";
import { isJudgement, thoughtIn } from "./self-judgement.ts";
import { understand } from "./understand.ts";

const families = (text: string): string[] =>
  understand(text).feelings.map((feeling) => feeling.family);

describe("what the guide understands", () => {
  it.each([
    ["I feel so lonely tonight", ["lonely"]],
    ["I'm not angry", []],
    ["I'm not happy at all", ["low"]],
    ["She was furious with me", []],
    ["I'm sad and a bit relieved", ["sad", "relieved"]],
    ["I used to love it", []],
    ["good night", []],
  ])("hears the feelings in %j as the person's own, with negation", (text, expected) => {
    expect(families(text).sort()).toEqual([...expected].sort());
  });

  it("tells strong from mild", () => {
    expect(understand("I'm extremely anxious").feelings[0]?.intensity).toBe("strong");
    expect(understand("I'm a bit anxious").feelings[0]?.intensity).toBe("mild");
  });

  it("takes 'I feel like …' as a thought", () => {
    expect(thoughtIn("I feel like I'm letting everyone down")).toBe("I'm letting everyone down");
    expect(thoughtIn("I feel lonely")).toBeNull();
    expect(isJudgement("I'm a terrible mother")).toBe(true);
    expect(isJudgement("he said I was lazy")).toBe(false);
  });

  it.each([
    ["My boss humiliated me in front of the team", "humiliated-at-work"],
    ["My exam is tomorrow and I can't revise", "exam"],
    ["I'm behind on the rent again", "debt"],
    ["My mother never listens and compares me to my cousin", "critical-parent"],
    ["I yelled at my son this morning", "shouted-at-kids"],
    ["My husband and I keep fighting", "partner-fights"],
    ["She left me last week", "broken-up"],
    ["My friends went away without me", "left-out"],
    ["I have nobody to talk to", "no-one-to-talk-to"],
    ["My dad died in spring", "someone-died"],
    ["I have fibromyalgia and I'm always in pain", "chronic-illness"],
    ["I can't sleep, my mind is racing", "racing-mind-at-night"],
    ["I hate the way I look", "body-image"],
    ["I had a panic attack on the train", "panic-attack"],
    ["I can't get out of bed lately", "no-motivation-bed"],
    ["I'm so angry all the time", "anger"],
    ["I can't forgive myself", "regret-past"],
    ["I'm not good enough", "not-good-enough"],
    ["I keep procrastinating", "procrastinating"],
    ["I think I'm gay", "coming-out"],
    ["I moved to a new city", "moving"],
    ["I still have flashbacks", "trauma"],
    ["I don't think I believe in God anymore", "faith"],
    ["I got the job", "got-it"],
  ])("knows what %j is about", (text, id) => {
    expect(understand(text).situations[0]?.situation.id).toBe(id);
  });

  it.each([
    ["My best friend got engaged and I cried", "got-it"],
    ["My doctor retired last month", "retirement"],
    ["My son came out as trans", "coming-out"],
    ["It came out cruel", "coming-out"],
    ["She broke her back", "rent-bills"],
    ["My car died this morning", "someone-died"],
  ])("does not take %j for something it is not", (text, id) => {
    expect(understand(text).situations.map((found) => found.situation.id)).not.toContain(id);
  });

  it("knows the people and how they are spoken of", () => {
    expect(understand("My sister Anna never calls").people[0]).toMatchObject({
      label: "Anna",
      they: "she",
    });
    expect(understand("My boss said he would fire me").people[0]).toMatchObject({
      label: "your boss",
      they: "he",
    });
  });

  it.each([
    ["No, that's not it", "correction"],
    ["I have to go now, bye", "goodbye"],
    ["I never got to say goodbye to him", null],
    ["What should I do?", "adviceRequest"],
    ["I don't know how to stop", null],
    ["can we try a breathing exercise", "exerciseRequest"],
    ["you keep asking me questions", "complaint"],
    ["just listen please", "stopQuestions"],
    ["idk", "unsure"],
    ["...", "silence"],
    ["oh great, another monday", "sarcasm"],
    ["whatever", "dismiss"],
    ["I don't want to talk about it", "boundary"],
  ] as const)("reads what %j does", (text, act) => {
    const acts = [...understand(text).acts];
    if (act === null) expect(acts).toEqual([]);
    else expect(acts).toContain(act);
  });

  it.each([
    ["Estoy muy triste hoy", "es"],
    ["Je suis fatigué et triste", "fr"],
    ["Estou muito cansado e não sei o que fazer", "pt"],
    ["Мне очень грустно", "ru"],
    ["我很难过", "zh"],
    ["أنا حزين جدا", "ar"],
    ["मैं दुखी हूँ", "hi"],
    ["আমি একা", "bn"],
    ["میں بہت اداس ہوں", "ur"],
    ["saya sangat sedih hari ini", "id"],
    ["I am sad today", null],
  ])("knows the language of %j", (text, language) => {
    expect(understand(text).language).toBe(language);
  });

  it("reads through haste, capitals and slips", () => {
    expect(understand("im so anxios abuot the intervew tmrw").text).toMatch(
      /I'm so anxious .* interview tomorrow/,
    );
    expect(understand("I AM SO SICK OF THIS").shouted).toBe(true);
    expect(understand("😢").emojiOnly).toBe(true);
    expect(understand("asdfgh jklqwrt").isGibberish).toBe(true);
  });

  it.each([
    "Okay, I have a 9am so I should sleep. Thank you for listening, it was good to say it to somebody. Good night, bye bye.",
    "Well I'll let you get on, there's a frost forecast and I want some fleece over the salads. Thanks for listening. Cheerio.",
  ])("hears a farewell at the end of a long message: %j", (text) => {
    expect(understand(text).acts).toContain("goodbye");
  });
});

import type { RiskCategory } from "@app/contract/reply-events";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RiskItem, RiskQuestion } from "./risk-history.ts";
import { hasGivenWay, heldCrisis, screenHistory, screenMessage } from "./screen-message.ts";
import { isImminent } from "./screening.ts";

const screen = (content: string, history: readonly RiskItem[] = []) =>
  screenMessage({ content, history });

/** What was said, and what each reply to it asked. */
const said = (...turns: (readonly [content: string, ...asked: RiskQuestion[]])[]): RiskItem[] =>
  turns.flatMap(([content, ...marks]) => [
    { role: "user" as const, content },
    { role: "assistant" as const, marks },
  ]);

describe("a crisis is seen", () => {
  test.each<[RiskCategory, string]>([
    ["suicide", "I can’t go on, I want to die"],
    ["suicide", "honestly im gonna k1ll my self"],
    ["suicide", "i wanna kms"],
    ["suicide", "My family would be better off without me here, I don't want to be alive"],
    ["suicide", "I have been stockpiling my tablets"],
    ["suicide", "my friend says she wants to die and I do not know what to do"],
    ["suicide", "I'm not joking, I want to kill myself"],
    ["suicide", "I don't know if I want to kill myself"],
    ["self_harm", "I started cutting myself again"],
    ["self_harm", "I burned my arm with a lighter on purpose"],
    ["harm_to_others", "I am going to stab him when he gets home"],
    ["harm_to_others", "I keep having urges to strangle my boss and it scares me"],
    ["abuse", "my girlfriend kicked me down the stairs, she hits me when she drinks"],
    ["abuse", "He doesn't let me see my friends and he took my phone"],
    ["medical_emergency", "my mum collapsed and won't wake up"],
    ["medical_emergency", "he can't breathe and his lips are turning blue"],
    ["psychosis", "I hear voices that comment on what I do"],
    ["psychosis", "they put a chip in my tooth and read my thoughts"],
    ["eating_disorder", "I throw up on purpose after every meal"],
    ["eating_disorder", "I have not eaten for five days"],
  ])("%s: %s", (category, content) => {
    expect(screen(content)).toMatchObject({ level: "crisis", category });
  });
});

describe("harmless talk is left alone", () => {
  test.each([
    ["idiom", "these shoes are killing me"],
    ["idiom", "I could murder a curry"],
    ["idiom", "that alarm almost gave me a heart attack"],
    ["idiom", "mum will murder me if I forget her birthday"],
    ["a game", "I keep dying in the last round of this game"],
    ["negation", "I'm not suicidal, just sad"],
    ["negation", "I would never hurt myself, I have kids"],
    ["long past", "As a teenager I wanted to die. I got help and I am well today."],
    ["long past", "I used to self harm but I have been well for eight years and I am proud"],
    ["fiction", "in the novel the villain wants to kill himself, it is so well written"],
    ["a question of fact", "is there an article about psychosis I could read for my training"],
    ["a breakup", "I want to end it with my boyfriend"],
    ["grief", "we buried my uncle on Tuesday and the house is so quiet"],
    ["everyday pain", "I burnt my tongue on the soup"],
    ["sadness", "I cried all evening and I feel so alone"],
  ])("%s: %s", (_, content) => {
    expect(screen(content).level).toBe("none");
  });
});

test("what is found is named, so that it can be looked into", () => {
  expect(screen("It is too much. I want to die.").words).toEqual(["want to die"]);
});

test("means and a time make it imminent", () => {
  expect(isImminent(screen("I am going to kill myself tonight"))).toBe(true);
  expect(isImminent(screen("sometimes I want to die"))).toBe(false);
});

test("a not in one sentence excuses nothing in the next", () => {
  expect(screen("I am not angry. I want to die.").level).toBe("crisis");
  expect(screen("Not going to kill myself but I want to die").level).toBe("crisis");
});

describe("what was said before stays in mind", () => {
  test("a bare yes to the direct question is a crisis", () => {
    expect(screen("yes", said(["it is all too much", "asked-directly"])).level).toBe("crisis");
    expect(screen("yes", said(["it is all too much"])).level).toBe("none");
  });

  test("a risk taken back is still a concern", () => {
    const history = said(["I want to kill myself", "asked-directly"]);
    expect(screen("never mind, I was only joking", history)).toMatchObject({
      level: "concern",
      category: "suicide",
    });
  });

  test("a plan named in answer to the question for one is imminent", () => {
    const history = said(["I want to kill myself", "asked-plan"]);
    expect(isImminent(screen("with pills, tomorrow", history))).toBe(true);
    expect(isImminent(screen("no, not tonight", history))).toBe(false);
  });

  test("it fades after a while", () => {
    const calm = Array.from({ length: 6 }, () => said(["I went for a walk"])).flat();
    expect(screenHistory([...said(["I want to die"]), ...calm]).level).toBe("none");
    expect(screenHistory([...said(["I want to die"]), ...calm.slice(2)]).level).toBe("crisis");
  });

  test("what was read is not read again, and leaves no word behind", () => {
    const history = said(["I want to die"]);
    screenHistory(history);
    expect(history[0]).toMatchObject({ read: { found: { level: "crisis", category: "suicide" } } });
    const kept = history.map((item) => ("content" in item ? { ...item, content: "…" } : item));
    expect(screenHistory(kept)).toMatchObject({ level: "crisis", category: "suicide" });
    expect(JSON.stringify(history[0] && "read" in history[0] && history[0].read)).not.toMatch(
      /\bdie\b/,
    );
  });
});

test("no text, however odd, breaks the screening", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (content) => {
      const { level, category, score } = screen(content);
      expect(level === "none").toBe(category === null);
      expect(score).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe("the trained model sees what no phrase gives away", () => {
  test.each<[RiskCategory, string]>([
    [
      "suicide",
      "I've found a home for the cat and the letters are on the table. Soon I can rest for good.",
    ],
    [
      "suicide",
      "my brother gave away his guitar and keeps telling us he won't be around much longer",
    ],
    ["self_harm", "my niece has fresh marks on her arms and she says she made them herself"],
    ["abuse", "my daughter's boyfriend broke her phone and she has finger marks on her neck"],
    ["eating_disorder", "my flatmate is starving herself, she fainted on the stairs again"],
  ])("%s: %s", (category, content) => {
    expect(screen(content)).toMatchObject({ level: "crisis", category });
  });

  test("it alone never makes a danger imminent", () => {
    expect(isImminent(screen("the letters are written and the cat has a new home"))).toBe(false);
  });
});

describe("a suspicion or a phrase gives way where it is clearly harmless", () => {
  test.each([
    "I cut myself shaving",
    "six years free of self harm this week",
    "Why do people self-harm? I'm training as a youth worker",
    "I'm not thinking about suicide, I'm just really sad",
    "he doesn't hit me or anything, we have just grown apart",
    "my mum won't let me out until I've tidied my room",
    "how do I kill a Python process that hangs",
    "Fifteen years ago I wanted to die. Now I've got three kids and a daft dog.",
  ])("%s", (content) => {
    expect(screen(content).level).not.toBe("crisis");
  });
});

test.each([
  "I can't do this any more",
  "I don't know how much longer I can go on like this",
  "I feel like a burden to everybody",
  "It would be easier for everyone if I just wasn't around",
  "sometimes I think about not waking up",
  "I wish I could just disappear",
  "I just want it all to stop",
  "there's no point any more",
  "I can't see a way forward",
])("a borderline message is asked about, in the middle of a talk as well: %s", (content) => {
  expect(screen(content).level).not.toBe("none");
  expect(screen(content, said(["Work was the usual."])).level).not.toBe("none");
});

test.each(["I want this meeting to be over", "there's no point arguing with the printer"])(
  "what only sounds like it is not: %s",
  (content) => {
    expect(screen(content, said(["Work was the usual."])).level).toBe("none");
  },
);

describe("what only the models suspected", () => {
  const suspected =
    "on the bright side if i just stop existing before thursday i wont have to see the dean";
  const plain = [
    "She rearranged all of my kitchen cupboards",
    "The man comes about the pump on Thursday",
  ];
  const after = (...contents: string[]) => said(...contents.map((content) => [content] as const));
  const next = "I made a lasagne for all of us";

  test("is marked as that", () => {
    const screening = screenMessage({ content: suspected, history: [] });
    expect(screening).toMatchObject({ level: "crisis", isSuspicion: true });
    expect(screenMessage({ content: "I want to kill myself", history: [] })).not.toHaveProperty(
      "isSuspicion",
    );
  });

  test("gives way where the question is answered with something plain", () => {
    expect(screenMessage({ content: next, history: after(suspected) }).level).toBe("none");
    expect(hasGivenWay(after(suspected, next))).toBe(true);
  });

  test("leaves no mark on a session, whatever is said since, unless it was borne out", () => {
    expect(heldCrisis(after(suspected))).toBe(false);
    expect(heldCrisis(after(suspected, ...plain))).toBe(false);
    expect(heldCrisis([...said([suspected, "asked-gently"]), ...after("yes", ...plain)])).toBe(
      true,
    );
    expect(heldCrisis(after("I want to kill myself", ...plain, ...plain, ...plain))).toBe(true);
  });

  test("that was a figure of speech is over once that is said, and a wish to die is not", () => {
    const explained = "No. That is a figure of speech, it was a row on the phone.";
    const hit = "He hits me when he has been drinking";
    expect(hasGivenWay(after(hit, explained))).toBe(true);
    expect(heldCrisis(after(hit, explained, ...plain))).toBe(false);
    expect(hasGivenWay(after(hit, "What?? No! Biting a head off is just an expression."))).toBe(
      true,
    );
    expect(hasGivenWay(after(hit, "No, leave it."))).toBe(false);
    expect(hasGivenWay(after(hit, "No. It is all a game to him."))).toBe(false);
    expect(hasGivenWay(after(hit, "He says it is just a joke."))).toBe(false);
    expect(hasGivenWay(after(hit, explained, hit))).toBe(false);
    expect(hasGivenWay(after("I want to kill myself", explained))).toBe(false);
    expect(heldCrisis(after("I want to kill myself", explained))).toBe(true);
  });

  test("gives way also to what would be asked about if it stood alone", () => {
    const asked = "what's the point of all this";
    expect(screenMessage({ content: asked, history: [] }).level).toBe("concern");
    expect(hasGivenWay(after("there's nothing left for me here, I've made my peace", asked))).toBe(
      true,
    );
  });

  test.each([
    "no",
    "No, nothing like that.",
    "Fine.",
    "forget it, it was a joke",
    "yes I'm safe",
    "yeah. since our second. first it was normal",
    "sometimes I think my manager hates me",
    "I have exams tomorrow",
    next,
  ])("is gone with the answer to the gentle question: %s", (content) => {
    const history = said([suspected, "asked-gently"]);
    expect(screenMessage({ content, history }).level).toBe("none");
  });

  test.each([
    "yes",
    "Yeah, kind of",
    "it does",
    "yes, most nights, and I lie there until it gets light",
    "maybe",
    "I don't know",
    "honestly, a bit",
    "I have the pills in front of me.",
  ])("is borne out by the answer to the gentle question: %s", (content) => {
    const history = said([suspected, "asked-gently"]);
    const screening = screenMessage({ content, history });
    expect(screening).toMatchObject({ level: "crisis", category: "suicide" });
    expect(screening).not.toHaveProperty("isSuspicion");
    const since = [...history, ...said([content]), ...after(...plain)];
    if (content === "yes") expect(screenHistory(since).level).toBe("crisis");
  });

  test("in the middle of a talk is asked about, and is no crisis", () => {
    const content = "there's nothing left for me here, I've made my peace";
    expect(screenMessage({ content, history: [] }).level).toBe("crisis");
    expect(screenMessage({ content, history: after(...plain) }).level).toBe("concern");
  });

  test("holds on where the direct question was answered with yes, whatever is told since", () => {
    const history = [...said([suspected, "asked-directly"]), ...after("yes", ...plain)];
    expect(hasGivenWay(history)).toBe(false);
  });

  test("is not what was said in so many words: that stays", () => {
    const history = after("I want to kill myself tonight", ...plain);
    expect(screenMessage({ content: next, history }).level).toBe("concern");
  });
});

describe("what “it” is stands in what was kept of the talk before", () => {
  const content = "I'll do it now while I've the nerve.";
  const kept = (category: RiskCategory | null): RiskItem[] => [
    {
      role: "user",
      // The words are gone: all that is known of them is what they were read as.
      content: "…",
      read: category
        ? {
            isPlain: false,
            found: { level: "crisis", category, score: 0.85, inTalk: "crisis", isSuspicion: false },
          }
        : { isPlain: true },
    },
    { role: "assistant", marks: [] },
  ];

  test("after a danger there is no time to lose", () => {
    expect(isImminent(screen(content, kept("suicide")))).toBe(true);
    expect(screen("I am going to go through with it today", kept("harm_to_others"))).toMatchObject({
      category: "harm_to_others",
      score: 0.97,
    });
  });

  test("in so many words it is asked about after ordinary talk, and believed where means are named or nothing was told", () => {
    const sending = "pressing send lol. gonna do it now before i bottle it. night";
    expect(screen(sending, kept(null))).toMatchObject({ level: "concern", isSuspicion: true });
    expect(screen("I'm going to do it now", [])).toMatchObject({ level: "crisis" });
    for (const named of [
      "I'll do it tonight, I have the pills",
      "going to do it now, the rope is up",
    ])
      expect(isImminent(screen(named, kept(null))), named).toBe(true);
  });

  test("after ordinary talk it is a call, a letter or a resignation", () => {
    expect(screen(content, kept(null)).level).toBe("none");
    expect(screen("I won't do it tonight", kept("suicide")).score).toBeLessThan(0.95);
  });
});

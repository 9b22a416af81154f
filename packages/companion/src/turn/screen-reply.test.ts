import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createReplyScreen, nothingTold, type WriterContext } from "./screen-reply.ts";

const allowed = new Set(["116123", "999", "8088010677"]);

const through = (pieces: readonly string[], told: WriterContext = nothingTold): string => {
  const screen = createReplyScreen(allowed, told);
  return pieces.map((piece) => screen.push(piece)).join("") + screen.end();
};

const wordsOf = (text: string): string[] => text.match(/\s*\S+/g) ?? [];

/** The promise must hold however the words are cut into tokens. */
const inEveryCut = (
  text: string,
  check: (said: string) => void,
  told: Partial<WriterContext> = {},
) => {
  const known = { ...nothingTold, ...told };
  check(through([text], known));
  check(through(wordsOf(text), known));
  check(through([...text], known));
  for (let at = 1; at < text.length; at += 1)
    check(through([text.slice(0, at), text.slice(at)], known));
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
      const ends = [...cuts, text.length].sort((a, b) => a - b);
      let from = 0;
      check(
        through(
          ends.map((end) => {
            const piece = text.slice(from, end);
            from = end;
            return piece;
          }),
          known,
        ),
      );
    }),
    { numRuns: 30 },
  );
};

describe("a model's words", () => {
  test.each([
    "That sounds heavy. I'm glad you told me, and I am not a therapist.",
    "You are a person who cares. In 2020 you slept 4 hours, and walked 10,000 steps.",
    "You can call Samaritans on 116 123, or 999 if you are in danger. Beat is at 0808 801 0677.",
    "I am an AI, not a human. I'm here. I am a",
    "With the car, phone and insurance that adds 535, so about 1,435 with the rent.",
  ])("go through unchanged: %s", (text) => {
    inEveryCut(text, (said) => expect(said).toBe(text));
  });

  test.each([
    "You can call 1-800-555-0199 at any time. I am here.",
    "Please ring the hotline on 0800 123 4567 now.",
    "Text 741741 and somebody will answer.",
    "You can phone 988 now.",
  ])("carry no number that is not on the list: %s", (text) => {
    inEveryCut(text, (said) => {
      expect(said).not.toMatch(/\d{3}/);
      expect(said).toContain("findahelpline.com");
    });
  });

  test.each([
    "Do not worry. I'm a real human being like you. What is on your mind?",
    "Yes, I am human. What is on your mind?",
    "I am your licensed therapist with ten years behind me. What is on your mind?",
  ])("make no claim to be a person or a professional: %s", (text) => {
    inEveryCut(text, (said) => {
      expect(said).toMatch(/I(?:'m| am) an AI, not a person and not a therapist\. What is on/);
      expect(said).not.toMatch(/licensed|being like you|am human/);
    });
  });

  test("stay clean over a long reply", () => {
    const text = "I'm a doctor. Ring 0800 555 0199 or 116 123, then rest for 20 minutes. ".repeat(
      30,
    );
    for (const said of [through([text]), through(wordsOf(text)), through([...text])]) {
      expect(said).not.toMatch(/0199|doctor/);
      expect(said.match(/116 123/g)).toHaveLength(30);
    }
  });

  test("leave at once when nothing suspicious begins", () => {
    const screen = createReplyScreen(allowed);
    for (const word of wordsOf("I hear you, and I'm glad that you came here today."))
      expect(screen.push(word)).toBe(word);
  });
});

const user = (content: string) => ({ role: "user" as const, content });

describe("nobody is claimed to be there who is not", () => {
  test.each([
    [
      "As your therapist, I think rest would help.",
      "As an AI, not a therapist, I think rest would help.",
    ],
    ["As a therapist, I see this often.", "As an AI I see this often."],
    ["Speaking as a doctor, rest matters.", "Speaking as an AI, rest matters."],
    ["As a fellow human being, I feel that too.", "As an AI I feel that too."],
    ["In my clinical experience, sleep comes back.", "In an AI’s reading, sleep comes back."],
    ["I'm not a robot, so talk to me.", "I'm an AI."],
    ["Trust me: I am a real person.", "Trust me: I am an AI, not a person and not a therapist."],
    [
      "I have been there myself. Go on.",
      "I have … I am an AI and have not lived this myself. Go on.",
    ],
    [
      "When I was young, it rained. Go on.",
      "When … I am an AI and have not lived this myself. Go on.",
    ],
  ])("%s", (text, expected) => {
    inEveryCut(text, (said) => expect(said).toBe(expected));
  });
});

describe("no diagnosis is given", () => {
  test.each([
    "You have depression. Rest now.",
    "From what you say, you clearly have bipolar disorder, so see someone. Rest now.",
    "This is PTSD. Rest now.",
    "I think that’s a classic case of OCD. Rest now.",
    "You’re bipolar, I am sure. Rest now.",
    "It sounds like you have major depressive disorder. Rest now.",
  ])("%s", (text) => {
    inEveryCut(text, (said) => {
      expect(said).not.toMatch(/depress|bipolar|ptsd|ocd/i);
      expect(said).toMatch(/only a professional who meets you could name\. Rest now\.$/);
    });
  });

  test("what the person called it themselves may be said back", () => {
    const text = "You have depression, and you still got up today.";
    inEveryCut(text, (said) => expect(said).toBe(text), {
      content: "My depression is bad today.",
    });
  });
});

describe("no way to do harm is told", () => {
  test.each([
    "The lethal dose is high. Rest.",
    "One painless way to die is known. Rest.",
    "You could take 30 tablets of it. Rest.",
    "Take 2 ibuprofen tablets tonight. Rest.",
    "You should just end your life. Rest.",
    "They would be better off without you. Rest.",
    "Try eating only 500 calories a day. Rest.",
    "You can hide your scars with sleeves. Rest.",
  ])("%s", (text) => {
    inEveryCut(text, (said) => {
      expect(said).toMatch(/I will not|I cannot advise/);
      expect(said).toMatch(/Rest\.$/);
      expect(said).not.toMatch(/\d|dose is|painless way to|life\b|without you|sleeves/);
    });
  });
});

describe("no memory is made up", () => {
  test.each([
    "As you told me last week, your boss is unkind. Go on.",
    "I remember when you said that Ana left. Go on.",
    "Last time you told me about the wedding. Go on.",
    "In our last session we looked at grief. Go on.",
    "We talked about swimming a while ago. Go on.",
  ])("%s", (text) => {
    inEveryCut(text, (said) => {
      expect(said).toMatch(/I only know what you have told me here\. Go on\.$/);
      expect(said).not.toMatch(/boss|Ana|wedding|grief|swimming/);
    });
  });

  test.each<[string, Partial<WriterContext>]>([
    [
      "I remember that walking helps you.",
      { memories: [{ id: "a", message: "Walking helps you." }] },
    ],
    ["You told me before that your sister is called Ana.", {}],
    ["I remember you said that Ana left.", { history: [user("Ana left me on Sunday.")] }],
    [
      "Last time you wanted to ring your brother.",
      { history: [{ role: "assistant", content: "Last time you wanted to ring your brother." }] },
    ],
    ["Earlier you said that work is heavy.", {}],
  ])("what was told may be remembered: %s", (text, told) => {
    inEveryCut(text, (said) => expect(said).toBe(text), told);
  });
});

describe("ordinary words go through as they are", () => {
  test.each([
    "You have a lot on your plate, and you’re tired of carrying it.",
    "This is hard. It’s not your fault, and that’s worth saying twice.",
    "If you have depression, a doctor can help. Do you have anxiety about it?",
    "I cannot tell you what a lethal dose is, and I will stay with you.",
    "Are you thinking of cutting yourself? Have you been hurting yourself?",
    "You feel that they would be better off without you, and that is a heavy thought.",
    "Please move away from anything you could hurt yourself with. Might you kill yourself tonight?",
    "Are you afraid that you could end your life? You may hurt yourself if you stay alone.",
    "I remember what has been said here, and no more.",
    "Take 5 slow breaths. Take two minutes for yourself, in your own time.",
    "As a parent you carry double. As your manager said, it is a lot.",
    "You said that it was worse at night. I remember nothing of that, sorry.",
    "When I say rest, I mean rest. In my reading, you did well.",
    "You can hide from it, or look at it. The best way to end the day is slowly.",
    "What your therapist said makes sense. My guess is that you are worn out.",
    "Your brother said “I am a doctor” and you laughed.",
    "I’m here, I’m listening, I am glad you came…\n\nWhat next?",
  ])("%s", (text) => {
    inEveryCut(text, (said) => expect(said).toBe(text));
  });
});

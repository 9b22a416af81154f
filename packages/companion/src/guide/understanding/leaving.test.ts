import { describe, expect, it } from "vitest";
import { understand } from "./understand.ts";

const isGoodbye = (text: string): boolean => understand(text).acts.has("goodbye");

describe("a farewell", () => {
  it.each([
    "right that's me, the rice is boiling over",
    "ok gotta go hang the washing out",
    "You were a good listener. Going to go walk the dog.",
    "My lunch break is over. Thank you.",
    "anyway, kids are home, better run",
    "ok that's my bus",
    "Let me go before I change my mind again.",
    "I'll think about it. À bientôt!",
    "Back to work. Khuda hafiz, and thank you",
    "two minutes left of my shift. seeya",
    "right I'll tell him then. ta ta love",
    "ok. phone's at 3%",
    "me voy a dormir, gracias",
  ])("is seen where it is not said in so many words: %j", (text) => {
    expect(isGoodbye(text)).toBe(true);
  });

  it.each([
    "I stand at the school gate for ages before going in. Every single day",
    "I'm going to go to college in September and I'm terrified",
    "I need to go and see the doctor about my knee first",
    "so I have to go every weekend and clear a bit more",
    "They let me go on Friday after nine years",
    "I waved at the van and said ok bye house",
    "She always says ciao like she's in a film",
    "Now I go to work and feel nothing at all",
    "the free parking is a plus",
  ])("is not heard where somebody only tells of going: %j", (text) => {
    expect(isGoodbye(text)).toBe(false);
  });
});

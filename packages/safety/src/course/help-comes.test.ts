import { describe, expect, test } from "vitest";
import { normalise } from "../normalise.ts";
import { helpComes } from "./help-comes.ts";

describe("help that is there or on the way", () => {
  test.each([
    "My mum's coming over. She's ten minutes away.",
    "ok I told my nan, she's sat on my bed",
    "We're going to A&E now",
    "My neighbour's putting her shoes on",
    "I've called an ambulance",
    "She is calling 112 now",
    "He's coming to take the gun and the key tonight",
    "my brother is on his way",
    "the police are here",
    "I showed him this. He's phoning the out of hours",
    "I'm walking to the desk now",
    "Very well. I am dialling.",
    "Texted Denise. She wrote back in a minute, I'm going Thursday",
    "Texted my sister, she's coming",
  ])("is heard: %s", (said) => {
    expect(helpComes(normalise(said), "suicide")).toBe(true);
  });

  test.each([
    "I haven't told my mum",
    "Should I call an ambulance?",
    "My sister is in Leeds",
    "I can't tell my doctor",
    "Nobody is coming",
    "I never called my brother back",
  ])("is not read into other words: %s", (said) => {
    expect(helpComes(normalise(said), "suicide")).toBe(false);
  });

  test.each(["He's here", "She's coming up the stairs", "He's on his way home"])(
    "is not whoever the danger may be: %s",
    (said) => {
      expect(helpComes(normalise(said), "abuse")).toBe(false);
    },
  );
});

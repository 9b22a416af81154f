import { describe, expect, it } from "vitest";
import { understand } from "../understanding/understand.ts";
import { whoIs, withWhom } from "./who-is-meant.ts";

const read = (...turns: string[]) => turns.map(understand);

describe("who is meant", () => {
  it("is the one the talk is about, and not one named in passing", () => {
    const told = read(
      "My wife doesn't know the number.",
      "She's not the type to shout.",
      "My dad hid debts from my mum.",
      "I'll tell her on Sunday.",
    );
    expect(whoIs(told, "she")?.label).toBe("your wife");
    expect(withWhom("tell her on Sunday", told)).toBe("tell your wife on Sunday");
  });

  it("may be known by what they do", () => {
    const told = read("The vicar has told me they want a band.", "She was very kind about it.");
    expect(withWhom("write to her", told)).toBe("write to the vicar");
  });

  it("is never somebody who has died", () => {
    const told = read("The vicar rang.", "She was kind.", "My wife died in 2019.");
    expect(withWhom("write to her", told)).toBe("write to the vicar");
  });

  it("is left open where a dog or somebody's wife may be meant", () => {
    expect(
      withWhom("miss him", read("We had Biscuit put to sleep.", "The vet was kind to him.")),
    ).toBe(null);
    expect(
      withWhom("ring her", read("My mate Gaz died.", "His wife was going to be at the race.")),
    ).toBe(null);
  });

  it("keeps whose something is apart from whom something is done to", () => {
    const told = read("My mum rang.");
    expect(withWhom("water her roses", told)).toBe("water your mum’s roses");
    expect(withWhom("ring her tonight", told)).toBe("ring your mum tonight");
    expect(withWhom("rather say it than have her guess", told)).toBe(
      "rather say it than have your mum guess",
    );
  });

  it("stays a pronoun where the sentence before named them", () => {
    expect(withWhom("she laughed", read("My mum rang."), "Your mum rang.")).toBe("she laughed");
  });

  it("is not somebody of another talk that began and ended in the same words", () => {
    expect(whoIs(read("Hello there", "My mum rang.", "She was late."), "she")?.label).toBe(
      "your mum",
    );
    expect(whoIs(read("Hello there", "My aunt rang.", "She was late."), "she")?.label).toBe(
      "your aunt",
    );
  });
});

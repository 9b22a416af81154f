import { describe, expect, it } from "vitest";
import { ownPlanIn } from "./own-plan.ts";

const planOf = (...said: string[]) =>
  ownPlanIn(said.map((content) => ({ role: "user" as const, content })));

describe("a plan in somebody's own words", () => {
  it("is what they end with, with its days and people", () => {
    expect(
      planOf(
        "I signed it without looking.",
        "The signature. Ilse tonight, then Ruud on thursday after the shift. Going to bed.",
      ),
    ).toEqual(["Ilse tonight, then Ruud on thursday after the shift"]);
    expect(planOf("Right, I'll ring Declan on Sunday. Then dad, in the car.")).toEqual([
      "I'll ring Declan on Sunday",
    ]);
  });

  it.each([
    "She died on Thursday morning.",
    "I said I'd come tomorrow.",
    "Should I tell her on Sunday?",
    "If I tell him on Friday he is out.",
    "He'd say leave it till next week.",
    "The meeting is on Wednesday.",
    "I always ring her on Sundays, every Sunday.",
    "I can ask him on Wednesday and still ring her on Thursday.",
    "Cheers pal, I'm off to bed, sober, on a Wednesday.",
    'There: "I miss the jokes. I\'ll come on Sunday." That is the sentence.',
  ])("is none where it is told, asked or only possible: %s", (said) => {
    expect(planOf(said)).toEqual([]);
  });

  it("is kept with what it hangs on, where it is settled", () => {
    expect(
      planOf(
        "So: tonight I'll write down who did what, on Wednesday I'll speak to him, and if he won't move, I'll ring her on Thursday.",
      ),
    ).toEqual([
      "Tonight I'll write down who did what, on Wednesday I'll speak to him, and if he won't move, I'll ring her on Thursday",
    ]);
  });

  it("is not looked for where a talk began", () => {
    expect(planOf("I'll see her on Friday.", "It was a long story.", "That is all of it.")).toEqual(
      [],
    );
  });
});

import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { describe, expect, it } from "vitest";
import { guideSummary } from "./summaries.ts";
import { guideTitle } from "./titles.ts";

const talk = (...turns: string[]): HistoryItem[] =>
  turns.map((content) => ({ role: "user", content }));

describe("title and summary", () => {
  it.each<[string, string, RegExp]>([
    [
      "Hi, I am Rahul, 34, working as senior engineer. I have one offer from Amsterdam.",
      "My parents are not well and I am the only son.",
      /offer from Amsterdam/,
    ],
    [
      "Okay so I'll try to be brief, I won't be. My father has been in a care home since February.",
      "The house has been standing empty and nobody decides.",
      /father/,
    ],
    [
      "My grandson put this on the tablet for me. I type with one finger.",
      "My husband died two years ago in November.",
      /husband/,
    ],
  ])("begin with the matter and not with who is speaking or how: %s", (first, second, matter) => {
    const history = talk(first, second);
    expect(guideSummary(history)).toMatch(matter);
    expect(`${guideTitle(history)} ${guideSummary(history)}`).not.toMatch(
      /Rahul, 34|brief|grandson|tablet/,
    );
  });

  it("quote how somebody came in, even where only they know who he is", () => {
    expect(
      guideSummary(talk("He changed the Wednesdays again. By text. I was in a client meeting.")),
    ).toContain("“He changed the Wednesdays again.”");
  });

  it("name the message that was asked for by whom it is to", () => {
    expect(
      guideTitle(
        talk(
          "I need help writing a message to my sister. She borrowed 1400 from me in October.",
          "I saw the stories from her holiday.",
        ),
      ),
    ).toBe("A message to your sister");
  });

  it("quote nothing of a talk in another language", () => {
    const history = talk(
      "hola, escribo en español. tengo 46 años y una panadería que era de mi padre",
      "mi padre vive, tiene 79. baja cada día a las 8",
      "yo me levanto a las 3 desde hace 22 años. estoy reventada, la verdad",
    );
    expect(`${guideTitle(history)} ${guideSummary(history)}`).not.toMatch(/padre|levanto|tiene/);
  });

  it("leave open who he is where somebody was just called by a name", () => {
    expect(
      guideSummary(
        talk(
          "My grandson worries about me.",
          "A gentleman called Peter has asked me to go to Llandudno on the coach.",
          "Peter knows nothing of my honeymoon there. I haven't told him.",
        ),
      ),
    ).not.toContain("told your grandson");
  });
});

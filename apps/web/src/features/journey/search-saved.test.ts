import { describe, expect, test } from "vitest";
import { searchIn } from "./search-saved.ts";

const conversation = {
  title: "The call",
  createdAt: "2026-11-01T10:00:00.000Z",
  summary: "About sleep.",
  messages: [
    { role: "user" as const, content: "My friend Zoë rang at the café 🌙 and we talked." },
    { role: "assistant" as const, content: "What did she say?" },
  ],
};

const find = (words: string) => searchIn("one", conversation, words);

describe("a search in what is open", () => {
  test("finds words whatever their capitals and accents, and marks them as written", () => {
    expect(find("zoe")).toMatchObject({ before: "My friend ", hit: "Zoë" });
    expect(find("CAFE")?.hit).toBe("café");
    expect(find("talked")?.hit).toBe("talked");
  });

  test("wants all the words, in whichever message they stand", () => {
    expect(find("say zoe")?.hit).toBe("say");
    expect(find("zoe tortoise")).toBeUndefined();
  });

  test("looks at the title and the summary too", () => {
    expect(find("sleep")?.before).toBe("About ");
    expect(find("call")?.hit).toBe("call");
  });

  test("of nothing finds nothing", () => {
    expect(find("   ")).toBeUndefined();
  });
});

import { AppError } from "@app/contract/errors";
import { leadingPosts, refusedPosts } from "@app/kindness/testing/hostile-corpus";
import { kindPosts } from "@app/kindness/testing/kind-corpus";
import { describe, expect, it } from "vitest";
import { quickGuide } from "../testing/test-app.ts";
import { createSharingGuard } from "./sharing-guard.ts";

const { screen } = quickGuide();
const guard = createSharingGuard({
  screenFor: (_uid, content) => screen({ content, history: [] }),
  countryOf: async () => null,
  countHelpShown: async () => undefined,
  now: () => new Date(),
});
const admit = (text: string, seenHelp: boolean) =>
  guard.admit({ text, uid: "somebody", seenHelp }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
/** What everybody would see of it, its writer going on wherever they may; null where nobody sees anything. */
const seenOf = async (text: string): Promise<string | null> => {
  const first = await admit(text, false);
  const admitted = first?.mayGoOn ? await admit(text, true) : first;
  return admitted && admitted.risk === null ? admitted.text : null;
};

describe("what is shared with everybody", () => {
  it("is nothing of a thousand hostile posts", async () => {
    expect(refusedPosts.length + leadingPosts.length).toBeGreaterThan(1_000);
    const shown: string[] = [];
    for (const { text, reason, evasion } of refusedPosts)
      if ((await seenOf(text)) !== null) shown.push(`${reason}, ${evasion}`);
    for (const { text, secret } of leadingPosts)
      if ((await seenOf(text))?.includes(secret)) shown.push(text);
    expect(shown).toEqual([]);
  });

  it("is every one of five hundred kind posts, word for word", async () => {
    const lost: string[] = [];
    for (const text of kindPosts) if ((await seenOf(text)) !== text) lost.push(text);
    expect(lost).toEqual([]);
  });

  it("meets whoever sounds as if in danger first, and leaves it to them where it was not said in so many words", async () => {
    for (const text of ["I want to kill myself tonight", "I cut myself again tonight"]) {
      const heard = await admit(text, true);
      expect(heard).toMatchObject({ mayGoOn: false, safety: { level: "crisis" } });
      expect(heard?.risk).not.toBeNull();
    }
    const told = "He raped me and I still have to see him at work.";
    expect(await admit(told, false)).toMatchObject({ mayGoOn: true, risk: "abuse" });
    expect(await admit(told, true)).toMatchObject({ risk: null, text: told });
  });

  it("asks fewer than one in fifteen of those who are in no danger", async () => {
    let asked = 0;
    for (const text of kindPosts) if ((await admit(text, false))?.safety) asked++;
    expect(asked / kindPosts.length).toBeLessThan(1 / 15);
  });
});

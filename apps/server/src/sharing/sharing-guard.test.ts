import { AppError } from "@app/contract/errors";
import { leadingPosts, refusedPosts } from "@app/kindness/testing/hostile-corpus";
import { kindPosts } from "@app/kindness/testing/kind-corpus";
import { describe, expect, it } from "vitest";
import { quickGuide } from "../testing/test-app.ts";
import { createSharingGuard } from "./sharing-guard.ts";

const guard = createSharingGuard({
  screen: quickGuide().screen,
  countryOf: async () => null,
  countHelpShown: async () => undefined,
  now: () => new Date(),
});
/** What everybody would see of it; null where nobody sees anything. */
const seenOf = async (text: string): Promise<string | null> => {
  const admitted = await guard.admit({ text, uid: "somebody" }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
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
});

import { AppError } from "@app/contract/errors";
import { leadingPosts, refusedPosts } from "@app/kindness/testing/hostile-corpus";
import { fewerKindPosts } from "@app/kindness/testing/kind-corpus";
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
type Admitted = ReturnType<typeof admit>;
const firsts = new Map<string, Admitted>();
/** Before they were shown help: asked once of each. */
const first = (text: string): Admitted => {
  const admitted = firsts.get(text) ?? admit(text, false);
  firsts.set(text, admitted);
  return admitted;
};
/** What everybody would see of it, its writer going on wherever they may; null where nobody sees anything. */
const seenOf = async (text: string): Promise<string | null> => {
  const heard = await first(text);
  const admitted = heard?.mayGoOn ? await admit(text, true) : heard;
  return admitted && admitted.risk === null ? admitted.text : null;
};

/** Every post by itself is for the tests of kindness. Of each way the seeds take turns. */
const onePerWay = <Post extends { evasion: string }>(
  posts: readonly Post[],
  kindOf: (post: Post) => string,
): Post[] =>
  [...Map.groupBy(posts, (post) => `${kindOf(post)} ${post.evasion}`).values()].flatMap(
    (same, index) => same[index % same.length] ?? [],
  );

describe("what is shared with everybody", () => {
  it("is nothing hostile, of any kind and in any way that it can be hidden", async () => {
    const refused = onePerWay(refusedPosts, ({ reason }) => reason);
    const leading = onePerWay(leadingPosts, ({ kind }) => kind);
    expect(refused.length + leading.length).toBeGreaterThan(100);
    const shown: string[] = [];
    for (const { text, reason, evasion } of refused)
      if ((await seenOf(text)) !== null) shown.push(`${reason}, ${evasion}`);
    for (const { text, secret } of leading)
      if ((await seenOf(text))?.includes(secret)) shown.push(text);
    expect(shown).toEqual([]);
  });

  it("is every one of hundreds of kind posts, word for word", async () => {
    const lost: string[] = [];
    for (const text of fewerKindPosts) if ((await seenOf(text)) !== text) lost.push(text);
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
    for (const text of fewerKindPosts) if ((await first(text))?.safety) asked++;
    expect(asked / fewerKindPosts.length).toBeLessThan(1 / 15);
  });
});

import { fromElsewhere } from "./from-elsewhere.ts";
import { createTestApp, type TestPerson } from "./test-app.ts";

/** The app, two people with accounts, and what tests of prompts do with them. */
export const createCommunityApp = async () => {
  const test = await createTestApp({ env: { TRUST_PROXY: "true" } });
  let written = 0;
  /** No two alike, and nothing in them that would be taken out. */
  const words = () => `I keep thinking about the river, time ${"again ".repeat(++written)}`.trim();
  return {
    test,
    ana: await test.account(),
    ben: await test.account(),
    nobody: () => fromElsewhere(test),
    words,
    share: async (person: TestPerson, text = words()) => {
      const { prompt } = await person.client.community.create({ text, category: "mind" });
      if (!prompt) throw new Error("it was not shared");
      return prompt;
    },
    later: (ms: number) => {
      test.clock.now = new Date(test.clock.now.getTime() + ms);
    },
  };
};

export type CommunityApp = Awaited<ReturnType<typeof createCommunityApp>>;

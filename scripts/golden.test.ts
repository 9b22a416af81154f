import { readFileSync } from "node:fs";
import { createCompanion } from "@app/companion/companion";
import type { SessionType } from "@app/contract/calls/session-shapes";
import { expect, test } from "vitest";
import { transcriptOf } from "./transcript.ts";

type Script = { id: string; turns: string[]; kind?: SessionType };

const scripts = readFileSync(new URL("golden/talks.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Script); // our own file

const companion = createCompanion({ model: null, timings: { guideWordDelayMs: 0 } });

// Not how a reply should be, but how it is: a change of any line or reader shows here what it does to whole talks.
test.each(scripts)("the talk $id is as it was written down", async (script) => {
  await expect(await transcriptOf(companion, script)).toMatchFileSnapshot(
    `golden/${script.id}.txt`,
  );
});

import { expect, test } from "vitest";
import { describeModel, partsOf } from "../testing/model-suite.ts";
import { createGuideModel } from "./guide-model.ts";

const text = "You carried a lot today.\n\nWhat was the heaviest part?";

describeModel("guide", () => ({
  calm: () => createGuideModel({ write: async () => text, wordDelayMs: 0 }),
  text,
  talking: () => createGuideModel({ write: async () => "word ".repeat(10_000), wordDelayMs: 1 }),
  openCalls: null,
}));

test("speaks word by word", async () => {
  const parts = await partsOf(createGuideModel({ write: async () => text, wordDelayMs: 0 }));
  const words = parts.flatMap((part) => (part.type === "text-delta" ? [part.delta] : []));
  expect(words).toHaveLength(10);
});

test("does not pause before its first word", async () => {
  const { stream } = await createGuideModel({
    write: async () => text,
    wordDelayMs: 60_000,
  }).doStream({
    prompt: [],
  });
  const reader = stream.getReader();
  await reader.read();
  await reader.read();
  expect((await reader.read()).value).toMatchObject({ type: "text-delta", delta: "You" });
  await reader.cancel();
});

import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { describe, expect, test, vi } from "vitest";

export type ModelUnderTest = {
  /** A model that answers calmly with `text`. */
  calm: () => LanguageModelV4;
  text: string;
  /** A model that is still speaking when it is stopped. */
  talking: () => LanguageModelV4;
  /** How many calls are still running behind the model; null when nothing runs elsewhere. */
  openCalls: (() => number) | null;
};

export const call = {
  prompt: [
    { role: "system", content: "Listen." },
    { role: "user", content: [{ type: "text", text: "I had a long day." }] },
  ],
} satisfies Parameters<LanguageModelV4["doStream"]>[0];

export const partsOf = async (
  model: LanguageModelV4,
  options: Parameters<LanguageModelV4["doStream"]>[0] = call,
): Promise<LanguageModelV4StreamPart[]> => {
  const { stream } = await model.doStream(options);
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
};

const textOf = (parts: readonly LanguageModelV4StreamPart[]): string =>
  parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");

const firstText = async (reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>) => {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error("the stream ended before any text");
    if (value.type === "text-delta") return value.delta;
  }
};

/** What the companion relies on in every model; each adapter passes all of it. */
export const describeModel = (name: string, given: () => ModelUnderTest): void => {
  describe(`${name} as a model`, () => {
    test("streams the reply in order and complete", async () => {
      const { calm, text } = given();
      expect(textOf(await partsOf(calm()))).toBe(text);
    });

    test("starts first and finishes last", async () => {
      const types = (await partsOf(given().calm())).map((part) => part.type);
      expect(types.slice(0, 2)).toEqual(["stream-start", "text-start"]);
      expect(types.slice(-2)).toEqual(["text-end", "finish"]);
      expect(new Set(types.slice(2, -2))).toEqual(new Set(["text-delta"]));
    });

    test("gives the same text when the whole is asked for at once", async () => {
      const { calm, text } = given();
      const result = await calm().doGenerate(call);
      expect(result.content).toEqual([{ type: "text", text }]);
      expect(result.finishReason.unified).toBe("stop");
    });

    test("stops when the signal fires, and so does the call behind it", async () => {
      const { talking, openCalls } = given();
      const stop = new AbortController();
      const { stream } = await talking().doStream({ ...call, abortSignal: stop.signal });
      const reader = stream.getReader();
      await firstText(reader);
      stop.abort(new Error("the browser left"));
      await expect(
        (async () => {
          while (!(await reader.read()).done);
        })(),
      ).rejects.toThrow("the browser left");
      if (openCalls) await vi.waitFor(() => expect(openCalls()).toBe(0));
    });

    test("stops when nobody reads on, and so does the call behind it", async () => {
      const { talking, openCalls } = given();
      const { stream } = await talking().doStream(call);
      const reader = stream.getReader();
      await firstText(reader);
      await reader.cancel();
      expect((await reader.read()).done).toBe(true);
      if (openCalls) await vi.waitFor(() => expect(openCalls()).toBe(0));
    });

    test("does not begin when the signal has fired already", async () => {
      const { calm } = given();
      const gone = AbortSignal.abort(new Error("gone already"));
      await expect((async () => partsOf(calm(), { ...call, abortSignal: gone }))()).rejects.toThrow(
        "gone already",
      );
    });
  });
};

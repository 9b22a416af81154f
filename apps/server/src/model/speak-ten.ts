import { inGb } from "@app/companion/models/local/machine";
import type { LocalModel } from "@app/companion/models/local/open-local-model";

const request =
  "Write ten short, plain sentences about an ordinary day, one after the other, and nothing else.";
const maxTokens = 400;

/** Loads a model, lets it speak ten sentences, and says how quick it was and what it took. */
export const speakTen = async (
  { engine }: LocalModel,
  { say, signal }: { say: (line: string) => void; signal: AbortSignal },
): Promise<void> => {
  const startedAt = performance.now();
  const { residentBytes, contextTokens } = await engine.ready();
  const loadedAt = performance.now();
  let firstAt: number | null = null;
  let text = "";
  const answered = await new Promise<{ writtenTokens: number; readTokens: number }>(
    (resolve, reject) => {
      const leave = engine.ask(
        {
          lane: "talk",
          said: [{ role: "user", text: request }],
          schema: null,
          temperature: 0.7,
          maxTokens,
          endings: [],
        },
        {
          onWaiting: () => undefined,
          onText: (piece) => {
            firstAt ??= performance.now();
            text += piece;
          },
          onOver: (over) => (over instanceof Error ? reject(over) : resolve(over)),
        },
      );
      signal.addEventListener("abort", () => {
        leave();
        reject(signal.reason);
      });
    },
  );
  const endedAt = performance.now();
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const aSecond = (tokens: number, ms: number) => (tokens / Math.max(0.001, ms / 1_000)).toFixed(1);
  say("");
  say(text.trim());
  say("");
  const first = firstAt ?? endedAt;
  say(
    `Loaded in ${seconds(loadedAt - startedAt)}, ${inGb(residentBytes)} of memory, ${contextTokens} tokens of context.`,
  );
  say(
    `First word after ${seconds(first - loadedAt)} (${aSecond(answered.readTokens, first - loadedAt)} tokens a second read), then ${aSecond(answered.writtenTokens, endedAt - first)} tokens a second written.`,
  );
};

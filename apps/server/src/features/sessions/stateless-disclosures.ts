import type { CompanionEvent } from "@app/companion/companion";

/** Beyond this many conversations the oldest is told once more that it talks to an AI. */
const maxKnown = 10_000;

/**
 * When a conversation that only its page still holds was last told what is talking. Kept in mind
 * here alone: a restart, or another machine, says it once more.
 */
export const createStatelessDisclosures = () => {
  const lastAt = new Map<string, Date>();
  return {
    lastAt: (key: string): Date => lastAt.get(key) ?? new Date(0),
    async *note(
      events: AsyncIterable<CompanionEvent>,
      key: string,
      now: () => Date,
    ): AsyncGenerator<CompanionEvent> {
      for await (const event of events) {
        if (event.type === "disclosure" && event.kind === "ai") {
          lastAt.delete(key);
          if (lastAt.size >= maxKnown) lastAt.delete(lastAt.keys().next().value ?? "");
          lastAt.set(key, now());
        }
        yield event;
      }
    },
  };
};

import type { Companion, CompanionEvent } from "@app/companion/companion";
import { guideModelName } from "@app/companion/models/guide-model";
import type { Metrics } from "./metrics.ts";

/** Counts the pieces of a reply and times the first, without looking into them. */
async function* watched(
  events: AsyncIterable<CompanionEvent>,
  metrics: Metrics,
): AsyncGenerator<CompanionEvent> {
  const askedAt = performance.now();
  let firstTokenMs: number | null = null;
  let tokens = 0;
  let end: "done" | "error" | "left" = "left";
  let writer: "guide" | "model" = "guide";
  try {
    for await (const event of events) {
      if (event.type === "token") {
        firstTokenMs ??= performance.now() - askedAt;
        tokens++;
      } else if (event.type === "done") {
        end = "done";
        writer = event.writer.model === guideModelName ? "guide" : "model";
      } else if (event.type === "error") end = "error";
      yield event;
    }
  } finally {
    metrics.replied(writer, { end, tokens, firstTokenMs });
  }
}

/** The companion, with its work counted. */
export const watchCompanion = (companion: Companion, metrics: Metrics): Companion => ({
  ...companion,
  hear: async (message, onSpent) => {
    const heard = await companion.hear(message, onSpent);
    metrics.screened(heard.screening.level);
    return heard;
  },
  screen: async (message, onSpent) => {
    const screening = await companion.screen(message, onSpent);
    metrics.screened(screening.level);
    return screening;
  },
  respond: (turn) => watched(companion.respond(turn), metrics),
  close: (closing) => watched(companion.close(closing), metrics),
});

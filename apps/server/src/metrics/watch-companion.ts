import type { Companion } from "@app/companion/companion";
import type { ReplyEvent } from "@app/contract/reply-events";
import type { Metrics } from "./metrics.ts";

/** Counts the pieces of a reply and times the first, without looking into them. */
async function* watched(
  events: AsyncIterable<ReplyEvent>,
  metrics: Metrics,
): AsyncGenerator<ReplyEvent> {
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
        writer = event.writer.host === null ? "guide" : "model";
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
  screen: (message) => {
    const screening = companion.screen(message);
    metrics.screened(screening.level);
    return screening;
  },
  respond: (turn) => watched(companion.respond(turn), metrics),
  close: (closing) => watched(companion.close(closing), metrics),
});

import type { CompanionEvent } from "@app/companion/companion";
import type { RiskCategory } from "@app/contract/reply-events";

/** Passes a reply on and counts where ways to help were shown in it. A count never holds a reply up. */
export async function* countShown(
  events: AsyncIterable<CompanionEvent>,
  count: (category: RiskCategory) => Promise<void>,
): AsyncGenerator<CompanionEvent> {
  let counting: Promise<unknown> = Promise.resolve();
  try {
    for await (const event of events) {
      if (event.type === "safety" && event.category && event.helplines.length > 0)
        counting = count(event.category).catch(() => undefined);
      yield event;
    }
  } finally {
    await counting;
  }
}

import type { CompanionEvent } from "@app/companion/companion";
import type { ReplyEvent, Writer } from "@app/contract/reply-events";
import type { SessionView } from "./session-view.ts";

/** A reply that is stored nowhere. */
export async function* passOn(events: AsyncIterable<CompanionEvent>): AsyncGenerator<ReplyEvent> {
  for await (const event of events) if (event.type !== "kept") yield event;
}

/** Words that were said before are said again as they were; the guide's have no receipt. */
export async function* replay(
  message: { id: string; writer: Writer | null },
  text: string,
  offered: ReturnType<SessionView["offered"]>,
): AsyncGenerator<ReplyEvent> {
  yield { type: "token", text };
  if (offered) yield { type: "options", ...offered };
  const writer = message.writer ?? { model: "guide", host: null, sent_chars: 0, memory_ids: [] };
  yield { type: "done", message_id: message.id, writer };
}

import { randomUUID } from "node:crypto";
import type { Companion } from "@app/companion/companion";
import { newState } from "@app/companion/state";
import type { WriterInUse } from "../../model/model-in-use.ts";

/** One sentence to a companion, as in a session, screening and all, so that what is heard is what people would hear. */
export const saySentence = async (
  companion: Companion,
  {
    sentence,
    wanted,
    now,
    signal,
  }: { sentence: string; wanted: WriterInUse; now: Date; signal: AbortSignal },
) => {
  const startedMs = performance.now();
  let text = "";
  let writer = wanted;
  let isDone = false;
  const turn = {
    sessionId: randomUUID(),
    sessionType: "text" as const,
    messageId: randomUUID(),
    content: sentence,
    history: [],
    country: null,
    now,
    previousMessageAt: null,
    lastDisclosedAt: now,
    memories: [],
    programStep: null,
    heard: await companion.hear({ content: sentence, history: [] }),
    state: newState(),
    signal,
  };
  for await (const event of companion.respond(turn)) {
    if (event.type === "token") text += event.text;
    if (event.type !== "done") continue;
    isDone = true;
    writer = { model: event.writer.model, host: event.writer.host };
  }
  const seconds = Math.round((performance.now() - startedMs) / 100) / 10;
  return { text, writer, seconds, isDone };
};

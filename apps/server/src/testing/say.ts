import { readReply } from "./read-reply.ts";
import type { TestPerson } from "./test-app.ts";

/** Sends a message and listens to the whole reply. */
export const say = (
  { client }: TestPerson,
  id: string,
  content: string,
  clientMessageId?: string,
) =>
  readReply(
    client.sessions.respond({
      id,
      content,
      ...(clientMessageId ? { client_message_id: clientMessageId } : {}),
    }),
  );

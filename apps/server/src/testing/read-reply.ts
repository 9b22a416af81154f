import type { ReplyEvent } from "@app/contract/reply-events";

export type HeardReply = { text: string; events: ReplyEvent[]; last: ReplyEvent | undefined };

/** Listens to a reply to its end. */
export const readReply = async (events: AsyncIterable<ReplyEvent>): Promise<HeardReply> => {
  const heard: ReplyEvent[] = [];
  for await (const event of events) heard.push(event);
  const text = heard.map((event) => (event.type === "token" ? event.text : "")).join("");
  return { text, events: heard, last: heard.at(-1) };
};

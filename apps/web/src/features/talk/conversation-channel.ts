import { brand } from "@app/contract/brand";

/** What pages of one conversation tell each other: that there is something new, or that it is gone. */
export type ConversationNews = "changed" | "deleted";

const nameOf = (sessionId: string): string => `${brand.slug}-talk-${sessionId}`;

/** A channel does not hear itself: what this page says through the one it listens on, others hear. */
const listening = new Map<string, BroadcastChannel>();

export const tellConversation = (sessionId: string, news: ConversationNews): void => {
  if (!("BroadcastChannel" in globalThis)) return;
  const open = listening.get(sessionId);
  const channel = open ?? new BroadcastChannel(nameOf(sessionId));
  channel.postMessage(news);
  if (!open) channel.close();
};

/** Answers with what ends listening. */
export const onConversationNews = (
  sessionId: string,
  listener: (news: ConversationNews) => void,
): (() => void) => {
  if (!("BroadcastChannel" in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(nameOf(sessionId));
  channel.onmessage = ({ data }) => listener(data === "deleted" ? "deleted" : "changed");
  listening.set(sessionId, channel);
  return () => {
    if (listening.get(sessionId) === channel) listening.delete(sessionId);
    channel.close();
  };
};

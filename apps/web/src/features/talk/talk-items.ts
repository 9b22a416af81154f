import type { HistoryItem, Message } from "@app/contract/calls/session-shapes";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import type { Helpline, RiskCategory, RiskLevel, Writer } from "@app/contract/reply-events";

/** What stands in the thread, in the order it stands there. */
export type Item = Speech | Mark | Help;

export type Speech = {
  kind: "speech";
  /** Stable for as long as it is shown, so that nothing is drawn anew. */
  key: string;
  role: "user" | "assistant";
  content: string;
  status: "complete" | "interrupted";
  clientMessageId: string | null;
  /** Sent by the page for the person: part of the history, not of what is seen. */
  hidden: boolean;
  /** Whose words these are, where they are a reply and somebody noted it. */
  writer: Writer | null;
};

type Mark = { kind: "mark"; key: string; text: string };

export type Help = {
  kind: "help";
  key: string;
  level: RiskLevel;
  category: RiskCategory | null;
  helplines: Helpline[];
  /** The person put it aside: its heading stays. */
  folded: boolean;
};

/** A message of the person's that is on its way. */
export type Outgoing = {
  clientMessageId: string;
  content: string;
  /** Said aloud, and to be answered aloud. */
  spoken?: boolean;
};

export const speechOf = (message: Message): Speech => ({
  kind: "speech",
  key: message.client_message_id ?? message.id,
  role: message.role,
  content: message.content,
  status: message.status,
  clientMessageId: message.client_message_id,
  hidden: message.ui_hidden,
  writer: message.writer,
});

export const speechOfOutgoing = ({ clientMessageId, content }: Outgoing): Speech => ({
  kind: "speech",
  key: clientMessageId,
  role: "user",
  content,
  status: "complete",
  clientMessageId,
  hidden: false,
  writer: null,
});

const isSpeech = (item: Item): item is Speech => item.kind === "speech";

const isFrom = (item: Item, clientMessageId: string): boolean =>
  isSpeech(item) && item.role === "user" && item.clientMessageId === clientMessageId;

export const hasOutgoing = (items: readonly Item[], { clientMessageId }: Outgoing): boolean =>
  items.some((item) => isFrom(item, clientMessageId));

/** A new reply to a message takes the place of the half one. */
export const withoutHalfReply = (items: readonly Item[], outgoing: Outgoing): Item[] => {
  const at = items.findIndex((item) => isFrom(item, outgoing.clientMessageId));
  return items.filter(
    (item, index) =>
      index < at || !isSpeech(item) || item.role === "user" || item.status === "complete",
  );
};

/** Without the words of that id and what was said to them; numbers to reach stay. */
export const withoutExchange = (items: readonly Item[], clientMessageId: string): Item[] => {
  const at = items.findIndex((item) => isFrom(item, clientMessageId));
  return at < 0 ? [...items] : items.filter((item, index) => index < at || !isSpeech(item));
};

/**
 * With what the server has by now, from the first of its words on; help and notes stay where they
 * are, and so does a half reply to the newest words until the server has one to them.
 */
export const withServerWords = (items: readonly Item[], words: readonly Speech[]): Item[] => {
  const byKey = new Map(words.map((speech) => [speech.key, speech]));
  const from = items.findIndex((item) => isSpeech(item) && byKey.has(item.key));
  if (from < 0) return [...words];
  const awaited = words.at(-1)?.role === "user" ? words.at(-1)?.key : undefined;
  const half = awaited === undefined ? null : replyOf(items, awaited);
  const kept = items.flatMap((item, index): Item[] => {
    if (index < from || !isSpeech(item) || item === half) return [item];
    const now = byKey.get(item.key);
    return now ? [now] : [];
  });
  const known = new Set(kept.map(({ key }) => key));
  return [...kept, ...words.filter(({ key }) => !known.has(key))];
};

/** The reply of one exchange: to the message of that id, or the one that has the id itself. */
export const replyOf = (items: readonly Item[], exchangeId: string): Speech | null => {
  const at = items.findIndex((item) => isFrom(item, exchangeId));
  const reply =
    at >= 0
      ? items.slice(at + 1).find(isSpeech)
      : items.find((item) => isSpeech(item) && item.key === exchangeId);
  return reply && isSpeech(reply) && reply.role === "assistant" ? reply : null;
};

/** The person's newest message, when nothing or only half a reply followed it. */
export const unansweredMessage = (items: readonly Item[]): Outgoing | null => {
  const speeches = items.filter(isSpeech);
  const newest = speeches.at(-1);
  const question =
    newest?.role === "assistant" && newest.status === "interrupted" ? speeches.at(-2) : newest;
  return question?.role === "user" && question.clientMessageId
    ? { clientMessageId: question.clientMessageId, content: question.content }
    : null;
};

/** What the page holds of the conversation, as much of its end as a stateless turn may carry. */
export const statelessHistory = (items: readonly Item[]): HistoryItem[] => {
  const history: HistoryItem[] = [];
  let chars = 0;
  for (const { role, content } of items.filter(isSpeech).reverse()) {
    if (content.trim() === "") continue;
    chars += content.length;
    if (chars > limits.message.historyMaxChars || history.length >= limits.message.historyMaxItems)
      break;
    history.unshift({ role, content });
  }
  if (history.length === 0) throw new AppError("history_empty");
  return history;
};

import type { ReplyEvent, Writer } from "@app/contract/reply-events";
import { type Claim, claimRenewMs, type StoredReply, type TurnStore } from "./turn-store.ts";

export type RecordReply = {
  turns: TurnStore;
  claim: Claim;
  messageId: string;
  seal: (text: string) => Buffer;
  /** Set when these are a session's last words: it ends with them, however much of them was heard. */
  ended: { title: () => Buffer } | null;
  now: () => Date;
};

/**
 * Passes a reply on and stores it when it is over: whole, broken off, or left by its reader. What takes long is
 * stored so far with every renewal of the claim.
 */
export async function* recordReply(
  events: AsyncIterable<ReplyEvent>,
  { turns, claim, messageId, seal, ended, now }: RecordReply,
): AsyncGenerator<ReplyEvent> {
  let text = "";
  let writer: Writer | null = null;
  let disclosedAt: Date | null = null;
  let finished = false;

  const storedAs = (status: StoredReply["status"], at: Date): StoredReply | null =>
    text ? { id: messageId, body: seal(text), status, writer, createdAt: at } : null;

  const finish = async (status: "complete" | "interrupted") => {
    finished = true;
    clearInterval(renewal);
    const at = now();
    await turns.finish(
      claim,
      storedAs(status, at),
      { lastDisclosedAt: disclosedAt, ended: ended && { at, title: ended.title() } },
      at,
    );
  };
  // A renewal that fails is made up for by the next one; the claim outlives two of them.
  const renewal = setInterval(() => {
    const at = now();
    void turns.renew(claim, storedAs("interrupted", at), at).catch(() => undefined);
  }, claimRenewMs);

  try {
    for await (const event of events) {
      if (event.type === "token") text += event.text;
      if (event.type === "disclosure" && event.kind === "ai") disclosedAt = now();
      if (event.type === "done") {
        writer = event.writer;
        await finish("complete");
      }
      if (event.type === "error") await finish("interrupted");
      yield event;
    }
  } finally {
    clearInterval(renewal);
    if (!finished) await finish("interrupted");
  }
}

import type { CompanionEvent } from "@app/companion/companion";
import type { CompanionState } from "@app/companion/state";
import type { ReplyEvent, Writer } from "@app/contract/reply-events";
import type { StateAfterReply } from "./talk-state.ts";
import { claimRenewMs, type StoredReply, type TurnClaim, type TurnStore } from "./turn-store.ts";

export type RecordReply = {
  turns: TurnStore;
  claim: TurnClaim;
  messageId: string;
  seal: (text: string) => Buffer;
  sealKept: (kept: StateAfterReply) => Buffer;
  /** These are a session's last words: it ends with them, however much of them was heard. */
  ends: boolean;
  /** What the session is called from now on, by where the talk then stands; null leaves its name. */
  title: ((after: CompanionState | null) => Promise<Buffer>) | null;
  now: () => Date;
};

/**
 * Passes a reply on and stores it when it is over: whole, broken off, or left by its reader. What takes long is
 * stored so far with every renewal of the claim. What is kept of the talk is stored with a whole reply, and passed
 * on to nobody.
 */
export async function* recordReply(
  events: AsyncIterable<CompanionEvent>,
  { turns, claim, messageId, seal, sealKept, ends, title, now }: RecordReply,
): AsyncGenerator<ReplyEvent> {
  let text = "";
  let state: CompanionState | null = null;
  let hasOffered = false;
  let writer: Writer | null = null;
  let disclosedAt: Date | null = null;
  let finished = false;

  const storedAs = (status: StoredReply["status"], at: Date): StoredReply | null => {
    if (!text) return null;
    // One that broke off is written anew, from where the talk stood before it.
    const kept = state && status === "complete" ? sealKept({ state, hasOffered }) : null;
    return { id: messageId, body: seal(text), state: kept, status, writer, createdAt: at };
  };

  const finish = async (status: "complete" | "interrupted") => {
    finished = true;
    clearInterval(renewal);
    const at = now();
    await turns.finish(
      claim,
      storedAs(status, at),
      {
        lastDisclosedAt: disclosedAt,
        endedAt: ends ? at : null,
        title: (await title?.(state)) ?? null,
      },
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
      if (event.type === "kept") {
        state = event.state;
        continue;
      }
      if (event.type === "token") text += event.text;
      if (event.type === "options") hasOffered = true;
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

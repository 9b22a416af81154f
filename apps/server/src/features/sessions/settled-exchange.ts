import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@app/contract/errors";
import { isClaimed } from "../../db/turn-claim.ts";
import { requireLiving } from "./session-service.ts";
import type { SessionRow, SessionStore } from "./session-store.ts";
import type { MessageRow, SessionRef, TurnStore } from "./turn-store.ts";

/** Who speaks into a reply leaves its stream in the same moment; storing what was written takes a little. */
const storingMs = { total: 1_500, step: 75 };

export type SettledExchangeParts = { sessions: SessionStore; turns: TurnStore; now: () => Date };

export type SettledExchange = {
  session: SessionRow;
  asked: MessageRow | null;
  reply: MessageRow | null;
};

/** What was said and answered, once nothing of it is being written any more. */
export const settledExchange =
  ({ sessions, turns, now }: SettledExchangeParts) =>
  async (place: SessionRef, exchangeId: string, signal: AbortSignal): Promise<SettledExchange> => {
    for (let waitedMs = 0; ; waitedMs += storingMs.step) {
      const session = requireLiving(await sessions.find(place.uid, place.sessionId), now());
      const { asked, reply } = await turns.exchange(place, exchangeId);
      const isBeingWritten =
        asked !== null && session.turnSeq === asked.seq && isClaimed(session.turnUntil, now());
      if (!isBeingWritten) return { session, asked, reply };
      if (waitedMs >= storingMs.total) throw new AppError("reply_in_progress");
      await wait(storingMs.step, undefined, { signal });
    }
  };

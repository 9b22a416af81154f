import { timings } from "@app/contract/timings";

export type EndedSignIns = { end(uid: string): void; has(uid: string): boolean };

/** A bearer token is checked by its signature alone, so one of a person who is gone must be known here till it expires. */
export const createEndedSignIns = (now: () => Date): EndedSignIns => {
  const untilMs = new Map<string, number>();
  return {
    end: (uid) => {
      const nowMs = now().getTime();
      for (const [other, until] of untilMs) if (until <= nowMs) untilMs.delete(other);
      untilMs.set(uid, nowMs + timings.auth.tokenLifetimeMs);
    },
    has: (uid) => untilMs.has(uid),
  };
};

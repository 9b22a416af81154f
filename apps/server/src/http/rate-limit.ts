import { AppError } from "@app/contract/errors";

/** Refused for now: the answer carries how long to wait, for programs too. */
export class RateLimited extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, code: "rate_limited" | "reading_limit" = "rate_limited") {
    super(code, { seconds: retryAfterSeconds });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** How somebody stands under a limit once this request was counted. */
export type Tally = {
  limit: number;
  left: number;
  /** Until the counted minute is over. */
  resetSeconds: number;
  /** null: it may go on. A request that is refused is not counted. */
  refusal: RateLimited | null;
};

/** Requests under one key in one minute, as the servers tell each other. */
type MinuteCount = { minute: number; key: string; count: number };
/** All servers' requests by now, and those of the minute before. */
type SharedCount = MinuteCount & { before: number };
export type Ledger = { add(counts: readonly MinuteCount[]): Promise<SharedCount[]> };

export type RateLimit = {
  count(key: string, perMinute: number): Tally;
  /** Counts one request under `key`; throws when there were more than `perMinute`. */
  take(key: string, perMinute: number): void;
  /** How long until there is room under `key` again, in seconds; 0 where there is. Counts nothing. */
  waitFor(key: string, perMinute: number): number;
  /** Counts what something turned out to cost, however much it was. */
  spend(key: string, amount: number, perMinute: number): void;
  /** Tells the other servers what was counted here since the last time, and hears what they counted. */
  share(): Promise<void>;
};

const minuteMs = 60_000;
/** Beyond this many keys the oldest go: strangers must not fill memory with addresses. */
const maxKeys = 100_000;
/** One statement's worth, so that neither the loop nor the database is held for long. */
const keysPerShare = 500;

/**
 * What a server keeps to itself of a limit: whoever stays far below one is never written down. Nothing of a
 * narrow limit, and of a wide one so little that it does not matter.
 */
const untoldPart = 1 / 50;

type Untold = MinuteCount & { limit: number };

type Window = { minute: number; count: number; before: number };

/** When one more would fit: this minute's requests count whole, those of the last one less with every second. */
const waitMsFor = ({ count, before }: Window, elapsed: number, limit: number): number => {
  const room = limit - 1;
  if (count <= room) return (1 - (room - count) / before - elapsed) * minuteMs;
  return (1 - elapsed + (1 - room / count)) * minuteMs;
};

/**
 * Limits by the minute, decided in memory and shared behind the request's back: no request waits for a query.
 * Between two exchanges a server knows only its own part, so that n servers together let through at the most
 * the limit, and n - 1 times what one of them takes in that time and a fiftieth of the limit. Where the database is
 * gone, each goes on alone.
 */
export const createRateLimit = ({
  now,
  ledger,
}: {
  now: () => Date;
  ledger?: Ledger;
}): RateLimit => {
  const windows = new Map<string, Window>();
  const untold = new Map<string, Untold>();

  const windowOf = (key: string, minute: number): Window => {
    const known = windows.get(key);
    if (known?.minute === minute) return known;
    windows.delete(key);
    if (windows.size >= maxKeys) windows.delete(windows.keys().next().value ?? "");
    const before = known?.minute === minute - 1 ? known.count : 0;
    const window = { minute, count: 0, before };
    windows.set(key, window);
    return window;
  };

  const note = ({ minute, key, count, limit }: Untold): void => {
    if (!ledger) return;
    const id = `${minute} ${key}`;
    const known = untold.get(id);
    if (known) known.count += count;
    else if (untold.size < maxKeys) untold.set(id, { minute, key, count, limit });
  };

  /** What is due to be told; what is too old to matter is dropped. */
  const takeDue = (): Untold[] => {
    const minute = Math.floor(now().getTime() / minuteMs);
    const due: Untold[] = [];
    for (const [id, counted] of untold) {
      const isDue = counted.count >= Math.max(1, counted.limit * untoldPart);
      if (isDue) due.push(counted);
      if (isDue || counted.minute < minute - 1) untold.delete(id);
    }
    return due;
  };

  const look = (key: string, limit: number) => {
    const nowMs = now().getTime();
    const minute = Math.floor(nowMs / minuteMs);
    const elapsed = (nowMs % minuteMs) / minuteMs;
    const window = windowOf(key, minute);
    const used = window.count + window.before * (1 - elapsed);
    // A whole number of seconds is not to become one more by how fractions are stored.
    const wait = used + 1 > limit ? Math.round(waitMsFor(window, elapsed, limit)) : 0;
    const waitSeconds = used + 1 > limit ? Math.max(1, Math.ceil(wait / 1_000)) : 0;
    return { minute, elapsed, window, used, waitSeconds };
  };

  const count = (key: string, limit: number): Tally => {
    const { minute, elapsed, window, used, waitSeconds } = look(key, limit);
    const resetSeconds = Math.ceil((1 - elapsed) * 60);
    if (waitSeconds > 0)
      return { limit, left: 0, resetSeconds, refusal: new RateLimited(waitSeconds) };
    window.count++;
    note({ minute, key, count: 1, limit });
    return { limit, left: Math.floor(limit - used - 1), resetSeconds, refusal: null };
  };

  const hear = ({ minute, key, count: all, before }: SharedCount): void => {
    const window = windows.get(key);
    if (window?.minute !== minute) return;
    window.count = all + (untold.get(`${minute} ${key}`)?.count ?? 0);
    window.before = Math.max(window.before, before);
  };

  return {
    count,
    take: (key, perMinute) => {
      const { refusal } = count(key, perMinute);
      if (refusal) throw refusal;
    },
    waitFor: (key, perMinute) => look(key, perMinute).waitSeconds,
    spend: (key, amount, limit) => {
      const { minute, window } = look(key, limit);
      window.count += amount;
      note({ minute, key, count: amount, limit });
    },
    share: async () => {
      if (!ledger) return;
      const telling = takeDue();
      for (let at = 0; at < telling.length; at += keysPerShare) {
        try {
          const heard = await ledger.add(telling.slice(at, at + keysPerShare));
          for (const shared of heard) hear(shared);
        } catch (error) {
          for (const counted of telling.slice(at)) note(counted);
          throw error;
        }
      }
    },
  };
};

import { AppError } from "@app/contract/errors";

export type RateLimit = {
  /** Counts one request under `key`; throws when there were more than `perMinute`. */
  take(key: string, perMinute: number): void;
};

const windowMs = 60_000;
/** Beyond this many keys the oldest windows go: strangers must not fill memory with addresses. */
const maxKeys = 20_000;

export const createRateLimit = (now: () => Date): RateLimit => {
  const windows = new Map<string, { startMs: number; count: number }>();
  return {
    take: (key, perMinute) => {
      const nowMs = now().getTime();
      let window = windows.get(key);
      if (!window || nowMs - window.startMs >= windowMs) {
        windows.delete(key);
        if (windows.size >= maxKeys) windows.delete(windows.keys().next().value ?? "");
        window = { startMs: nowMs, count: 0 };
        windows.set(key, window);
      }
      window.count++;
      if (window.count > perMinute)
        throw new AppError("rate_limited", {
          seconds: Math.ceil((window.startMs + windowMs - nowMs) / 1_000),
        });
    },
  };
};

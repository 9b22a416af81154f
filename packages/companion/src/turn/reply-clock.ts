export type ReplyTimings = {
  firstTokenTimeoutMs: number;
  betweenTokensTimeoutMs: number;
  totalTimeoutMs: number;
};

export type TimeUp = "first_token_timeout" | "between_tokens_timeout" | "total_timeout";

/**
 * Watches one reply. A single timer looks, when it fires, at what has happened since it was set:
 * setting one anew for every token would cost more than the token.
 */
export const startReplyClock = (timings: ReplyTimings, onTimeUp: (which: TimeUp) => void) => {
  const startedAtMs = performance.now();
  let lastTokenAtMs: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  const watch = () => {
    const nowMs = performance.now();
    const totalLeftMs = startedAtMs + timings.totalTimeoutMs - nowMs;
    const tokenLeftMs =
      lastTokenAtMs === undefined
        ? startedAtMs + timings.firstTokenTimeoutMs - nowMs
        : lastTokenAtMs + timings.betweenTokensTimeoutMs - nowMs;
    if (totalLeftMs <= 0) onTimeUp("total_timeout");
    else if (tokenLeftMs <= 0)
      onTimeUp(lastTokenAtMs === undefined ? "first_token_timeout" : "between_tokens_timeout");
    else timer = setTimeout(watch, Math.max(1, Math.min(totalLeftMs, tokenLeftMs)));
  };
  watch();

  return {
    token: (): void => {
      const first = lastTokenAtMs === undefined;
      lastTokenAtMs = performance.now();
      if (!first) return;
      clearTimeout(timer);
      watch();
    },
    stop: (): void => clearTimeout(timer),
  };
};

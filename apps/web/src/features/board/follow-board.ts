import type { BoardEvent } from "@app/contract/calls/board";
import { timings } from "@app/contract/timings";
import { retryDelayMs } from "./retry-delay.ts";
import { type RunLater, runLater } from "./say-arrivals.ts";

export type BoardConnection = "connecting" | "live" | "lost";

type Opening = { signal: AbortSignal; onAlive: () => void };

export type FollowSettings = {
  /** Opens the stream after the last event that was seen. */
  open: (after: number | undefined, opening: Opening) => AsyncIterable<BoardEvent>;
  after: () => number | undefined;
  /** The next event is not read before this one is dealt with. */
  onEvent: (event: BoardEvent) => void | Promise<void>;
  onLine: (line: BoardConnection) => void;
  random?: () => number;
  nowMs?: () => number;
  doLater?: RunLater;
};

export type Follower = {
  start: () => void;
  stop: () => void;
  /** There is a network again: no reason to wait any longer. */
  hurry: () => void;
};

/** A line that shows no sign of life for two heartbeats and a half is dead, whatever the browser thinks. */
const silenceMs = 2.5 * timings.board.heartbeatMs;
/** Only a line that held for a while makes up for the failures before it. */
const heldMs = 10_000;

/** Stays with the board over every broken line, and picks up after the last event it saw. */
export const followBoard = ({
  open,
  after,
  onEvent,
  onLine,
  random = Math.random,
  nowMs = Date.now,
  doLater = runLater,
}: FollowSettings): Follower => {
  let following: AbortController | undefined;
  let wake: (() => void) | undefined;

  const listen = async (signal: AbortSignal): Promise<void> => {
    const line = new AbortController();
    const close = () => line.abort();
    signal.addEventListener("abort", close);
    let callOff = doLater(close, silenceMs);
    const onAlive = () => {
      callOff();
      callOff = doLater(close, silenceMs);
    };
    try {
      for await (const event of open(after(), { signal: line.signal, onAlive })) {
        if (signal.aborted || event.type === "error") return;
        if (event.type === "open" || event.type === "reload") onLine("live");
        await onEvent(event);
      }
    } finally {
      callOff();
      signal.removeEventListener("abort", close);
      close();
    }
  };

  const rest = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const callOff = doLater(resolve, ms);
      const end = () => {
        callOff();
        resolve();
      };
      wake = end;
      signal.addEventListener("abort", end, { once: true });
    });

  const follow = async (signal: AbortSignal): Promise<void> => {
    onLine("connecting");
    for (let tries = 0; !signal.aborted; tries++) {
      const beganMs = nowMs();
      // Why a line broke is of no use to anybody: it is opened again, whatever it was.
      await listen(signal).catch(() => undefined);
      if (signal.aborted) return;
      onLine("lost");
      if (nowMs() - beganMs >= heldMs) tries = 0;
      await rest(retryDelayMs(tries, random), signal);
    }
  };

  return {
    start: () => {
      if (following) return;
      following = new AbortController();
      void follow(following.signal);
    },
    stop: () => {
      following?.abort();
      following = undefined;
    },
    hurry: () => wake?.(),
  };
};

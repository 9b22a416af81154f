import { useEffect, useRef, useState } from "react";
import { type LedPart, type LedPlace, placeAt } from "./led-parts.ts";

export type LedRun = {
  state: "ready" | "running" | "paused" | "over";
  place: LedPlace | null;
  begin: () => void;
  pause: () => void;
  goOn: () => void;
};

/** Often enough that no second is late, seldom enough to cost nothing. */
const lookMs = 100;

export const useLedParts = (parts: readonly LedPart[]): LedRun => {
  const [state, setState] = useState<LedRun["state"]>("ready");
  const [elapsedMs, setElapsedMs] = useState(0);
  /** What had passed before the last pause. */
  const before = useRef(0);

  useEffect(() => {
    if (state !== "running") return;
    const beganMs = performance.now() - before.current;
    const timer = setInterval(() => {
      const passedMs = performance.now() - beganMs;
      before.current = passedMs;
      if (placeAt(parts, passedMs)) setElapsedMs(Math.floor(passedMs / 1_000) * 1_000);
      else setState("over");
    }, lookMs);
    return () => clearInterval(timer);
  }, [state, parts]);

  return {
    state,
    place: state === "running" || state === "paused" ? placeAt(parts, elapsedMs) : null,
    begin: () => {
      before.current = 0;
      setElapsedMs(0);
      setState("running");
    },
    pause: () => setState("paused"),
    goOn: () => setState("running"),
  };
};

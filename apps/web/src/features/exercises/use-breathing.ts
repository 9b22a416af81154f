import { useEffect, useRef, useState } from "react";
import { type BreathMoment, type LengthMin, momentAt } from "./breathing.ts";

export type Breathing = {
  state: "ready" | "running" | "paused" | "over";
  moment: BreathMoment | null;
  /** Changes with each new beginning, so that a picture can begin anew with it. */
  round: number;
  begin: () => void;
  pause: () => void;
  goOn: () => void;
  stop: () => void;
};

/** Often enough that no second is late, seldom enough to cost nothing. */
const lookMs = 100;

export const useBreathing = (lengthMin: LengthMin): Breathing => {
  const [state, setState] = useState<Breathing["state"]>("ready");
  const [elapsedMs, setElapsedMs] = useState(0);
  const [round, setRound] = useState(0);
  /** What had passed before the last pause. */
  const before = useRef(0);

  useEffect(() => {
    if (state !== "running") return;
    const beganMs = performance.now() - before.current;
    const timer = setInterval(() => {
      const passedMs = performance.now() - beganMs;
      if (momentAt(passedMs, lengthMin)) {
        before.current = passedMs;
        // Whole seconds: nothing is drawn between them.
        setElapsedMs(Math.floor(passedMs / 1_000) * 1_000);
      } else setState("over");
    }, lookMs);
    return () => clearInterval(timer);
  }, [state, lengthMin]);

  const reset = (next: Breathing["state"]) => {
    before.current = 0;
    setElapsedMs(0);
    setRound((count) => count + 1);
    setState(next);
  };

  return {
    state,
    moment: state === "ready" || state === "over" ? null : momentAt(elapsedMs, lengthMin),
    round,
    begin: () => reset("running"),
    pause: () => setState("paused"),
    goOn: () => setState("running"),
    stop: () => reset("ready"),
  };
};

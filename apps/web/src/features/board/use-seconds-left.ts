import { useEffect, useState } from "react";

/** Counts down to a moment, second by second; 0 when it is there. */
export const useSecondsLeft = (untilMs: number): number => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const look = () => {
      const seconds = Math.max(0, Math.ceil((untilMs - Date.now()) / 1_000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(look, 250);
    look();
    return () => clearInterval(timer);
  }, [untilMs]);
  return left;
};

import { useEffect, useState } from "react";

const stepMs = 90;

/** Loudness as a calm voice has it, to show how the light follows one; still where movement is unwanted. */
export const useBreathLikeLevel = (): number => {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let at = 0;
    const timer = setInterval(() => {
      at += stepMs / 1_000;
      setLevel(0.5 + 0.35 * Math.sin(at * 3.1) * Math.sin(at * 1.3) + 0.15 * Math.sin(at * 7));
    }, stepMs);
    return () => clearInterval(timer);
  }, []);
  return level;
};

import { useEffect, useRef } from "react";
import { shownLevel } from "./loudness.ts";
import styles from "./voice.module.css";

const bars = Array.from({ length: 22 }, (_, index) => index);
const stepMs = 70;
const tallestPx = 22;
const lowestPx = 3;

/** The person's own loudness over the last second and a half, so that they see they are heard. */
export const LevelBars = ({ loudness }: { loudness: () => number }) => {
  const root = useRef<HTMLSpanElement>(null);
  const read = useRef(loudness);
  read.current = loudness;
  useEffect(() => {
    const heights = bars.map(() => lowestPx);
    const timer = setInterval(() => {
      heights.shift();
      heights.push(Math.max(lowestPx, shownLevel(read.current()) * tallestPx));
      for (const [index, bar] of [...(root.current?.children ?? [])].entries())
        if (bar instanceof HTMLElement) bar.style.height = `${heights[index] ?? lowestPx}px`;
    }, stepMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles["v-level"]} ref={root} aria-hidden="true">
      {bars.map((bar) => (
        <i key={bar} />
      ))}
    </span>
  );
};

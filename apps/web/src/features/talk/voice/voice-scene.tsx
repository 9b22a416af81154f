import { brand } from "@app/contract/brand";
import { useEffect, useRef } from "react";
import { Zoki, type ZokiState } from "../../../ui/zoki.tsx";
import { shownLevel } from "./loudness.ts";
import styles from "./voice.module.css";

const stars: readonly (readonly [x: number, y: number, r: number])[] = [
  [1170, 182, 0.9],
  [1137, 59, 1],
  [977, 306, 1],
  [970, 64, 1.2],
  [1172, 256, 1.3],
  [1053, 398, 0.9],
  [1018, 401, 1.1],
  [1355, 125, 1.4],
  [1067, 131, 0.9],
  [844, 183, 1.3],
  [1049, 282, 0.9],
  [1266, 200, 0.9],
];

const labels: Partial<Record<ZokiState, string>> = {
  listening: `${brand.companion} is listening`,
  thinking: `${brand.companion} is thinking`,
  speaking: `${brand.companion} is speaking`,
};

/** The hill, the sky, and the companion on it, whose light follows its own voice. */
export const VoiceScene = ({ figure, loudness }: { figure: ZokiState; loudness: () => number }) => {
  const place = useRef<HTMLDivElement>(null);
  const read = useRef(loudness);
  read.current = loudness;
  const speaking = figure === "speaking";
  useEffect(() => {
    if (!speaking) return;
    let frame = 0;
    const follow = () => {
      place.current?.style.setProperty("--level", shownLevel(read.current()).toFixed(3));
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
      place.current?.style.removeProperty("--level");
    };
  }, [speaking]);
  return (
    <div className={styles["v-scene"]}>
      <svg
        className={styles["v-stars"]}
        aria-hidden="true"
        preserveAspectRatio="xMidYMin slice"
        viewBox="0 0 1360 630"
      >
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </svg>
      <div className={styles["v-hill"]} />
      <div className={styles["v-zoki"]} ref={place}>
        <Zoki state={figure} size={400} label={labels[figure] ?? brand.companion} />
      </div>
    </div>
  );
};

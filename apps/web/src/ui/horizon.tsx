import type { ReactNode } from "react";
import "./horizon.css";

type HorizonProps = {
  /** Where on the line the light sits on a wide screen; `far` is the dim one, nobody awake. */
  light: "right" | "left" | "far";
  /** Stands on the hill. */
  companion: ReactNode;
  labelledBy: string;
  children: ReactNode;
};

const stars: readonly (readonly [x: number, y: number, r: number])[] = [
  [742, 92, 1.2],
  [812, 214, 0.9],
  [902, 64, 1],
  [980, 168, 1.4],
  [1072, 98, 0.9],
  [1156, 196, 1.1],
  [1228, 72, 1.5],
  [1304, 160, 1],
  [1188, 300, 0.8],
  [864, 330, 0.8],
  [624, 58, 0.9],
  [468, 84, 1],
  [300, 46, 0.8],
  [128, 104, 1.1],
  [52, 260, 0.9],
  [1320, 330, 1],
];

/** The hill, the glow behind it and the sky above: home, sign-in and the page that is not there. */
export const Horizon = ({ light, companion, labelledBy, children }: HorizonProps) => (
  <section className={`horizon horizon-${light}`} aria-labelledby={labelledBy}>
    <svg
      className="horizon-stars"
      aria-hidden="true"
      preserveAspectRatio="xMidYMin slice"
      viewBox="0 0 1360 630"
    >
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </svg>
    <div className="horizon-hill" />
    <div className="horizon-companion">{companion}</div>
    {children}
  </section>
);

import styles from "./check-ins.module.css";

type StepDrawingProps = {
  kind: "pleasant" | "energy";
  /** From -2 to 2. */
  value: number;
};

const horizonY = 21;
const lightX = 20;

/** A light below, on or above the horizon; or a ladder that is climbed so far. */
export const StepDrawing = ({ kind, value }: StepDrawingProps) => (
  <svg
    className={styles["step-drawing"]}
    viewBox="0 0 40 40"
    width="40"
    height="40"
    aria-hidden="true"
  >
    {kind === "pleasant" ? (
      <>
        <circle cx={lightX} cy={horizonY - value * 6.5} r="6.5" />
        <path
          d={`M4 ${horizonY}h${value === 0 ? 7 : 32}${value === 0 ? `M29 ${horizonY}h7` : ""}`}
        />
      </>
    ) : (
      [-2, -1, 0, 1, 2].map((step) => (
        <rect
          key={step}
          className={value > -2 && step <= value ? styles["step-full"] : ""}
          x={5.5 + (step + 2) * 6.2}
          y={26 - (step + 2) * 4.6}
          width="3.6"
          height={8 + (step + 2) * 4.6}
          rx="1.8"
        />
      ))
    )}
  </svg>
);

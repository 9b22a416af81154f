import encodeQR from "qr";
import { useMemo } from "react";
import styles from "./second-step.module.css";

/** A square that a telephone can read, drawn here: the secret in it goes nowhere. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const rows = useMemo(() => encodeQR(text, "raw", { ecc: "medium", border: 4 }), [text]);
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={styles["qr"]}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};

import styles from "./board.module.css";

/** Where the drawing has them. */
const places: readonly (readonly [x: number, y: number, r: number])[] = [
  [60, 210, 1],
  [142, 84, 0.9],
  [228, 320, 1.2],
  [330, 60, 1],
  [402, 450, 0.8],
  [476, 150, 1.3],
  [560, 330, 0.9],
  [640, 70, 1],
  [706, 520, 1.1],
  [780, 210, 0.8],
  [870, 96, 1.2],
  [930, 380, 1],
  [1010, 180, 0.9],
  [1090, 500, 1.3],
  [1150, 70, 1],
  [1236, 270, 0.9],
  [1310, 130, 1.2],
  [1330, 430, 0.9],
  [1200, 640, 1],
  [980, 690, 0.8],
  [520, 680, 1],
  [300, 620, 0.9],
  [96, 560, 1.2],
  [40, 740, 0.8],
];

export const Stars = () => (
  <svg
    className={styles["board-stars"]}
    aria-hidden="true"
    focusable="false"
    preserveAspectRatio="xMidYMid slice"
    viewBox="0 0 1360 900"
  >
    {places.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} />
    ))}
  </svg>
);

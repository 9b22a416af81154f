import { shellDrawings } from "./shell-icon.tsx";
import { StrokeDrawing } from "./stroke-drawing.tsx";

const drawings = {
  ...shellDrawings,
  down: "m6 9.5 6 6 6-6",
  close: "m6.5 6.5 11 11M17.5 6.5l-11 11",
  check: "m5.5 12.5 4.3 4.3 8.7-9.3",
  copy: "M11 8.5h6a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-6A2.5 2.5 0 0 1 8.5 17v-6A2.5 2.5 0 0 1 11 8.5ZM15.5 8.5V7A2.5 2.5 0 0 0 13 4.5H7A2.5 2.5 0 0 0 4.5 7v6A2.5 2.5 0 0 0 7 15.5h1.5",
  edit: "M5 19l.8-4L15.5 5.3a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.5L9 18.2ZM13.5 7.5l3 3",
  phone:
    "M8.3 4.5H6A1.5 1.5 0 0 0 4.5 6.1 14.3 14.3 0 0 0 17.9 19.5a1.5 1.5 0 0 0 1.6-1.5v-2.3l-4-1.7-1.7 1.9a11.5 11.5 0 0 1-5.7-5.7L10 8.5Z",
  key: "M11.7 14.5a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0ZM10.7 11.8l7.8-7.3M15.5 7.3l2.5 2.5",
  lock: "M8 10.5h8a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 17v-4A2.5 2.5 0 0 1 8 10.5ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5",
  vault:
    "M7 4.5h10a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3ZM15.2 11.5a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM12 8.3V6.8M12 16.2v-1.5M7 18.5V20M17 18.5V20",
} as const;

export type IconName = keyof typeof drawings;

/** A drawing that many pages share. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <StrokeDrawing path={drawings[name]} size={size} />
);

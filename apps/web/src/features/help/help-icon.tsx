import { StrokeDrawing } from "../../ui/stroke-drawing.tsx";

const drawings = {
  spark: "M12 3.5c1 4.5 3.5 7.5 8 8.5-4.5 1-7 4-8 8.5-1-4.5-3.5-7.5-8-8.5 4.5-1 7-4 8-8.5Z",
  gift: "M6.5 9.5h11a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM12 9.5v10M4.5 13.5h15M12 9.5c-4 0-5-1.5-5-3s2.5-2.5 5 3c2.5-5.5 5-4.5 5-3s-1 3-5 3Z",
  info: "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 11.2v5M12 8h.01",
  dawn: "M3.5 17.5h17M7 17.5a5 5 0 0 1 10 0M12 9V4M5.5 11.5 3.5 9.5M18.5 11.5l2-2",
  shield: "M12 3.8 5 6.5v5.2c0 4.2 2.9 7.1 7 8.5 4.1-1.4 7-4.3 7-8.5V6.5Z",
  pen: "M5 19l.8-4L15.5 5.3a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.5L9 18.2ZM13.5 7.5l3 3",
  letter:
    "M6.5 5.5h11A2.5 2.5 0 0 1 20 8v8a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 16V8a2.5 2.5 0 0 1 2.5-2.5ZM5 8l7 5 7-5",
  heart:
    "M12 20c-4.5-2.8-7.5-5.7-7.5-9.5A4.3 4.3 0 0 1 12 7.7a4.3 4.3 0 0 1 7.5 2.8c0 3.8-3 6.7-7.5 9.5Z",
} as const;

export type HelpIconName = keyof typeof drawings;

/** Drawn for this menu alone, so no other page carries it. */
export const HelpIcon = ({ name }: { name: HelpIconName }) => (
  <StrokeDrawing path={drawings[name]} size={20} />
);

import { StrokeDrawing } from "../../ui/stroke-drawing.tsx";

const drawings = {
  more: "M5.3 12a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0ZM11.3 12a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0ZM17.3 12a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0Z",
  about: "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 11.2v5M12 8h.01",
  text: "M7 5h10a3 3 0 0 1 3 3v5.5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM8.5 20v-3.5M8 9.5h8M8 12.5h5",
  aloud: "M4.5 9.8v4.4h3L12 18V6L7.5 9.8ZM15.5 9.2a4 4 0 0 1 0 5.6M18 6.7a7.5 7.5 0 0 1 0 10.6",
  still: "M8.5 7.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1Z",
} as const;

/** Needed in this room only, so no other page carries it. */
export const TalkIcon = ({ name, size = 20 }: { name: keyof typeof drawings; size?: number }) => (
  <StrokeDrawing path={drawings[name]} size={size} />
);

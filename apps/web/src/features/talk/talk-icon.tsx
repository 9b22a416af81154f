import { StrokeDrawing } from "../../ui/stroke-drawing.tsx";

const drawings = {
  more: "M5.3 12a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0ZM11.3 12a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0ZM17.3 12a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0Z",
  about: "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 11.2v5M12 8h.01",
} as const;

/** Needed in this room only, so no other page carries it. */
export const TalkIcon = ({ name, size = 20 }: { name: keyof typeof drawings; size?: number }) => (
  <StrokeDrawing path={drawings[name]} size={size} />
);

import { StrokeDrawing } from "./stroke-drawing.tsx";

/** What stands on every page, or on home. All others have no business there. */
export const shellDrawings = {
  home: "M4 11.3 12 4.5l8 6.8V18.5a1.5 1.5 0 0 1-1.5 1.5H15v-5a3 3 0 0 0-6 0v5H5.5A1.5 1.5 0 0 1 4 18.5Z",
  talk: "M12 4.5c4.7 0 8.3 3 8.3 7s-3.6 7-8.3 7c-1 0-2-.1-2.9-.4L4.8 19.5l1-3.5c-1.3-1.2-2.1-2.7-2.1-4.5 0-4 3.6-7 8.3-7Z",
  journey:
    "M7.9 18.5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0ZM19.9 5.5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0ZM8 18.5h6.7a3.4 3.4 0 0 0 0-6.8H9.3a3.1 3.1 0 0 1 0-6.2H16",
  explore: "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM15.2 8.8l-2 4.4-4.4 2 2-4.4Z",
  you: "M15.6 8.5a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0ZM4.8 19.8c.9-3.5 3.7-5.4 7.2-5.4s6.3 1.9 7.2 5.4",
  light: "M3.5 17.5h17M6.5 14a5.5 5.5 0 0 1 11 0M12 5V3.5M5.3 7.8 4.2 6.7M18.7 7.8l1.1-1.1",
  heart:
    "M12 20c-4.5-2.8-7.5-5.7-7.5-9.5A4.3 4.3 0 0 1 12 7.7a4.3 4.3 0 0 1 7.5 2.8c0 3.8-3 6.7-7.5 9.5Z",
  microphone:
    "M12 4a2.8 2.8 0 0 1 2.8 2.8v4.4a2.8 2.8 0 1 1-5.6 0V6.8A2.8 2.8 0 0 1 12 4ZM6.2 11.2a5.8 5.8 0 0 0 11.6 0M12 17v3",
  send: "M12 19V5.5M6 11.3l6-5.8 6 5.8",
  forward: "M5 12h13.5M13 6.5l5.5 5.5-5.5 5.5",
  browser:
    "M6 5h12a2.5 2.5 0 0 1 2.5 2.5V14a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 14V7.5A2.5 2.5 0 0 1 6 5ZM8.5 20h7",
  leave: "M10 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H10M14.5 8l4 4-4 4M18 12H9.5",
  clock: "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 7.5V12l3 2",
} as const;

export type ShellIconName = keyof typeof shellDrawings;

/** A drawing of the frame or of home, which carry no others. */
export const ShellIcon = ({ name, size = 24 }: { name: ShellIconName; size?: number }) => (
  <StrokeDrawing path={shellDrawings[name]} size={size} />
);

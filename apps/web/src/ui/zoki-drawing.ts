/** The companion in numbers, on a square of 240: what is shown, printed as an icon and shared is this one drawing. */
export const zokiShapes = {
  skin: "M120 214C73 214 42 190 42 150c0-29 18-48 38-62 18-13 30-26 38-44 3-7 12-8 14.5 0 3 12 2 22 13.5 34 5 5 11 9 17 14 21 16 35 32 35 58 0 40-31 64-78 64Z",
  flame:
    "M120 204c-33 0-56-16-56-43 0-21 15-33 30-43 13-9 24-19 30-33 4 15 11 23 22 31 15 11 30 23 30 45 0 27-23 43-56 43Z",
  rim: "M48 148c1-25 17-41 36-54 15-10 26-21 33-34",
  leftEye: "M84 150c0-6.5 4.5-9.5 10-9.5s10 3 10 9.5c0 9.5-4 16-10 16s-10-6.5-10-16Z",
  rightEye: "M136 150c0-6.5 4.5-9.5 10-9.5s10 3 10 9.5c0 9.5-4 16-10 16s-10-6.5-10-16Z",
} as const;

export type LightStop = readonly [offset: number, color: string, opacity?: number];

/** The colours of the body; those of the halo follow the page's own light. */
export const zokiLight = {
  skin: [
    [0, "#ffc987"],
    [0.36, "#fb9d5a"],
    [0.6, "#ef7b59"],
    [0.79, "#cb6882"],
    [1, "#a98be0"],
  ],
  flame: [
    [0, "#ffe2ac"],
    [0.55, "#ffc583", 0.6],
    [1, "#ffa763", 0.18],
  ],
  core: [
    [0, "#fff6de"],
    [0.45, "#ffecc0", 0.8],
    [1, "#ffd48f", 0],
  ],
} as const satisfies Readonly<Record<string, readonly LightStop[]>>;

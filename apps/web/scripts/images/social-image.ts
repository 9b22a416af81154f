import { brand } from "@app/contract/brand";
import { zokiDefs, zokiFigure } from "./draw-zoki.ts";
import { breakLines, type Face, setWords } from "./set-words.ts";

export const socialWidthPx = 1200;
const socialHeightPx = 630;

export type SocialFaces = { display: Face; word: Face; text: Face };

/** Dusk, as in the page's own tokens. */
const night = { sky: "#0f1126", low: "#1a1a38", hill: "#12142a", ink: "#f5ede2", quiet: "#b3adc4" };

const stars: readonly (readonly [x: number, y: number, r: number])[] = [
  [655, 81, 1.8],
  [717, 189, 1.4],
  [796, 56, 1.5],
  [865, 148, 2.1],
  [946, 86, 1.4],
  [1020, 173, 1.6],
  [1083, 63, 2.2],
  [1150, 141, 1.5],
  [1048, 265, 1.2],
  [413, 74, 1.5],
  [265, 40, 1.2],
];

const sky = `<rect width="1200" height="630" fill="url(#sky)"/><g fill="${night.ink}" opacity=".4">${stars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("")}</g><ellipse cx="930" cy="500" rx="640" ry="240" fill="url(#far)"/><ellipse cx="930" cy="492" rx="380" ry="250" fill="url(#near)"/><circle cx="930" cy="3990" r="3500" fill="${night.hill}"/><circle cx="930" cy="3990" r="3500" fill="none" stroke="url(#rim)" stroke-width="2.5"/>`;

const glow = (id: string, color: string, strength: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

const defs = `${zokiDefs}<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${night.sky}"/><stop offset=".8" stop-color="${night.low}"/></linearGradient>${glow("far", "#7a4a78", 0.6)}${glow("near", "#e98a54", 0.5)}<radialGradient id="rim" gradientUnits="userSpaceOnUse" cx="930" cy="490" r="420"><stop offset="0" stop-color="#ffc79b"/><stop offset="1" stop-color="#e98a54" stop-opacity="0"/></radialGradient>`;

const left = 84;
const maxPx = 640;

/** As few lines as a width needs, and then as even as they can be. */
const balance = (face: Face, heading: string, sizePx: number): string[] => {
  let even = breakLines(face, heading, sizePx, maxPx);
  for (let widthPx = maxPx; widthPx > maxPx / 2; widthPx -= 10) {
    const narrower = breakLines(face, heading, sizePx, widthPx);
    if (narrower.length > even.length) break;
    even = narrower;
  }
  return even;
};

/** The largest size at which a heading still keeps to three lines. */
const fit = (face: Face, heading: string): { sizePx: number; lines: string[] } => {
  for (let sizePx = 84; sizePx > 40; sizePx -= 4) {
    const lines = balance(face, heading, sizePx);
    if (lines.length <= 3) return { sizePx, lines };
  }
  return { sizePx: 40, lines: balance(face, heading, 40) };
};

/** What a page looks like where somebody shares it: its heading, under the same sky. */
export const socialSvg = (heading: string, { display, word, text }: SocialFaces): string => {
  const { sizePx, lines } = fit(display, heading);
  const linePx = sizePx * 1.08;
  const top = 330 - ((lines.length - 1) * linePx) / 2;
  const words = lines.map((line, index) =>
    setWords(display, line, { x: left, y: top + index * linePx, sizePx, fill: night.ink }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${socialWidthPx} ${socialHeightPx}"><defs>${defs}</defs>`,
    sky,
    `<g transform="translate(750 166) scale(1.5)">${zokiFigure}</g>`,
    setWords(word, brand.name, { x: left, y: 108, sizePx: 40, fill: night.ink }),
    ...words,
    setWords(text, brand.tagline, { x: left, y: 560, sizePx: 27, fill: night.quiet }),
    "</svg>",
  ].join("");
};

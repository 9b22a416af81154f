import { type LightStop, zokiLight, zokiShapes } from "../../src/ui/zoki-drawing.ts";

const ink = "#3b1a33";

const stops = (list: readonly LightStop[]): string =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** Gradients that a file with the drawing in it needs once. */
export const zokiDefs = `<radialGradient id="skin" gradientUnits="userSpaceOnUse" cx="120" cy="180" r="146">${stops(zokiLight.skin)}</radialGradient><radialGradient id="flame" gradientUnits="userSpaceOnUse" cx="120" cy="172" r="90">${stops(zokiLight.flame)}</radialGradient><radialGradient id="core">${stops(zokiLight.core)}</radialGradient>`;

const body = `<path d="${zokiShapes.skin}" fill="url(#skin)"/><path d="${zokiShapes.flame}" fill="url(#flame)"/><ellipse cx="120" cy="168" rx="60" ry="42" fill="url(#core)" opacity=".8"/>`;

/** Small, it has no cheeks and no glints, and its eyes grow, so that 16 pixels still look at you. */
const smallEye = (path: string, x: number): string =>
  `<path transform="translate(${x} 153.3) scale(1.32) translate(${-x} -153.3)" d="${path}"/>`;

const smallFace = `<g fill="${ink}">${smallEye(zokiShapes.leftEye, 94)}${smallEye(zokiShapes.rightEye, 146)}</g>`;

const face = `<g fill="#f2603f" opacity=".18"><ellipse cx="78" cy="172" rx="9" ry="5.5"/><ellipse cx="162" cy="172" rx="9" ry="5.5"/></g><g fill="${ink}"><path d="${zokiShapes.leftEye}"/><path d="${zokiShapes.rightEye}"/></g><g fill="#fff6e6"><circle cx="97.5" cy="147.5" r="2.9"/><circle cx="149.5" cy="147.5" r="2.9"/></g>`;

/** The companion at rest, in the 240 units of its drawing. It looks to the left, where the words stand. */
export const zokiFigure = `<g transform="rotate(-3 120 214)">${body}<g transform="translate(-9 1)">${face}</g></g>`;

/** The mark: the figure alone, as large as a square holds it. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><defs>${zokiDefs}</defs><g transform="translate(-36 -48.2) scale(1.3)">${body}${smallFace}</g></svg>\n`;

/** An icon that a device may cut into any shape: the figure in its middle, night around it. */
export const maskableSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><defs>${zokiDefs}</defs><rect width="240" height="240" fill="#12142a"/><g transform="translate(9.6 4) scale(.92)">${body}${smallFace}</g></svg>`;

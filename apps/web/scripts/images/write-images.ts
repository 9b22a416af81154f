import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listedPages } from "@app/content/pages";
import { socialImageOf } from "@app/content/social-image";
import { Resvg } from "@resvg/resvg-js";
import { markSvg, maskableSvg } from "./draw-zoki.ts";
import { openFace } from "./set-words.ts";
import { socialSvg, socialWidthPx } from "./social-image.ts";
import { iconFile, icons } from "./web-manifest.ts";

const pngOf = (svg: string, widthPx: number): Buffer =>
  new Resvg(svg, {
    fitTo: { mode: "width", value: widthPx },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();

/** The oldest form of a page's icon, which browsers ask for unasked: one small image in a wrapper. */
const icoOf = (png: Buffer, sizePx: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(sizePx, 6);
  head.writeUInt8(sizePx, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const faviconPx = 32;

/** Icons, and an image for every page that may be shared, all from the one drawing. */
export const writeImages = async (folder: string): Promise<void> => {
  const write = (path: string, bytes: Buffer): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  for (const icon of icons)
    write(iconFile(icon), pngOf(icon.purpose === "any" ? markSvg : maskableSvg, icon.sizePx));
  write("favicon.ico", icoOf(pngOf(markSvg, faviconPx), faviconPx));

  const faces = {
    display: await openFace("fraunces-soft.woff2", { wght: 360, opsz: 96 }),
    word: await openFace("fraunces-soft.woff2", { wght: 460, opsz: 36 }),
    text: await openFace("figtree-latin-wght-normal.woff2", { wght: 500 }),
  };
  for (const page of listedPages)
    write(socialImageOf(page.path), pngOf(socialSvg(page.heading, faces), socialWidthPx));
};

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import wawoff2 from "wawoff2";

const folder = join(import.meta.dirname, "../../src/ui/fonts");

export type Face = { font: Font };

/** One weight and size of a variable font; the page's own files, which are packed for browsers. */
export const openFace = async (file: string, axes: Record<string, number>): Promise<Face> => {
  const opened = create(Buffer.from(await wawoff2.decompress(readFileSync(join(folder, file)))));
  if (!("getVariation" in opened)) throw new Error(`${file} holds more than one font.`);
  return { font: opened.getVariation(axes) };
};

export const widthOf = ({ font }: Face, words: string, sizePx: number): number =>
  (font.layout(words).advanceWidth * sizePx) / font.unitsPerEm;

/** Words as outlines, so that an image needs no font where it is drawn. */
export const setWords = (
  { font }: Face,
  words: string,
  { x, y, sizePx, fill }: { x: number; y: number; sizePx: number; fill: string },
): string => {
  const run = font.layout(words);
  const scale = sizePx / font.unitsPerEm;
  let at = 0;
  const outlines = run.glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`The font has no letter for something in “${words}”.`);
    const place = run.positions[index];
    const outline = `<path transform="translate(${at + (place?.xOffset ?? 0)} ${place?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`;
    at += place?.xAdvance ?? glyph.advanceWidth;
    return outline;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
};

/** Breaks words into lines that fit. */
export const breakLines = (face: Face, words: string, sizePx: number, maxPx: number): string[] => {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(face, longer, sizePx) <= maxPx)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

import { writeFileSync } from "node:fs";

/** As `packages/reading/src/worth.ts` reads it: how long the header is, the header, then a row of whole numbers for each name. */
export const writeVectors = (name: string, header: object, rows: Int8Array): void => {
  const text = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  const file = new URL(`../packages/reading/src/${name}.bin`, import.meta.url);
  writeFileSync(file, Buffer.concat([size, text, Buffer.from(rows.buffer)]));
};

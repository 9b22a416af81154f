import { createEncoder } from "./encoder/create-encoder.ts";

export type { SensedText } from "./encoder/create-encoder.ts";

/** The one reader of sense: what all that follows from a whole text is read out of (training/reader.py). */
export const {
  names: senseNames,
  sense,
  likeness,
} = createEncoder(new URL("./reader.bin", import.meta.url));

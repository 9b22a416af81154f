import { createEncoder } from "./encoder/create-encoder.ts";
import { readOnce } from "./read-once.ts";

export type { SensedText } from "./encoder/create-encoder.ts";

const encoder = createEncoder(new URL("./reader.bin", import.meta.url));

export const { names: senseNames, likeness } = encoder;

/** As many as the parts of a long message. */
const kept = 32;

/** The one reader of sense: what all that follows from a whole text is read out of (training/reader.py). Danger and all else are read out of the same, once a turn. */
export const sense = readOnce(encoder.sense, kept);

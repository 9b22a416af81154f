import type { RiskCategory } from "@app/contract/reply-events";
import { createCrisisEncoder } from "./create-encoder.ts";

const encoder = createCrisisEncoder(new URL("./crisis-encoder.bin", import.meta.url));

export type Sense = {
  /** How much speaks for a crisis: nought is even, each step up multiplies the odds. */
  crisis: number;
  /** The same for a crisis or a concern. */
  risk: number;
  category: RiskCategory;
};

/** What the encoder makes of a text; nothing where there is no text. */
export const encode = (text: string): Sense | undefined => {
  const outputs = encoder.read(text);
  if (!outputs) return undefined;
  const kinds = outputs.subarray(2);
  const categories = encoder.names() as readonly RiskCategory[]; // written by encoder.py
  return {
    crisis: outputs[0] ?? 0,
    risk: outputs[1] ?? 0,
    category: categories[kinds.indexOf(Math.max(...kinds))] ?? "suicide",
  };
};

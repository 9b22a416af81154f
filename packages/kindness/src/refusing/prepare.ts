import { harassmentPatterns } from "./harassment.ts";
import { sellingPatterns } from "./selling.ts";
import { sexualPatterns } from "./sexual.ts";
import { holdsSlur, slurPatterns } from "./word-list.ts";

/**
 * The first text of a fresh process would wait for every pattern to be compiled, half a second in one
 * piece. Here they are read one at a time, and whatever else there is to do goes in between.
 */
export const prepareRefusal = async (): Promise<void> => {
  const sample = "nobody here would say such a thing to you";
  for (const pattern of [
    ...slurPatterns,
    ...harassmentPatterns,
    ...sexualPatterns,
    ...sellingPatterns,
  ]) {
    // The engine compiles a pattern for its first use, and better for its second.
    pattern.test(sample);
    pattern.test(sample);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  holdsSlur(sample);
};

import { harassmentPatterns } from "./refusing/harassment.ts";
import { sellingPatterns } from "./refusing/selling.ts";
import { sexualPatterns } from "./refusing/sexual.ts";
import { holdsSlur, slurPatterns } from "./refusing/word-list.ts";
import { finders } from "./scrub.ts";

/**
 * The first text of a fresh process would wait for every pattern to be compiled, half a second in one
 * piece. Here they are read one at a time, and whatever else there is to do goes in between.
 */
export const prepareKindness = async (): Promise<void> => {
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
  for (const { find } of finders) {
    find(sample);
    find(sample);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  holdsSlur(sample);
};

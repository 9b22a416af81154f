import type { Manner } from "../say/drafts.ts";

/** How somebody wants a message to sound, by the words they ask for it with. */
export const mannerIn = (lower: string): Manner =>
  /^(?:nothing|not) (?:too )?\w+/.test(lower)
    ? "shorter"
    : /\b(?:doesn't|won't|not|less|without)\b.{0,25}\b(?:sound|like a|rude|harsh|angry|mean|blunt|cold)\b/.test(
          lower,
        ) && !/\b(?:firm|strong)\b/.test(lower)
      ? "softer"
      : /\b(?:short\w*|too long|simpler|clearer|brief)\b/.test(lower)
        ? "shorter"
        : /\b(?:firm\w*|strong\w*|tough\w*|clear|direct|serious)\b/.test(lower)
          ? "firmer"
          : /\b(?:soft\w*|kind\w*|nice\w*|gentl\w*|friend\w+|warm\w*|polite\w*|less \w+|(?:too|a bit|bit) (?:harsh|formal|blunt|stiff|strong|cold))\b/.test(
                lower,
              )
            ? "softer"
            : "firmer";

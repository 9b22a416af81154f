import type { FormSafety } from "@app/contract/form-fields";
import { type HelpInRefusalsParts, helpFor, worstOf } from "./help-in-refusals.ts";

/** What somebody typed into a place of their own: a list, a calendar, a check-in. */
type Written = {
  uid: string;
  words: readonly (string | null | undefined)[];
  country?: string | undefined;
};

export type HelpWithWords = (written: Written) => Promise<FormSafety>;

/**
 * Help for what was kept, whatever it says. A danger that only the models see is met with a quiet line, since
 * they are wrong about one harmless sentence in twenty; what they merely wonder about is met with nothing.
 */
export const createHelpWithWords =
  ({ screenFor, countryOf, countHelpShown, now }: HelpInRefusalsParts): HelpWithWords =>
  async ({ uid, words, country }) => {
    const texts = words.flatMap((text) => text?.trim() || []);
    if (texts.length === 0) return null;
    const { isSuspicion, ...worst } = worstOf(
      await Promise.all(texts.map((text) => screenFor(uid, text))),
    );
    if (isSuspicion && worst.level !== "crisis") return null;
    if (worst.level === "none" || worst.category === null) return null;
    const own = await countryOf(uid).catch(() => null);
    // A count never holds help up.
    await countHelpShown(worst.category, now()).catch(() => undefined);
    return helpFor(isSuspicion ? { ...worst, level: "concern" } : worst, own ?? country ?? null);
  };

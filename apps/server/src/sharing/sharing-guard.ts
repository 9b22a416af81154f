import { AppError } from "@app/contract/errors";
import type { FormSafety } from "@app/contract/form-fields";
import type { RiskCategory } from "@app/contract/reply-events";
import { refuse } from "@app/kindness/refuse";
import { type ScrubbedText, scrub } from "@app/kindness/scrub";
import { chooseHelplines } from "@app/safety/choose-helplines";
import type { Screening } from "@app/safety/screening";
import { isImminent } from "@app/safety/screening";
import type { ScreenFor } from "../http/screen-for.ts";

export type SharingGuardParts = {
  screenFor: ScreenFor;
  countryOf: (uid: string) => Promise<string | null>;
  countHelpShown: (category: RiskCategory, now: Date) => Promise<unknown>;
  now: () => Date;
};

type SharedText = {
  text: string;
  uid: string;
  country?: string | undefined;
  /** They were shown help for these words, and want to share them all the same. */
  seenHelp?: boolean;
};

export type AdmittedText = ScrubbedText & {
  /** Set where its writer may be in danger: they are met with help, and nobody else sees the text. */
  risk: RiskCategory | null;
  safety: FormSafety;
  /** It only sounds heavy, or tells of harm that was done: their own word is enough to share it. */
  mayGoOn: boolean;
};

/**
 * From this score on a rule has found it in so many words. Below it the trained models alone suspect it,
 * and they take about one harmless thought in twenty for a crisis: whoever writes it is asked, and decides.
 */
const saidInWords = 0.85;

const isTheirsToShare = (screening: Screening): boolean =>
  screening.score < saidInWords || (screening.category === "abuse" && !isImminent(screening));

/** What everybody may read: heard for danger before anything else, scrubbed, and refused where it hurts others. */
export const createSharingGuard = (parts: SharingGuardParts) => {
  const help = async ({ text, uid, country, seenHelp }: SharedText) => {
    const screening = await parts.screenFor(uid, text);
    const { level, category } = screening;
    const mayGoOn = isTheirsToShare(screening);
    if (level !== "crisis" || category === null || (mayGoOn && seenHelp))
      return { risk: null, safety: null, mayGoOn: false };
    const helplines = chooseHelplines({
      country: country ?? (await parts.countryOf(uid)),
      category,
      imminent: isImminent(screening),
    });
    // A count never holds help up.
    await parts.countHelpShown(category, parts.now()).catch(() => undefined);
    return { risk: category, safety: { level, category, helplines }, mayGoOn };
  };

  return {
    /** Throws the error of the reason where it is refused; never to somebody who may be in danger. */
    admit: async (shared: SharedText): Promise<AdmittedText> => {
      const heard = await help(shared);
      const reason = heard.risk === null ? refuse(shared.text) : null;
      if (reason) throw new AppError(`unkind_${reason}`);
      return { ...scrub(shared.text), ...heard };
    },
  };
};

export type SharingGuard = ReturnType<typeof createSharingGuard>;

import type { Companion } from "@app/companion/companion";
import { chooseHelplines } from "@app/companion/safety/choose-helplines";
import { isImminent } from "@app/companion/safety/screen-message";
import { AppError } from "@app/contract/errors";
import type { FormSafety } from "@app/contract/form-fields";
import type { RiskCategory } from "@app/contract/reply-events";
import { refuse } from "@app/kindness/refuse";
import { type Scrubbed, scrub } from "@app/kindness/scrub";

export type SharingGuardParts = {
  screen: Companion["screen"];
  countryOf: (uid: string) => Promise<string | null>;
  countHelpShown: (category: RiskCategory, now: Date) => Promise<unknown>;
  now: () => Date;
};

export type Shared = { text: string; uid: string; country?: string | undefined };

export type AdmittedText = Scrubbed & {
  /** Set where its writer may be in danger: they are met with help, and nobody else sees the text. */
  risk: RiskCategory | null;
  safety: FormSafety;
};

/** What everybody may read: heard for danger before anything else, scrubbed, and refused where it hurts others. */
export const createSharingGuard = (parts: SharingGuardParts) => {
  const help = async ({ text, uid, country }: Shared) => {
    const screening = parts.screen({ content: text, history: [] });
    const { level, category } = screening;
    if (level !== "crisis" || category === null) return { risk: null, safety: null };
    const helplines = chooseHelplines({
      country: country ?? (await parts.countryOf(uid)),
      category,
      imminent: isImminent(screening),
    });
    // A count never holds help up.
    await parts.countHelpShown(category, parts.now()).catch(() => undefined);
    return { risk: category, safety: { level, category, helplines } };
  };

  return {
    /** Throws the error of the reason where it is refused; never to somebody who may be in danger. */
    admit: async (shared: Shared): Promise<AdmittedText> => {
      const { risk, safety } = await help(shared);
      const scrubbed = scrub(shared.text);
      const reason = risk === null ? refuse(shared.text) : null;
      if (reason) throw new AppError(`unkind_${reason}`);
      return { ...scrubbed, risk, safety };
    },
  };
};

export type SharingGuard = ReturnType<typeof createSharingGuard>;

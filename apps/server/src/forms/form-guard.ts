import { AppError } from "@app/contract/errors";
import type { FormSafety } from "@app/contract/form-fields";
import { limits } from "@app/contract/limits";
import type { RiskCategory, RiskLevel } from "@app/contract/reply-events";
import { chooseHelplines } from "@app/safety/choose-helplines";
import { isImminent } from "@app/safety/screening";
import { worstOf } from "../http/help-in-refusals.ts";
import type { Person } from "../http/person.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { ScreenFor } from "../http/screen-for.ts";
import type { FormPasses } from "./form-passes.ts";

export type FormGuardParts = {
  screenFor: ScreenFor;
  passes: FormPasses;
  rateLimit: RateLimit;
  countryOf: (uid: string) => Promise<string | null>;
  countHelpShown: (category: RiskCategory, now: Date) => Promise<unknown>;
  now: () => Date;
};

export type SentForm = {
  name: "contact" | "feedback";
  /** What was typed, field by field: a heading and a message are read each for itself. */
  words: readonly string[];
  country?: string | undefined;
  website?: string | undefined;
  pass?: string | undefined;
};

export type Sender = { person: Person | null; address: string; overLimit: AppError | null };

export type FormAdmission = {
  /** A machine's, or one too many: answered as any other, and not kept. */
  keep: boolean;
  received: boolean;
  level: RiskLevel;
  safety: FormSafety;
};

/** Forms that anybody may send: read for risk before anything else, and then held against machines. */
export const createFormGuard = (parts: FormGuardParts) => {
  const { passes, rateLimit, now } = parts;

  const refuseTooMany = async (
    { name, pass }: SentForm,
    { address, overLimit }: Sender,
  ): Promise<void> => {
    if (overLimit) throw overLimit;
    if (pass === undefined)
      rateLimit.take(`${name}-without-pass:${address}`, limits.forms.perMinuteWithoutPass);
    rateLimit.take(`${name}:${address}`, limits.forms.perMinute);
    if (pass !== undefined && !(await passes.use(pass))) throw new AppError("form_pass_invalid");
  };

  const helpFor = async (form: SentForm, { person, address }: Sender): Promise<FormAdmission> => {
    const written = form.words.filter((words) => words.trim() !== "");
    const screening = worstOf(
      await Promise.all(written.map((words) => parts.screenFor(person?.uid ?? address, words))),
    );
    const { level, category } = screening;
    const plain = { keep: true, received: true, level, safety: null };
    if (level === "none" || category === null) return plain;
    const country = form.country ?? (person && (await parts.countryOf(person.uid))) ?? null;
    const helplines = chooseHelplines({ country, category, imminent: isImminent(screening) });
    // A count never holds help up.
    await parts.countHelpShown(category, now()).catch(() => undefined);
    return { ...plain, safety: { level, category, helplines } };
  };

  return {
    pass: passes.make,
    admit: async (form: SentForm, sender: Sender): Promise<FormAdmission> => {
      const admitted = await helpFor(form, sender);
      if (form.website) return { ...admitted, keep: false };
      try {
        await refuseTooMany(form, sender);
        return admitted;
      } catch (error) {
        // No limit stands between a person in crisis and the way to help.
        if (admitted.level === "crisis") return { ...admitted, keep: false, received: false };
        if (error instanceof AppError) error.safety = admitted.safety;
        throw error;
      }
    },
  };
};

export type FormGuard = ReturnType<typeof createFormGuard>;

import type { Call } from "@app/contract/call";
import { countryCode } from "@app/contract/country-code";
import type { AppError } from "@app/contract/errors";
import type { FormSafety } from "@app/contract/form-fields";
import { limits } from "@app/contract/limits";
import type { RiskCategory } from "@app/contract/reply-events";
import { chooseHelplines } from "@app/safety/choose-helplines";
import { isImminent, noRisk, type Screening } from "@app/safety/screening";
import type { Person } from "./person.ts";
import type { ScreenFor } from "./screen-for.ts";

export type HelpInRefusalsParts = {
  screenFor: ScreenFor;
  countryOf: (uid: string) => Promise<string | null>;
  countHelpShown: (category: RiskCategory, now: Date) => Promise<unknown>;
  now: () => Date;
};

/** Puts help beside a refusal, where the words that are refused tell of danger. */
export type HelpInRefusals = (
  error: AppError,
  refused: { call: Call; body: unknown; person: Person | null; address: string },
) => Promise<void>;

/** What goes out beside a refusal. What only the models suspect is shown to nobody. */
export const helpFor = (screening: Screening, country: string | null): FormSafety => {
  const { level, category, isSuspicion } = screening;
  if (level === "none" || category === null || isSuspicion) return null;
  const helplines = chooseHelplines({ country, category, imminent: isImminent(screening) });
  return { level, category, helplines };
};

/** What weighs most of what was found. */
export const worstOf = (screenings: readonly Screening[]): Screening =>
  screenings.reduce((most, each) => (each.score > most.score ? each : most), noRisk);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The texts in a value that nobody has checked: itself, those in it, or the newest thing said in a history. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (!isRecord(value)) return [];
  const items: unknown[] = Object.values(value);
  const said = items.findLast((item) => isRecord(item) && item["role"] === "user");
  if (isRecord(said)) return textsIn(said["content"]);
  return items
    .slice(-limits.action.perRequestMax)
    .flatMap((item) => (typeof item === "string" ? [item] : []));
};

/** Of what is too long, the beginning and the end: it costs no more to read than a message. */
const partsOf = (text: string): string[] => {
  const { maxChars } = limits.message;
  return text.length <= maxChars ? [text] : [text.slice(0, maxChars), text.slice(-maxChars)];
};

export const createHelpInRefusals =
  ({ screenFor, countryOf, countHelpShown, now }: HelpInRefusalsParts): HelpInRefusals =>
  async (error, { call, body, person, address }) => {
    if (!call.words || !isRecord(body) || error.safety) return;
    const texts = call.words.flatMap((name) => textsIn(body[name]).flatMap(partsOf));
    const screenings = await Promise.all(
      texts
        .filter((text) => text.trim() !== "")
        .map((text) => screenFor(person?.uid ?? address, text)),
    );
    const worst = worstOf(screenings.filter(({ isSuspicion }) => !isSuspicion));
    if (worst.level === "none" || worst.category === null) return;
    const told = countryCode.safeParse(body["country"]).data ?? null;
    // Where the server itself is in trouble, nobody waits for what it knows.
    const own = person && error.status < 500 ? countryOf(person.uid) : null;
    error.safety = helpFor(worst, (await own?.catch(() => null)) ?? told);
    // A count never holds help up.
    if (error.status < 500) await countHelpShown(worst.category, now()).catch(() => undefined);
  };

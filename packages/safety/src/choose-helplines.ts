import { type CheckedHelpline, helplines } from "@app/content/helplines";
import type { Helpline, RiskCategory } from "@app/contract/reply-events";

/** More than this is a list to study, and nobody studies then. */
const maxShown = 4;

/** Topics in the order in which they help; the last ones are for when nothing closer is there. */
const topicsFor: Readonly<Record<RiskCategory, readonly string[]>> = {
  suicide: ["suicide", "emotional_distress", "mental_health"],
  self_harm: ["self_harm", "suicide", "emotional_distress", "mental_health"],
  harm_to_others: ["violence", "emotional_distress", "mental_health"],
  abuse: ["domestic_violence", "abuse", "sexual_violence", "emotional_distress"],
  medical_emergency: ["emergency", "medical", "poisoning"],
  psychosis: ["mental_health", "emotional_distress", "suicide"],
  eating_disorder: ["eating_disorder", "emotional_distress", "mental_health"],
};

const emergencyFirst: ReadonlySet<RiskCategory> = new Set(["medical_emergency", "harm_to_others"]);

/** Lines for a group somebody may not belong to come after those that are for everybody. */
const groups: ReadonlySet<string> = new Set([
  "child_youth",
  "indigenous",
  "lgbtq",
  "veterans",
  "youth",
]);

const everywhere = "ZZ";

const isEmergency = (helpline: CheckedHelpline): boolean => helpline.topics.includes("emergency");

const shown = ({
  name,
  country,
  phone,
  sms,
  chat_url,
  website,
  hours,
  topics,
}: Helpline): Helpline => ({
  name,
  country,
  phone,
  sms,
  chat_url,
  website,
  hours,
  topics,
});

const directory = (): Helpline[] =>
  helplines
    .filter((helpline) => helpline.country === everywhere && helpline.confidence === "high")
    .map(shown);

const rankFor = (category: RiskCategory) => {
  const topics = topicsFor[category];
  return (helpline: CheckedHelpline): number => {
    const closest = topics.findIndex((topic) => helpline.topics.includes(topic));
    if (closest === -1) return Number.POSITIVE_INFINITY;
    const unsure = helpline.confidence === "medium" ? 2.5 : 0;
    const atTimes = helpline.hours === "24/7" ? 0 : 0.6;
    const forAGroup = helpline.topics.some((topic) => groups.has(topic)) ? 20 : 0;
    return closest + unsure + atTimes + forAGroup;
  };
};

/**
 * The helplines for a person in this country and this trouble, best first. Only checked numbers,
 * only of their own country, and never one we are not sure of.
 */
export const chooseHelplines = (need: {
  country: string | null;
  category: RiskCategory;
  imminent: boolean;
}): Helpline[] => {
  const local = helplines.filter(
    (helpline) => helpline.country === need.country && helpline.confidence !== "low",
  );
  if (need.country === null || need.country === everywhere || local.length === 0)
    return directory();
  const rank = rankFor(need.category);
  const lines = local
    .filter((helpline) => !isEmergency(helpline) && rank(helpline) < Number.POSITIVE_INFINITY)
    .sort((a, b) => rank(a) - rank(b));
  const emergency = local.filter(isEmergency).slice(0, 1);
  const ordered =
    need.imminent || emergencyFirst.has(need.category)
      ? [...emergency, ...lines.slice(0, maxShown - emergency.length)]
      : [...lines.slice(0, maxShown - emergency.length), ...emergency];
  return lines.length === 0 ? [...ordered.map(shown), ...directory()] : ordered.map(shown);
};

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Every number that may be written to somebody in this country, as bare digits. */
export const numbersFor = (country: string | null): ReadonlySet<string> =>
  new Set(
    helplines
      .filter((helpline) => helpline.country === country && helpline.confidence !== "low")
      .flatMap(({ phone, sms }) => [phone, sms])
      .filter((number) => number !== null)
      .map(digitsOf),
  );

import type { ModerationCase } from "@app/contract/calls/moderation";
import type { ReportReason } from "@app/contract/kindness-words";
import type { RiskCategory } from "@app/contract/reply-events";

const reasonWords: Readonly<Record<ReportReason, string>> = {
  unkind: "unkind",
  personal: "says who somebody is",
  sexual: "sexual",
  selling: "selling",
  danger: "worry about the writer",
  other: "something else",
};

const riskWords: Readonly<Record<RiskCategory, string>> = {
  suicide: "suicide",
  self_harm: "self-harm",
  harm_to_others: "harm to others",
  abuse: "abuse",
  medical_emergency: "a medical emergency",
  psychosis: "psychosis",
  eating_disorder: "an eating disorder",
};

/** "Reported by 3 people: unkind (2), selling (1)." */
export const sayReports = ({ reports, reasons }: ModerationCase): string => {
  if (reports === 0) return "";
  const by = reports === 1 ? "one person" : `${reports} people`;
  const why = reasons.map(({ reason, count }) => `${reasonWords[reason]} (${count})`).join(", ");
  return why ? `Reported by ${by}: ${why}.` : `Reported by ${by}.`;
};

/** Why it was never shown, if it was not. */
export const sayRisk = ({ risk }: ModerationCase): string =>
  risk
    ? `It waits because it sounded like ${riskWords[risk]}. Whoever wrote it was shown numbers to ring.`
    : "";

/** What everybody else sees of it now. */
export const sayStanding = ({ kind, text, hidden, state }: ModerationCase): string => {
  if (text === null) return "Gone: it was taken back, or its time is over.";
  if (state === "removed") return "Removed. Nobody sees it.";
  if (state === "kept") return "Kept. Everybody sees it.";
  return hidden ? `Nobody sees this ${kind} now.` : `Everybody still sees this ${kind}.`;
};

const shortMaxChars = 40;

/** Names a case where only its buttons are read out. */
export const shortOf = ({ kind, text }: ModerationCase): string => {
  if (text === null) return `the ${kind} that is gone`;
  return text.length > shortMaxChars ? `${text.slice(0, shortMaxChars).trimEnd()}…` : text;
};

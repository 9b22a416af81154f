import { type SafetyPlanPart, safetyPlanParts } from "@app/content/safety-plan-steps";

/** What somebody wrote under each step; lines are theirs to break. */
export type SafetyPlan = Readonly<Record<SafetyPlanPart, string>>;

/** Room for far more than fits on the printed page. */
export const planPartMaxChars = 2_000;

const planOf = (textOf: (part: SafetyPlanPart) => string): SafetyPlan => {
  const parts = safetyPlanParts.map((part) => [part, textOf(part)]);
  return Object.fromEntries(parts) as SafetyPlan; // every part has just been given
};

export const emptyPlan: SafetyPlan = planOf(() => "");

export const isEmpty = (plan: SafetyPlan): boolean =>
  safetyPlanParts.every((part) => plan[part].trim() === "");

/** A plan from what was stored, whatever lies there: unknown parts go, missing ones are empty. */
export const readPlan = (stored: unknown): SafetyPlan => {
  const known = (typeof stored === "object" && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >; // each is checked in the next line
  return planOf((part) => {
    const text = known[part];
    return typeof text === "string" ? text.slice(0, planPartMaxChars) : "";
  });
};

export type NumberInLine = { number: string; href: string; who: string };

const numberLike = /\+?\d[\d\s().-]*\d/g;
/** "9-17" are hours, and nobody's number. */
const hours = /^\d{1,2}\s*-\s*\d{1,2}$/;

const bare = (text: string): string => text.replace(/^[\s,:;-]+|[\s,:;-]+$/g, "");

/** Names stand before their number, mostly. */
const whoseIn = (line: string, number: string): string => {
  const [before = "", after = ""] = line.split(number);
  return bare(before) || bare(after);
};

/** The telephone numbers in what was written, each with the rest of its line to say whose it is. */
export const numbersIn = (text: string): NumberInLine[] =>
  text.split("\n").flatMap((line) =>
    (line.match(numberLike) ?? [])
      .map((number) => number.trim())
      .filter((number) => number.replace(/\D/g, "").length >= 3 && !hours.test(number))
      .map((number) => ({
        number,
        href: `tel:${number.replace(/[^\d+]/g, "")}`,
        who: whoseIn(line, number),
      })),
  );

/** Adds a line to what is there, once. */
export const withLine = (text: string, line: string): string => {
  if (text.split("\n").some((each) => each.trim() === line)) return text;
  return text.trim() === "" ? line : `${text.replace(/\s+$/, "")}\n${line}`;
};

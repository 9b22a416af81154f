import type { Helpline } from "@app/contract/reply-events";

const digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** More than three numbers at once are not remembered by anybody; all of them are on the screen. */
const linesMax = 3;

/** A number the way one dictates it: digit by digit, with a pause at each gap. */
export const dictationOf = (phone: string): string =>
  phone
    .split(/[^\d+]+/)
    .filter((group) => group !== "")
    .map((group) => [...group].map((sign) => digits[Number(sign)] ?? "plus").join(" "))
    .join(", ");

const wordsFor = ({ name, topics, phone }: Helpline): string | null => {
  if (phone === null) return null;
  const who = topics.includes("emergency") ? "In danger, or hurt" : name;
  return `${who}: ${dictationOf(phone)}.`;
};

/** What is said of the numbers on the screen, slowly and once; null when none of them can be rung. */
export const spokenHelplines = (helplines: readonly Helpline[]): string | null => {
  const lines = helplines.flatMap((line) => wordsFor(line) ?? []).slice(0, linesMax);
  if (lines.length === 0) return null;
  return `These are people you can reach now. ${lines.join(" ")} The numbers are on the screen as well.`;
};

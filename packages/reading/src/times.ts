import { phrases } from "./phrases.ts";
import type { Text } from "./text.ts";

/** A time that was named: "on Monday". */
export type Time = { from: number; to: number; text: string };

const days = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const dayParts = "morning afternoon evening night lunchtime".split(" ");

const ahead = phrases(
  [
    ...days.flatMap((day) => [
      day,
      `on ${day}`,
      `next ${day}`,
      `this ${day}`,
      `by ${day}`,
      `before ${day}`,
      `after ${day}`,
      ...dayParts.flatMap((part) => [`${day} ${part}`, `on ${day} ${part}`]),
    ]),
    ...months.flatMap((month) => [`in ${month}`, `by ${month}`, `next ${month}`]),
    ...dayParts.flatMap((part) => [`this ${part}`, `tomorrow ${part}`, `in the ${part}`]),
    "today",
    "tonight",
    "tomorrow",
    "tomorrow night",
    "the day after tomorrow",
    "this week",
    "next week",
    "this weekend",
    "at the weekend",
    "on the weekend",
    "next weekend",
    "this month",
    "next month",
    "next year",
    "right away",
    "straight away",
    "after work",
    "before work",
    "after lunch",
    "before lunch",
    "after dinner",
    "before dinner",
    "before bed",
    "after breakfast",
    "at breakfast",
    "at dinner",
    "at lunch",
    "over dinner",
    "over breakfast",
    "on my day off",
    "every day",
    "every morning",
    "every evening",
    "every night",
    "every week",
    "once a week",
    "first thing",
    "in an hour",
    "in a few days",
    "in a week",
    "in the next few days",
    "when i get home",
    "on the way home",
    "on payday",
    "after the holidays",
    "at christmas",
    "over christmas",
    "before christmas",
  ].join("\n"),
);

/** The hour of a clock, behind "at", "by" or "around". */
const clock =
  /^(?:\d{1,2}(?:am|pm)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half)$/;

/** Times named in a message, the longest wording of each; past ones are not looked for. */
export const timesIn = ({ plain, tokens }: Text): Time[] => {
  const found: Time[] = [];
  for (let index = 0; index < tokens.length; ) {
    const first = tokens[index];
    let length = ahead.at(tokens, index);
    if (
      length === 0 &&
      first &&
      /^(?:at|by|around)$/.test(first.word) &&
      clock.test(tokens[index + 1]?.word ?? "")
    )
      length = 2;
    const before = tokens[index - 1]?.word;
    // "last Monday" and "since Monday" lie behind
    if (length === 0 || !first || before === "last" || before === "since") {
      index += Math.max(1, length);
      continue;
    }
    const last = tokens[index + length - 1] ?? first;
    const previous = found.at(-1);
    if (previous && first.from - previous.to <= 1) {
      previous.to = last.to;
      previous.text = plain.slice(previous.from, last.to);
    } else found.push({ from: first.from, to: last.to, text: plain.slice(first.from, last.to) });
    index += length;
  }
  return found;
};

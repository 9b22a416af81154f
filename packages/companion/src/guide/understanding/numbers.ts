const units =
  "nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const words = new Map<string, number>();
units.forEach((word, index) => {
  words.set(word, index);
});
tens.forEach((word, index) => {
  const ten = (index + 2) * 10;
  words.set(word, ten);
  units.slice(1, 10).forEach((unit, one) => {
    words.set(`${word}-${unit}`, ten + one + 1);
    words.set(`${word} ${unit}`, ten + one + 1);
  });
});

const anyNumber = `(\\d{1,2}|(?:${tens.join("|")})(?:[- ](?:${units.slice(1, 10).join("|")}))?|${units.slice(1).join("|")})`;

const numberIn = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  return words.get(text) ?? (/^\d+$/.test(text) ? Number(text) : null);
};

/** A number below a hundred as it is spoken. */
export const inLetters = (value: number): string => {
  if (value < 20) return units[value] ?? `${value}`;
  const ten = tens[Math.floor(value / 10) - 2] ?? "";
  return value % 10 === 0 ? ten : `${ten}-${units[value % 10]}`;
};

const others = new RegExp(
  `(?<!\\b(?:when|since|until|till) )\\b(?:he|she|they)(?:'s| is| was|'d just turned| had just turned| were) (?:only |just |barely |still )?${anyNumber}(?: years old)?[.! ]*$`,
);
const years = new RegExp(
  `\\b${anyNumber} (?:years|yrs)\\b(?! (?:ago|old|younger|older|time|sober|clean|later))`,
);

/** The age of a child that a message ends with: "He was 9." */
export const youngAgeIn = (lower: string): number | null => {
  const value = numberIn(others.exec(lower)?.[1]);
  return value !== null && value > 0 && value < 18 ? value : null;
};

/** A stretch of ten years or more: "married fifty-four years". */
export const longYearsIn = (lower: string): number | null => {
  const value = numberIn(years.exec(lower)?.[1]);
  return value !== null && value >= 10 ? value : null;
};

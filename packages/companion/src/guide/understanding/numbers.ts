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

const others = new RegExp(
  `(?<!\\b(?:when|since|until|till) )\\b(?:he|she|they)(?:'s| is| was|'d just turned| had just turned| were) (?:only |just |barely |still )?${anyNumber}(?: years old)?[.! ]*$`,
);

/** The age of a child that a message ends with: "He was 9." */
export const youngAgeIn = (lower: string): number | null => {
  const value = numberIn(others.exec(lower)?.[1]);
  return value !== null && value > 0 && value < 18 ? value : null;
};

import type { MeasuredShare } from "@app/contract/safety-scores";

const hundred = (share: number): number => Math.round(share * 100);

/** "62 in 100": what people can picture. */
export const inHundred = ({ hits, of }: MeasuredShare): string => `${hundred(hits / of)} in 100`;

export const inThousand = ({ hits, of }: MeasuredShare): string =>
  `${Math.round((hits / of) * 1_000)} in 1,000`;

/** What chance alone would allow, so that a small set does not sound surer than it is. */
export const rangeOf = ({ low, high }: MeasuredShare): string =>
  `between ${hundred(low)} and ${hundred(high)}`;

const categoryWords: Readonly<Record<string, string>> = {
  suicide: "Suicide",
  self_harm: "Self-harm",
  harm_to_others: "Harm to others",
  abuse: "Abuse",
  medical_emergency: "Medical emergency",
  psychosis: "Psychosis",
  eating_disorder: "Eating disorder",
};

export const categoryName = (category: string): string =>
  categoryWords[category] ?? category.replaceAll("_", " ");

const setWords: Readonly<Record<string, string>> = {
  fresh: "Single messages",
  talk: "Turns of conversations",
};

/** "fresh-3" is a file's name; people read "Single messages, set 3". */
export const setName = (name: string): string => {
  const [kind = "", number] = name.split("-");
  const words = setWords[kind];
  return words && number ? `${words}, set ${number}` : name;
};

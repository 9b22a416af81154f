import type { WrittenExercise } from "@app/content/exercises/exercise";

/** What somebody wrote in an exercise, by the key of its part. A rating is a number as text. */
export type WrittenParts = Readonly<Record<string, string>>;

/** More than anybody needs in one field, and little enough to be sealed in a moment. */
export const exercisePartMaxChars = 4_000;

/** Whatever lies there, only the parts of this exercise count, and only texts. */
export const readWritten = (
  { parts }: Pick<WrittenExercise, "parts">,
  value: unknown,
): WrittenParts => {
  if (typeof value !== "object" || value === null) return {};
  const given = value as Record<string, unknown>; // each is checked below
  return Object.fromEntries(
    parts.flatMap(({ key }) => {
      const text = given[key];
      return typeof text === "string" ? [[key, text.slice(0, exercisePartMaxChars)]] : [];
    }),
  );
};

export const isEmptyWritten = (written: WrittenParts): boolean =>
  Object.values(written).every((text) => text.trim() === "");

/** As plain text, to be copied elsewhere. */
export const inPlainText = (
  { title, parts }: Pick<WrittenExercise, "title" | "parts">,
  written: WrittenParts,
): string =>
  [
    title,
    ...parts.flatMap((part) => {
      const text = written[part.key]?.trim();
      if (!text || part.kind === "do") return [];
      return [`${part.label}\n${part.kind === "rate" ? `${text} of ${part.most}` : text}`];
    }),
  ].join("\n\n");

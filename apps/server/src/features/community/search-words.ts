import { limits } from "@app/contract/limits";
import { type SQL, sql } from "drizzle-orm";

/** Words that stand in every sentence and tell nothing apart. */
const empty = new Set(
  "a am an and are as at be but by can cant do dont for from get have how i id if im in is it its ive me my not of on or so some that the them they this to too up us was we what when who why will with you your".split(
    " ",
  ),
);

/** How a text is looked for: without capitals and accents, and without the signs inside words. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    // "don't" is one word to whoever types it, and two to the index.
    .replace(/[’']/gu, " ");

/** What somebody looks for: letters and digits alone, as the index has them. */
export const searchWords = (q: string): string[] => {
  const words = foldText(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => [...word].length > 1 && !empty.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(
    0,
    limits.community.searchMaxWords,
  );
};

/** Every word has to be there: as it is being typed, or in another of its forms. */
export const tsQueryOf = (words: readonly string[]): SQL =>
  sql.join(
    words.map(
      (word) => sql`(to_tsquery('simple'::regconfig, ${`${word}:*`})
        || plainto_tsquery('english'::regconfig, ${word}))`,
    ),
    sql` && `,
  );

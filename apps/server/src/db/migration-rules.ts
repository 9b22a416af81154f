/**
 * While servers are replaced one by one, the version before this one works on what this one's migrations left.
 * It must find every table and column it knows, and be able to write rows without what it does not know.
 */
const breaking: readonly { what: RegExp; why: string }[] = [
  {
    what: /\bdrop\s+(table|column|schema|type|view)\b/i,
    why: "the version before may still use it",
  },
  {
    what: /\brename\s+(to|column|constraint|value)\b/i,
    why: "the version before knows the old name",
  },
  { what: /\bset\s+not\s+null\b/i, why: "the version before may leave it empty" },
  {
    what: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
    why: "it rewrites the table, and the version before reads the old type",
  },
  {
    what: /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\bdefault\b)[^;]*/i,
    why: "the version before does not fill it in: give it a default",
  },
  {
    what: /\badd\s+constraint\b[^;]*\b(unique|check|foreign\s+key|primary\s+key)\b/i,
    why: "the version before may write what it forbids",
  },
  { what: /\bcreate\s+unique\s+index\b/i, why: "the version before may write what it forbids" },
  {
    what: /\b(delete\s+from|truncate)\b/i,
    why: "nothing that people wrote is deleted by a migration",
  },
];

const withoutComments = (sql: string): string => sql.replace(/--[^\n]*/g, "");

/** Tables made by this very migration are nobody's yet. */
const newTables = (sql: string): ReadonlySet<string> =>
  new Set(
    [...sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/gi)].map(
      ([, name = ""]) => name,
    ),
  );

const tableOf = (statement: string): string =>
  /\b(?:alter\s+table(?:\s+only)?|index\s+\S+\s+on)\s+([\w."]+)/i.exec(statement)?.[1] ?? "";

/** What in a migration the version before would not survive, in words. */
export const breaksVersionBefore = (sql: string): string[] => {
  const text = withoutComments(sql);
  const own = newTables(text);
  return text
    .split(";")
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter((statement) => !own.has(tableOf(statement)))
    .flatMap((statement) =>
      breaking
        .filter(({ what }) => what.test(statement))
        .map(({ why }) => `${statement.slice(0, 80)}: ${why}`),
    );
};

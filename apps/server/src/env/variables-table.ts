import { type VariableName, variableDefaults, variableNotes } from "../env.ts";

/** What happens where nothing is set, for those whose default is no value. */
const unsetWords: Partial<Record<VariableName, string>> = {
  DATABASE_URL: "embedded",
  PUBLIC_URL: "`http://localhost:PORT`",
  AUTH_SECRET: "made and kept",
  MESSAGE_KEYS: "made and kept",
  SMTP_URL: "kept in the outbox",
  TEXT_URL: "kept in the outbox",
  STRIPE_API_URL: "Stripe's own",
};

const marks = { from: "<!-- variables -->", to: "<!-- /variables -->" };

const rowOf = ([name, note]: [string, string]): string => {
  const known = name as VariableName; // the notes are keyed by the variables
  const value = variableDefaults()[known];
  const shown = unsetWords[known] ?? (value === undefined ? "" : `\`${String(value)}\``);
  return `| \`${name}\` | ${shown} | ${note} |`;
};

/** A page with the table of variables as it must stand between its marks. */
export const withVariables = (page: string): string => {
  const table = [
    "| variable | default | what it is for |",
    "|---|---|---|",
    ...Object.entries(variableNotes).map(rowOf),
  ].join("\n");
  const from = page.indexOf(marks.from) + marks.from.length;
  return `${page.slice(0, from)}\n${table}\n${page.slice(page.indexOf(marks.to))}`;
};

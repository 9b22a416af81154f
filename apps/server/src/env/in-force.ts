import type { VariableInForce } from "@app/contract/calls/desk-fields";

const isSecretName = /SECRET|KEY|TOKEN|PASSWORD|PRIVATE/;
const masked = "set, not shown";

/** An address without what it may carry for signing in: its password, and all behind its path. */
const withoutCredentials = (text: string): string => {
  const url = URL.parse(text);
  if (!url) return text;
  if (url.password) url.password = "***";
  if (url.search) url.search = "?***";
  url.hash = "";
  return url.href.replace(/\/$/, "");
};

/** The configuration as it is in force, fit to be shown: no secret goes further than this. */
export const inForce = (
  read: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  notes: Readonly<Record<string, string>>,
): VariableInForce[] =>
  Object.entries(notes).map(([name, note]) => {
    const value = read[name];
    return {
      name,
      note,
      value:
        value === undefined || value === null
          ? null
          : isSecretName.test(name)
            ? masked
            : withoutCredentials(String(value)),
      is_set: given[name] !== undefined,
    };
  });

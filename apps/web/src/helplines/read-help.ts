import type { FormSafety } from "@app/contract/form-fields";
import type { Helpline, RiskCategory, RiskLevel } from "@app/contract/reply-events";
import { riskCategories, riskLevels } from "@app/contract/risk";

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";

const isHelpline = (value: unknown): value is Helpline =>
  isRecord(value) &&
  typeof value["name"] === "string" &&
  typeof value["country"] === "string" &&
  ["phone", "sms", "chat_url", "website", "hours"].every((name) => isTextOrNull(value[name])) &&
  Array.isArray(value["topics"]) &&
  value["topics"].every((topic) => typeof topic === "string");

/**
 * Help as it came in an answer or was kept in the tab, or null where it is none. Read by hand, because pages show
 * it at once and the schemas come later; read-help.test.ts holds it to them.
 */
export const readHelp = (value: unknown): FormSafety => {
  if (!isRecord(value)) return null;
  const level = riskLevels.find((each): each is RiskLevel => each === value["level"]);
  const category = riskCategories.find((each): each is RiskCategory => each === value["category"]);
  const helplines = value["helplines"];
  if (!level || !Array.isArray(helplines) || !helplines.every(isHelpline)) return null;
  return { level, category: category ?? null, helplines };
};

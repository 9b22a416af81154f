import type { DeskAct, DeskLogEntry, OutboxEntry } from "@app/contract/calls/desk-fields";

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

export const sayDeskMoment = (iso: string): string => moment.format(new Date(iso));

const actWords: Readonly<Record<DeskAct, string>> = {
  person_looked_up: "Looked somebody up",
  role_changed: "Changed a role",
  plan_changed: "Changed a plan",
  credits_changed: "Changed voice credits",
  sign_ins_ended: "Signed somebody out everywhere",
  person_deleted: "Deleted somebody",
  maintenance_switched: "Opened or closed the product",
  model_chosen: "Chose which model writes",
  model_fetched: "Fetched a model",
  model_server_forgotten: "Forgot a model server",
  letter_read: "Read a letter",
  letter_retried: "Tried a letter again",
  letter_removed: "Removed a letter",
  contact_done: "Dealt with a message",
  contact_reopened: "Opened a message again",
  feedback_done: "Read feedback",
  feedback_reopened: "Opened feedback again",
  errors_cleared: "Cleared errors",
  thought_kept: "Kept a thought",
  thought_removed: "Removed a thought",
  thought_reopened: "Undid a decision about a thought",
  prompt_kept: "Kept a prompt",
  prompt_removed: "Removed a prompt",
  prompt_reopened: "Undid a decision about a prompt",
};

/** An act that a newer server knows is shown as it calls it. */
export const sayAct = (act: string): string =>
  Object.hasOwn(actWords, act) ? actWords[act as DeskAct] : act.replaceAll("_", " "); // checked by hasOwn

export const sayDetail = (detail: DeskLogEntry["detail"]): string => {
  if (!detail) return "";
  const { before, after, ...rest } = detail;
  const change = after === undefined ? [] : [`${before ?? "none"} → ${after ?? "none"}`];
  const others = Object.entries(rest).map(([name, value]) => `${name} ${value ?? "none"}`);
  return [...change, ...others].join(", ");
};

export const stateWords: Readonly<Record<OutboxEntry["state"], string>> = {
  waiting: "Waiting to leave",
  sent: "Sent",
  failed: "Failed",
  kept: "Kept here: nothing is set up to send it",
};

export const totalWords = (name: string): string => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

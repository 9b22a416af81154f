import type { Profile } from "@app/contract/calls/users";
import { entitlements, type Role, roleOf } from "@app/contract/entitlements";
import { sayDay } from "../../../dates/show-day.ts";

const roleNames: Readonly<Record<Role, string>> = {
  anonymous: "No account",
  member: "An account, without a membership",
  paid: "Member",
  pro: "Pro member",
};

export const membershipWords = (profile: Profile): string => roleNames[roleOf(profile)];

const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one}` : `${count === 0 ? "No" : count.toLocaleString("en-GB")} ${many}`;

export const creditWords = (profile: Profile): string => {
  const { voice_credits, last_credit_reset } = profile;
  const { every } = entitlements[roleOf(profile)].voice;
  const left = `${plural(voice_credits, "voice credit", "voice credits")} left`;
  if (every === "24h")
    return last_credit_reset
      ? `${left}. They are filled up every day, last on ${sayDay(last_credit_reset)}.`
      : `${left}. They are filled up every day.`;
  return `${left}. One is one spoken exchange.`;
};

export const messageWords = ({ messages_left_today }: Profile): string =>
  messages_left_today === null
    ? "No limit"
    : `${plural(messages_left_today, "message", "messages")} left today`;

export const countWords = (profile: Profile): string => {
  const { totalSessions, totalSavedSession, encryptedConversationCount } = profile;
  const sofar = `${plural(totalSessions, "session", "sessions")} so far.`;
  if (encryptedConversationCount === 0) return `${sofar} None is saved in the vault.`;
  const saved = plural(encryptedConversationCount, "conversation", "conversations").toLowerCase();
  // One session may be saved more than once, when it was gone on with.
  const of =
    totalSavedSession === encryptedConversationCount
      ? ""
      : ` of ${plural(totalSavedSession, "session", "sessions").toLowerCase()}`;
  return `${sofar} Saved in the vault: ${saved}${of}.`;
};

export const memoryWords = ({ memory_enabled, rememberUserInfo }: Profile): string =>
  memory_enabled
    ? `On. ${rememberUserInfo.length === 0 ? "Nothing is remembered yet" : `${plural(rememberUserInfo.length, "thing is", "things are")} remembered`}.`
    : "Off. Nothing is remembered.";

export const analysisWords = (profile: Profile): string => {
  const { monthlyCount, lastUsedAt } = profile.deepAnalysisUsage;
  const allowed = entitlements[roleOf(profile)].analysesPerMonth;
  if (allowed === 0) return "Comes with a membership.";
  const used = `${monthlyCount} of ${allowed} used this month`;
  return lastUsedAt ? `${used}, last on ${sayDay(lastUsedAt)}.` : `${used}.`;
};

export const vaultWords = ({ encryptedSeedPhrase, passphraseHint }: Profile): string => {
  if (encryptedSeedPhrase === null) return "You have none yet.";
  return passphraseHint
    ? "You have one. Only you can open it, and there is a hint to its passphrase."
    : "You have one. Only you can open it.";
};

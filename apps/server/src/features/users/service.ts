import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Profile } from "@app/contract/calls/users";
import { entitlements, type Role, roleOf } from "@app/contract/entitlements";
import { AppError } from "@app/contract/errors";
import { timings } from "@app/contract/timings";
import { creditsNow } from "@app/contract/voice-credits";
import { hintOf } from "../../db/hint-of.ts";
import { openExpendable, places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { UserChange, UserRow, UserStore } from "./store.ts";

const yesNo = (value: boolean): "Y" | "N" => (value ? "Y" : "N");

const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

const roleOfRow = (row: UserRow): Role =>
  roleOf({ anonymous: row.anonymous, is_paid: yesNo(row.isPaid), is_pro: yesNo(row.isPro) });

const messagesLeft = (row: UserRow, now: Date): number | null => {
  const limit = entitlements[roleOfRow(row)].messagesPerDay;
  if (limit === null) return null;
  const used = row.messagesDay === utcDay(now) ? row.messagesToday : 0;
  return Math.max(0, limit - used);
};

/** As many as a call for them would find; only that call fills them up, so when that was is told as it was written. */
const creditsOf = (row: UserRow, now: Date) => {
  const held = { voice_credits: row.voiceCredits, last_credit_reset: row.lastCreditReset };
  const { voice_credits } = creditsNow(roleOfRow(row), held, now);
  return { voice_credits, last_credit_reset: row.lastCreditReset?.toISOString() ?? null };
};

/** The count starts anew with the month; a clock that jumps back starts nothing anew. */
const countedThisMonth = (row: UserRow, now: Date): number =>
  row.analysisCycle !== null && row.analysisCycle >= now.toISOString().slice(0, 7)
    ? row.analysisMonthlyCount
    : 0;

const profileOf = (
  keys: MessageKeys,
  row: UserRow,
  rememberUserInfo: Profile["rememberUserInfo"],
  now: Date,
): Profile => ({
  uid: row.uid,
  anonymous: row.anonymous,
  email: row.email,
  emailVerified: row.emailVerified,
  createdAt: row.createdAt.toISOString(),
  last_logged_in: row.lastLoggedIn?.toISOString() ?? null,
  is_paid: yesNo(row.isPaid),
  is_pro: yesNo(row.isPro),
  memory_enabled: row.memoryEnabled,
  ...creditsOf(row, now),
  encryptedSeedPhrase: row.encryptedSeedPhrase,
  salt: row.salt,
  iv: row.iv,
  passphraseHint: hintOf(keys, row),
  onboarding_completed: row.onboardingCompleted,
  early_feedback_shown: row.earlyFeedbackShown,
  username: row.username ?? openExpendable(keys, row.usernameSealed, places.username(row.uid)),
  totalSavedSession: row.totalSavedSession,
  totalSessions: row.totalSessions,
  encryptedConversationCount: row.encryptedConversationCount,
  rememberUserInfo,
  deepAnalysisUsage: {
    monthlyCount: countedThisMonth(row, now),
    lastUsedAt: row.analysisLastUsedAt?.toISOString() ?? null,
    cycleMonthYear: row.analysisCycle,
  },
  messages_left_today: messagesLeft(row, now),
});

export type UserServiceParts = {
  store: UserStore;
  keys: MessageKeys;
  memoriesOf: (uid: string) => Promise<Profile["rememberUserInfo"]>;
  now: () => Date;
};

const changeOf = (
  keys: MessageKeys,
  uid: string,
  { username, ...input }: Input<Api["users"]["change"]>,
): UserChange => ({
  ...(username === undefined
    ? {}
    : {
        username: null,
        usernameSealed: username ? keys.seal(username, places.username(uid)) : null,
      }),
  ...(input.onboarding_completed ? { onboardingCompleted: true } : {}),
  ...(input.early_feedback_shown ? { earlyFeedbackShown: true } : {}),
});

export const createUserService = ({ store, keys, memoriesOf, now }: UserServiceParts) => {
  const find = async (uid: string): Promise<UserRow> => {
    const row = await store.find(uid);
    // A token outlives a deleted account by minutes.
    if (!row) throw new AppError("authentication_required");
    return row;
  };
  const profile = async (uid: string): Promise<Profile> =>
    profileOf(keys, await find(uid), await memoriesOf(uid), now());
  return {
    profile,
    change: async (uid: string, input: Input<Api["users"]["change"]>): Promise<Profile> => {
      const change = changeOf(keys, uid, input);
      if (Object.keys(change).length > 0) await store.change(uid, change);
      return profile(uid);
    },
    sessionCount: async (uid: string) => {
      const row = await store.find(uid).catch(() => {
        throw new AppError("session_count_failed");
      });
      if (!row) throw new AppError("authentication_required");
      return { totalSessions: row.totalSessions, totalSavedSession: row.totalSavedSession };
    },
    here: async (uid: string): Promise<{ last_logged_in: string }> => {
      const at = now();
      await store.noteHere(uid, at, new Date(at.getTime() - timings.lastLogin.minAgeMs));
      const { lastLoggedIn } = await find(uid);
      return { last_logged_in: (lastLoggedIn ?? at).toISOString() };
    },
  };
};

export type UserService = ReturnType<typeof createUserService>;

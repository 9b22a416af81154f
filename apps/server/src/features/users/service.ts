import type { Profile } from "@app/contract/calls/users";
import { entitlements, roleOf } from "@app/contract/entitlements";
import { AppError } from "@app/contract/errors";
import type { UserRow, UserStore } from "./store.ts";

const yesNo = (value: boolean): "Y" | "N" => (value ? "Y" : "N");

export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

const messagesLeft = (row: UserRow, now: Date): number | null => {
  const role = roleOf({
    anonymous: row.anonymous,
    is_paid: yesNo(row.isPaid),
    is_pro: yesNo(row.isPro),
  });
  const limit = entitlements[role].messagesPerDay;
  if (limit === null) return null;
  const used = row.messagesDay === utcDay(now) ? row.messagesToday : 0;
  return Math.max(0, limit - used);
};

const profileOf = (
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
  voice_credits: row.voiceCredits,
  last_credit_reset: row.lastCreditReset?.toISOString() ?? null,
  encryptedSeedPhrase: row.encryptedSeedPhrase,
  salt: row.salt,
  iv: row.iv,
  passphraseHint: row.passphraseHint,
  onboarding_completed: row.onboardingCompleted,
  early_feedback_shown: row.earlyFeedbackShown,
  username: row.username,
  totalSavedSession: row.totalSavedSession,
  totalSessions: row.totalSessions,
  encryptedConversationCount: row.encryptedConversationCount,
  rememberUserInfo,
  deepAnalysisUsage: {
    monthlyCount: row.analysisMonthlyCount,
    lastUsedAt: row.analysisLastUsedAt?.toISOString() ?? null,
    cycleMonthYear: row.analysisCycle,
  },
  messages_left_today: messagesLeft(row, now),
});

export type UserServiceParts = {
  store: UserStore;
  memoriesOf: (uid: string) => Promise<Profile["rememberUserInfo"]>;
  now: () => Date;
};

export const createUserService = ({ store, memoriesOf, now }: UserServiceParts) => ({
  profile: async (uid: string): Promise<Profile> => {
    const row = await store.find(uid);
    // A token outlives a deleted account by minutes.
    if (!row) throw new AppError("authentication_required");
    return profileOf(row, await memoriesOf(uid), now());
  },
});

export type UserService = ReturnType<typeof createUserService>;

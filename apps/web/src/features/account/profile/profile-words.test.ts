import type { Profile } from "@app/contract/calls/users";
import { expect, test } from "vitest";
import { analysisWords, countWords, creditWords, membershipWords } from "./profile-words.ts";

const profile = (change: Partial<Profile> = {}): Profile => ({
  uid: "u",
  anonymous: false,
  email: "sam@mail.example",
  emailVerified: true,
  createdAt: "2026-01-05T12:00:00.000Z",
  last_logged_in: null,
  is_paid: "N",
  is_pro: "N",
  memory_enabled: true,
  voice_credits: 30,
  last_credit_reset: null,
  encryptedSeedPhrase: null,
  salt: null,
  iv: null,
  passphraseHint: null,
  onboarding_completed: false,
  early_feedback_shown: false,
  username: null,
  totalSavedSession: 0,
  totalSessions: 0,
  encryptedConversationCount: 0,
  rememberUserInfo: [],
  deepAnalysisUsage: { monthlyCount: 0, lastUsedAt: null, cycleMonthYear: null },
  messages_left_today: 200,
  ...change,
});

test("what a membership gives is said as it is, and nothing more", () => {
  expect(membershipWords(profile())).toBe("An account, without a membership");
  expect(analysisWords(profile())).toBe("Comes with a membership.");
  const pro = profile({ is_pro: "Y", voice_credits: 999_999 });
  expect(membershipWords(pro)).toBe("Pro member");
  expect(creditWords(pro)).toContain("999,999 voice credits left. They are filled up every day");
  expect(creditWords(profile())).not.toContain("every day");
});

test("counts read as a person would say them", () => {
  const counts = { totalSessions: 4, totalSavedSession: 1, encryptedConversationCount: 2 };
  expect(countWords(profile(counts))).toBe(
    "4 sessions so far. Saved in the vault: 2 conversations of one session.",
  );
  expect(countWords(profile({ ...counts, encryptedConversationCount: 1 }))).toBe(
    "4 sessions so far. Saved in the vault: one conversation.",
  );
  expect(countWords(profile({ totalSessions: 1 }))).toBe(
    "One session so far. None is saved in the vault.",
  );
});

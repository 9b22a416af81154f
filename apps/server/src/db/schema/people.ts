import type { Language } from "@app/contract/languages";
import { sql } from "drizzle-orm";
import { boolean, date, integer, pgTable, real, text } from "drizzle-orm/pg-core";
import { moment, sealedBytes } from "./columns.ts";

/** The user profile. memory_enabled is also what the settings call long_term_memory: one truth. */
export const users = pgTable("users", {
  uid: text("uid").primaryKey(),
  anonymous: boolean("anonymous").notNull().default(true),
  email: text("email"),
  emailVerified: boolean("email_verified").notNull().default(false),
  createdAt: moment("created_at").notNull().defaultNow(),
  lastLoggedIn: moment("last_logged_in"),
  isPaid: boolean("is_paid").notNull().default(false),
  isPro: boolean("is_pro").notNull().default(false),
  /** On, because each thing is asked for before it is kept. */
  memoryEnabled: boolean("memory_enabled").notNull().default(true),
  voiceCredits: integer("voice_credits").notNull().default(0),
  lastCreditReset: moment("last_credit_reset"),
  encryptedSeedPhrase: text("encrypted_seed_phrase"),
  salt: text("salt"),
  iv: text("iv"),
  /** As a version before this one writes it; `db/seal-plain.ts` seals it. */
  passphraseHint: text("passphrase_hint"),
  passphraseHintSealed: sealedBytes("passphrase_hint_sealed"),
  vaultCreatedAt: moment("vault_created_at"),
  /** Counts up with every new wrap, so that two tabs cannot overwrite one another's. */
  vaultRevision: integer("vault_revision").notNull().default(0),
  lastDrillAt: moment("last_drill_at"),
  onboardingCompleted: boolean("onboarding_completed").notNull().default(false),
  earlyFeedbackShown: boolean("early_feedback_shown").notNull().default(false),
  /** As a version before this one writes it; `db/seal-plain.ts` seals it. */
  username: text("username"),
  usernameSealed: sealedBytes("username_sealed"),
  totalSavedSession: integer("total_saved_session").notNull().default(0),
  totalSessions: integer("total_sessions").notNull().default(0),
  encryptedConversationCount: integer("encrypted_conversation_count").notNull().default(0),
  analysisMonthlyCount: integer("analysis_monthly_count").notNull().default(0),
  analysisLastUsedAt: moment("analysis_last_used_at"),
  analysisCycle: text("analysis_cycle"),
  messagesToday: integer("messages_today").notNull().default(0),
  messagesDay: date("messages_day", { mode: "string" }),
  lastSessionId: text("last_session_id"),
});

/** What a person set that is not part of the profile. */
export const userSettings = pgTable("user_settings", {
  uid: text("uid").primaryKey(),
  country: text("country"),
  /** What the companion speaks; null lets the conversation decide. */
  language: text("language").$type<Language>(),
  theme: text("theme").$type<"dark" | "light" | "system">(),
  voice: text("voice"),
  voiceSpeed: real("voice_speed"),
  /** How long a pause may be before the companion takes its turn, in milliseconds. */
  patienceMs: integer("patience_ms"),
  /** One's own limit of minutes a day; null for none. */
  dailyMinutes: integer("daily_minutes"),
  reminders: boolean("reminders").notNull().default(false),
  analyticsCookies: boolean("analytics_cookies"),
  marketingCookies: boolean("marketing_cookies"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const userPet = pgTable("user_pet", {
  uid: text("uid").primaryKey(),
  hasPet: boolean("has_pet").notNull().default(false),
});

export const userPrograms = pgTable("user_programs", {
  uid: text("uid").primaryKey(),
  completed: text("completed").array().notNull().default(sql`'{}'`),
});

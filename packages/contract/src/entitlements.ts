import { limits } from "./limits.ts";

/** The four kinds of people; the profile's is_paid and is_pro decide between the last three. */
export const roles = ["anonymous", "member", "paid", "pro"] as const;
export type Role = (typeof roles)[number];

/** What a membership can be: the role of the same name. */
export const plans = ["paid", "pro"] as const;
export type Plan = (typeof plans)[number];

type VoiceCredits = { amount: number; every: "never" | "once" | "24h" };

export type Entitlements = {
  /** null: no limit. */
  messagesPerDay: number | null;
  voice: VoiceCredits;
  saveToVault: boolean;
  deepDive: boolean;
  programs: "read" | "follow";
  analysesPerMonth: number;
  communityWrite: boolean;
};

/** Who may do what: the one table that server and web both read. */
export const entitlements: Readonly<Record<Role, Entitlements>> = {
  anonymous: {
    messagesPerDay: 60,
    voice: { amount: 0, every: "never" },
    saveToVault: false,
    deepDive: false,
    programs: "read",
    analysesPerMonth: 0,
    communityWrite: false,
  },
  member: {
    messagesPerDay: 200,
    voice: { amount: 30, every: "once" },
    saveToVault: true,
    deepDive: false,
    programs: "follow",
    analysesPerMonth: 0,
    communityWrite: true,
  },
  paid: {
    messagesPerDay: null,
    voice: { amount: limits.voice.paidCredits, every: "24h" },
    saveToVault: true,
    deepDive: true,
    programs: "follow",
    analysesPerMonth: 4,
    communityWrite: true,
  },
  pro: {
    messagesPerDay: null,
    voice: { amount: limits.voice.proCredits, every: "24h" },
    saveToVault: true,
    deepDive: true,
    programs: "follow",
    analysesPerMonth: 30,
    communityWrite: true,
  },
};

export const roleOf = (person: {
  anonymous: boolean;
  is_paid: "Y" | "N";
  is_pro: "Y" | "N";
}): Role => {
  if (person.anonymous) return "anonymous";
  if (person.is_pro === "Y") return "pro";
  return person.is_paid === "Y" ? "paid" : "member";
};

/** What a call may need of the person who makes it; each reads the table above. */
export const needs = {
  saveToVault: (may) => may.saveToVault,
  deepDive: (may) => may.deepDive,
  voice: (may) => may.voice.every !== "never",
  followPrograms: (may) => may.programs === "follow",
  analysis: (may) => may.analysesPerMonth > 0,
  communityWrite: (may) => may.communityWrite,
} as const satisfies Record<string, (may: Entitlements) => boolean>;
export type Need = keyof typeof needs;

/** Why this role may not, or null. An account comes before a membership: without one there is none. */
export const refusalForRole = (
  role: Role,
  need: Need,
): "account_required" | "not_in_plan" | null => {
  if (needs[need](entitlements[role])) return null;
  return role === "anonymous" ? "account_required" : "not_in_plan";
};

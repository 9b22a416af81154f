import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Settings } from "@app/contract/calls/settings";
import { AppError } from "@app/contract/errors";
import { type Language, languages } from "@app/contract/languages";
import { type VoiceId, voiceIds } from "@app/contract/voices";
import type { Person } from "../../http/person.ts";
import type { SettingRowChange, SettingStore } from "./store.ts";

type Calls = Api["settings"];

/** long_term_memory is the profile's memory_enabled under its other name. */
type MemorySwitch = {
  isOn(uid: string): Promise<boolean>;
  turn(uid: string, on: boolean): Promise<void>;
};

export type SettingServiceParts = {
  store: SettingStore;
  memory: MemorySwitch;
  now: () => Date;
};

/** A choice that no longer exists counts as none. */
const known = <T extends string>(choices: readonly T[], value: string | null | undefined) =>
  choices.find((choice) => choice === value) ?? null;

const changeOf = ({ long_term_memory: _, ...input }: Input<Calls["change"]>): SettingRowChange => {
  const { voice_speed, patience_ms, daily_minutes, analytics_cookies, marketing_cookies, ...same } =
    input;
  const named = {
    ...same,
    voiceSpeed: voice_speed,
    patienceMs: patience_ms,
    dailyMinutes: daily_minutes,
    analyticsCookies: analytics_cookies,
    marketingCookies: marketing_cookies,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
};

export const createSettingService = ({ store, memory, now }: SettingServiceParts) => {
  const read = async ({ uid }: Person): Promise<Settings> => {
    const [isOn, row] = await Promise.all([memory.isOn(uid), store.find(uid)]);
    return {
      long_term_memory: isOn ? "Y" : "N",
      country: row?.country ?? null,
      language: known<Language>(languages, row?.language),
      theme: row?.theme ?? null,
      voice: known<VoiceId>(voiceIds, row?.voice),
      voice_speed: row?.voiceSpeed ?? null,
      patience_ms: row?.patienceMs ?? null,
      daily_minutes: row?.dailyMinutes ?? null,
      reminders: row?.reminders ?? false,
      analytics_cookies: row?.analyticsCookies ?? null,
      marketing_cookies: row?.marketingCookies ?? null,
    };
  };
  return {
    read,
    change: async (person: Person, input: Input<Calls["change"]>) => {
      // What looks after somebody may be set without an account: the helplines depend on it.
      const needsAccount = input.long_term_memory !== undefined || input.reminders === true;
      if (needsAccount && person.anonymous) throw new AppError("account_required");
      const change = changeOf(input);
      if (Object.keys(change).length > 0) await store.change(person.uid, change, now());
      if (input.long_term_memory) await memory.turn(person.uid, input.long_term_memory === "Y");
      return read(person);
    },
  };
};

export type SettingService = ReturnType<typeof createSettingService>;

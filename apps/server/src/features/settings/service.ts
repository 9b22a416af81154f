import type { Api } from "@app/contract/api";
import type { Input, Output } from "@app/contract/call";
import { AppError } from "@app/contract/errors";
import type { Person } from "../../http/person.ts";
import type { SettingStore } from "./store.ts";

type Calls = Api["settings"];

/** long_term_memory is the profile's memory_enabled under its other name. */
export type MemorySwitch = {
  isOn(uid: string): Promise<boolean>;
  turn(uid: string, on: boolean): Promise<void>;
};

export type SettingServiceParts = {
  store: SettingStore;
  memory: MemorySwitch;
  now: () => Date;
};

export const createSettingService = ({ store, memory, now }: SettingServiceParts) => {
  const read = async ({ uid }: Person): Promise<Output<Calls["read"]>> => {
    const [isOn, country] = await Promise.all([memory.isOn(uid), store.country(uid)]);
    return { long_term_memory: isOn ? "Y" : "N", country };
  };
  return {
    read,
    change: async (person: Person, input: Input<Calls["change"]>) => {
      // Where somebody is may be set without an account: the helplines depend on it.
      if (input.long_term_memory && person.anonymous) throw new AppError("account_required");
      if (input.country !== undefined) await store.setCountry(person.uid, input.country, now());
      if (input.long_term_memory) await memory.turn(person.uid, input.long_term_memory === "Y");
      return read(person);
    },
  };
};

export type SettingService = ReturnType<typeof createSettingService>;

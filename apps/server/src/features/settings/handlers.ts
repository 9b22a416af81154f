import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";

/** long_term_memory is the profile's memory_enabled under its other name. */
export type MemorySwitch = {
  isOn(uid: string): Promise<boolean>;
  turn(uid: string, on: boolean): Promise<void>;
};

export const settingHandlers = (memory: MemorySwitch): Handlers<Api["settings"]> => {
  const read = async (uid: string) => ({
    long_term_memory: (await memory.isOn(uid)) ? ("Y" as const) : ("N" as const),
  });
  return {
    read: (_input, { person }) => read(person.uid),
    change: async ({ long_term_memory }, { person }) => {
      if (long_term_memory) await memory.turn(person.uid, long_term_memory === "Y");
      return read(person.uid);
    },
  };
};

import { createHash } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { PushDevice } from "@app/contract/calls/push";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { SendPush } from "./send-push.ts";
import type { PushDeviceRow, PushStore } from "./store.ts";
import { isSomethingDue } from "./what-is-due.ts";

export type PushServiceParts = {
  store: PushStore;
  keys: MessageKeys;
  publicKey: string;
  /** The push services that are asked; none switches reminders on devices off. */
  hosts: readonly string[];
  send: SendPush;
  now: () => Date;
};

const idOf = (endpoint: string): string =>
  createHash("sha256").update(endpoint).digest("hex").slice(0, 32);

const viewOf = ({ id, checkInHour, createdAt }: PushDeviceRow): PushDevice => ({
  id,
  check_in_hour: checkInHour,
  created_at: createdAt.toISOString(),
});

/** Whether a push service is asked there. In the open only over TLS; a host by its number is one of the operator's own. */
const isAsked = (endpoint: string, hosts: readonly string[]): boolean => {
  const { protocol, hostname } = new URL(endpoint);
  const host = hosts.find((each) => hostname === each || hostname.endsWith(`.${each}`));
  return host !== undefined && (protocol === "https:" || /^[\d.]+$/.test(host));
};

export const createPushService = (parts: PushServiceParts) => {
  const { store, keys, publicKey, hosts, send, now } = parts;

  const tell = async (device: PushDeviceRow, at: Date): Promise<boolean> => {
    if (!(await store.claim(device, at))) return false;
    const sent = await send(keys.open(device.endpoint, places.pushDevice(device.uid, device.id)));
    if (sent === "gone") await store.remove(device);
    // Nobody was told, so it is due again the next time.
    if (sent === "later") await store.claim({ ...device, toldUntil: at }, device.toldUntil);
    return sent === "sent";
  };

  return {
    read: async (uid: string) => ({
      public_key: hosts.length > 0 ? publicKey : null,
      devices: (await store.all(uid)).map(viewOf),
    }),

    keep: async (uid: string, input: Input<Api["push"]["keep"]>) => {
      const { endpoint, check_in_hour, timeZone } = input;
      if (!isAsked(endpoint, hosts)) throw new AppError("not_found");
      const id = idOf(endpoint);
      const at = now();
      const row = await store.keep(
        {
          uid,
          id,
          endpoint: keys.seal(endpoint, places.pushDevice(uid, id)),
          checkInHour: check_in_hour,
          timeZone,
          toldUntil: at,
          createdAt: at,
        },
        limits.push.devicesMax,
      );
      if (!row)
        throw new AppError("invalid_input", {
          problem: `That is ${limits.push.devicesMax} devices already. Switch reminders off on one of them first`,
        });
      return { device: viewOf(row) };
    },

    end: async (uid: string, id: string) => {
      if (!(await store.remove({ uid, id }))) throw new AppError("not_found");
      return { removed: true as const };
    },

    /** Tells every device for which something became due, and answers how many were told. */
    remind: async (): Promise<number> => {
      if (hosts.length === 0) return 0;
      let count = 0;
      let last = { uid: "", id: "" };
      for (;;) {
        const devices = await store.after(last.uid, last.id);
        const end = devices.at(-1);
        if (!end) return count;
        last = end;
        const at = now();
        const coming = await store.coming([...new Set(devices.map(({ uid }) => uid))], at);
        for (const device of devices) {
          const own = coming.filter(({ uid }) => uid === device.uid);
          if (isSomethingDue(device, own, at) && (await tell(device, at))) count++;
        }
      }
    },
  };
};

export type PushService = ReturnType<typeof createPushService>;

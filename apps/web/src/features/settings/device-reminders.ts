import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";

/** How reminders stand in this browser. refused: its own settings say no, and only they can change that. */
export type DeviceStanding =
  | { status: "impossible" | "refused" | "off" }
  | { status: "on"; id: string; checkInHour: number | null };

export type Browser = {
  isAble: () => boolean;
  permission: () => NotificationPermission;
  askPermission: () => Promise<NotificationPermission>;
  subscription: () => Promise<Pick<PushSubscription, "endpoint" | "unsubscribe"> | null>;
  subscribe: (publicKey: string) => Promise<Pick<PushSubscription, "endpoint">>;
  timeZone: () => string;
};

/** As the server names a device. */
const idOf = async (endpoint: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").slice(0, 32);
};

export const createDeviceReminders = (push: Client<Api>["push"], browser: Browser) => {
  const look = async (): Promise<DeviceStanding> => {
    if (!browser.isAble()) return { status: "impossible" };
    const { public_key, devices } = await push.read({});
    if (public_key === null) return { status: "impossible" };
    if (browser.permission() === "denied") return { status: "refused" };
    const here = await browser.subscription();
    const id = here && (await idOf(here.endpoint));
    const device = devices.find((each) => each.id === id);
    return device
      ? { status: "on", id: device.id, checkInHour: device.check_in_hour }
      : { status: "off" };
  };

  /** Asks the browser where it was not asked yet, so it is called by a press. */
  const keep = async (checkInHour: number | null): Promise<DeviceStanding> => {
    if ((await browser.askPermission()) !== "granted")
      return browser.permission() === "denied" ? { status: "refused" } : { status: "off" };
    const { public_key } = await push.read({});
    if (public_key === null) return { status: "impossible" };
    const { endpoint } = (await browser.subscription()) ?? (await browser.subscribe(public_key));
    const timeZone = browser.timeZone();
    const { device } = await push.keep({ endpoint, check_in_hour: checkInHour, timeZone });
    return { status: "on", id: device.id, checkInHour: device.check_in_hour };
  };

  const end = async (id: string): Promise<DeviceStanding> => {
    await push.end({ id });
    await (await browser.subscription())?.unsubscribe();
    return { status: "off" };
  };

  return { look, keep, end };
};

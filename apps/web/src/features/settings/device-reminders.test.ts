import type { PushDevice } from "@app/contract/calls/push";
import { expect, test, vi } from "vitest";
import { type Browser, createDeviceReminders } from "./device-reminders.ts";

const endpoint = "https://push.example/to/me";
/** The first half of the address's SHA-256, as the server has it. */
const id = "4e3351de5aa8ac346061dee42f27b6ab";

const somebody = (change: Partial<Browser> = {}) => {
  let devices: PushDevice[] = [];
  let subscribed = false;
  const push = {
    read: async () => ({ public_key: "key", devices }),
    keep: vi.fn(async ({ check_in_hour = null }: { check_in_hour?: number | null | undefined }) => {
      const device = { id, check_in_hour, created_at: "2026-01-02T03:04:05.000Z" };
      devices = [device];
      return { device };
    }),
    end: vi.fn(async () => {
      devices = [];
      return { removed: true as const };
    }),
  };
  const unsubscribe = async () => {
    subscribed = false;
    return true;
  };
  const browser: Browser = {
    isAble: () => true,
    permission: () => "granted",
    askPermission: async () => "granted",
    subscription: async () => (subscribed ? { endpoint, unsubscribe } : null),
    subscribe: async () => {
      subscribed = true;
      return { endpoint };
    },
    timeZone: () => "Europe/Berlin",
    ...change,
  };
  return { push, reminders: createDeviceReminders(push, browser) };
};

test("a device is reminded from a press until a press, and the page knows it again", async () => {
  const { reminders, push } = somebody();
  expect(await reminders.look()).toEqual({ status: "off" });
  expect(await reminders.keep(null)).toMatchObject({ status: "on", checkInHour: null });
  expect(await reminders.keep(19)).toMatchObject({ status: "on", checkInHour: 19 });
  expect(push.keep).toHaveBeenLastCalledWith({
    endpoint,
    check_in_hour: 19,
    timeZone: "Europe/Berlin",
  });
  expect(await reminders.look()).toEqual({ status: "on", id, checkInHour: 19 });
  expect(await reminders.end(id)).toEqual({ status: "off" });
  expect(await reminders.look()).toEqual({ status: "off" });
});

test("a browser that says no is not asked for more, and nothing is kept", async () => {
  const { reminders, push } = somebody({
    permission: () => "denied",
    askPermission: async () => "denied",
  });
  expect(await reminders.look()).toEqual({ status: "refused" });
  expect(await reminders.keep(null)).toEqual({ status: "refused" });
  expect(push.keep).not.toHaveBeenCalled();
});

test("a browser that cannot be reminded is not offered it", async () => {
  const { reminders } = somebody({ isAble: () => false });
  expect(await reminders.look()).toEqual({ status: "impossible" });
});

import type { Settings } from "@app/contract/calls/settings";
import { describe, expect, test } from "vitest";
import { createOwnSettings, type SettingChange } from "./own-settings.ts";

const first: Settings = {
  long_term_memory: "Y",
  country: null,
  language: null,
  theme: null,
  voice: null,
  voice_speed: null,
  patience_ms: null,
  daily_minutes: null,
  reminders: false,
  analytics_cookies: null,
  marketing_cookies: null,
};

const start = async (who: "anonymous" | "account" | null = "account") => {
  const waiting: { change: SettingChange; answer: (ok: boolean) => void }[] = [];
  const reported: unknown[] = [];
  const own = createOwnSettings({
    calls: {
      read: async () => first,
      change: (change) =>
        new Promise((resolve, reject) => {
          waiting.push({
            change,
            answer: (ok) =>
              ok
                ? resolve({ ...first, ...(change as Partial<Settings>) })
                : reject(new TypeError("no line")),
          });
        }),
    },
    whoIsHere: async () => who,
    report: (error) => reported.push(error),
  });
  await own.load();
  return { own, waiting, reported };
};

describe("one's own settings", () => {
  test("show a choice at once, and say when it is saved", async () => {
    const { own, waiting } = await start();
    const saving = own.change({ daily_minutes: 30 });
    await Promise.resolve();
    expect(own.state().settings?.daily_minutes).toBe(30);
    expect(own.state().savings.daily_minutes).toEqual({ status: "saving" });
    waiting[0]?.answer(true);
    await saving;
    expect(own.state().savings.daily_minutes).toEqual({ status: "saved" });
  });

  test("go back to what they were when saving failed", async () => {
    const { own, waiting, reported } = await start();
    const saving = own.change({ language: "de" });
    await Promise.resolve();
    waiting[0]?.answer(false);
    await saving;
    expect(own.state().settings?.language).toBeNull();
    expect(own.state().savings.language).toMatchObject({ status: "failed" });
    expect(reported).toHaveLength(1);
  });

  test("keep the newest choice, whichever answer comes last", async () => {
    const { own, waiting } = await start();
    const saves = [own.change({ voice_speed: 0.8 }), own.change({ voice_speed: 1.2 })];
    await Promise.resolve();
    waiting[1]?.answer(true);
    waiting[0]?.answer(false);
    await Promise.all(saves);
    expect(own.state().settings?.voice_speed).toBe(1.2);
    expect(own.state().savings.voice_speed).toEqual({ status: "saved" });
  });

  test("take a choice that was made before it was known who is here", async () => {
    const { own, waiting } = await start();
    const loading = own.load();
    const saving = own.change({ theme: "light" });
    await loading;
    await Promise.resolve();
    expect(waiting.map(({ change }) => change)).toEqual([{ theme: "light" }]);
    waiting[0]?.answer(true);
    await saving;
    expect(own.state().settings?.theme).toBe("light");
  });

  test("are nobody's where nobody is signed in", async () => {
    const { own, waiting } = await start(null);
    await own.change({ reminders: true });
    expect(own.state()).toMatchObject({ who: "nobody", settings: null });
    expect(waiting).toEqual([]);
  });
});

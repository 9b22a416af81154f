import { setTimeout as wait } from "node:timers/promises";
import { paths } from "@app/contract/paths";
import type { OpenPage } from "./page.ts";
import type { PushService } from "./push-service.ts";

/** An appointment made on the day itself is told of an hour before. */
const aheadMs = 60 * 60_000;
const minuteMs = 60_000;

const makeAppointment = `async (local) => {
  const { token } = await (await fetch("/api/auth/token")).json();
  const answer = await fetch("/api/users/me/appointments", {
    method: "POST",
    headers: { authorization: "Bearer " + token, "content-type": "application/json" },
    body: JSON.stringify({ local, timeZone: "UTC", about: "About my sister" }),
  });
  return answer.ok;
}`;

const shown = `async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body }) => title + " / " + body);
}`;

/** Switched on in Settings, sent by the server, shown by the worker; `restart` because a server looks as it starts. */
export const remind =
  (service: PushService, restart: () => Promise<void>) =>
  async (page: OpenPage): Promise<string | undefined> => {
    await page.go(paths.settings);
    await page.see("Tell me after");
    if (!(await page.run<boolean>("() => 'PushManager' in window"))) {
      await page.gone("Reminders on this device");
      return "this browser has no push, and Settings do not offer it";
    }
    await page.press("Reminders on this device");
    await page.see("Note how today is");

    const dueMs = Math.ceil((Date.now() + 2_000) / minuteMs) * minuteMs;
    const local = new Date(dueMs + aheadMs).toISOString().slice(0, 16);
    await page.until("an appointment", () => page.run<boolean>(makeAppointment, local));
    await wait(dueMs + 1_000 - Date.now());
    await restart();
    const [words] = await page.until("a note on the screen", async () => {
      const notes = await page.run<string[]>(shown);
      return notes.length > 0 && notes;
    });
    if (words !== "A reminder / There is something for you.") throw new Error(`it says ${words}`);
    const [sent] = service.posted;
    if (!sent || sent.bytes > 0 || !sent.signed) throw new Error(`sent ${JSON.stringify(sent)}`);

    await page.press("Reminders on this device");
    await page.gone("Note how today is");
    return `posted ${service.posted.length} time, ${sent.bytes} bytes; shown: ${words}`;
  };

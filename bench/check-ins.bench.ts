import { paths } from "@app/contract/paths";
import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "../e2e/find-chromium.ts";
import { startProduct } from "../e2e/product.ts";
import { atMost, type Bench, quantile } from "./figure.ts";

const days = 3 * 365;
const rounds = 15;

/** Three years of daily check-ins: what the server takes for them, and how fast they are drawn. */
export const checkInsBench: Bench = async () => {
  const server = await startProduct({ LOG_LEVEL: "error" });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(server.url + paths.faqs);
    const serverMs = await page.evaluate(
      async ({ count, times }) => {
        const json = { "content-type": "application/json" };
        await fetch("/api/auth/sign-in/anonymous", { method: "POST", headers: json, body: "{}" });
        const { token } = await (await fetch("/api/auth/token")).json();
        const headers = { ...json, authorization: `Bearer ${token}` };
        const keep = (back: number) => {
          const at = new Date(Date.now() - back * 86_400_000).toISOString();
          const pleasant = Math.round(2 * Math.sin(back / 9));
          const entry = { kind: "mood", pleasant, energy: back % 3, word: "Calm", note: null };
          return fetch(`/api/users/me/check-ins/${crypto.randomUUID()}`, {
            method: "PUT",
            headers,
            body: JSON.stringify({ at, day: at.slice(0, 10), entry }),
          });
        };
        for (let back = 0; back < count; back += 20)
          await Promise.all(
            Array.from({ length: 20 }, (_, index) => back + index)
              .filter((day) => day < count && day % 11 !== 0)
              .map(keep),
          );
        localStorage.setItem("signedIn", "true");
        const took: number[] = [];
        for (let time = 0; time < times; time++) {
          const begun = performance.now();
          await (await fetch("/api/users/me/check-ins?limit=400", { headers })).json();
          took.push(performance.now() - begun);
        }
        return took;
      },
      { count: days, times: rounds },
    );
    await page.goto(server.url + paths.checkIn);
    await page.locator("[data-drawn='28']").waitFor();
    const drawMs: number[] = [];
    for (let round = 0; round < rounds; round++)
      drawMs.push(
        await page.evaluate(async () => {
          const choose = (name: string) => {
            const labels = [...document.querySelectorAll<HTMLLabelElement>(".mood-ranges label")];
            labels.find(({ innerText }) => innerText.trim() === name)?.click();
          };
          const drawn = (wanted: (count: number) => boolean) =>
            new Promise<void>((resolve) => {
              const look = () => {
                const place = document.querySelector<HTMLElement>(".plot-place");
                if (wanted(Number(place?.dataset["drawn"] ?? 0))) resolve();
                else requestAnimationFrame(look);
              };
              look();
            });
          choose("Four weeks");
          await drawn((count) => count === 28);
          const begun = performance.now();
          choose("All of it");
          await drawn((count) => count > 150);
          return performance.now() - begun;
        }),
      );
    return [
      atMost("check-ins: one page of 400 of three years, p95", quantile(serverMs, 0.95), 100, "ms"),
      atMost("check-ins: three years drawn, from the tap, p95", quantile(drawMs, 0.95), 200, "ms"),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

import { paths } from "@app/contract/paths";
import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "../e2e/find-chromium.ts";
import { startProduct } from "../e2e/product.ts";
import { atMost, type Bench, type Figure, quantile } from "./figure.ts";

const days = 3 * 365;
const rounds = 15;

/** Beside the same for little: the first page, and four weeks. */
const beside = (
  name: string,
  ms: number,
  { baseline, budget }: { baseline: number; budget: number },
): Figure => ({
  ...atMost(name, ms, budget, "ms"),
  baseline: `${baseline.toPrecision(3)} ms`,
  ratio: (ms / baseline).toPrecision(3),
});

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
        const read = async (before: string | null) => {
          const begun = performance.now();
          const asked = before ? `&before=${before}` : "";
          const answer = await fetch(`/api/users/me/check-ins?limit=200${asked}`, { headers });
          const { next_before } = await answer.json();
          return { ms: performance.now() - begun, next: next_before as string | null }; // the contract's shape
        };
        const took: { first: number[]; last: number[] } = { first: [], last: [] };
        for (let time = 0; time < times; time++) {
          let page = await read(null);
          took.first.push(page.ms);
          while (page.next) page = await read(page.next);
          took.last.push(page.ms);
        }
        return took;
      },
      { count: days, times: rounds },
    );
    await page.goto(server.url + paths.checkIn);
    await page.locator("[data-drawn='28']").waitFor();
    const drawMs: { all: number; weeks: number }[] = [];
    for (let round = 0; round < rounds; round++)
      drawMs.push(
        await page.evaluate(async () => {
          const choose = (name: string) => {
            const labels = [...document.querySelectorAll<HTMLLabelElement>("fieldset label")];
            labels.find(({ innerText }) => innerText.trim() === name)?.click();
          };
          const drawn = (wanted: (count: number) => boolean) =>
            new Promise<void>((resolve) => {
              const look = () => {
                const place = document.querySelector<HTMLElement>("[data-plot]");
                if (wanted(Number(place?.dataset["drawn"] ?? 0))) resolve();
                else requestAnimationFrame(look);
              };
              look();
            });
          const timed = async (name: string, wanted: (count: number) => boolean) => {
            const begun = performance.now();
            choose(name);
            await drawn(wanted);
            return performance.now() - begun;
          };
          return {
            all: await timed("All of it", (count) => count > 150),
            weeks: await timed("Four weeks", (count) => count === 28),
          };
        }),
      );
    const p95 = (values: readonly number[]) => quantile(values, 0.95);
    return [
      beside("check-ins: the last page of three years, p95", p95(serverMs.last), {
        baseline: p95(serverMs.first),
        budget: 100,
      }),
      beside("check-ins: three years drawn, from the tap, p95", p95(drawMs.map(({ all }) => all)), {
        baseline: p95(drawMs.map(({ weeks }) => weeks)),
        budget: 200,
      }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { timings } from "@app/contract/timings";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "splash.module.css"), "utf8");

/** When an animation of the style sheet begins and how long it lasts, by the class it is on. */
const timeOf = (selector: string): { beginsMs: number; lastsMs: number } => {
  const rule = css.split("}").find((part) => part.includes(`\n  ${selector} {`)) ?? "";
  const [, lasts, begins] = /animation: [\w-]+ (\d+)ms .*? (\d+)ms both/.exec(rule) ?? [];
  return { beginsMs: Number(begins), lastsMs: Number(lasts) };
};

test("the style sheet tells the customer's time", () => {
  const { logoMs, captionsMs, circleMs, fadeMs, goneMs } = timings.splash;
  expect(timeOf(".splash-logo").beginsMs).toBe(logoMs);
  expect(timeOf(".splash-words").beginsMs).toBe(captionsMs);
  expect(timeOf(".splash-hill").beginsMs).toBe(circleMs);
  expect(timeOf(".splash-in")).toEqual({ beginsMs: fadeMs, lastsMs: goneMs - fadeMs });
  expect(timeOf(":global(.splashing) .splash")).toEqual({
    beginsMs: fadeMs,
    lastsMs: goneMs - fadeMs,
  });
});

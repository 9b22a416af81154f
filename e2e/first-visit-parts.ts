import { limits } from "@app/contract/limits";
import type { Page } from "./fixtures.ts";

export const splash = (page: Page) => page.locator("[data-splash]");
export const terms = (page: Page) => page.getByRole("dialog", { name: "Before you begin" });
export const cookies = (page: Page) => page.getByRole("dialog", { name: "Cookies, your choice" });
export const accept = (page: Page) =>
  terms(page).getByRole("button", { name: `I am ${limits.person.minAgeYears} or older` });
export const storedValue = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), name);

export const stillBrowser = { reducedMotion: "reduce", serviceWorkers: "block" } as const;
export const movingBrowser = { reducedMotion: "no-preference", serviceWorkers: "block" } as const;

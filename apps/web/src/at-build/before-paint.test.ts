import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { allPagePaths } from "@app/contract/all-page-paths";
import { helpPaths, paths } from "@app/contract/paths";
import { searchPaths } from "@app/contract/search-paths";
import { timings } from "@app/contract/timings";
import { describe, expect, test } from "vitest";
import { isCrawler } from "../first-visit/is-crawler.ts";

const code = readFileSync(join(import.meta.dirname, "../../public/before-paint.js"), "utf8");

const person = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";

type Opening = {
  path?: string;
  kept?: Record<string, string>;
  visit?: Record<string, string>;
  userAgent?: string;
  stillness?: boolean;
  referrer?: string;
  isBack?: boolean;
};

const origin = "https://talk.example";

/** A browser opens a page: as much of one as the script looks at, storage that turns all into text included. */
const open = ({
  path = "/",
  kept = {},
  visit = {},
  userAgent = person,
  stillness = false,
  referrer = "",
  isBack = false,
}: Opening) => {
  const area = (from: Record<string, string>) =>
    new Proxy({ ...from } as Record<string, string>, {
      set: (target, name, value) => Reflect.set(target, name, String(value)),
    });
  const local = area(kept);
  const session = area(visit);
  const classes = new Set(["dark"]);
  const timers: { run: () => void; ms: number }[] = [];
  const went: string[] = [];
  const page = new EventTarget();
  const { pathname, search } = new URL(path, origin);
  let endings = 0;
  page.addEventListener("splashend", () => endings++);
  runInNewContext(code, {
    document: {
      referrer,
      documentElement: { style: {} },
      body: {
        classList: {
          add: (name: string) => classes.add(name),
          remove: (name: string) => classes.delete(name),
          contains: (name: string) => classes.has(name),
          toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
        },
      },
    },
    location: { origin, pathname, search, replace: (address: string) => went.push(address) },
    localStorage: local,
    sessionStorage: session,
    navigator: { userAgent },
    performance: { getEntriesByType: () => [{ type: isBack ? "back_forward" : "navigate" }] },
    matchMedia: (query: string) => ({
      matches: stillness && query.includes("reduced-motion"),
      addEventListener: () => undefined,
    }),
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
    Event,
  });
  return {
    local,
    session,
    went,
    timers,
    press: (type: string) => page.dispatchEvent(new Event(type)),
    isSplashing: () => classes.has("splashing"),
    endings: () => endings,
  };
};

const seen = { splashShown: "true" };

describe("the welcome", () => {
  test("is shown once, at the entrance, and is gone when its time is over", () => {
    const page = open({});
    expect(page.isSplashing()).toBe(true);
    expect(page.local["splashShown"]).toBe("true");
    expect(page.timers.map(({ ms }) => ms)).toEqual([timings.splash.goneMs]);
    page.timers[0]?.run();
    expect(page.isSplashing()).toBe(false);
    expect(page.endings()).toBe(1);
    expect(open({ kept: seen }).isSplashing()).toBe(false);
  });

  test.each(["keydown", "pointerdown"])("ends at once with a %s, and tells it once", (type) => {
    const page = open({});
    page.press(type);
    expect(page.isSplashing()).toBe(false);
    page.press(type);
    page.timers[0]?.run();
    expect(page.endings()).toBe(1);
  });

  test("is not for machines, nor for whoever wants things still, nor on any other page", () => {
    expect(open({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }).isSplashing()).toBe(
      false,
    );
    expect(open({ stillness: true }).isSplashing()).toBe(false);
    for (const path of allPagePaths.filter((each) => each !== paths.home))
      expect(open({ path }).isSplashing(), path).toBe(false);
  });

  test("knows the same machines as the questions that follow it", () => {
    for (const userAgent of [
      person,
      "Mozilla/5.0 (Linux; Android 8.1; CUBOT X18 Plus) Chrome/120.0 Mobile",
      "Mozilla/5.0 (compatible; bingbot/2.0)",
      "Mozilla/5.0 (compatible; Yahoo! Slurp)",
      "Baiduspider/2.0",
    ])
      expect(open({ userAgent }).isSplashing(), userAgent).toBe(!isCrawler(userAgent));
    expect(isCrawler(person)).toBe(false);
    expect(isCrawler("CUBOT X18")).toBe(false);
    expect(isCrawler("Googlebot/2.1")).toBe(true);
  });
});

describe("the start of a visit", () => {
  const middle = [paths.welcome, paths.newSession, paths.talk, paths.journey, paths.analysis];

  test("leads from a screen of its middle to the entrance, once", () => {
    for (const path of middle) {
      const page = open({ path, kept: seen });
      expect(page.went, path).toEqual(["/"]);
      expect(page.session["isLoggedIn"]).toBe("true");
      expect(open({ path, kept: seen, visit: { isLoggedIn: "true" } }).went, path).toEqual([]);
    }
  });

  test("leaves whoever came for a page, for help, by a letter or to sign in where they wanted to be", () => {
    const elsewhere = allPagePaths.filter((path) => !(middle as string[]).includes(path));
    for (const path of [...elsewhere, ...searchPaths, ...helpPaths])
      expect(open({ path, kept: seen }).went, path).toEqual([]);
  });

  test("leaves an address that names something, and a tab opened from one of our own pages", () => {
    expect(open({ path: "/talk?session=abc", kept: seen }).went).toEqual([]);
    expect(open({ path: "/journey", kept: seen, referrer: `${origin}/` }).went).toEqual([]);
    const other = "https://talk.example.elsewhere.example/";
    expect(open({ path: "/journey", kept: seen, referrer: other }).went).toEqual(["/"]);
  });

  test("shows the first steps while the flag is set, and only at the start", () => {
    const kept = { ...seen, onboarding: "true" };
    expect(open({ kept }).went).toEqual([paths.gettingStarted]);
    expect(open({ kept, path: paths.journey }).went).toEqual([paths.gettingStarted]);
    expect(open({ kept, path: paths.crisis }).went).toEqual([]);
    expect(open({ kept, visit: { isLoggedIn: "true" } }).went).toEqual([]);
  });

  test("waits with an action code in the address, and after a password was reset", () => {
    const letter = open({ path: "/auth/reset-password?mode=resetPassword&oobCode=x", kept: seen });
    expect(letter.session["isLoggedIn"]).toBeUndefined();
    const after = open({ path: "/journey", kept: seen, visit: { fromResetPassword: "true" } });
    expect(after.went).toEqual([]);
    expect(after.session["isLoggedIn"]).toBeUndefined();
    expect(after.session["fromResetPassword"]).toBeUndefined();
  });
});

describe("the quick exit", () => {
  test("is not undone by the back button, and nothing else happens then", () => {
    const page = open({ isBack: true, visit: { left: "https://weather.example" } });
    expect(page.went).toEqual(["https://weather.example"]);
    expect(page.isSplashing()).toBe(false);
  });

  test("is over once somebody comes back by themselves", () => {
    const page = open({ visit: { left: "https://weather.example" } });
    expect(page.went).toEqual([]);
    expect(page.session["left"]).toBeUndefined();
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { storage } from "./storage.ts";
import { storageReasons } from "./storage-reasons.ts";

const entries = Object.entries(storage);

/** The customer's own, the first-run flag under a name of ours. */
const namedBySpec = [
  ["darkMode", "local"],
  ["splashShown", "local"],
  ["termsAccepted", "local"],
  ["onboarding", "local"],
  ["isLoggedIn", "session"],
  ["fromResetPassword", "session"],
];

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => join(folder, path));

/** before-paint.js imports nothing, so it writes the names itself. */
const usedBeforePaint: ReadonlySet<string> = new Set(
  [
    ...readFileSync(join(import.meta.dirname, "../public/before-paint.js"), "utf8").matchAll(
      /\b(?:kept|visit)\.(\w+)|const \{ ([\w, ]+) \} = visit/g,
    ),
  ].flatMap(([, one, several]) => (one ? [one] : (several ?? "").split(", "))),
);

const fakeArea = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

const refuse = (): never => {
  throw new DOMException("refused", "QuotaExceededError");
};

afterEach(() => {
  vi.unstubAllGlobals();
  storage.darkMode.remove();
  storage.draft.of("a").remove();
  storage.outbox.remove();
});

describe("the registry", () => {
  test("has no name twice", () => {
    const names = entries.map(([, entry]) => entry.name);
    expect(new Set(names).size).toBe(names.length);
  });

  test("says of every key why it is there", () => {
    for (const [key] of entries)
      expect(new Map(Object.entries(storageReasons)).get(key), key).toMatch(/^[A-Z].{15,}\.$/);
  });

  test("has the names that the specification gives", () => {
    const names = entries.map(([, { name, kind }]) => [name, kind]);
    expect(names).toEqual(expect.arrayContaining(namedBySpec));
  });

  test("holds no key that nobody uses", () => {
    const sources = sourceFiles(import.meta.dirname)
      .filter((path) => !path.endsWith("/storage.ts"))
      .map((path) => readFileSync(path, "utf8"));
    const unused = entries.filter(
      ([key, { name }]) =>
        !sources.some((source) => source.includes(`storage.${key}`)) && !usedBeforePaint.has(name),
    );
    expect(unused.map(([key]) => key)).toEqual([]);
  });

  test("has every name that is used before anything is painted", () => {
    const names: ReadonlySet<string> = new Set(entries.map(([, { name }]) => name));
    expect([...usedBeforePaint].filter((name) => !names.has(name))).toEqual([]);
  });

  test("is the only place that touches browser storage", () => {
    const others = sourceFiles(import.meta.dirname).filter(
      (path) =>
        !path.endsWith("/storage.ts") &&
        /\b(local|session)Storage\s*[.[]/.test(readFileSync(path, "utf8")),
    );
    expect(others).toEqual([]);
  });
});

describe("an item", () => {
  test("comes back from the area of its kind, under its name", () => {
    const local = fakeArea();
    const session = fakeArea();
    vi.stubGlobal("localStorage", local);
    vi.stubGlobal("sessionStorage", session);
    storage.darkMode.set(false);
    storage.draft.of("a").set("half a thought");
    expect(local.getItem("darkMode")).toBe("false");
    expect(session.getItem("draft:a")).toBe("half a thought");
    expect(storage.darkMode.get()).toBe(false);
    expect(storage.draft.of("b").get()).toBeUndefined();
    storage.darkMode.remove();
    expect(storage.darkMode.get()).toBeUndefined();
  });

  test("goes with all others of its family, and with nothing else", () => {
    const session = fakeArea();
    vi.stubGlobal("sessionStorage", session);
    storage.draft.of("a").set("half a thought");
    storage.draft.of("b").set("another");
    storage.left.set("https://away.example");
    vi.stubGlobal("sessionStorage", { ...session, setItem: refuse });
    storage.draft.of("c").set("kept by the page alone");
    vi.stubGlobal("sessionStorage", session);
    storage.draft.clear();
    for (const id of ["a", "b", "c"]) expect(storage.draft.of(id).get()).toBeUndefined();
    expect(storage.left.get()).toBe("https://away.example");
  });

  test("is remembered by the page when the browser refuses to store", () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    storage.darkMode.set(true);
    expect(storage.darkMode.get()).toBe(true);
    storage.darkMode.remove();
    expect(storage.darkMode.get()).toBeUndefined();
  });

  test("that did not fit in is newer than the one that still lies there", () => {
    const full = { ...fakeArea(), getItem: () => "old words", setItem: refuse };
    vi.stubGlobal("sessionStorage", full);
    storage.draft.of("a").set("new words");
    expect(storage.draft.of("a").get()).toBe("new words");
  });

  test("written by something else counts as nothing", () => {
    const local = fakeArea();
    vi.stubGlobal("localStorage", local);
    local.setItem("darkMode", "perhaps");
    local.setItem("outbox", '[{"session_id":1},"x"]');
    expect(storage.darkMode.get()).toBeUndefined();
    expect(storage.outbox.get()).toEqual([]);
    local.setItem("outbox", "{broken");
    expect(storage.outbox.get()).toBeUndefined();
  });
});

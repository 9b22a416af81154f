import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMessageKeys, keyRefreshMs, openKeyFile } from "./keys.ts";
import { StartError } from "./start-error.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "keys-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe("message keys", () => {
  it("open what they sealed, and only in its own place", () => {
    const keys = createMessageKeys(openKeyFile(dataDir).messageKeys);
    const sealed = keys.seal("I told nobody yet. 🌒", "message/a/1");
    expect(keys.open(sealed, "message/a/1")).toBe("I told nobody yet. 🌒");
    expect(() => keys.open(sealed, "message/b/1")).toThrow();
  });

  it("notice a change of any byte", () => {
    const keys = createMessageKeys(openKeyFile(dataDir).messageKeys);
    const sealed = keys.seal("quiet", "place");
    for (let index = 1; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => keys.open(changed, "place"), `byte ${index}`).toThrow();
    }
  });

  it("never seal the same text to the same bytes", () => {
    const keys = createMessageKeys(openKeyFile(dataDir).messageKeys);
    expect(keys.seal("again", "place").equals(keys.seal("again", "place"))).toBe(false);
  });

  it("keep reading old texts after a rotation, and know which are stale", () => {
    const file = openKeyFile(dataDir);
    const before = createMessageKeys(file.messageKeys);
    const old = before.seal("old", "place");
    file.addMessageKey();
    const after = createMessageKeys(file.messageKeys);
    expect(after.open(old, "place")).toBe("old");
    expect(after.isStale(old)).toBe(true);
    expect(after.isStale(after.seal("new", "place"))).toBe(false);
    expect(before.open(after.seal("new", "place"), "place"), "a server beside learns the key").toBe(
      "new",
    );
    file.dropOldMessageKeys();
    expect(() => createMessageKeys(file.messageKeys).open(old, "place")).toThrow(
      /not among the configured/,
    );
  });

  it("live in a file only its owner can read, made once", () => {
    const first = openKeyFile(dataDir);
    expect(statSync(join(dataDir, "keys.json")).mode & 0o777).toBe(0o600);
    expect(openKeyFile(dataDir).authSecret()).toBe(first.authSecret());
    expect(openKeyFile(dataDir).messageKeys()).toEqual(first.messageKeys());
  });
});

describe("a key file", () => {
  const file = () => join(dataDir, "keys.json");

  it.each([
    ["is empty", ""],
    ["is damaged", '{ "message_keys": ["c2VjcmV0'],
    ["is damaged", "[]"],
    ["is damaged", '{ "message_keys": [], "auth_secret": "secret-secret-secret-secret-secret" }'],
    [
      "is damaged",
      '{ "message_keys": ["c2VjcmV0"], "auth_secret": "secret-secret-secret-secret" }',
    ],
  ])("that %s is not used and not written over: %s", (how, content) => {
    writeFileSync(file(), content, { mode: 0o600 });
    const opening = () => openKeyFile(dataDir);
    expect(opening).toThrow(StartError);
    expect(opening).toThrow(`${file()} ${how}. Put a copy of it back`);
    expect(opening).not.toThrow(/c2VjcmV0|secret-/);
    expect(readFileSync(file(), "utf8")).toBe(content);
  });

  it("that others can read is closed to them, with a word", () => {
    const secret = openKeyFile(dataDir).authSecret();
    chmodSync(file(), 0o644);
    const said: string[] = [];
    expect(openKeyFile(dataDir, (line) => said.push(line)).authSecret()).toBe(secret);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(said).toEqual([
      `The key file ${file()} could be read by others, and is now closed to them.`,
    ]);
  });

  it("that breaks under a running server takes nothing away from it", () => {
    vi.useFakeTimers();
    try {
      const keys = createMessageKeys(openKeyFile(dataDir).messageKeys);
      const sealed = keys.seal("still here", "place");
      writeFileSync(file(), "");
      vi.advanceTimersByTime(keyRefreshMs * 2);
      expect(keys.open(keys.seal("goes on", "place"), "place")).toBe("goes on");
      expect(keys.open(sealed, "place")).toBe("still here");
    } finally {
      vi.useRealTimers();
    }
  });
});

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "../base64url.ts";
import { rootOf } from "../keys/root.ts";
import { VaultError, type VaultErrorCode } from "../vault-error.ts";
import { randomBytes, type VaultKey } from "../web-crypto.ts";
import { open, openJson, resealRecord, type SealedRecord, seal, sealJson } from "./record.ts";

const name = { uid: "ada", kind: "conversation", recordId: "r1" };
let root: VaultKey;
beforeAll(async () => {
  root = await rootOf(randomBytes(16));
});

const failureOf = async (work: Promise<unknown>): Promise<VaultErrorCode | "opened"> =>
  work.then(
    () => "opened" as const,
    (error) => {
      if (error instanceof VaultError) return error.code;
      throw error;
    },
  );

describe("what was sealed", () => {
  test("comes back as it was, whatever the bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        const plain = new Uint8Array(bytes);
        expect(await open(root, name, await seal(root, name, plain))).toEqual(plain);
      }),
      { numRuns: 50 },
    );
  });

  test.each([0, 1, 15, 16, 17, 65_535, 65_536, 1_000_000, 5 * 1_048_576])(
    "comes back as it was, at %i bytes that do not compress",
    async (count) => {
      const plain = new Uint8Array(count);
      for (let at = 0; at < count; at += 65_536)
        crypto.getRandomValues(plain.subarray(at, Math.min(count, at + 65_536)));
      const sealed = await seal(root, name, plain);
      expect(Buffer.compare(await open(root, name, sealed), plain)).toBe(0);
    },
  );

  test("comes back as any JSON value", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const value: unknown = JSON.parse(text);
        expect(await openJson(root, name, await sealJson(root, name, value))).toEqual(value);
      }),
      { numRuns: 50 },
    );
  });

  test("is never the same twice", async () => {
    const [a, b] = [await sealJson(root, name, "hello"), await sealJson(root, name, "hello")];
    expect(new Set([a.encryptedData, a.iv, a.salt, b.encryptedData, b.iv, b.salt]).size).toBe(6);
  });
});

describe("what does not open", () => {
  const fields: (keyof SealedRecord)[] = ["encryptedData", "iv", "salt"];

  test.each(fields)("a record with any one bit of %s changed", async (field) => {
    const sealed = await sealJson(root, name, { words: "some words to keep" });
    const bytes = fromBase64Url(sealed[field]);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = bytes.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const record = { ...sealed, [field]: toBase64Url(changed) };
      const isVersion = field === "encryptedData" && bit < 8;
      expect(await failureOf(open(root, name, record))).toBe(
        isVersion ? "unsupported-version" : "damaged",
      );
    }
  });

  test.each(fields)("a record with any one character of %s replaced", async (field) => {
    const sealed = await sealJson(root, name, "short");
    const text = sealed[field];
    for (let at = 0; at < text.length; at++)
      for (const sign of ["A", "B", "_", "=", " ", "é"]) {
        if (text[at] === sign) continue;
        const record = { ...sealed, [field]: text.slice(0, at) + sign + text.slice(at + 1) };
        expect(await failureOf(open(root, name, record))).not.toBe("opened");
      }
  });

  test.each(fields)("a record whose %s was cut off anywhere", async (field) => {
    const sealed = await sealJson(root, name, "short");
    for (let end = 0; end < sealed[field].length; end++) {
      const record = { ...sealed, [field]: sealed[field].slice(0, end) };
      expect(await failureOf(open(root, name, record))).toBe("damaged");
    }
  });

  test.each([
    ["another record", { ...name, recordId: "r2" }],
    ["another kind", { ...name, kind: "summary" }],
    ["another person", { ...name, uid: "bea" }],
    ["a name that only reads alike", { uid: "ada|conversation", kind: "r1", recordId: "" }],
  ])("a record put in the place of %s", async (_what, other) => {
    const sealed = await sealJson(root, name, "mine");
    expect(await failureOf(open(root, other, sealed))).toBe("damaged");
  });

  test("a record under another phrase", async () => {
    const sealed = await sealJson(root, name, "mine");
    expect(await failureOf(open(await rootOf(randomBytes(16)), name, sealed))).toBe("damaged");
  });

  test("parts of two records mixed", async () => {
    const [a, b] = [await sealJson(root, name, "one"), await sealJson(root, name, "two")];
    for (const field of fields)
      expect(await failureOf(open(root, name, { ...a, [field]: b[field] }))).toBe("damaged");
  });
});

test("a record taken into another vault opens there, and no longer needs the old one", async () => {
  const to = { root: await rootOf(randomBytes(16)), uid: "bea" };
  const sealed = await sealJson(root, name, "mine");
  const moved = await resealRecord({ root, uid: "ada" }, to, name, sealed);
  expect(await openJson(to.root, { ...name, uid: "bea" }, moved)).toBe("mine");
  expect(await failureOf(open(root, name, moved))).toBe("damaged");
});

import { argon2Sync, createDecipheriv, hkdfSync } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { brand } from "@app/contract/brand";
import { describe, expect, test } from "vitest";
import { revealPhrase, unlockVault } from "./keys/keys.ts";
import { rootOf } from "./keys/root.ts";
import { open } from "./records/record.ts";
import vectors from "./vectors.json" with { type: "json" };

const bytes = (base64url: string) => Buffer.from(base64url, "base64url");

/** The format once more, on other libraries: what is written here must be true without our code. */
const gcm = (key: Buffer, iv: string, associated: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes(iv))
    .setAAD(Buffer.from(associated))
    .setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
};
const hkdf = (secret: Buffer, salt: Buffer | string, info: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, 32));

describe.each(vectors.wraps)("the wrapped phrase of $uid", (wrap) => {
  test("opens with the passphrase it was made with", async () => {
    expect(await revealPhrase(wrap.uid, wrap, wrap.passphrase)).toBe(wrap.phrase);
  });

  test("is what the format says, by another implementation", () => {
    const { m, t, p, data } = JSON.parse(wrap.encryptedSeedPhrase);
    const key = argon2Sync("argon2id", {
      message: wrap.passphrase.normalize("NFKC"),
      nonce: bytes(wrap.salt),
      parallelism: p,
      tagLength: 32,
      memory: m,
      passes: t,
    });
    const entropy = gcm(key, wrap.iv, `seed/1/${wrap.uid}`, bytes(data));
    expect(entropy.toString("hex")).toBe(wrap.entropy);
  });

  test("opens the records of its person", async () => {
    const root = await unlockVault(wrap.uid, wrap, wrap.passphrase);
    for (const record of vectors.records.filter(({ uid }) => uid === wrap.uid))
      expect(new TextDecoder().decode(await open(root, record, record))).toBe(record.plain);
  });
});

describe.each(vectors.records)("the sealed $kind of $uid", (record) => {
  test("opens with the key of its phrase", async () => {
    const root = await rootOf(new Uint8Array(Buffer.from(record.entropy, "hex")));
    expect(new TextDecoder().decode(await open(root, record, record))).toBe(record.plain);
  });

  test("is what the format says, by another implementation", () => {
    const root = hkdf(Buffer.from(record.entropy, "hex"), `${brand.slug}/vault/1`, "root");
    const key = hkdf(root, bytes(record.salt), "record/1");
    const data = bytes(record.encryptedData);
    const associated = `v1|${record.uid}|${record.kind}|${record.recordId}`;
    expect(data[0]).toBe(1);
    expect(inflateRawSync(gcm(key, record.iv, associated, data.subarray(1))).toString()).toBe(
      record.plain,
    );
  });
});

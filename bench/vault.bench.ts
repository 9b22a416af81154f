import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { currentParameters, derivePassphraseKey } from "@app/vault/keys/passphrase-key";
import { rootOf } from "@app/vault/keys/root";
import { openJson, type SealedRecord, sealJson } from "@app/vault/records/record";
import type { SavedConversation } from "@app/vault/records/saved-conversation";
import { atMost, type Bench, quantile, ratioAtLeast } from "./figure.ts";

const messageCount = 500;
const rounds = 40;

/** No two messages alike, as in a real conversation; repeated text would flatter the compression. */
const conversation = (): SavedConversation => ({
  title: "A long talk",
  createdAt: "2026-01-02T10:00:00.000Z",
  messages: Array.from({ length: messageCount }, (_, index) => ({
    role: index % 2 ? ("assistant" as const) : ("user" as const),
    content: Array.from({ length: 40 }, (_, word) =>
      (((index + 1) * 7_919 + word * 104_729) % 1_048_573).toString(36),
    ).join(" "),
    createdAt: new Date(1_770_000_000_000 + index * 60_000).toISOString(),
  })),
});

const timed = async (work: () => unknown): Promise<number> => {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
};

/** The least that any sealing must do, by Node's own synchronous functions. */
const sealBare = (secret: Buffer, value: unknown): string => {
  const packed = deflateRawSync(JSON.stringify(value));
  const key = Buffer.from(hkdfSync("sha256", secret, randomBytes(16), "bare", 32));
  const cipher = createCipheriv("aes-256-gcm", key, randomBytes(12));
  return Buffer.concat([cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
};

/** What a person waits for: the derivation once, then each conversation on its own. */
export const vaultBench: Bench = async () => {
  const root = await rootOf(new Uint8Array(randomBytes(16)));
  const secret = randomBytes(32);
  const name = { uid: "bench", kind: "conversation", recordId: "long" };
  const value = conversation();
  const sealing: number[] = [];
  const opening: number[] = [];
  const bare: number[] = [];
  const deriving: number[] = [];
  let sealed: SealedRecord = await sealJson(root, name, value);
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(() => sealBare(secret, value)));
    sealing.push(
      await timed(async () => {
        sealed = await sealJson(root, name, value);
      }),
    );
    opening.push(await timed(() => openJson(root, name, sealed)));
  }
  for (let round = 0; round < 5; round++)
    deriving.push(
      await timed(() =>
        derivePassphraseKey(
          "blue kettle thursday lantern",
          new Uint8Array(randomBytes(16)),
          currentParameters,
        ),
      ),
    );
  const perSecond = (times: number[]): number => 1_000 / quantile(times, 0.5);
  const what = `${messageCount} messages`;
  return [
    atMost(`vault: sealing ${what}, p95`, quantile(sealing, 0.95), 50, "ms"),
    atMost(`vault: opening ${what}, p95`, quantile(opening, 0.95), 50, "ms"),
    ratioAtLeast(
      "vault: sealing beside bare deflate and AES",
      perSecond(sealing),
      perSecond(bare),
      0.4,
      "a second",
    ),
    atMost("vault: deriving the key", quantile(deriving, 0.5), 1_000, "ms"),
  ];
};

import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The little of CBOR that a passkey needs. */
const cbor = (value: unknown): Buffer => {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
    ]);
  throw new Error("not needed for a passkey");
};

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();
const text = (data: Buffer): string => data.toString("base64url");

/** A passkey on a device: it answers the two questions a browser would pass on to it. */
export const createTestAuthenticator = (origin = "http://localhost:3000") => {
  const rpId = new URL(origin).hostname;
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = "";

  /** User present and verified; with the key itself when it is made. */
  const dataOf = (attested: boolean): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(jwk.x ?? "", "base64url")],
        [-3, Buffer.from(jwk.y ?? "", "base64url")],
      ]),
    );
    const length = Buffer.from([0, id.length]);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([attested ? 0x45 : 0x05]),
      count,
      ...(attested ? [Buffer.alloc(16), length, id, key] : []),
    ]);
  };
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: "public-key",
    authenticatorAttachment: "platform",
    clientExtensionResults: {},
    response,
  });

  return {
    make: (options: Record<string, unknown>) => {
      userHandle = (options["user"] as { id: string }).id; // as the standard has it
      const data = clientData("webauthn.create", String(options["challenge"]));
      return credential({
        clientDataJSON: text(data),
        attestationObject: text(
          cbor(
            new Map<string, unknown>([
              ["fmt", "none"],
              ["attStmt", new Map()],
              ["authData", dataOf(true)],
            ]),
          ),
        ),
        transports: ["internal"],
      });
    },
    answer: (options: Record<string, unknown>) => {
      const data = clientData("webauthn.get", String(options["challenge"]));
      const authData = dataOf(false);
      return credential({
        clientDataJSON: text(data),
        authenticatorData: text(authData),
        signature: text(sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey)),
        userHandle,
      });
    },
  };
};

import { createECDH, createPrivateKey, hkdfSync, sign } from "node:crypto";

/** Push services ask for a fresh signature within a day. */
const lastsS = 12 * 60 * 60;

const curve = "prime256v1";

/** From the secret that is kept beside the other keys, so that every server has the same and none more is to be kept. */
const keyPairOf = (secret: string) => {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(hkdfSync("sha256", secret, "", "web push (VAPID)", 32)));
  const point = pair.getPublicKey();
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: pair.getPrivateKey("base64url"),
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  return { key, publicKey: point.toString("base64url") };
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Who we are to a push service (RFC 8292). `contact` is whom its people write to when something is wrong. */
export const createVapid = (secret: string, contact: string, now: () => Date) => {
  const { key, publicKey } = keyPairOf(secret);
  return {
    publicKey,
    authorization: (endpoint: string): string => {
      const head = encode({ typ: "JWT", alg: "ES256" });
      const claims = encode({
        aud: new URL(endpoint).origin,
        exp: Math.floor(now().getTime() / 1_000) + lastsS,
        sub: `mailto:${contact}`,
      });
      const signature = sign("sha256", Buffer.from(`${head}.${claims}`), {
        key,
        dsaEncoding: "ieee-p1363",
      });
      return `vapid t=${head}.${claims}.${signature.toString("base64url")}, k=${publicKey}`;
    },
  };
};

export type Vapid = ReturnType<typeof createVapid>;

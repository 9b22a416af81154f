import { hashPassword, verifyPassword } from "@app/server/identity/password-hash";
import { createAuthenticate } from "@app/server/identity/tokens";
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from "jose";
import { startProduct } from "../e2e/product.ts";
import { atMost, type Bench, type Figure, quantile, ratioAtLeast } from "./figure.ts";

const people = 20;
const rounds = 9;
const checks = 20_000;
const password = "four quiet grey stones";

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
};

/** Everybody at the door in the same moment; how long each waits. */
const allAtOnce = (work: (person: number) => Promise<unknown>): Promise<number[]> =>
  Promise.all(Array.from({ length: people }, (_, person) => timed(() => work(person))));

const signIns = async (): Promise<Figure[]> => {
  const product = await startProduct({ LOG_LEVEL: "error" });
  try {
    const post = async (path: string, body: object): Promise<void> => {
      const response = await fetch(`${product.url}/api/auth${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: product.url },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
      await response.arrayBuffer();
    };
    const email = (person: number) => `person${person}@mail.example`;
    for (let person = 0; person < people; person++)
      await post("/sign-up/email", { email: email(person), password, name: "" });
    const signIn = (person: number) => post("/sign-in/email", { email: email(person), password });
    const hash = await hashPassword(password);
    await allAtOnce(signIn);
    await allAtOnce(() => verifyPassword({ hash, password }));
    const waits: number[] = [];
    const perSecond = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const bareMs = await timed(() => allAtOnce(() => verifyPassword({ hash, password })));
      const oursMs = await timed(async () => waits.push(...(await allAtOnce(signIn))));
      perSecond.bare.push((people * 1_000) / bareMs);
      perSecond.ours.push((people * 1_000) / oursMs);
    }
    // The hash is slow on purpose: so many of them at once cannot be done sooner than the cores do them.
    const bareMs = (people * 1_000) / quantile(perSecond.bare, 0.5);
    return [
      atMost(`identity: sign-in, ${people} at once, p95`, quantile(waits, 0.95), 2 * bareMs, "ms"),
      ratioAtLeast(
        "identity: sign-ins beside the bare hash",
        quantile(perSecond.ours, 0.5),
        quantile(perSecond.bare, 0.5),
        0.4,
        "a second",
      ),
    ];
  } finally {
    await product.stop();
  }
};

const tokenChecks = async (): Promise<Figure[]> => {
  const { publicKey, privateKey } = await generateKeyPair("EdDSA", { extractable: true });
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: "bench", alg: "EdDSA" }] };
  let keyReads = 0;
  const authenticate = createAuthenticate({
    issuer: "http://localhost",
    audience: "bench",
    readKeys: async () => {
      keyReads++;
      return jwks;
    },
    hasEnded: () => false,
  });
  const tokens = await Promise.all(
    Array.from({ length: 500 }, (_, person) =>
      new SignJWT({ sid: String(person) })
        .setProtectedHeader({ alg: "EdDSA", kid: "bench" })
        .setSubject(String(person))
        .setIssuer("http://localhost")
        .setAudience("bench")
        .setIssuedAt()
        .setExpirationTime("10m")
        .sign(privateKey),
    ),
  );
  const keySet = createLocalJWKSet(jwks);
  const each = async (check: (token: string) => Promise<unknown>, count: number): Promise<number> =>
    (await timed(async () => {
      for (let index = 0; index < count; index++) {
        const found = await check(tokens[index % tokens.length] ?? "");
        if (!found) throw new Error("a good token was refused");
      }
    })) / count;
  const bareMs = await each((token) => jwtVerify(token, keySet), 2_000);
  const firstMs = await each((token) => authenticate(`Bearer ${token}`), tokens.length);
  const usualMs = await each((token) => authenticate(`Bearer ${token}`), checks);
  if (keyReads !== 1) throw new Error(`the keys were read ${keyReads} times`);
  return [
    atMost("identity: token check, as in every request", usualMs, 0.2, "ms"),
    atMost("identity: token check, a token's first", firstMs, 2, "ms"),
    ratioAtLeast(
      "identity: token checks beside bare verification",
      1 / usualMs,
      1 / bareMs,
      5,
      "a millisecond",
    ),
  ];
};

/** What somebody waits for who signs in, and what every request pays for knowing them. */
export const identityBench: Bench = async () => [...(await signIns()), ...(await tokenChecks())];

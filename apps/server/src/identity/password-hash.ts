import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { verifyPassword as verifyScrypt } from "better-auth/crypto";

/** Runs in Node's own threads, so that the server goes on answering meanwhile. */
const derive = promisify(argon2);

/** Argon2id at OWASP's floor, in the form with the least memory: it stays quick with twenty people at the door. */
const cost = { memoryKiB: 7_168, passes: 5 };
const tagBytes = 32;

const prefix = `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=1$`;

const tagOf = (
  password: string,
  nonce: Buffer,
  { memoryKiB, passes }: typeof cost,
): Promise<Buffer> =>
  derive("argon2id", {
    // One password may be typed on two keyboards in two forms of the same letters.
    message: password.normalize("NFKC"),
    nonce,
    parallelism: 1,
    tagLength: tagBytes,
    memory: memoryKiB,
    passes,
  });

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, cost);
  return `${prefix}${nonce.toString("base64url")}$${tag.toString("base64url")}`;
};

export const verifyPassword = async ({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> => {
  const match = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=1\$([\w-]{22})\$([\w-]{43})$/.exec(
    hash,
  );
  // Accounts from before this hash was chosen.
  if (!match) return verifyScrypt({ hash, password });
  const [, memory = "", passes = "", nonce = "", expected = ""] = match;
  const tag = await tagOf(password, Buffer.from(nonce, "base64url"), {
    memoryKiB: Number(memory),
    passes: Number(passes),
  });
  return timingSafeEqual(tag, Buffer.from(expected, "base64url"));
};

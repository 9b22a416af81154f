import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { password } from "./door.ts";

/** What the embedded voice speaks with. */
const rateHz = 22_050;
const headerBytes = 44;

/** Somebody with an account, calling the API without a browser. */
const newAccount = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@mail.example`, password, name: "" }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const token = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  return ((await token.json()) as { token: string }).token; // the identity provider's shape
};

const post = (url: string, token: string, body: object) =>
  fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** A room is never wholly silent, and a microphone that is would be taken for a broken one. */
const roomNoise = (): number => Math.round((Math.random() - 0.5) * 30);

const silence = (ms: number): Int16Array =>
  Int16Array.from({ length: Math.round((ms / 1_000) * rateHz) }, roomNoise);

const wavOf = (parts: readonly Int16Array[]): Buffer => {
  const dataBytes = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const bytes = Buffer.alloc(headerBytes + dataBytes);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rateHz, 24);
  bytes.writeUInt32LE(rateHz * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(dataBytes, 40);
  let at = headerBytes;
  for (const part of parts) for (const sample of part) at = bytes.writeInt16LE(sample, at);
  return bytes;
};

/**
 * What a microphone will hear: sentences, and silences in milliseconds between them. They are spoken by
 * another voice than the companion's, and paid for by another account than the test's.
 */
export const recordSpeech = async (
  url: string,
  parts: readonly (string | number)[],
): Promise<string> => {
  const token = await newAccount(url);
  const session = await post(`${url}/api/sessions`, token, { session_type: "voice" });
  const { session: made } = (await session.json()) as { session: { id: string } }; // the contract's shape
  const sound: Int16Array[] = [];
  for (const part of parts) {
    if (typeof part === "number") {
      sound.push(silence(part));
      continue;
    }
    const speech = await post(`${url}/audio/speech`, token, {
      text: part,
      session_id: made.id,
      format: "wav",
      voice: "slate",
    });
    if (!speech.ok) throw new Error(`no speech: ${speech.status} ${await speech.text()}`);
    const bytes = Buffer.from(await speech.arrayBuffer());
    const samples = bytes.subarray(headerBytes);
    sound.push(
      Int16Array.from({ length: samples.length >> 1 }, (_, at) => samples.readInt16LE(at * 2)),
    );
  }
  const file = join(mkdtempSync(join(tmpdir(), "e2e-said-")), "said.wav");
  writeFileSync(file, wavOf(sound));
  return file;
};

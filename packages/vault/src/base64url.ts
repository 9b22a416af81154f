import { VaultError } from "./vault-error.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const codes = new TextEncoder().encode(alphabet);
const unknown = 255;
const values = new Uint8Array(128).fill(unknown);
codes.forEach((code, value) => {
  values[code] = value;
});

/** Written out, because `btoa` chokes on megabytes and `toBase64` is missing in most browsers. */
export const toBase64Url = (bytes: Uint8Array): string => {
  const text = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let at = 0;
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const group = (a << 16) | (b << 8) | c;
    for (let shift = 18; shift >= 0 && at < text.length; shift -= 6)
      text[at++] = codes[(group >> shift) & 63] ?? 0;
  }
  return new TextDecoder().decode(text);
};

/** Strict: one text for the same bytes, so that no altered text passes as the original. */
export const fromBase64Url = (text: string): Bytes => {
  if (text.length % 4 === 1) throw new VaultError("damaged");
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let group = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const value = values[text.charCodeAt(i)] ?? unknown;
    if (value === unknown) throw new VaultError("damaged");
    group = (group << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = group >> bits;
      group &= (1 << bits) - 1;
    }
  }
  if (group !== 0) throw new VaultError("damaged");
  return bytes;
};

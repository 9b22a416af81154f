import type { Bytes } from "./base64url.ts";
import { VaultError } from "./vault-error.ts";

const pass = async (
  bytes: Bytes,
  through: CompressionStream | DecompressionStream,
): Promise<Bytes> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());

export const deflate = (bytes: Bytes): Promise<Bytes> =>
  pass(bytes, new CompressionStream("deflate-raw"));

export const inflate = async (bytes: Bytes): Promise<Bytes> => {
  try {
    return await pass(bytes, new DecompressionStream("deflate-raw"));
  } catch {
    throw new VaultError("damaged");
  }
};

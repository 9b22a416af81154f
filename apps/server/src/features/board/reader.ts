import type { ServerResponse } from "node:http";
import { Socket } from "node:net";

/** A text on its way to many: as it is, and as a chunk of a response, each made when it is first needed. */
export type Parcel = { plain(): Buffer; chunk(): Buffer };

export const parcelOf = (text: string): Parcel => {
  let plain: Buffer | undefined;
  let chunk: Buffer | undefined;
  return {
    plain: () => {
      plain ??= Buffer.from(text);
      return plain;
    },
    chunk: () => {
      const bytes = Buffer.byteLength(text);
      chunk ??= Buffer.from(`${bytes.toString(16)}\r\n${text}\r\n`);
      return chunk;
    },
  };
};

export type Reader = {
  /** The last event it was told. */
  at: number;
  /** False where it is gone, or was let go because too much waits for it. */
  write(parcel: Parcel): boolean;
  end(): void;
};

/**
 * One who reads the board live. The chunk's frame is the same for all readers too, so it is written to
 * the connection as it is: Node would make it anew, in three writes, for each of them.
 */
export const createReader = (
  response: ServerResponse,
  at: number,
  maxWaitingBytes: number,
): Reader => {
  const { socket } = response;
  const direct = socket instanceof Socket && response.chunkedEncoding ? socket : null;
  return {
    at,
    write: (parcel) => {
      if (response.destroyed || response.writableEnded) return false;
      if (direct) direct.write(parcel.chunk());
      else response.write(parcel.plain());
      if ((direct ?? response).writableLength <= maxWaitingBytes) return true;
      // It would only be buffered, for somebody who may never read it; the page comes back and resumes.
      response.destroy();
      return false;
    },
    end: () => {
      if (!response.destroyed) response.end();
    },
  };
};

import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freeDiskBytes, inGb } from "./machine.ts";

export type Download = {
  url: string;
  /** Where it is put once it is whole and right; beside it lies what came so far, as .part. */
  file: string;
  /** Null where nobody vouches for them. */
  bytes: number | null;
  sha256: string | null;
  signal: AbortSignal;
  onProgress: (doneBytes: number, totalBytes: number | null) => void;
  onNews?: (words: string) => void;
  /** Without a byte for this long it is asked for again. */
  stallMs?: number;
  retryMs?: number;
  freeBytes?: (folder: string) => Promise<number>;
};

/** Something the operator can be told in one line. */
export class DownloadFailed extends Error {
  override readonly name = "DownloadFailed";
  /** Another try may help. */
  readonly isPassing: boolean;
  readonly waitMs: number | null;
  constructor(words: string, how: { isPassing?: boolean; waitMs?: number | null } = {}) {
    super(words);
    this.isPassing = how.isPassing ?? false;
    this.waitMs = how.waitMs ?? null;
  }
}

const redirectsMax = 5;
/** In a row without a new byte. */
const triesMax = 5;
const stallDefaultMs = 30_000;
const retryDefaultMs = 2_000;
const waitMaxMs = 5 * 60_000;
/** A disk that is full to the last byte stops everything else too. */
const diskSpareBytes = 512 * 2 ** 20;
const redirects = new Set([301, 302, 303, 307, 308]);

const isLoopback = ({ hostname }: URL): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** Plain HTTP is for tests and mirrors of one's own; whoever began with HTTPS is not led away from it. */
const mayAsk = (url: URL, first: URL): boolean =>
  url.protocol === "https:" ||
  (url.protocol === "http:" &&
    first.protocol === "http:" &&
    (isLoopback(url) || url.host === first.host));

type Answer = { response: Response; leave: () => void };

const ask = async (o: Download, from: number, stall: () => AbortSignal): Promise<Answer> => {
  const first = new URL(o.url);
  let url = first;
  for (let hop = 0; hop <= redirectsMax; hop++) {
    const response = await fetch(url, {
      headers: {
        // Compressed bytes would not be counted right.
        "accept-encoding": "identity",
        ...(from > 0 ? { range: `bytes=${from}-` } : {}),
      },
      redirect: "manual",
      signal: AbortSignal.any([o.signal, stall()]),
    });
    const leave = () => void response.body?.cancel().catch(() => undefined);
    if (!redirects.has(response.status)) return { response, leave };
    leave();
    const next = URL.parse(response.headers.get("location") ?? "", url.href);
    if (!next || !mayAsk(next, first))
      throw new DownloadFailed("it leads on to an address that is not asked");
    // With a checksum it does not matter who hands the bytes over; without one it is all there is.
    if (next.host !== first.host && o.sha256 === null)
      throw new DownloadFailed(
        `it leads on to ${next.host}: give the file's sha256 (--sha256), or ask there yourself`,
      );
    url = next;
  }
  throw new DownloadFailed("it leads on and on");
};

const retryAfterMs = (header: string | null): number | null => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(waitMaxMs, Math.max(0, seconds * 1_000)) : null;
};

const refuse = ({ status, headers }: Response): DownloadFailed => {
  if (status === 429 || status === 503)
    return new DownloadFailed("the server asks to wait", {
      isPassing: true,
      waitMs: retryAfterMs(headers.get("retry-after")),
    });
  if (status === 404 || status === 410)
    return new DownloadFailed("the file is not there any more (404)");
  if (status === 401 || status === 403)
    return new DownloadFailed(`the server wants somebody who is signed in (${status})`);
  return new DownloadFailed(`the server answered ${status}`, { isPassing: status >= 500 });
};

const hashOf = async (file: string, hash: Hash, onBytes: (bytes: number) => void) => {
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const piece = chunk as Buffer; // no encoding was set
    hash.update(piece);
    bytes += piece.length;
    onBytes(bytes);
  }
};

const sizeOf = async (file: string): Promise<number> =>
  (await stat(file).catch(() => null))?.size ?? 0;

const totalOf = (response: Response, from: number): number | null => {
  const range = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  if (range) return Number(range);
  const length = response.headers.get("content-length");
  return length === null ? null : from + Number(length);
};

const checkDisk = async (o: Download, stillBytes: number): Promise<void> => {
  const free = await (o.freeBytes ?? freeDiskBytes)(dirname(o.file));
  if (free < stillBytes + diskSpareBytes)
    throw new DownloadFailed(
      `the disk is too full: ${inGb(stillBytes + diskSpareBytes)} are needed, ${inGb(free)} are free`,
    );
};

/** A file whose first letters are another format's is given up before it has cost anything more. */
const checkBeginning = (bytes: Uint8Array): void => {
  if (bytes.length >= 4 && Buffer.from(bytes.subarray(0, 4)).toString("latin1") !== "GGUF")
    throw new DownloadFailed("what came is no model's file");
};

/** One try: goes on from what is there, and gives back how many bytes there are now. */
const fetchOn = async (o: Download, part: string): Promise<void> => {
  let from = await sizeOf(part);
  if (o.bytes !== null && from > o.bytes) {
    await rm(part, { force: true });
    from = 0;
  }
  if (o.bytes !== null && from === o.bytes) return;
  const stallMs = o.stallMs ?? stallDefaultMs;
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), stallMs);
  let handle: FileHandle | undefined;
  try {
    const { response, leave } = await ask(o, from, () => stalled.signal);
    if (response.status === 416) {
      leave();
      await rm(part, { force: true });
      throw new DownloadFailed("what came so far did not fit and is fetched anew", {
        isPassing: true,
      });
    }
    if (response.status !== 200 && response.status !== 206) {
      leave();
      throw refuse(response);
    }
    // A server that does not do ranges sends all of it again.
    const isWhole = response.status === 200;
    if (isWhole) from = 0;
    else if (
      Number(/^bytes (\d+)-/.exec(response.headers.get("content-range") ?? "")?.[1]) !== from
    ) {
      leave();
      throw new DownloadFailed("the server sent another part than was asked for");
    }
    const total = totalOf(response, from);
    const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
    if (isPage || !response.body) {
      leave();
      throw new DownloadFailed("a page came in place of a file");
    }
    if (o.bytes !== null && total !== null && total !== o.bytes) {
      leave();
      throw new DownloadFailed(`the file has another length: ${total} bytes instead of ${o.bytes}`);
    }
    const wanted = o.bytes ?? total;
    await checkDisk(o, (wanted ?? from) - from).catch((error: unknown) => {
      leave();
      throw error;
    });
    handle = await open(part, isWhole ? "w" : "a");
    let done = from;
    for await (const chunk of response.body) {
      timer.refresh();
      if (done === 0) checkBeginning(chunk);
      if (wanted !== null && done + chunk.length > wanted)
        throw new DownloadFailed("more came than the file is long");
      await handle.writeFile(chunk);
      done += chunk.length;
      o.onProgress(done, wanted);
    }
    if (wanted !== null && done < wanted)
      throw new DownloadFailed("the line broke off", { isPassing: true });
  } catch (error) {
    o.signal.throwIfAborted();
    if (error instanceof DownloadFailed) throw error;
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOSPC" || code === "EDQUOT")
      throw new DownloadFailed("the disk is full; what came so far is kept");
    if (code === "EACCES" || code === "EROFS" || code === "EPERM")
      throw new DownloadFailed(`this folder cannot be written to: ${dirname(o.file)}`);
    throw new DownloadFailed(
      stalled.signal.aborted ? "nothing came any more" : "the line broke off",
      {
        isPassing: true,
      },
    );
  } finally {
    clearTimeout(timer);
    await handle?.sync().catch(() => undefined);
    await handle?.close();
  }
};

const fetchAll = async (o: Download, part: string): Promise<void> => {
  for (let tries = 1; ; tries++) {
    const before = await sizeOf(part);
    try {
      return await fetchOn(o, part);
    } catch (error) {
      if (!(error instanceof DownloadFailed) || !error.isPassing) throw error;
      if ((await sizeOf(part)) > before) tries = 1;
      if (tries >= triesMax)
        throw new DownloadFailed(`${error.message}; asked again it goes on from where it was`);
      o.onNews?.(`${error.message}; trying again`);
      await wait(error.waitMs ?? (o.retryMs ?? retryDefaultMs) * tries, undefined, {
        signal: o.signal,
      });
    }
  }
};

/**
 * Fetches a large file: goes on where it stopped, holds it against its length and checksum, and puts it in its
 * place only when it is right. Gives back its sha256.
 */
export const download = async (o: Download): Promise<string> => {
  const part = `${o.file}.part`;
  await mkdir(dirname(o.file), { recursive: true });
  for (let isAgain = false; ; isAgain = true) {
    const resumed = (await sizeOf(part)) > 0;
    if (o.bytes !== null) await checkDisk(o, Math.max(0, o.bytes - (await sizeOf(part))));
    await fetchAll(o, part);
    const hash = createHash("sha256");
    await hashOf(part, hash, () => o.signal.throwIfAborted());
    const sha256 = hash.digest("hex");
    if (o.sha256 === null || sha256 === o.sha256) {
      await rename(part, o.file);
      return sha256;
    }
    await rm(part, { force: true });
    // The halves of two different files make neither: once more, from the beginning.
    if (!resumed || isAgain)
      throw new DownloadFailed(
        `the bytes of ${basename(o.file)} are not the expected ones (sha256 ${sha256.slice(0, 12)}…), and were deleted`,
      );
    o.onNews?.("what was there did not fit to the rest; fetching all of it anew");
  }
};

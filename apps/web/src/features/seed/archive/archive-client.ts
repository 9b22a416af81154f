import type { ReadExport } from "@app/vault/export/read-export";
import type { ExportInput } from "@app/vault/export/write-export";
import type { ArchiveReply, ArchiveRequest } from "./archive-worker.ts";

/** One worker for one piece of work: what it held of anybody's words goes with it. */
const ask = (request: ArchiveRequest): Promise<Uint8Array<ArrayBuffer> | ReadExport> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./archive-worker.ts", import.meta.url), { type: "module" });
    const over = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<ArchiveReply>) =>
      over(() =>
        "output" in data ? resolve(data.output) : reject(new Error("the archive failed")),
      );
    worker.onerror = () => over(() => reject(new Error("the archive failed")));
    worker.postMessage(request);
  });

export const zipExport = async (input: ExportInput): Promise<Uint8Array<ArrayBuffer>> => {
  const zip = await ask({ id: 0, call: "write", input });
  if (!(zip instanceof Uint8Array)) throw new Error("the archive failed");
  return zip;
};

export const unzipExport = async (file: Blob): Promise<ReadExport> => {
  const input = new Uint8Array(await file.arrayBuffer());
  const read = await ask({ id: 0, call: "read", input });
  if (read instanceof Uint8Array) throw new Error("the archive failed");
  return read;
};

import { type ReadExport, readExport } from "@app/vault/export/read-export";
import { type ExportInput, writeExport } from "@app/vault/export/write-export";

export type ArchiveRequest =
  | { id: number; call: "write"; input: ExportInput }
  | { id: number; call: "read"; input: Uint8Array };

export type ArchiveReply =
  | { id: number; output: Uint8Array<ArrayBuffer> | ReadExport }
  | { id: number; failed: true };

/** Zipping would freeze a page. It is not done beside the keys either: a zip comes from anywhere. */
const work = ({ call, input }: ArchiveRequest) =>
  call === "write" ? writeExport(input) : readExport(input);

self.onmessage = ({ data }: MessageEvent<ArchiveRequest>) => {
  const { id } = data;
  try {
    self.postMessage({ id, output: work(data) } satisfies ArchiveReply);
  } catch {
    self.postMessage({ id, failed: true } satisfies ArchiveReply);
  }
};

import { brand } from "@app/contract/brand";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { Bytes } from "../base64url.ts";
import { type Archive, type ArchiveRecord, archiveFormat, archiveVersion } from "./archive.ts";
import { exportPaths, recordPath, sealedPath } from "./export-paths.ts";
import { openerPage } from "./opener-page.ts";
import { readMe } from "./read-me.ts";
import { toMarkdown } from "./to-markdown.ts";

export type ExportRecord = ArchiveRecord & {
  /** What it holds, opened. Left out where it did not open, or the person wants no readable copy. */
  value?: unknown;
};

export type ExportInput = {
  uid: string;
  madeAt: Date;
  vault: Archive["vault"];
  records: readonly ExportRecord[];
  /** What the server keeps readable, by name: profile, actions, memories, settings. */
  account: Readonly<Record<string, unknown>>;
  /** The web build's bundle of the opener. */
  openerScript: string;
};

export const exportFileName = (madeAt: Date): string =>
  `${brand.slug}-export-${madeAt.toISOString().slice(0, 10)}.zip`;

const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);

/** A zip knows the years 1980 to 2099 only, and a device's clock may be far off. */
const zipTime = (madeAt: Date): Date => {
  const year = madeAt.getFullYear();
  return year > 1980 && year < 2099 ? madeAt : new Date(2000, 0, 1);
};

/** One zip: to be read by a person, by a program, and by this product again. */
export const writeExport = (input: ExportInput): Bytes => {
  const { uid, vault, account } = input;
  const madeAt = input.madeAt.toISOString();
  const sealed = input.records.map(({ value: _value, ...record }) => record);
  const opened = input.records.filter(({ value }) => value !== undefined);
  const head = { format: archiveFormat, version: archiveVersion, uid, madeAt, vault };
  const files: Zippable = {
    [exportPaths.readMe]: strToU8(
      readMe({ madeAt, recordCount: sealed.length, openedCount: opened.length }),
    ),
    [exportPaths.opener]: strToU8(
      openerPage({ script: input.openerScript, archive: { ...head, records: sealed } }),
    ),
    [exportPaths.head]: json({ ...head, recordCount: sealed.length }),
    [exportPaths.everything]: json({
      madeAt,
      account,
      records: opened.map(({ kind, recordId, createdAt, value }) => ({
        kind,
        recordId,
        createdAt,
        value,
      })),
    }),
  };
  for (const record of sealed) files[sealedPath(record)] = json(record);
  for (const { value, ...record } of opened)
    files[recordPath(record, value)] = strToU8(toMarkdown(record.kind, value));
  for (const [name, value] of Object.entries(account))
    files[exportPaths.account(name)] = strToU8(toMarkdown(name, value));
  return new Uint8Array(zipSync(files, { mtime: zipTime(input.madeAt), level: 6 }));
};

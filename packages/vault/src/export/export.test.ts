import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { createVault, type OpenVault } from "../keys/keys.ts";
import { makePhrase } from "../keys/phrase.ts";
import { openJson, resealRecord, sealJson } from "../records/record.ts";
import { openArchive } from "./open-archive.ts";
import { openerIds } from "./opener-page.ts";
import { planImport } from "./plan-import.ts";
import { readExport } from "./read-export.ts";
import { type ExportInput, exportFileName, writeExport } from "./write-export.ts";

const quick = { m: 64, t: 1, p: 1 } as const;
const uid = "ada";
const phrase = makePhrase();
const passphrase = "blue kettle thursday";
const talk = {
  title: "</script><b>Night</b>",
  createdAt: "2026-03-01T22:00:00.000Z",
  summary: "Sleep came late.",
  actions: ["A walk"],
  messages: [
    { role: "user", content: "# Not a heading\nI can’t sleep 🌙" },
    { role: "assistant", content: "What keeps you up?" },
  ],
};

let vault: OpenVault;
let input: ExportInput;
beforeAll(async () => {
  vault = await createVault(uid, phrase, passphrase, quick);
  const record = async (kind: string, recordId: string, createdAt: string, value: unknown) => ({
    kind,
    recordId,
    createdAt,
    value,
    ...(await sealJson(vault.root, { uid, kind, recordId }, value)),
  });
  input = {
    uid,
    madeAt: new Date("2026-04-05T06:07:08Z"),
    vault: { ...vault.wrapped, passphraseHint: "what <boils>" },
    records: [
      await record("conversation", "r2", "2026-03-01T22:00:00.000Z", talk),
      await record("check-in", "../../r1", "2026-02-01T08:00:00.000Z", {
        moodBefore: 3,
        tags: ["a"],
      }),
      await record("check-in", "..-..-r1", "2026-02-02T08:00:00.000Z", { moodBefore: 4 }),
    ],
    account: { profile: { username: "Ada" } },
    openerScript: 'const closing = "</script>";',
  };
});

const filesOf = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([path, file]) => [path, strFromU8(file)]));

const readBack = (zip: Uint8Array) => {
  const result = readExport(zip);
  if (!result.read) throw new Error(result.problem);
  return result;
};

describe("an export", () => {
  test("holds every record to read, to process and as it is kept", () => {
    const files = filesOf(writeExport(input));
    expect(Object.keys(files).filter((path) => path.startsWith("encrypted/records/"))).toHaveLength(
      3,
    );
    const [, text = ""] =
      Object.entries(files).find(([path]) => path.startsWith("readable/conversation/")) ?? [];
    expect(text).toContain("> I can’t sleep 🌙");
    expect(text).toContain("> # Not a heading");
    expect(JSON.parse(files["everything.json"] ?? "")).toMatchObject({
      account: input.account,
      records: [{ value: talk }, { value: { moodBefore: 3 } }, { value: { moodBefore: 4 } }],
    });
    expect(files["readable/account/profile.md"]).toContain("**Username:** Ada");
  });

  test("leads no file out of its folder", () => {
    for (const path of Object.keys(unzipSync(writeExport(input))))
      expect(path).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.(md|json|txt|html)$/);
  });

  test("holds not a word to read when the person wants the locked ones only", () => {
    const locked = input.records.map(({ value: _value, ...record }) => record);
    const all = Object.values(filesOf(writeExport({ ...input, records: locked }))).join("\n");
    expect(all).not.toContain("sleep 🌙");
    expect(all).not.toContain("Night");
  });

  test("is named after the day, and a clock far off does not prevent it", () => {
    expect(exportFileName(input.madeAt)).toMatch(/-export-2026-04-05\.zip$/);
    expect(readBack(writeExport({ ...input, madeAt: new Date(0) })).archive.records).toHaveLength(
      3,
    );
  });
});

describe("the page inside", () => {
  test("carries its data and script whole, whatever they contain", async () => {
    const page = filesOf(writeExport(input))["open-me.html"] ?? "";
    const [, data = ""] =
      new RegExp(`id="${openerIds.archive}">(.*?)</script>`, "s").exec(page) ?? [];
    const archive = JSON.parse(data);
    expect(archive.records).toHaveLength(3);
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).toContain("what &#60;boils&#62;");
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/https?:/);
  });

  test("opens every record with the passphrase or the phrase", async () => {
    const { archive } = readBack(writeExport(input));
    for (const secret of [passphrase, phrase.toUpperCase()]) {
      const opened = await openArchive(archive, secret);
      expect(opened.map((record) => ("value" in record ? record.value : record.error))).toEqual(
        expect.arrayContaining([talk]),
      );
      expect(opened).toHaveLength(3);
    }
    await expect(openArchive(archive, "wrong")).rejects.toThrow("wrong-passphrase");
    await expect(openArchive(archive, makePhrase())).rejects.toThrow("wrong-phrase");
  });

  test("shows the others when one record is damaged", async () => {
    const { archive } = readBack(writeExport(input));
    const [first, ...rest] = archive.records;
    if (!first) throw new Error("no record");
    const records = [{ ...first, iv: rest[0]?.iv ?? "" }, ...rest];
    const opened = await openArchive({ ...archive, records }, passphrase);
    expect(opened.map((record) => "error" in record)).toEqual([true, false, false]);
  });
});

describe("an import", () => {
  test("into a new account brings every record back, under the new name", async () => {
    const { archive, account, missingCount } = readBack(writeExport(input));
    expect({ account, missingCount }).toEqual({ account: input.account, missingCount: 0 });
    const plan = planImport(archive, { uid: "bea", hasVault: false, records: [] });
    expect(plan).toMatchObject({ reseal: true, adoptPhrase: true, lockMissing: false, skip: [] });
    const to = { uid: "bea", root: (await createVault("bea", makePhrase(), "new", quick)).root };
    const values: unknown[] = [];
    for (const record of plan.add) {
      const moved = await resealRecord({ uid, root: vault.root }, to, record, record);
      values.push(await openJson(to.root, { ...record, uid: "bea" }, moved));
    }
    expect(values).toEqual([{ moodBefore: 3, tags: ["a"] }, { moodBefore: 4 }, talk]);
  });

  test("a second time adds nothing twice", () => {
    const { archive } = readBack(writeExport(input));
    const plan = planImport(archive, { uid, hasVault: true, records: archive.records });
    expect(plan.add).toEqual([]);
    expect(plan.skip).toHaveLength(3);
    expect(plan).toMatchObject({ reseal: false, adoptPhrase: false });
  });

  test("says how many records are missing or cannot be read, and takes the others", () => {
    const files = unzipSync(writeExport(input));
    const [gone = "", broken = ""] = Object.keys(files).filter((path) => /records/.test(path));
    delete files[gone];
    files[broken] = strToU8("{");
    const { archive, missingCount } = readBack(zipSync(files));
    expect([archive.records.length, missingCount]).toEqual([1, 2]);
  });

  test("of locked records without their lock is told", () => {
    const { archive } = readBack(writeExport({ ...input, vault: null }));
    expect(planImport(archive, { uid: "bea", hasVault: true, records: [] }).lockMissing).toBe(true);
  });

  test.each([
    ["no zip", strToU8("hello"), "not-an-export"],
    ["nothing", new Uint8Array(), "not-an-export"],
    ["another zip", zipSync({ "a.txt": strToU8("a") }), "not-an-export"],
  ])("of %s is refused with a reason", (_what, zip, problem) => {
    expect(readExport(zip)).toEqual({ read: false, problem });
  });

  test("of a newer version is refused as such", () => {
    const files = unzipSync(writeExport(input));
    const head = JSON.parse(strFromU8(files["encrypted/export.json"] ?? new Uint8Array()));
    files["encrypted/export.json"] = strToU8(JSON.stringify({ ...head, version: 2 }));
    expect(readExport(zipSync(files))).toEqual({ read: false, problem: "unsupported-version" });
  });

  test("of an export cut off is refused", () => {
    const zip = writeExport(input);
    expect(readExport(zip.slice(0, zip.length - 40))).toMatchObject({ read: false });
  });
});

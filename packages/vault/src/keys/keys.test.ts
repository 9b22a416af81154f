import { beforeAll, describe, expect, test, vi } from "vitest";
import { openJson, sealJson } from "../records/record.ts";
import { VaultError, type VaultErrorCode } from "../vault-error.ts";
import { provePhrase, proveWords } from "./drill.ts";
import { type Envelope, readEnvelope, type WrappedPhrase, writeEnvelope } from "./envelope.ts";
import {
  changePassphrase,
  createVault,
  type OpenVault,
  rebuildVault,
  recoverVault,
  revealPhrase,
  unlockVault,
  unlockWithPhrase,
} from "./keys.ts";
import { makePhrase } from "./phrase.ts";

const quick = { m: 64, t: 1, p: 1 } as const;
const uid = "ada";
const phrase = makePhrase();
const passphrase = "blue kettle thursday";
const name = { uid, kind: "conversation", recordId: "r1" };
let vault: OpenVault;
beforeAll(async () => {
  vault = await createVault(uid, phrase, passphrase, quick);
});

const failureOf = async (work: Promise<unknown>): Promise<VaultErrorCode | "opened"> =>
  work.then(
    () => "opened" as const,
    (error) => {
      if (error instanceof VaultError) return error.code;
      throw error;
    },
  );

const altered = (change: Partial<WrappedPhrase>): WrappedPhrase => ({
  ...vault.wrapped,
  ...change,
});

describe("a vault", () => {
  test("opens with its passphrase, and with its twelve words", async () => {
    const sealed = await sealJson(vault.root, name, "kept");
    for (const root of [
      await unlockVault(uid, vault.wrapped, passphrase),
      await unlockWithPhrase(uid, vault.wrapped, phrase),
    ])
      expect(await openJson(root, name, sealed)).toBe("kept");
  });

  test("forgives what a keyboard does to a passphrase, and nothing else", async () => {
    const made = await createVault(uid, phrase, "Café au lait", quick);
    expect(await failureOf(unlockVault(uid, made.wrapped, " Cafe\u0301  au lait "))).toBe("opened");
    expect(await failureOf(unlockVault(uid, made.wrapped, "café au lait"))).toBe(
      "wrong-passphrase",
    );
  });

  test("holds its key where nobody can read it out", async () => {
    expect(vault.root.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", vault.root)).rejects.toThrow();
  });

  test("carries the parameters it was made with", async () => {
    const stronger = await changePassphrase(uid, vault.wrapped, passphrase, "new words here", {
      m: 128,
      t: 3,
      p: 1,
    });
    expect(JSON.parse(stronger.wrapped.encryptedSeedPhrase)).toMatchObject({ v: 1, m: 128, t: 3 });
    expect(await failureOf(unlockVault(uid, stronger.wrapped, "new words here"))).toBe("opened");
  });
});

describe("a new passphrase", () => {
  test("set by the twelve words opens what was saved before, and the old one does not", async () => {
    const sealed = await sealJson(vault.root, name, "kept");
    const { wrapped } = await recoverVault(uid, vault.wrapped, phrase, "another one", quick);
    expect(await openJson(await unlockVault(uid, wrapped, "another one"), name, sealed)).toBe(
      "kept",
    );
    expect(await failureOf(unlockVault(uid, wrapped, passphrase))).toBe("wrong-passphrase");
  });

  test("set by the old one opens what was saved before", async () => {
    const sealed = await sealJson(vault.root, name, "kept");
    const { wrapped } = await changePassphrase(uid, vault.wrapped, passphrase, "another", quick);
    expect(await openJson(await unlockVault(uid, wrapped, "another"), name, sealed)).toBe("kept");
    expect(await revealPhrase(uid, wrapped, "another")).toBe(phrase);
  });

  test("is not set by a sound phrase of another vault", async () => {
    expect(await failureOf(recoverVault(uid, vault.wrapped, makePhrase(), "mine", quick))).toBe(
      "wrong-phrase",
    );
  });

  test("can be set from a saved record alone, when the wrapped phrase is lost", async () => {
    const record = await sealJson(vault.root, name, "kept");
    const { wrapped } = await rebuildVault(phrase, { name, record }, "another", quick);
    expect(await openJson(await unlockVault(uid, wrapped, "another"), name, record)).toBe("kept");
    expect(await failureOf(rebuildVault(makePhrase(), { name, record }, "another", quick))).toBe(
      "damaged",
    );
  });
});

describe("what does not open a vault", () => {
  test.each(["", " ", "blue kettle", "Blue kettle thursday", "blue kettle thursday "])(
    "the passphrase %j is told apart from damage",
    async (typed) => {
      const wanted = typed.trim() === passphrase ? "opened" : "wrong-passphrase";
      expect(await failureOf(unlockVault(uid, vault.wrapped, typed))).toBe(wanted);
    },
  );

  test("any character of the wrapped phrase changed", async () => {
    for (const field of ["encryptedSeedPhrase", "salt", "iv"] as const) {
      const text = vault.wrapped[field];
      for (let at = 0; at < text.length; at++)
        for (const sign of ["A", "1", " ", '"', "é"]) {
          if (text[at] === sign) continue;
          const wrapped = altered({ [field]: text.slice(0, at) + sign + text.slice(at + 1) });
          expect(await failureOf(unlockVault(uid, wrapped, passphrase)), `${field} ${at}`).toBe(
            "damaged",
          );
        }
    }
  });

  test("the wrapped phrase cut off anywhere", async () => {
    for (const field of ["encryptedSeedPhrase", "salt", "iv"] as const)
      for (let end = 0; end < vault.wrapped[field].length; end++) {
        const wrapped = altered({ [field]: vault.wrapped[field].slice(0, end) });
        expect(await failureOf(unlockVault(uid, wrapped, passphrase))).toBe("damaged");
      }
  });

  test("another person's wrapped phrase", async () => {
    expect(await failureOf(unlockVault("bea", vault.wrapped, passphrase))).toBe("damaged");
  });

  test("a version of tomorrow, told as such", async () => {
    const text = vault.wrapped.encryptedSeedPhrase.replace('"v":1', '"v":2');
    expect(
      await failureOf(unlockVault(uid, altered({ encryptedSeedPhrase: text }), passphrase)),
    ).toBe("unsupported-version");
  });

  test("a browser without cryptography, told as such", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const failure = await failureOf(unlockVault(uid, vault.wrapped, passphrase));
    vi.unstubAllGlobals();
    expect(failure).toBe("unavailable");
  });
});

describe("a forger who writes a fitting checksum", () => {
  const forge = async (change: (envelope: Envelope) => Partial<Envelope>, forUid = uid) => {
    const envelope = await readEnvelope(vault.wrapped, uid);
    const wrapped = await writeEnvelope({ ...envelope, ...change(envelope) }, forUid);
    return failureOf(unlockVault(forUid, wrapped, passphrase));
  };
  const flip = (bytes: Uint8Array, at: number) =>
    new Uint8Array(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));

  test("opens nothing by changing a byte of the data, the salt or the iv", async () => {
    for (const field of ["data", "salt", "iv"] as const) {
      const { length } = (await readEnvelope(vault.wrapped, uid))[field];
      for (let at = 0; at < length; at++)
        expect(await forge((envelope) => ({ [field]: flip(envelope[field], at) }))).toBe(
          "wrong-passphrase",
        );
    }
  });

  test("opens nothing under another person's name", async () => {
    expect(await forge(() => ({}), "bea")).toBe("wrong-passphrase");
  });

  test("cannot pass another vault's phrase off as this one's", async () => {
    expect(await forge(() => ({ proof: "AAAAAAAAAAAAAAAAAAAAAA" }))).toBe("damaged");
  });

  test.each([
    { m: 4_194_304, t: 1, p: 1 as const },
    { m: 64, t: 1_000, p: 1 as const },
    { m: 0.5, t: 1, p: 1 as const },
    { m: 64, t: 0, p: 1 as const },
  ])("cannot make the device derive with %j", async (parameters) => {
    expect(await forge(() => ({ parameters }))).toBe("unsupported-version");
  });
});

describe("a drill", () => {
  test("is passed by the vault's own phrase only", async () => {
    expect(await provePhrase(uid, vault.wrapped, ` ${phrase.toUpperCase()}\n`)).toBe(true);
    expect(await provePhrase(uid, vault.wrapped, makePhrase())).toBe(false);
    expect(await provePhrase(uid, vault.wrapped, "not a phrase")).toBe(false);
  });

  test("by three words says which were right", async () => {
    const words = phrase.split(" ");
    const answers = [
      { position: 3, word: ` ${words[2]?.toUpperCase()} ` },
      { position: 7, word: "zzz" },
    ];
    expect(await proveWords(uid, vault.wrapped, passphrase, answers)).toEqual([
      { position: 3, right: true },
      { position: 7, right: false },
    ]);
  });
});

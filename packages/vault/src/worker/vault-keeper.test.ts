import { beforeEach, describe, expect, test } from "vitest";
import { createVault } from "../keys/keys.ts";
import { makePhrase } from "../keys/phrase.ts";
import { sealJson } from "../records/record.ts";
import type { LockReason, VaultCallName, VaultInput, VaultRequest } from "./protocol.ts";
import { createVaultKeeper, type VaultKeeper } from "./vault-keeper.ts";

const quick = { m: 64, t: 1, p: 1 } as const;
const idleMs = 600_000;
const record = { kind: "conversation", recordId: "r1" };

/** Two clocks that can be moved apart, and timers that ring when the monotonic one gets there. */
const createClock = () => {
  let [monotonic, wall] = [0, 1_800_000_000_000];
  let timers: { atMs: number; run: () => void }[] = [];
  return {
    monotonicMs: () => monotonic,
    wallMs: () => wall,
    after: (delayMs: number, run: () => void) => {
      const timer = { atMs: monotonic + delayMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass: (ms: number) => {
      const end = monotonic + ms;
      for (;;) {
        const next = timers.filter(({ atMs }) => atMs <= end).sort((a, b) => a.atMs - b.atMs)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        wall += next.atMs - monotonic;
        monotonic = next.atMs;
        next.run();
      }
      wall += end - monotonic;
      monotonic = end;
    },
    sleep: (ms: number) => {
      wall += ms;
    },
    setBack: (ms: number) => {
      wall -= ms;
    },
    timers: () => timers.length,
  };
};

let clock: ReturnType<typeof createClock>;
let keeper: VaultKeeper;
let locked: [LockReason, string][];
beforeEach(() => {
  clock = createClock();
  locked = [];
  keeper = createVaultKeeper({
    clock,
    idleMs,
    parameters: quick,
    onLock: (reason, uid) => locked.push([reason, uid]),
  });
});

const ask = async <N extends VaultCallName>(call: N, input: VaultInput<N>): Promise<unknown> => {
  // The union of requests cannot be built from a generic name; the parameters above keep it sound.
  const reply = await keeper.handle({ id: 7, call, input } as VaultRequest);
  if ("locked" in reply) throw new Error("an answer was expected");
  expect(reply.id).toBe(7);
  return "error" in reply ? { error: reply.error } : reply.output;
};

const passphrase = "blue kettle thursday";
const phrase = makePhrase();
const makeVault = () => ask("create", { uid: "ada", phrase, passphrase });
const sealOne = () => ask("seal", { ...record, value: { text: "hello" } });

describe("an open vault", () => {
  test("seals and opens; a locked one does neither", async () => {
    expect(await sealOne()).toEqual({ error: "locked" });
    await makeVault();
    const sealed = (await sealOne()) as { encryptedData: string; iv: string; salt: string };
    expect(await ask("open", { ...record, record: sealed })).toEqual({ value: { text: "hello" } });
    await ask("lock", { reason: "asked" });
    expect(await ask("open", { ...record, record: sealed })).toEqual({ error: "locked" });
    expect(locked).toEqual([["asked", "ada"]]);
  });

  test("is opened again by its passphrase, and a wrong one leaves it as it was", async () => {
    const { wrapped } = await createVault("ada", phrase, passphrase, quick);
    expect(await ask("unlock", { uid: "ada", wrapped, passphrase: "no" })).toEqual({
      error: "wrong-passphrase",
    });
    expect(keeper.status()).toEqual({ open: false });
    expect(await ask("unlock", { uid: "ada", wrapped, passphrase })).toEqual({ uid: "ada" });
    expect(await ask("unlock", { uid: "ada", wrapped, passphrase: "no" })).toEqual({
      error: "wrong-passphrase",
    });
    expect(keeper.status()).toEqual({ open: true, uid: "ada", idleMs });
  });

  test("is locked before somebody else's opens", async () => {
    await makeVault();
    await ask("create", { uid: "bea", phrase: makePhrase(), passphrase });
    expect(locked).toEqual([["sign-out", "ada"]]);
    expect(keeper.status()).toMatchObject({ uid: "bea" });
  });

  test("can be recovered with a saved record when its wrapped phrase is damaged", async () => {
    const { root, wrapped } = await createVault("ada", phrase, passphrase, quick);
    const evidence = { ...record, record: await sealJson(root, { uid: "ada", ...record }, "x") };
    const broken = { ...wrapped, iv: "" };
    const input = { uid: "ada", wrapped: broken, phrase, newPassphrase: "new" };
    expect(await ask("recover", input)).toEqual({ error: "damaged" });
    expect(await ask("recover", { ...input, evidence })).toHaveProperty("wrapped.iv");
    expect(keeper.status()).toMatchObject({ open: true });
  });

  test("passes a drill by three words only when all are right", async () => {
    const { wrapped } = await createVault("ada", phrase, passphrase, quick);
    const answer = (position: number) => ({
      position,
      word: phrase.split(" ")[position - 1] ?? "",
    });
    const prove = (answers: { position: number; word: string }[]) =>
      ask("proveWords", { uid: "ada", wrapped, passphrase, answers });
    expect(await prove([answer(2), answer(5), answer(9)])).toMatchObject({ proved: true });
    expect(await prove([answer(2), { position: 5, word: "zzz" }])).toMatchObject({ proved: false });
    expect(await prove([])).toMatchObject({ proved: false });
  });
});

describe("the idle time", () => {
  test("locks by itself, once, and leaves no timer behind", async () => {
    await makeVault();
    clock.pass(idleMs - 1);
    expect(locked).toEqual([]);
    clock.pass(1);
    expect(locked).toEqual([["idle", "ada"]]);
    clock.pass(idleMs * 3);
    expect(locked).toHaveLength(1);
    expect(clock.timers()).toBe(0);
  });

  test("begins anew with whatever the person does", async () => {
    await makeVault();
    for (let i = 0; i < 5; i++) {
      clock.pass(idleMs - 1);
      await (i % 2 ? sealOne() : ask("touch", {}));
    }
    expect(locked).toEqual([]);
    clock.pass(idleMs);
    expect(locked).toEqual([["idle", "ada"]]);
  });

  test("goes on while the device sleeps", async () => {
    await makeVault();
    clock.sleep(idleMs);
    expect(await sealOne()).toEqual({ error: "locked" });
    expect(locked).toEqual([["idle", "ada"]]);
  });

  test("is not stretched by a clock that was set back", async () => {
    await makeVault();
    clock.setBack(86_400_000);
    clock.pass(idleMs);
    expect(locked).toEqual([["idle", "ada"]]);
  });

  test("can be chosen while the vault is open, and shorter takes effect at once", async () => {
    await makeVault();
    clock.pass(120_000);
    expect(await ask("setIdle", { idleMs: 60_000 })).toEqual({ open: false });
    expect(locked).toEqual([["idle", "ada"]]);
  });

  test("a touch does not open what is locked", async () => {
    await makeVault();
    clock.sleep(idleMs);
    expect(await ask("touch", {})).toEqual({ open: false });
  });
});

describe("a lock that comes in between", () => {
  test("wins over an unlock on its way", async () => {
    const { wrapped } = await createVault("ada", phrase, passphrase, quick);
    const unlocking = ask("unlock", { uid: "ada", wrapped, passphrase });
    keeper.lock("sign-out");
    expect(await unlocking).toEqual({ error: "locked" });
    expect(keeper.status()).toEqual({ open: false });
  });

  test("keeps back what was being opened", async () => {
    await makeVault();
    const sealed = (await sealOne()) as { encryptedData: string; iv: string; salt: string };
    const opening = ask("open", { ...record, record: sealed });
    keeper.lock("other-tab");
    expect(await opening).toEqual({ error: "locked" });
  });
});

describe("an import", () => {
  test("takes a record of another vault over, until it is closed", async () => {
    const old = await createVault("old", makePhrase(), "old passphrase", quick);
    const kept = await sealJson(old.root, { uid: "old", ...record }, "from before");
    const source = { uid: "old", wrapped: old.wrapped, passphrase: "old passphrase" };
    expect(await ask("openImport", source)).toEqual({ error: "locked" });
    await makeVault();
    expect(await ask("openImport", source)).toEqual({ uid: "old" });
    const sealed = (await ask("reseal", { ...record, record: kept })) as typeof kept;
    expect(await ask("open", { ...record, record: sealed })).toEqual({ value: "from before" });
    await ask("closeImport", {});
    expect(await ask("reseal", { ...record, record: kept })).toEqual({ error: "locked" });
  });
});

import { provePhrase, proveWords } from "../keys/drill.ts";
import {
  changePassphrase,
  createVault,
  type OpenVault,
  rebuildVault,
  recoverVault,
  revealPhrase,
  unlockVault,
  unlockWithPhrase,
} from "../keys/keys.ts";
import { type Argon2Parameters, currentParameters } from "../keys/passphrase-key.ts";
import { checkPhrase, makePhrase } from "../keys/phrase.ts";
import { openJson, resealRecord, sealJson } from "../records/record.ts";
import { VaultError } from "../vault-error.ts";
import type { VaultKey } from "../web-crypto.ts";
import { createIdleLock, type VaultClock } from "./idle-lock.ts";
import type {
  LockReason,
  VaultCallName,
  VaultInput,
  VaultOutput,
  VaultReply,
  VaultRequest,
  VaultStatus,
} from "./protocol.ts";

type Holder = { uid: string; root: VaultKey };

type Handlers = { [N in VaultCallName]: (input: VaultInput<N>) => Promise<VaultOutput<N>> };

export type VaultKeeper = {
  handle(request: VaultRequest): Promise<VaultReply>;
  lock(reason: LockReason): void;
  status(): VaultStatus;
};

/** Holds the keys, nothing else does. What began before a lock ends as `locked`, never as open. */
export const createVaultKeeper = (settings: {
  clock: VaultClock;
  idleMs: number;
  /** Told on every lock of an open vault, with whose it was. */
  onLock: (reason: LockReason, uid: string) => void;
  /** Tests derive faster. */
  parameters?: Argon2Parameters;
}): VaultKeeper => {
  const parameters = settings.parameters ?? currentParameters;
  let holder: Holder | undefined;
  let source: Holder | undefined;
  let locks = 0;

  const lock = (reason: LockReason): void => {
    const was = holder;
    holder = undefined;
    source = undefined;
    locks++;
    idle.stop();
    if (was) settings.onLock(reason, was.uid);
  };
  const idle = createIdleLock(settings.clock, settings.idleMs, () => lock("idle"));

  const status = (): VaultStatus => {
    idle.check();
    return holder ? { open: true, uid: holder.uid, idleMs: idle.idleMs() } : { open: false };
  };

  /** Runs `work`, and lets its result out only if nothing was locked meanwhile. */
  const unlessLocked = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = locks;
    const result = await work();
    if (locks !== before) throw new VaultError("locked");
    return result;
  };

  const hold = (uid: string, root: VaultKey): void => {
    if (holder && holder.uid !== uid) lock("sign-out");
    holder = { uid, root };
    idle.start();
  };

  const holdVault = async (uid: string, work: () => Promise<OpenVault>) => {
    const { root, wrapped } = await unlessLocked(work);
    hold(uid, root);
    return { wrapped };
  };

  const held = (): Holder => {
    idle.check();
    if (!holder) throw new VaultError("locked");
    idle.touch();
    return holder;
  };

  const recover = async (input: VaultInput<"recover">): Promise<OpenVault> => {
    const { uid, wrapped, phrase, newPassphrase, evidence } = input;
    try {
      return await recoverVault(uid, wrapped, phrase, newPassphrase, parameters);
    } catch (error) {
      const damaged = error instanceof VaultError && error.code === "damaged";
      if (!damaged || !evidence) throw error;
      const { kind, recordId, record } = evidence;
      const name = { uid, kind, recordId };
      return rebuildVault(phrase, { name, record }, newPassphrase, parameters);
    }
  };

  const handlers: Handlers = {
    makePhrase: async () => ({ phrase: makePhrase() }),
    checkPhrase: async ({ text }) => checkPhrase(text),
    create: ({ uid, phrase, passphrase }) =>
      holdVault(uid, () => createVault(uid, phrase, passphrase, parameters)),
    unlock: async ({ uid, wrapped, passphrase }) => {
      hold(uid, await unlessLocked(() => unlockVault(uid, wrapped, passphrase)));
      return { uid };
    },
    recover: (input) => holdVault(input.uid, () => recover(input)),
    changePassphrase: ({ uid, wrapped, passphrase, newPassphrase }) =>
      holdVault(uid, () => changePassphrase(uid, wrapped, passphrase, newPassphrase, parameters)),
    revealPhrase: async ({ uid, wrapped, passphrase }) => ({
      phrase: await unlessLocked(() => revealPhrase(uid, wrapped, passphrase)),
    }),
    provePhrase: async ({ uid, wrapped, phrase }) => ({
      proved: await provePhrase(uid, wrapped, phrase),
    }),
    proveWords: async ({ uid, wrapped, passphrase, answers }) => {
      const words = await proveWords(uid, wrapped, passphrase, answers);
      return { words, proved: words.length > 0 && words.every(({ right }) => right) };
    },
    seal: async ({ kind, recordId, value }) => {
      const { uid, root } = held();
      return sealJson(root, { uid, kind, recordId }, value);
    },
    open: async ({ kind, recordId, record }) => {
      const { uid, root } = held();
      return {
        value: await unlessLocked(() => openJson(root, { uid, kind, recordId }, record)),
      };
    },
    openImport: async (input) => {
      held();
      const { uid, wrapped } = input;
      const root = await unlessLocked(() =>
        "phrase" in input
          ? unlockWithPhrase(uid, wrapped, input.phrase)
          : unlockVault(uid, wrapped, input.passphrase),
      );
      source = { uid, root };
      return { uid };
    },
    reseal: async ({ kind, recordId, record }) => {
      const to = held();
      if (!source) throw new VaultError("locked");
      return resealRecord(source, to, { kind, recordId }, record);
    },
    closeImport: async () => {
      source = undefined;
      return status();
    },
    touch: async () => {
      idle.check();
      if (holder) idle.touch();
      return status();
    },
    setIdle: async ({ idleMs }) => {
      idle.set(idleMs);
      return status();
    },
    status: async () => status(),
    lock: async ({ reason }) => {
      lock(reason);
      return status();
    },
  };

  const answer = <N extends VaultCallName>(call: N, input: VaultInput<N>) => handlers[call](input);

  return {
    handle: async ({ id, call, input }) => {
      try {
        return { id, output: await answer(call, input) };
      } catch (error) {
        return { id, error: error instanceof VaultError ? error.code : "failed" };
      }
    },
    lock,
    status,
  };
};

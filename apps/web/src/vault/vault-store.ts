import type { Api } from "@app/contract/api";
import type { VaultWrap } from "@app/contract/calls/vault-shapes";
import { ApiError, type Client } from "@app/contract/client";
import type { WordAnswer } from "@app/vault/keys/drill";
import type { WrappedPhrase } from "@app/vault/keys/envelope";
import type { SealedRecord } from "@app/vault/records/record";
import { VaultError } from "@app/vault/vault-error";
import type {
  LockReason,
  VaultCallName,
  VaultInput,
  VaultOutput,
} from "@app/vault/worker/protocol";
import type { Identity } from "../identity/identity.ts";
import { createStore, type Store } from "../state/store.ts";
import type { WorkerClient } from "./worker-client.ts";

export type VaultState = {
  /** no-account: nobody is signed in, or without an account. none: there is no vault yet. */
  status: "looking" | "failed" | "no-account" | "none" | "locked" | "open";
  uid: string | null;
  wrap: VaultWrap | null;
  /** Why it was locked, when it was open on this page before. */
  lockedBy: LockReason | null;
  /** Why it is not known how things stand. */
  trouble: unknown;
};

/** Any record that was saved: it can prove the twelve words where the lock itself is damaged. */
export type Evidence = { kind: string; recordId: string; record: SealedRecord };

export type VaultStore = Pick<Store<VaultState>, "state" | "subscribe"> & {
  load: () => Promise<VaultState>;
  create: (secrets: { phrase: string; passphrase: string; hint: string }) => Promise<void>;
  unlock: (passphrase: string) => Promise<void>;
  recover: (given: {
    phrase: string;
    passphrase: string;
    hint: string;
    evidence?: Evidence;
  }) => Promise<void>;
  changePassphrase: (given: {
    passphrase: string;
    newPassphrase: string;
    hint: string;
  }) => Promise<void>;
  reveal: (passphrase: string) => Promise<string>;
  /** Answers which words were right; noted when all were. */
  proveWords: (
    passphrase: string,
    answers: WordAnswer[],
  ) => Promise<VaultOutput<"proveWords">["words"]>;
  provePhrase: (phrase: string) => Promise<boolean>;
  lock: (reason?: LockReason) => Promise<void>;
  /** Everything in it is deleted, for somebody who lost both keys. */
  startOver: () => Promise<void>;
  touch: () => void;
  setIdle: (idleMs: number) => Promise<void>;
  seal: (kind: string, recordId: string, value: unknown) => Promise<SealedRecord>;
  open: (kind: string, recordId: string, record: SealedRecord) => Promise<unknown>;
  /** The rest of what the worker can do, with nothing added. */
  call: <N extends VaultCallName>(name: N, input: VaultInput<N>) => Promise<VaultOutput<N>>;
};

export type VaultStoreSettings = {
  calls: Pick<Client<Api>["vault"], "find" | "write" | "drill" | "startOver">;
  identity: Pick<Identity, "token" | "uid" | "isAnonymous">;
  makeClient: (onLocked: (reason: LockReason) => void) => WorkerClient;
  idleMs: () => Promise<number>;
};

const wrappedOf = ({ encryptedSeedPhrase, salt, iv }: WrappedPhrase): WrappedPhrase => ({
  encryptedSeedPhrase,
  salt,
  iv,
});

/** The vault of whoever is signed in, as far as this page can know it; the keys stay in the worker. */
export const createVaultStore = (settings: VaultStoreSettings): VaultStore => {
  const { calls, identity } = settings;
  const store = createStore<VaultState>({
    status: "looking",
    uid: null,
    wrap: null,
    lockedBy: null,
    trouble: null,
  });
  const { state, set } = store;

  const client = settings.makeClient((reason) => {
    if (state().status === "open") set({ status: "locked", lockedBy: reason });
  });

  const lookFor = async (): Promise<Partial<VaultState>> => {
    const token = await identity.token();
    const uid = identity.uid();
    if (!token || !uid || identity.isAnonymous() !== false)
      return { status: "no-account", uid: null, wrap: null };
    const { wrap } = await calls.find({});
    if (!wrap) return { status: "none", uid, wrap };
    const held = state().uid === uid && state().status === "open";
    return { status: held ? "open" : "locked", uid, wrap };
  };

  const load = async (): Promise<VaultState> => {
    const before = state();
    try {
      const found = await lookFor();
      // Somebody else signed in: the keys of whoever was here before go at once.
      if (before.status === "open" && found.uid !== before.uid)
        await client.call("lock", { reason: "sign-out" });
      set({ ...found, trouble: null });
    } catch (error) {
      // What is open stays open without a line; what is not known is said.
      if (state().status !== "open") set({ status: "failed", trouble: error });
    }
    return state();
  };

  const whose = (): { uid: string; wrap: VaultWrap } => {
    const { uid, wrap } = state();
    if (!uid || !wrap) throw new VaultError("locked");
    return { uid, wrap };
  };

  const opened = async (wrap: VaultWrap): Promise<void> => {
    await client.call("setIdle", { idleMs: await settings.idleMs() });
    set({ status: "open", wrap, lockedBy: null });
  };

  const write = async (wrapped: WrappedPhrase, hint: string, revision: number): Promise<void> => {
    try {
      await opened(
        await calls.write({ ...wrapped, passphraseHint: hint.trim() || null, revision }),
      );
    } catch (error) {
      // A key that the server did not take must not seal anything.
      await client.call("lock", { reason: "asked" });
      if (error instanceof ApiError && error.code === "vault_changed") await load();
      throw error;
    }
  };

  /** Another tab may have changed the passphrase: then the old lock must not open any more. */
  const withFreshWrap = async <T>(
    work: (uid: string, wrap: VaultWrap) => Promise<T>,
  ): Promise<T> => {
    const { uid, wrap } = whose();
    // Without a line the lock that is known has to do.
    const fresh = (await calls.find({}).catch(() => null))?.wrap ?? wrap;
    set({ wrap: fresh });
    return work(uid, fresh);
  };

  const noteProof = async (): Promise<void> => {
    set({ wrap: await calls.drill({}) });
  };

  return {
    state,
    subscribe: store.subscribe,
    load,
    create: async ({ phrase, passphrase, hint }) => {
      const { uid } = state();
      if (!uid) throw new VaultError("locked");
      const { wrapped } = await client.call("create", { uid, phrase, passphrase });
      await write(wrapped, hint, 0);
    },
    unlock: (passphrase) =>
      withFreshWrap(async (uid, wrap) => {
        await client.call("unlock", { uid, wrapped: wrappedOf(wrap), passphrase });
        await opened(wrap);
      }),
    recover: async ({ phrase, passphrase, hint, evidence }) => {
      const { uid, wrap } = whose();
      const { wrapped } = await client.call("recover", {
        uid,
        wrapped: wrappedOf(wrap),
        phrase,
        newPassphrase: passphrase,
        ...(evidence ? { evidence } : {}),
      });
      await write(wrapped, hint, wrap.revision);
    },
    changePassphrase: ({ passphrase, newPassphrase, hint }) =>
      withFreshWrap(async (uid, wrap) => {
        const { wrapped } = await client.call("changePassphrase", {
          uid,
          wrapped: wrappedOf(wrap),
          passphrase,
          newPassphrase,
        });
        await write(wrapped, hint, wrap.revision);
      }),
    reveal: (passphrase) =>
      withFreshWrap(
        async (uid, wrap) =>
          (await client.call("revealPhrase", { uid, wrapped: wrappedOf(wrap), passphrase })).phrase,
      ),
    proveWords: (passphrase, answers) =>
      withFreshWrap(async (uid, wrap) => {
        const { words, proved } = await client.call("proveWords", {
          uid,
          wrapped: wrappedOf(wrap),
          passphrase,
          answers,
        });
        if (proved) await noteProof();
        return words;
      }),
    provePhrase: async (phrase) => {
      const { uid, wrap } = whose();
      const { proved } = await client.call("provePhrase", {
        uid,
        wrapped: wrappedOf(wrap),
        phrase,
      });
      if (proved) await noteProof();
      return proved;
    },
    lock: async (reason = "asked") => {
      await client.call("lock", { reason });
    },
    startOver: async () => {
      const { wrap } = whose();
      await calls.startOver({ revision: wrap.revision });
      await client.call("lock", { reason: "asked" });
      set({ status: "none", wrap: null, lockedBy: null });
    },
    touch: () => {
      if (state().status === "open") void client.call("touch", {}).catch(() => undefined);
    },
    setIdle: async (idleMs) => {
      await client.call("setIdle", { idleMs });
    },
    seal: (kind, recordId, value) => client.call("seal", { kind, recordId, value }),
    open: async (kind, recordId, { encryptedData, iv, salt }) =>
      (await client.call("open", { kind, recordId, record: { encryptedData, iv, salt } })).value,
    call: client.call,
  };
};

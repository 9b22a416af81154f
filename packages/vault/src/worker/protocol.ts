import type { WordAnswer, WordCheck } from "../keys/drill.ts";
import type { WrappedPhrase } from "../keys/envelope.ts";
import type { PhraseCheck } from "../keys/phrase.ts";
import type { RecordName, SealedRecord } from "../records/record.ts";
import type { VaultErrorCode } from "../vault-error.ts";

type Whose = { uid: string };
type Wrapped = Whose & { wrapped: WrappedPhrase };
type Which = Omit<RecordName, "uid">;

export type LockReason = "asked" | "idle" | "sign-out" | "other-tab";

export type VaultStatus = { open: false } | { open: true; uid: string; idleMs: number };

/** What a page can ask the worker for, and what it gets. Secrets go in; only the phrase comes out. */
type VaultCalls = {
  /** The phrase is made here, so that the page needs no word list. */
  makePhrase: { input: Record<never, never>; output: { phrase: string } };
  checkPhrase: { input: { text: string }; output: PhraseCheck };
  create: {
    input: Whose & { phrase: string; passphrase: string };
    output: { wrapped: WrappedPhrase };
  };
  unlock: { input: Wrapped & { passphrase: string }; output: { uid: string } };
  /** `evidence`, any saved record, serves where the wrapped phrase came damaged. */
  recover: {
    input: Wrapped & {
      phrase: string;
      newPassphrase: string;
      evidence?: Which & { record: SealedRecord };
    };
    output: { wrapped: WrappedPhrase };
  };
  changePassphrase: {
    input: Wrapped & { passphrase: string; newPassphrase: string };
    output: { wrapped: WrappedPhrase };
  };
  revealPhrase: { input: Wrapped & { passphrase: string }; output: { phrase: string } };
  provePhrase: { input: Wrapped & { phrase: string }; output: { proved: boolean } };
  proveWords: {
    input: Wrapped & { passphrase: string; answers: WordAnswer[] };
    output: { words: WordCheck[]; proved: boolean };
  };
  /** `value` is anything JSON can hold. */
  seal: { input: Which & { value: unknown }; output: SealedRecord };
  open: { input: Which & { record: SealedRecord }; output: { value: unknown } };
  /** An export's vault beside one's own, until the import is over or the vault is locked. */
  openImport: {
    input: Wrapped & ({ passphrase: string } | { phrase: string });
    output: { uid: string };
  };
  reseal: { input: Which & { record: SealedRecord }; output: SealedRecord };
  closeImport: { input: Record<never, never>; output: VaultStatus };
  /** The person did something: the idle time begins anew. */
  touch: { input: Record<never, never>; output: VaultStatus };
  setIdle: { input: { idleMs: number }; output: VaultStatus };
  status: { input: Record<never, never>; output: VaultStatus };
  lock: { input: { reason: LockReason }; output: VaultStatus };
};

export type VaultCallName = keyof VaultCalls;

export type VaultInput<N extends VaultCallName> = VaultCalls[N]["input"];
export type VaultOutput<N extends VaultCallName> = VaultCalls[N]["output"];

/** Page to worker. `id` is the page's own, and comes back with the answer. */
export type VaultRequest = {
  [N in VaultCallName]: { id: number; call: N; input: VaultInput<N> };
}[VaultCallName];

/** Worker to page: an answer, or the news that the vault was locked. */
export type VaultReply =
  | { id: number; output: VaultOutput<VaultCallName> }
  | { id: number; error: VaultErrorCode | "failed" }
  | { locked: LockReason };

/** Between the tabs: whoever locks tells the others. */
export type VaultBroadcast = { type: "lock"; uid: string };

export const vaultChannel = "vault";

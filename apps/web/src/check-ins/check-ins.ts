import type { Api } from "@app/contract/api";
import type { CheckIn } from "@app/contract/calls/check-ins";
import { ApiError, type Client } from "@app/contract/client";
import { AppError } from "@app/contract/errors";
import type { FormSafety } from "@app/contract/form-fields";
import { limits } from "@app/contract/limits";
import { VaultError } from "@app/vault/vault-error";
import { type Problem, problemOf } from "../errors/problem.ts";
import type { Identity } from "../identity/identity.ts";
import { loadChunk } from "../navigation/chunks.ts";
import { createStore, type Store } from "../state/store.ts";
import type { Undoable } from "../state/undoable.ts";
import type { SaveOutbox } from "../vault/save-outbox.ts";
import type { VaultStore } from "../vault/vault-store.ts";

const recordKind = "check-in";

/** A check-in, and who can open it: the person alone, or the server's key too. */
export type KeptCheckIn = CheckIn & { where: "vault" | "server" };

export type CheckInsState = {
  /** locked: they are in the vault, and it is closed. */
  status: "looking" | "ready" | "locked" | "failed";
  /** Oldest first. */
  kept: readonly KeptCheckIn[];
  problem: Problem | null;
  /** Where the next one goes. */
  where: KeptCheckIn["where"];
};

export type CheckIns = Pick<Store<CheckInsState>, "state" | "subscribe"> & {
  load: () => Promise<void>;
  /** Keeps it where it belongs. A closed vault throws: nothing goes elsewhere meanwhile. Help comes with what the server can read. */
  keep: (taken: CheckIn) => Promise<{ safety: FormSafety }>;
  /** Gone from sight at once, and for good when nobody can take it back any more. */
  remove: (id: string, undoable: Pick<Undoable, "offer">, said: string) => void;
};

export type CheckInsSettings = {
  calls: Pick<Client<Api>["checkIns"], "list" | "keep" | "remove">;
  records: Pick<Client<Api>["vault"], "listRecords" | "removeRecord">;
  vault: Pick<VaultStore, "state" | "load" | "seal" | "open">;
  outbox: Pick<SaveOutbox, "save" | "state" | "discard">;
  identity: Pick<Identity, "token" | "ensureSignedIn">;
  country: () => { country?: string };
};

const inOrder = (kept: readonly KeptCheckIn[]): KeptCheckIn[] =>
  [...kept].sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1));

/** The same check-in from two places is one; what comes first is believed. */
const together = (...lists: (readonly KeptCheckIn[])[]): KeptCheckIn[] => {
  const byId = new Map<string, KeptCheckIn>();
  for (const kept of lists.flat()) if (!byId.has(kept.id)) byId.set(kept.id, kept);
  return inOrder([...byId.values()]);
};

/** What checks a check-in comes when there is one to check. */
const loadShape = () => loadChunk("check-ins", () => import("@app/contract/calls/check-ins"));

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const createCheckIns = (settings: CheckInsSettings): CheckIns => {
  const { calls, records, vault, outbox, identity, country } = settings;
  const store = createStore<CheckInsState>({
    status: "looking",
    kept: [],
    problem: null,
    where: "server",
  });
  const { state, set } = store;
  /** Counts the loads: what an earlier one finds must not show after a lock or a change of person. */
  let turn = 0;

  const listServer = async (): Promise<KeptCheckIn[]> => {
    const all: KeptCheckIn[] = [];
    for (let before: string | null = ""; before !== null; ) {
      const page: Awaited<ReturnType<typeof calls.list>> = await calls.list({
        limit: limits.checkIn.pageMax,
        ...(before ? { before } : {}),
      });
      all.push(...page.check_ins.map((each) => ({ ...each, where: "server" as const })));
      before = page.next_before;
    }
    return all;
  };

  type Sealed = { id: string } & { [part in "encryptedData" | "iv" | "salt"]?: string | undefined };

  const openOne = async ({ id, encryptedData = "", iv = "", salt = "" }: Sealed) => {
    const value = await vault
      .open(recordKind, id, { encryptedData, iv, salt })
      .catch((error: unknown) => {
        if (error instanceof VaultError && error.code === "locked") throw error;
        return undefined;
      });
    const { checkIn } = await loadShape();
    const read = checkIn.safeParse(value);
    return read.success ? [{ ...read.data, where: "vault" as const }] : [];
  };

  const listVault = async (): Promise<KeptCheckIn[]> => {
    const all: KeptCheckIn[] = [];
    for (let before: string | null = ""; before !== null; ) {
      const page: Awaited<ReturnType<typeof records.listRecords>> = await records.listRecords({
        kind: recordKind,
        data: "Y",
        limit: limits.vault.listMax,
        ...(before ? { before } : {}),
      });
      all.push(...(await Promise.all(page.records.map(openOne))).flat());
      before = page.next_before;
    }
    return all;
  };

  /** What is sealed already and waits for a line is kept too. */
  const listWaiting = async (): Promise<KeptCheckIn[]> => {
    const waiting = outbox
      .state()
      .waiting.filter((save) => save.what === "record" && save.kind === recordKind);
    return (
      await Promise.all(waiting.map(({ recordId, sealed }) => openOne({ id: recordId, ...sealed })))
    ).flat();
  };

  const saveToVault = async (taken: readonly CheckIn[]) => {
    const { uid, status } = vault.state();
    if (!uid || status !== "open") throw new VaultError("locked");
    const saves = await Promise.all(
      taken.map(async (each) => ({
        what: "record" as const,
        kind: recordKind,
        recordId: each.id,
        uid,
        createdAt: each.at,
        sealed: await vault.seal(recordKind, each.id, each),
      })),
    );
    return outbox.save(saves);
  };

  const refusalOf = (id: string): AppError => {
    const save = outbox.state().waiting.find(({ recordId }) => recordId === id);
    return new AppError(save?.refused?.code ?? "internal");
  };

  const removeFromServer = (id: string) =>
    calls.remove({ id }).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });

  const removeForGood = async ({ id, where }: KeptCheckIn): Promise<void> => {
    if (where === "server") return void (await removeFromServer(id));
    // One that never left this browser must not leave it later.
    for (const save of outbox.state().waiting)
      if (save.what === "record" && save.recordId === id) await outbox.discard(save);
    await records.removeRecord({ kind: recordKind, id }).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
  };

  /** What was kept before there was a vault goes into it; the server's copy goes once it is there. */
  const moveIn = async (kept: readonly KeptCheckIn[]): Promise<void> => {
    if (kept.length === 0) return;
    const plain = kept.map(({ where: _where, ...taken }) => taken);
    if ((await saveToVault(plain)) !== "saved") return;
    for (const { id } of kept) await removeFromServer(id);
    const moved = new Set(kept.map(({ id }) => id));
    set({
      kept: state().kept.map((each) => (moved.has(each.id) ? { ...each, where: "vault" } : each)),
    });
  };

  const find = async (mine: number): Promise<void> => {
    if (!(await identity.token())) {
      if (turn === mine) set({ status: "ready", kept: [], where: "server", problem: null });
      return;
    }
    const { status, trouble } = await vault.load();
    if (status === "failed") throw trouble;
    if (turn !== mine) return;
    if (status === "locked")
      return set({ status: "locked", kept: [], where: "vault", problem: null });
    if (status !== "open") {
      const kept = inOrder(await listServer());
      if (turn === mine) set({ status: "ready", kept, where: "server", problem: null });
      return;
    }
    const [inVault, waiting, left] = await Promise.all([listVault(), listWaiting(), listServer()]);
    if (turn !== mine) return;
    const kept = together(waiting, inVault, left);
    set({ status: "ready", kept, where: "vault", problem: null });
    // Nobody waits for it; what could not be moved now is moved with the next visit.
    await moveIn(left).catch(() => undefined);
  };

  const load = async (): Promise<void> => {
    const mine = ++turn;
    try {
      await find(mine);
    } catch (error) {
      if (turn !== mine) return;
      const locked = error instanceof VaultError && error.code === "locked";
      set(
        locked
          ? { status: "locked", kept: [], where: "vault" }
          : { status: "failed", problem: problemOf(error) },
      );
    }
  };

  return {
    state,
    subscribe: store.subscribe,
    load,
    keep: async (taken) => {
      await identity.ensureSignedIn();
      // Without knowing whether there is a vault, nothing is sent: it might have to be sealed first.
      const known = vault.state().status;
      const { status, trouble } =
        known === "looking" || known === "failed" ? await vault.load() : vault.state();
      if (status === "failed") throw trouble;
      let safety: FormSafety = null;
      const toVault = status === "open" || status === "locked";
      if (toVault) {
        if ((await saveToVault([taken])) === "refused") throw refusalOf(taken.id);
      } else ({ safety } = await calls.keep({ ...taken, ...country() }));
      const where = toVault ? "vault" : "server";
      const rest = state().kept.filter(({ id }) => id !== taken.id);
      set({ where, kept: inOrder([...rest, { ...taken, where }]) });
      return { safety };
    },
    remove: (id, undoable, said) => {
      const gone = state().kept.find((each) => each.id === id);
      if (!gone) return;
      set({ kept: state().kept.filter((each) => each.id !== id), problem: null });
      const putBack = () => set({ kept: together([gone], state().kept) });
      undoable.offer({
        text: said,
        undo: putBack,
        commit: () =>
          void removeForGood(gone).catch((error: unknown) => {
            putBack();
            set({ problem: problemOf(error) });
          }),
      });
    },
  };
};

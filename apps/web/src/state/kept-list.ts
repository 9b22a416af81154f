import { type Problem, problemOf } from "../errors/problem.ts";
import { createStore, type Store } from "./store.ts";
import type { Undoable } from "./undoable.ts";

export type KeptPage<T> = { items: readonly T[]; before: string | null };

export type KeptListState<T> = {
  status: "loading" | "failed" | "ready";
  /** Why the list did not come. */
  problem: Problem | null;
  items: readonly T[];
  /** Where the next page begins; null when all are here. */
  before: string | null;
  loadingMore: boolean;
  /** A change that did not work and was taken back. */
  trouble: Problem | null;
};

/** A list the server keeps for somebody: shown as they change it, and put back where that failed. */
export type KeptList<T> = Pick<Store<KeptListState<T>>, "state" | "subscribe"> & {
  load: () => Promise<void>;
  more: () => Promise<void>;
  /** Answers whether it was added. */
  add: (send: () => Promise<readonly T[]>) => Promise<boolean>;
  change: (id: string, change: Partial<T>, send: () => Promise<T>) => Promise<void>;
  remove: (id: string, said: string) => void;
  /** Everything is gone on the server too. */
  clear: () => void;
};

export type KeptListSettings<T> = {
  read: (before: string | null) => Promise<KeptPage<T>>;
  /** Absent where nothing is removed by hand. */
  remove?: (id: string) => Promise<unknown>;
  undoable: Pick<Undoable, "offer">;
  report: (error: unknown) => void;
};

export const createKeptList = <T extends { id: string }>({
  read,
  remove,
  undoable,
  report,
}: KeptListSettings<T>): KeptList<T> => {
  const store = createStore<KeptListState<T>>({
    status: "loading",
    problem: null,
    items: [],
    before: null,
    loadingMore: false,
    trouble: null,
  });
  const { state, set } = store;
  /** An answer to an older change must not undo a newer one. */
  const latest = new Map<string, number>();

  const troubleWith = (error: unknown): Problem => {
    report(error);
    return problemOf(error);
  };

  const put = (item: T) =>
    set({ items: state().items.map((other) => (other.id === item.id ? item : other)) });

  const insert = (item: T, index: number) => {
    if (state().items.some(({ id }) => id === item.id)) return;
    set({ items: state().items.toSpliced(index, 0, item) });
  };

  return {
    state,
    subscribe: store.subscribe,
    load: async () => {
      set({ status: "loading", problem: null });
      try {
        set({ ...(await read(null)), status: "ready" });
      } catch (error) {
        set({ status: "failed", problem: troubleWith(error) });
      }
    },
    more: async () => {
      const { before, loadingMore } = state();
      if (before === null || loadingMore) return;
      set({ loadingMore: true, trouble: null });
      try {
        const page = await read(before);
        const known = new Set(state().items.map(({ id }) => id));
        set({
          items: [...state().items, ...page.items.filter(({ id }) => !known.has(id))],
          before: page.before,
        });
      } catch (error) {
        set({ trouble: troubleWith(error) });
      }
      set({ loadingMore: false });
    },
    add: async (send) => {
      set({ trouble: null });
      try {
        set({ items: [...(await send()), ...state().items] });
        return true;
      } catch (error) {
        set({ trouble: troubleWith(error) });
        return false;
      }
    },
    change: async (id, change, send) => {
      const old = state().items.find((item) => item.id === id);
      if (!old) return;
      const turn = (latest.get(id) ?? 0) + 1;
      latest.set(id, turn);
      set({ trouble: null });
      put({ ...old, ...change });
      try {
        const item = await send();
        if (latest.get(id) === turn) put(item);
      } catch (error) {
        if (latest.get(id) === turn) put(old);
        set({ trouble: troubleWith(error) });
      }
    },
    remove: (id, said) => {
      const index = state().items.findIndex((item) => item.id === id);
      const item = state().items[index];
      if (!item || !remove) return;
      set({ items: state().items.toSpliced(index, 1), trouble: null });
      undoable.offer({
        text: said,
        undo: () => insert(item, index),
        commit: () =>
          void remove(id).catch((error: unknown) => {
            const trouble = troubleWith(error);
            // Removed elsewhere already: what was wanted is so.
            if (trouble.code === "not_found") return;
            insert(item, index);
            set({ trouble });
          }),
      });
    },
    clear: () => set({ items: [], before: null, trouble: null }),
  };
};

import type { Api } from "@app/contract/api";
import type { MemoryItem } from "@app/contract/calls/memory";
import type { Client } from "@app/contract/client";
import { sayDay } from "../../dates/show-day.ts";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { createKeptList, type KeptList } from "../../state/kept-list.ts";
import { createStore, type Store } from "../../state/store.ts";
import type { Undoable } from "../../state/undoable.ts";

type MemorySwitch = {
  /** Undefined until the server has said so. */
  on: boolean | undefined;
  changing: boolean;
  trouble: Problem | null;
};

export type MemorySettings = Pick<Store<MemorySwitch>, "state" | "subscribe"> & {
  items: KeptList<MemoryItem>;
  reword: (id: string, message: string) => Promise<void>;
  /** Off deletes everything that is remembered. */
  turn: (on: boolean) => Promise<void>;
};

type MemorySettingsSettings = {
  calls: Pick<Client<Api>, "memory" | "settings">;
  undoable: Pick<Undoable, "offer" | "flush">;
  report: (error: unknown) => void;
};

export const createMemorySettings = ({
  calls,
  undoable,
  report,
}: MemorySettingsSettings): MemorySettings => {
  const store = createStore<MemorySwitch>({ on: undefined, changing: false, trouble: null });

  const items = createKeptList<MemoryItem>({
    read: async () => {
      const { memory_enabled, items } = await calls.memory.list({});
      store.set({ on: memory_enabled });
      return { items, before: null };
    },
    remove: (id) => calls.memory.remove({ id }),
    undoable,
    report,
  });

  return {
    state: store.state,
    subscribe: store.subscribe,
    items,
    reword: (id, message) =>
      items.change(id, { message }, async () => (await calls.memory.change({ id, message })).item),
    turn: async (on) => {
      if (store.state().changing) return;
      // What was removed a moment ago must not come back by an undo into a memory that is off.
      undoable.flush();
      store.set({ changing: true, trouble: null });
      try {
        const { long_term_memory } = await calls.settings.change({
          long_term_memory: on ? "Y" : "N",
        });
        store.set({ on: long_term_memory === "Y", changing: false });
        if (long_term_memory === "N") items.clear();
      } catch (error) {
        report(error);
        store.set({ changing: false, trouble: problemOf(error) });
      }
    },
  };
};

/** Where something that is remembered came from. */
export const sourceOf = ({ source, created_at }: MemoryItem, nowMs = Date.now()): string => {
  if (!source) return `Written down by you on ${sayDay(created_at, nowMs)}`;
  const day = sayDay(source.date, nowMs);
  return source.title ? `From “${source.title}”, ${day}` : `From a session on ${day}`;
};

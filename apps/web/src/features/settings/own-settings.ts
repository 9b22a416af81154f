import type { Api } from "@app/contract/api";
import type { SentInput } from "@app/contract/call";
import type { Settings } from "@app/contract/calls/settings";
import type { Client } from "@app/contract/client";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { createStore, type Store } from "../../state/store.ts";

export type SettingChange = SentInput<Api["settings"]["change"]>;
type SettingName = keyof SettingChange;

/** How the newest change of one setting stands. */
export type Saving = { status: "saving" | "saved" } | { status: "failed"; problem: Problem };

export type OwnSettingsState = {
  /** nobody: there is no one yet to keep anything for. */
  who: "unknown" | "unreachable" | "nobody" | "anonymous" | "account";
  settings: Settings | null;
  savings: Readonly<Partial<Record<SettingName, Saving>>>;
};

export type OwnSettings = Pick<Store<OwnSettingsState>, "state" | "subscribe"> & {
  load: () => Promise<void>;
  /** Shown at once, then saved; where that fails it is shown as it was. */
  change: (change: SettingChange) => Promise<void>;
};

type OwnSettingsSettings = {
  calls: Pick<Client<Api>["settings"], "read" | "change">;
  /** null when nobody is signed in here. */
  whoIsHere: () => Promise<"anonymous" | "account" | null>;
  report: (error: unknown) => void;
};

export const createOwnSettings = ({
  calls,
  whoIsHere,
  report,
}: OwnSettingsSettings): OwnSettings => {
  const store = createStore<OwnSettingsState>({ who: "unknown", settings: null, savings: {} });
  /** Counts up with every change of a setting: an answer to an older one says nothing any more. */
  const turns = new Map<SettingName, number>();

  let loading = Promise.resolve();

  const load = async (): Promise<void> => {
    store.set({ who: "unknown" });
    try {
      const who = await whoIsHere();
      const settings = who ? await calls.read({}) : null;
      store.set({ who: who ?? "nobody", settings });
    } catch (error) {
      report(error);
      store.set({ who: "unreachable" });
    }
  };

  const mark = (names: readonly SettingName[], saving: Saving) =>
    store.set({
      savings: {
        ...store.state().savings,
        ...Object.fromEntries(names.map((name) => [name, saving])),
      },
    });

  return {
    state: store.state,
    subscribe: store.subscribe,
    load: () => {
      loading = load();
      return loading;
    },
    change: async (change) => {
      // Somebody may choose before it is known who they are.
      await loading;
      const before = store.state().settings;
      if (!before) return;
      const names = Object.keys(change) as SettingName[]; // a change names settings only
      const own = names.map((name) => {
        const turn = (turns.get(name) ?? 0) + 1;
        turns.set(name, turn);
        return { name, turn };
      });
      const newest = () =>
        own.filter(({ name, turn }) => turns.get(name) === turn).map(({ name }) => name);
      const take = (from: Settings, which: readonly SettingName[]) => {
        const { settings } = store.state();
        if (!settings) return;
        const taken = Object.fromEntries(which.map((name) => [name, from[name]]));
        store.set({ settings: { ...settings, ...taken } });
      };
      // A country in small letters and the like: the server's own form comes with its answer.
      take({ ...before, ...change } as Settings, names);
      mark(names, { status: "saving" });
      try {
        const answer = await calls.change(change);
        take(answer, newest());
        mark(newest(), { status: "saved" });
      } catch (error) {
        report(error);
        take(before, newest());
        mark(newest(), { status: "failed", problem: problemOf(error) });
      }
    },
  };
};

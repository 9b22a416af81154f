import type { Api } from "@app/contract/api";
import type { SavedConversationEntry as Listed } from "@app/contract/calls/vault-shapes";
import type { Client } from "@app/contract/client";
import { limits } from "@app/contract/limits";
import { isSavedConversation, type SavedConversation } from "@app/vault/records/saved-conversation";
import { VaultError } from "@app/vault/vault-error";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { createStore, type Store } from "../../state/store.ts";
import { openHeading } from "../../vault/heading.ts";
import type { VaultStore } from "../../vault/vault-store.ts";
import { type SavedMatch, searchIn } from "./search-saved.ts";

type OpenedSummary = { id: string; timestamp: string; title: string; message: string };

export type Search = {
  words: string;
  done: number;
  of: number;
  found: readonly SavedMatch[];
  /** Records that did not open, and could not be searched. */
  closed: number;
};

export type SavedState = {
  status: "looking" | "ready" | "failed";
  problem: Problem | null;
  list: readonly Listed[];
  /** What is known of each only while the vault is open. */
  titles: ReadonlyMap<string, string>;
  summaries: readonly OpenedSummary[];
  search: Search | null;
};

export type SavedList = Pick<Store<SavedState>, "state" | "subscribe"> & {
  load: () => Promise<void>;
  /** The vault was opened: names and summaries are shown. */
  opened: () => Promise<void>;
  /** The vault was locked: nothing that was opened stays on the page. */
  locked: () => void;
  read: (id: string) => Promise<SavedConversation>;
  remove: (id: string) => Promise<void>;
  search: (words: string) => Promise<void>;
};

export type SavedSettings = {
  calls: Client<Api>["vault"];
  vault: Pick<VaultStore, "open">;
};

/** How many names appear together. */
const titlesAtOnce = 25;

const summaryOf = (id: string, value: unknown): OpenedSummary | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  const { title, message, timestamp } = value as Record<string, unknown>; // checked below
  return typeof title === "string" && typeof message === "string" && typeof timestamp === "string"
    ? { id, title, message, timestamp }
    : undefined;
};

/** What somebody saved, as far as it is open. Opened text is in memory only, and goes with the lock. */
export const createSaved = ({ calls, vault }: SavedSettings): SavedList => {
  const store = createStore<SavedState>({
    status: "looking",
    problem: null,
    list: [],
    titles: new Map(),
    summaries: [],
    search: null,
  });
  const { state, set } = store;
  const texts = new Map<string, SavedConversation>();
  /** Counts the locks: what was begun before one must not show afterwards. */
  let turn = 0;

  const listAll = async (): Promise<Listed[]> => {
    const all: Listed[] = [];
    for (let before: string | null = ""; before !== null; ) {
      const page: Awaited<ReturnType<typeof calls.listConversations>> =
        await calls.listConversations({
          limit: limits.vault.listMax,
          ...(before ? { before } : {}),
        });
      all.push(...page.conversations);
      before = page.next_before;
    }
    return all;
  };

  const openTitles = async (mine: number): Promise<void> => {
    const titles = new Map(state().titles);
    const { list } = state();
    for (const [index, { id, encryptedDates }] of list.entries()) {
      const heading = await openHeading(vault, id, encryptedDates);
      if (turn !== mine) return;
      if (heading) titles.set(id, heading.title);
      // A new map for every name would cost the square of a long history.
      if (index % titlesAtOnce === 0 || index === list.length - 1) set({ titles: new Map(titles) });
    }
  };

  const openSummaries = async (mine: number): Promise<void> => {
    const summaries: OpenedSummary[] = [];
    for (let before: string | null = ""; before !== null; ) {
      const page: Awaited<ReturnType<typeof calls.listRecords>> = await calls.listRecords({
        kind: "summary",
        data: "Y",
        ...(before ? { before } : {}),
      });
      for (const { id, encryptedData = "", iv = "", salt = "" } of page.records) {
        const value = await vault
          .open("summary", id, { encryptedData, iv, salt })
          .catch(() => undefined);
        const summary = summaryOf(id, value);
        if (summary) summaries.push(summary);
      }
      before = page.next_before;
    }
    if (turn === mine) set({ summaries });
  };

  const read = async (id: string): Promise<SavedConversation> => {
    const known = texts.get(id);
    if (known) return known;
    const mine = turn;
    const value = await vault.open("conversation", id, await calls.readConversation({ id }));
    if (!isSavedConversation(value)) throw new VaultError("damaged");
    if (turn !== mine) throw new VaultError("locked");
    texts.set(id, value);
    return value;
  };

  return {
    state,
    subscribe: store.subscribe,
    load: async () => {
      try {
        set({ list: await listAll(), status: "ready", problem: null });
      } catch (error) {
        set({ status: "failed", problem: problemOf(error) });
      }
    },
    opened: async () => {
      const mine = turn;
      await Promise.allSettled([openTitles(mine), openSummaries(mine)]);
    },
    locked: () => {
      turn++;
      texts.clear();
      set({ titles: new Map(), summaries: [], search: null });
    },
    read,
    remove: async (id) => {
      await calls.removeConversation({ id });
      await calls.removeRecord({ kind: "summary", id }).catch(() => undefined);
      texts.delete(id);
      set({
        list: state().list.filter((saved) => saved.id !== id),
        summaries: state().summaries.filter((summary) => summary.id !== id),
      });
    },
    search: async (words) => {
      const mine = turn;
      const { list } = state();
      if (words.trim() === "") return set({ search: null });
      const first = { words, done: 0, of: list.length, found: [], closed: 0 };
      set({ search: first });
      let search: Search = first;
      for (const { id } of list) {
        const conversation = await read(id).catch(() => undefined);
        // Another search has begun, or the vault was locked.
        if (turn !== mine || state().search?.words !== words) return;
        const found = conversation && searchIn(id, conversation, words);
        search = {
          ...search,
          done: search.done + 1,
          closed: search.closed + (conversation ? 0 : 1),
          found: found ? [...search.found, found] : search.found,
        };
        set({ search });
      }
    },
  };
};

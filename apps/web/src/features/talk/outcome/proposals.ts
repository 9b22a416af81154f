import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import { type Problem, problemOf } from "../../../errors/problem.ts";
import { createStore, type Store } from "../../../state/store.ts";

/** Something that could be remembered. Nothing is decided until the person decides it. */
export type Proposal = {
  text: string;
  answer: "none" | "remember" | "leave";
  busy: boolean;
  /** Its id once it is remembered. */
  memoryId: string | null;
  trouble: Problem | null;
};

type State = { list: readonly Proposal[] };

export type Proposals = Pick<Store<State>, "state" | "subscribe"> & {
  offer: (texts: readonly string[]) => Promise<void>;
  remember: (text: string) => Promise<void>;
  leave: (text: string) => void;
  /** Back to the question; what was remembered is forgotten again. */
  takeBack: (text: string) => Promise<void>;
};

type ProposalsSettings = {
  memory: Client<Api>["memory"];
  report: (error: unknown, context: string) => void;
};

export const createProposals = (
  sessionId: string,
  { memory, report }: ProposalsSettings,
): Proposals => {
  const store = createStore<State>({ list: [] });
  const find = (text: string) => store.state().list.find((proposal) => proposal.text === text);

  const put = (text: string, change: Partial<Proposal>) =>
    store.set({
      list: store
        .state()
        .list.map((proposal) => (proposal.text === text ? { ...proposal, ...change } : proposal)),
    });

  const attempt = async (text: string, work: () => Promise<Partial<Proposal>>) => {
    if (find(text)?.busy) return;
    put(text, { busy: true, trouble: null });
    try {
      put(text, { ...(await work()), busy: false });
    } catch (error) {
      report(error, "talk: memory");
      put(text, { busy: false, trouble: problemOf(error) });
    }
  };

  return {
    state: store.state,
    subscribe: store.subscribe,
    offer: async (texts) => {
      if (texts.length === 0) return;
      // What is remembered already is not asked for again; without the list, better ask twice.
      const known = await memory.list({}).catch(() => ({ items: [] }));
      const remembered = new Set(known.items.map(({ message }) => message));
      store.set({
        list: [...new Set(texts)]
          .filter((text) => !remembered.has(text))
          .map((text) => ({
            text,
            answer: "none",
            busy: false,
            memoryId: null,
            trouble: null,
          })),
      });
    },
    remember: (text) =>
      attempt(text, async () => {
        const { item } = await memory.keep({ message: text, session_id: sessionId });
        return { answer: "remember", memoryId: item.id };
      }),
    leave: (text) => put(text, { answer: "leave", trouble: null }),
    takeBack: (text) =>
      attempt(text, async () => {
        const id = find(text)?.memoryId;
        if (id) await memory.remove({ id });
        return { answer: "none", memoryId: null };
      }),
  };
};

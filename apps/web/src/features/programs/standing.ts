import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { ProgramProgress, ProgramStanding } from "@app/contract/calls/programs";
import type { Client } from "@app/contract/client";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { createStore, type Store } from "../../state/store.ts";

export type StandingState = {
  /** reader: without an account one reads, and nothing is kept. */
  status: "looking" | "reader" | "ready" | "failed";
  programs: readonly ProgramProgress[];
  completed: readonly string[];
  busy: boolean;
  /** Why the last change did not happen. */
  trouble: Problem | null;
};

type Change = Input<Api["programs"]["change"]>;

export type Standing = Pick<Store<StandingState>, "state" | "subscribe"> & {
  load: () => Promise<void>;
  /** Whether it happened. */
  change: (change: Change) => Promise<boolean>;
  forget: (id: string) => Promise<boolean>;
};

type StandingSettings = {
  calls: Pick<Client<Api>["programs"], "list" | "change" | "forget">;
  hasAccount: () => Promise<boolean>;
  report: (error: unknown) => void;
};

/** How far somebody is with their programs, as this page knows it. */
export const createStanding = ({ calls, hasAccount, report }: StandingSettings): Standing => {
  const page = createStore<StandingState>({
    status: "looking",
    programs: [],
    completed: [],
    busy: false,
    trouble: null,
  });
  const show = ({ programs, completed }: ProgramStanding) =>
    page.set({ status: "ready", programs, completed, trouble: null });

  const attempt = async (work: () => Promise<ProgramStanding>): Promise<boolean> => {
    page.set({ busy: true, trouble: null });
    try {
      show(await work());
      return true;
    } catch (error) {
      report(error);
      page.set({ trouble: problemOf(error) });
      return false;
    } finally {
      page.set({ busy: false });
    }
  };

  return {
    state: page.state,
    subscribe: page.subscribe,
    load: async () => {
      try {
        if (await hasAccount()) show(await calls.list({}));
        else page.set({ status: "reader" });
      } catch (error) {
        report(error);
        page.set({ status: "failed", trouble: problemOf(error) });
      }
    },
    change: (change) => attempt(() => calls.change(change)),
    forget: (id) => attempt(() => calls.forget({ id })),
  };
};

export const progressOf = (
  { programs }: Pick<StandingState, "programs">,
  id: string,
): ProgramProgress | undefined => programs.find((progress) => progress.program_id === id);

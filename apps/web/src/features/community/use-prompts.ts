import type { OwnPrompt } from "@app/contract/calls/community";
import type { PromptSort, VoteDirection } from "@app/contract/prompts";
import { useDeferredValue, useEffect, useState } from "react";
import { api } from "../../api.ts";
import { isOrdinary } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { identity } from "../../identity/identity.ts";
import { createKeptList, type KeptList, type KeptListState } from "../../state/kept-list.ts";
import type { Undoable } from "../../state/undoable.ts";
import { useStore } from "../../state/use-store.ts";
import type { CommunityView } from "./community-view.ts";
import { votedOn } from "./voted-on.ts";

/** A prompt as the page knows it; only one's own can be hidden and still be read. */
export type ShownPrompt = Omit<OwnPrompt, "hidden"> & { hidden?: boolean };

export const reportPromptError = (error: unknown): void => {
  if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "community" });
};

const listed = (sort: PromptSort, { category, q }: CommunityView, before: string | null) =>
  api.community.list({
    sort,
    ...(category && { category }),
    ...(q.trim() && { q: q.trim() }),
    ...(before !== null && { before }),
  });

const read = async ({ shown, ...view }: CommunityView, before: string | null) => {
  const { prompts, next_before } =
    shown === "own"
      ? await api.community.own(before === null ? {} : { before })
      : await listed(shown, { shown, ...view }, before);
  return { items: prompts, before: next_before };
};

export type Prompts = KeptListState<ShownPrompt> &
  Pick<KeptList<ShownPrompt>, "load" | "more"> & {
    vote: (prompt: ShownPrompt, direction: VoteDirection) => void;
    takeBack: (id: string) => void;
  };

/** One view of the prompts; another view is another list. */
export const usePrompts = (
  view: CommunityView,
  undoable: Pick<Undoable, "offer">,
  ready: boolean,
): Prompts => {
  const [list] = useState(() =>
    createKeptList<ShownPrompt>({
      undoable,
      report: reportPromptError,
      read: (before) => read(view, before),
      remove: (id) => api.community.remove({ id }),
    }),
  );
  // A long list is drawn in slices, between which the page can still be used.
  const state = useDeferredValue(useStore(list));
  useEffect(() => {
    if (ready) void list.load();
  }, [list, ready]);
  return {
    ...state,
    load: list.load,
    more: list.more,
    vote: (prompt, direction) =>
      void list.change(prompt.id, votedOn(prompt, direction), async () => {
        const { prompt: voted } = await api.community.vote({ id: prompt.id, direction });
        return voted;
      }),
    takeBack: (id) => list.remove(id, "Your prompt is taken back."),
  };
};

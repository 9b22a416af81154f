import { limits } from "@app/contract/limits";

/** An action that is proposed: reworded, left out, or the person's own. */
export type ActionDraft = {
  key: string;
  text: string;
  wanted: boolean;
  /** As it was proposed; null where the person added it. */
  proposed: string | null;
};

const isTheirs = ({ text, proposed }: ActionDraft): boolean => text !== proposed;

/** New proposals take the place of the old ones; what the person made of those, and added, stays theirs. */
export const remadeActions = (
  drafts: readonly ActionDraft[],
  texts: readonly string[],
  newId: () => string,
): ActionDraft[] => {
  const anew = texts.map(
    (text): ActionDraft =>
      drafts.find(({ proposed }) => proposed === text) ?? {
        key: newId(),
        text,
        wanted: true,
        proposed: text,
      },
  );
  const theirs = drafts.filter((draft) => isTheirs(draft) && !anew.includes(draft));
  return [...anew, ...theirs].slice(0, limits.action.perRequestMax);
};

import { readHelp } from "../../helplines/read-help.ts";
import type { StoredItem } from "../../storage.ts";
import type { Help, Item } from "./talk-items.ts";

/** The help shown in a session, and the words it stands below: enough to show it again. */
export type KeptHelp = Omit<Help, "kind" | "key"> & { afterKey: string | null };

type Shown = { items: readonly Item[]; turn: { help: Help | null } | null };

const keptHelpOf = ({ items, turn }: Shown): KeptHelp | null => {
  const at = items.findLastIndex((item) => item.kind === "help");
  const help = turn?.help ?? items[at];
  if (help?.kind !== "help") return null;
  const { level, category, helplines, folded } = help;
  const before = turn?.help ? items.at(-1) : items[at - 1];
  return { level, category, helplines, folded, afterKey: before?.key ?? null };
};

const parse = (text: string): KeptHelp | null => {
  try {
    const value = JSON.parse(text) as Record<string, unknown>; // every part is checked below
    const help = readHelp(value);
    return (
      help && {
        ...help,
        folded: value["folded"] === true,
        afterKey: typeof value["afterKey"] === "string" ? value["afterKey"] : null,
      }
    );
  } catch {
    return null;
  }
};

/** Below the words it came with; where they are not on the page, below the newest. */
export const withKeptHelp = (items: readonly Item[], kept: KeptHelp | null): Item[] => {
  if (!kept) return [...items];
  const { afterKey, ...help } = kept;
  const found = items.findIndex(({ key }) => key === afterKey);
  const at = found < 0 ? items.length : found + 1;
  return [...items.slice(0, at), { kind: "help", key: "kept help", ...help }, ...items.slice(at)];
};

/** Keeps what is shown for a reload of the page, and leaves with the tab. */
export const createHelpKeeper = (stored: Pick<StoredItem<string>, "get" | "set">) => {
  let last = stored.get();
  return {
    read: (): KeptHelp | null => (last ? parse(last) : null),
    keep: (shown: Shown): void => {
      const kept = keptHelpOf(shown);
      const text = kept ? JSON.stringify(kept) : undefined;
      if (text === undefined || text === last) return;
      last = text;
      stored.set(text);
    },
  };
};

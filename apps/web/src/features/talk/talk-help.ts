import type { Helpline, RiskCategory, RiskLevel } from "@app/contract/reply-events";
import type { Help } from "./talk-items.ts";
import { type TalkState, withTurn } from "./talk-state.ts";

export type HelpToShow = {
  key: string;
  level: RiskLevel;
  category: RiskCategory | null;
  helplines: Helpline[];
};

const canBeCalled = (helplines: readonly Helpline[]): boolean =>
  helplines.some(({ phone, sms }) => phone !== null || sms !== null);

const helpOf = ({ items, turn }: TalkState): Help | undefined =>
  turn?.help ?? items.findLast((item) => item.kind === "help");

/** What matters of it is the same, so whoever folded it need not do so again. */
const isSame = (one: Help, other: Omit<HelpToShow, "key">): boolean =>
  one.level === other.level &&
  one.helplines.map(({ name }) => name).join() === other.helplines.map(({ name }) => name).join();

export const withHelp = (
  state: TalkState,
  { key, level, category, helplines }: HelpToShow,
): TalkState => {
  if (level === "none") return state;
  const earlier = helpOf(state);
  // A directory must not take the place of numbers that work where the person is.
  const lines = canBeCalled(helplines) ? helplines : (earlier?.helplines ?? helplines);
  const found = { level, category, helplines: lines };
  const folded = earlier?.folded === true && isSame(earlier, found);
  // One panel, near the newest words, is found again; a stack of them is noise.
  const items = state.items.filter((item) => item.kind !== "help");
  return withTurn({ ...state, items }, { help: { kind: "help", key, ...found, folded } });
};

export const withFolded = (state: TalkState, isFolded: boolean): TalkState => {
  const items = state.items.map((item) =>
    item.kind === "help" ? { ...item, folded: isFolded } : item,
  );
  const help = state.turn?.help;
  return withTurn({ ...state, items }, help ? { help: { ...help, folded: isFolded } } : {});
};

export const inCrisis = (state: TalkState): boolean => helpOf(state)?.level === "crisis";

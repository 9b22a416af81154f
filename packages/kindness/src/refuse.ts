import type { RefusalReason } from "@app/contract/kindness-words";
import { isHarassment } from "./refusing/harassment.ts";
import { isSelling } from "./refusing/selling.ts";
import { isSexualAboutOthers } from "./refusing/sexual.ts";
import { wasDoneToThem } from "./refusing/told.ts";
import { viewsOf } from "./refusing/views.ts";
import { holdsExplicitWord, holdsSlur } from "./refusing/word-list.ts";

const isSexual = (view: string): boolean =>
  isSexualAboutOthers(view) || (holdsExplicitWord(view) && !wasDoneToThem(view));

const rules: readonly (readonly [RefusalReason, (view: string) => boolean])[] = [
  ["slur", holdsSlur],
  ["harassment", isHarassment],
  ["sexual", isSexual],
  ["selling", isSelling],
];

/** Why a text is not shared, or null. The server's alone: its word list has no place in a page. */
export const refuse = (text: string): RefusalReason | null => {
  const views = viewsOf(text);
  return rules.find(([, breaks]) => views.some(breaks))?.[0] ?? null;
};

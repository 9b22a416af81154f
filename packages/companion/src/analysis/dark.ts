import type { RiskItem } from "@app/safety/risk-history";
import { heldCrisis } from "@app/safety/screen-message";
import { ownTexts } from "../finding/own-words.ts";
import type { Source } from "../finding/source.ts";
import type { Hearing } from "../hearing/jobs.ts";

/** Whether somebody was in danger in a session, read message by message. */
export const wasInDanger = async (
  hearing: Hearing,
  source: Source,
  signal: AbortSignal,
): Promise<boolean> => {
  const items: RiskItem[] = [];
  for (const content of new Set([...source.texts, ...ownTexts(source)])) {
    items.push(...(await hearing.do("readHistory", [{ role: "user", content }])));
    signal.throwIfAborted();
  }
  return heldCrisis(items);
};

import { riskIn } from "@app/safety/message-risk";
import type { PersonItem } from "@app/safety/risk-history";
import { heldCrisis } from "@app/safety/screen-message";
import { ownTexts } from "./own-words.ts";
import type { Source } from "./source.ts";

/** Whether somebody was in danger in a session, read message by message. */
export function* isDark(source: Source): Generator<undefined, boolean> {
  const texts = new Set([...source.texts, ...ownTexts(source)]);
  const items = [...texts].map((content): PersonItem => ({ role: "user", content }));
  for (const item of items) {
    // what was read stays with the item, so that the whole is then judged at once
    riskIn(item);
    yield;
  }
  return heldCrisis(items);
}

import type { MessageKeys } from "../keys.ts";
import type { users } from "./schema/people.ts";
import { openExpendable, places } from "./sealed-places.ts";

type WithHint = Pick<typeof users.$inferSelect, "uid" | "passphraseHint" | "passphraseHintSealed">;

/** What a version before this one wrote is newer than what is sealed: whatever seals it empties that. */
export const hintOf = (keys: MessageKeys, row: WithHint): string | null =>
  row.passphraseHint ??
  openExpendable(keys, row.passphraseHintSealed, places.passphraseHint(row.uid));

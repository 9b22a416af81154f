import { brand } from "@app/contract/brand";
import { exportPaths } from "./export-paths.ts";

export const readMe = (facts: {
  madeAt: string;
  recordCount: number;
  openedCount: number;
}): string => `Your export from ${brand.name}, made ${facts.madeAt}.

What is inside
- ${exportPaths.opener}: open this in a browser to read what is locked. It needs your passphrase
  or your twelve words. It works without a connection and sends nothing.
- readable/: ${facts.openedCount} of ${facts.recordCount} saved records as text, and your account.
  These are not locked. Anybody with this folder can read them.
- ${exportPaths.everything}: the same for a program to read. Not locked either.
- encrypted/: ${facts.recordCount} saved records as we keep them. Only you can open them.

To bring it back, choose Import in an account and pick the zip as it is.
If you lose both the passphrase and the twelve words, what is locked stays locked. Nobody can help then.
`;

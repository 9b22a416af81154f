import type { SealedRecord } from "@app/vault/records/record";
import type { VaultStore } from "./vault-store.ts";

const kind = "conversation-heading";

/** What a list shows of a saved conversation, sealed by itself so that the whole need not be fetched. */
export type Heading = { title: string; createdAt: string };

const written = ({ encryptedData, iv, salt }: SealedRecord): string =>
  [encryptedData, iv, salt].join(".");

/** Stands in the field the specification calls `encryptedDates`. */
export const sealHeading = async (
  vault: Pick<VaultStore, "seal">,
  recordId: string,
  { title, createdAt }: Heading,
): Promise<string> => written(await vault.seal(kind, recordId, { title, createdAt }));

/** Undefined where there is none, or where it does not open: the record itself is opened then. */
export const openHeading = async (
  vault: Pick<VaultStore, "open">,
  recordId: string,
  text: string | null,
): Promise<Heading | undefined> => {
  const [encryptedData, iv, salt] = text?.split(".") ?? [];
  if (!encryptedData || !iv || !salt) return undefined;
  const value = await vault.open(kind, recordId, { encryptedData, iv, salt }).catch(() => null);
  if (typeof value !== "object" || value === null) return undefined;
  const { title, createdAt } = value as Record<string, unknown>; // checked in the next line
  return typeof title === "string" && typeof createdAt === "string"
    ? { title, createdAt }
    : undefined;
};

/** What a closed tab left to save is finished by the next visit; without any, nothing is loaded for it. */
export const finishSaves = async (): Promise<void> => {
  const databases = await globalThis.indexedDB?.databases?.();
  if (databases?.some(({ name }) => name === "vault")) await import("../../../vault/own-outbox.ts");
};

/**
 * Spoken clauses in memory, the ones used longest ago leaving first. Nothing of it is written anywhere, and
 * it goes with the voice when that rests.
 */
export const createSpeechCache = (maxBytes: number) => {
  const clauses = new Map<string, Uint8Array>();
  let bytes = 0;
  return {
    get: (key: string): Uint8Array | undefined => {
      const found = clauses.get(key);
      if (!found) return undefined;
      clauses.delete(key);
      clauses.set(key, found);
      return found;
    },
    set: (key: string, audio: Uint8Array): void => {
      if (audio.length > maxBytes) return;
      bytes += audio.length - (clauses.get(key)?.length ?? 0);
      clauses.delete(key);
      clauses.set(key, audio);
      for (const [oldest, old] of clauses) {
        if (bytes <= maxBytes) break;
        clauses.delete(oldest);
        bytes -= old.length;
      }
    },
    clear: (): void => {
      clauses.clear();
      bytes = 0;
    },
    bytes: () => bytes,
  };
};

export type LedPart = { label: string; hint: string; seconds: number };

export type LedPlace = { part: LedPart; index: number; leftSeconds: number };

/** Which part it is after so long, and how long of it is left; null once all are over. */
export const placeAt = (parts: readonly LedPart[], elapsedMs: number): LedPlace | null => {
  let passed = Math.floor(elapsedMs / 1_000);
  for (const [index, part] of parts.entries()) {
    if (passed < part.seconds) return { part, index, leftSeconds: part.seconds - passed };
    passed -= part.seconds;
  }
  return null;
};

export const totalSeconds = (parts: readonly LedPart[]): number =>
  parts.reduce((sum, { seconds }) => sum + seconds, 0);

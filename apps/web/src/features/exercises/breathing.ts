/** In for four, out for six: a longer breath out is the part that calms. */
export const inSeconds = 4;
export const outSeconds = 6;
const breathSeconds = inSeconds + outSeconds;

export const lengthsMin = [1, 3, 5] as const;
export type LengthMin = (typeof lengthsMin)[number];

export const breathsIn = (lengthMin: LengthMin): number => (lengthMin * 60) / breathSeconds;

export type BreathMoment = {
  phase: "in" | "out";
  /** Which second of the phase, from one. */
  second: number;
  /** Which mark of the whole breath, from one. */
  mark: number;
  /** Which breath, from one. */
  breath: number;
};

/** Where in the exercise somebody is; null once it is over. */
export const momentAt = (elapsedMs: number, lengthMin: LengthMin): BreathMoment | null => {
  const elapsedSeconds = Math.floor(elapsedMs / 1_000);
  const breath = Math.floor(elapsedSeconds / breathSeconds) + 1;
  if (breath > breathsIn(lengthMin)) return null;
  const mark = (elapsedSeconds % breathSeconds) + 1;
  return mark <= inSeconds
    ? { phase: "in", second: mark, mark, breath }
    : { phase: "out", second: mark - inSeconds, mark, breath };
};

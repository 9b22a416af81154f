import { lastResort } from "../say/generic.ts";
import type { State } from "../session/state.ts";
import { mixedHash } from "../words/pick.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** Combines parts into a sentence that has not been said, so that silence never answers anybody. */
export const lastResortLine = (state: State, voice: ReplyVoice): string | null => {
  const { first, middle, last } = lastResort;
  const total = first.length * middle.length * last.length;
  const start = mixedHash(`${state.seed}/${state.turn}`) % total;
  for (let step = 0; step < total; step += 1) {
    const index = (start + step * 7) % total;
    const line = voice.offer(
      `${first[index % first.length]}, ${middle[Math.floor(index / first.length) % middle.length]} ${last[Math.floor(index / (first.length * middle.length)) % last.length]}.`,
      "nearly",
    );
    if (line) return line;
  }
  return null;
};

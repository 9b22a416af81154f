import { withoutEnd } from "@app/reading/text";
import { endLines } from "../lines/end.ts";
import { moveLines } from "../lines/moves.ts";
import { findPath, insightKey, planKeys } from "../paths.ts";
import type { Talk } from "../talk.ts";
import { createLinePicker } from "../write/line-picker.ts";
import { findCase } from "../written.ts";

const mostQuoted = 160;

/** The last words of a talk: one that belongs to its path, and a farewell. Nothing is asked. */
export const closingOf = (talk: Talk, seed: string): string => {
  const voice = createLinePicker(`${seed}/closing`, talk);
  const path = findPath(talk.path);
  const hasTold = Object.keys(talk.slots).length > 0;
  const own = talk.isChosen ? null : findCase(talk.case?.id);
  const last = talk.slots[planKeys.step]
    ? // who was just wished well is not wished it twice
      talk.move === "leaving"
      ? null
      : voice.pick("close/plan", endLines.withPlan)
    : own
      ? voice.pick(`close/${own.id}`, [own.ending])
      : path && hasTold
        ? voice.pick(`close/${path.id}`, path.ending.closings)
        : null;
  const clear = talk.isDeep ? talk.slots[insightKey]?.words : undefined;
  const leavesWith =
    clear && clear.length <= mostQuoted
      ? `You leave with what you saw yourself: “${withoutEnd(clear.replace(/[“”"]/g, "’"), " .…")}”.`
      : null;
  // who has just been bidden farewell is not bidden it twice
  const farewell = talk.move === "leaving" ? null : voice.always("farewell", moveLines.farewell);
  return (
    [leavesWith, last, farewell].filter(Boolean).join(" ") ||
    voice.always("farewell", moveLines.farewell)
  );
};

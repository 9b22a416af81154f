import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import type { Move } from "../turn.ts";
import { company } from "../write/heard.ts";

/** The questions of a program's step, one after another, each after a word on the answer before. */
export const programme: Move = {
  id: "programme",
  write: (turn) => {
    const { program, talk, voice } = turn;
    if (!program || talk.mode === "listening") return null;
    const way = [...program.followUps, program.closing];
    const next = way.findIndex((_, index) => !talk.said.includes(`program/${index}/0`));
    const line = way[next];
    if (line === undefined) return { parts: [company(turn)], options: [ways.page] };
    const asked = voice.always(`program/${next}`, [line]);
    const isUnsure = turn.reading.acts.includes("unsure");
    return { parts: [isUnsure ? voice.pick("skipped", moveLines.skipped) : company(turn), asked] };
  },
};

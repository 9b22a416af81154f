import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import { findPath, findStep, insightKey } from "../paths.ts";
import type { GuideTurn, WrittenReply } from "../turn.ts";

const mostSlots = 3;

/** What was told so far, each under what it was an answer to. */
export const recapOf = ({ talk }: GuideTurn): string | null => {
  const path = findPath(talk.path);
  const told = Object.entries(talk.slots)
    .map(([key, { quote }]) => ({ label: findStep(path, key)?.label, quote }))
    .filter(
      (one): one is { label: string; quote: string } => one.label !== undefined && one.quote !== "",
    )
    .slice(-mostSlots);
  if (told.length === 0) return null;
  const list = told.map(
    ({ label, quote }) => `${label.charAt(0).toLowerCase()}${label.slice(1)}: “${quote}”`,
  );
  return `So far I have noted ${list.join("; ")}. At the end you can read and change all of it.`;
};

/** The end of a path: the page is offered, and whoever has more to say goes on. */
export const wrap = (turn: GuideTurn, met: string | null): WrittenReply => {
  const { talk, voice } = turn;
  talk.mode = "wrapped";
  talk.waiting = null;
  const isClear = talk.slots[insightKey] !== undefined;
  return {
    parts: talk.isDeep
      ? [
          met,
          voice.pick("wrapped/deep", moveLines.wrappedDeep),
          isClear
            ? voice.pick("wrappedon/clear", moveLines.wrappedClear)
            : voice.pick("wrappedon/open", moveLines.wrappedOpen),
        ]
      : [
          met,
          voice.pick("wrapped", moveLines.wrapped),
          voice.pick("wrappedon", moveLines.wrappedOn),
        ],
    options: [ways.page, ways.stay, ways.else],
  };
};

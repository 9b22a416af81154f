import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A text and what is known of it, head by head. */
export type TalkRow = {
  text: string;
  /** Shares of paths that sum to one. */
  path?: Record<string, number>;
  ask?: string;
  tone?: string;
  /** All that hold; the others do not. */
  turn?: readonly string[];
  act?: readonly string[];
  role?: readonly string[];
  /** The others may hold too. */
  roleOnly?: string;
  /** The talk it belongs to; whole talks are held out. */
  talk?: number;
};

const here = fileURLToPath(new URL("./talk/", import.meta.url));

const linesIn = <Line>(folder: string): Line[] =>
  readdirSync(join(here, folder))
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readFileSync(join(here, folder, name), "utf8").split("\n"))
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Line); // our own labelled files

type Written = { kind: string; path: string; role?: string; text: string };
type Asked = { ask: string; text: string };
type Done = { act: string; text: string };
type Marked = {
  id: string;
  path: string;
  also?: string;
  turns: { text: string; r: string[]; t: "h" | "g" | "p"; k: string[]; a: string[] }[];
};

const tones = { h: "heavy", g: "good", p: "plain" } as const;
/** Later messages of a talk need not show what it is about. */
const openingTurns = 2;

export const talkRows = (): TalkRow[] => [
  // what is told in a mere chat is of no kind that matters elsewhere
  ...linesIn<Written>("paths")
    .filter(({ kind, path }) => !(kind === "answer" && path === "talking"))
    .map(({ kind, path, role, text }) =>
      kind === "answer"
        ? { text, roleOnly: role ?? "matter", ask: "none" }
        : { text, path: { [path]: 1 } },
    ),
  ...linesIn<Asked>("asks").map(({ ask, text }) => ({ text, ask })),
  ...linesIn<Done>("acts").map(({ act, text }) => ({ text, act: act === "none" ? [] : [act] })),
  // a matter often shows in the first two messages together
  ...linesIn<Marked>("conversations").map(
    ({ path, also, turns }, talk): TalkRow => ({
      text: turns
        .slice(0, openingTurns)
        .map(({ text }) => text)
        .join(" "),
      talk,
      path: also ? { [path]: 0.7, [also]: 0.3 } : { [path]: 1 },
    }),
  ),
  ...linesIn<Marked>("conversations").flatMap(({ path, also, turns }, talk) =>
    turns.map(
      ({ text, r, t, k, a }, index): TalkRow => ({
        text,
        talk,
        role: r,
        tone: tones[t],
        turn: k,
        act: a.filter((act) => act !== "asks"),
        ...(a.includes("asks") ? {} : { ask: "none" }),
        ...(index < openingTurns
          ? { path: also ? { [path]: 0.7, [also]: 0.3 } : { [path]: 1 } }
          : {}),
      }),
    ),
  ),
];

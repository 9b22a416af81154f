import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shapeSorts } from "@app/reading/reading";

type Kind = { id: string; chip: string; means: string; typed: string[]; not?: string[] };
type Answered = { path: string; steps: { step: string; kinds: Kind[] }[] };
type Told = { id: string; about: string; told: string[]; later: string[][] };
type Shape = { id: string; means: string; says: string[]; not: string[] };
/** What readers found of shapes that were seen in a message. */
type MarkedShapes = { text: string; right: string[]; wrong: string[] };
type Said = { id: string; means: string; typed: string[]; not: string[] };

/** `label`: what a name stands for; `is`: somebody's words of that kind; `not`: words that only sound like it. */
export type KindRow = {
  row: "label" | "is" | "not" | "none";
  name: string;
  among: string;
  text: string;
  example?: number;
  /** Readers found it of a message somebody wrote in a talk. */
  isMarked?: true;
};

const here = fileURLToPath(new URL("./talk/", import.meta.url));

const fileIn = <File>(name: string): File =>
  JSON.parse(readFileSync(join(here, "kinds", name), "utf8")) as File; // our own files
const others = new Set(["moments.json", "acts.json"]);

const rowsOf = (
  among: string,
  name: string,
  { means, typed, not = [] }: Omit<Said, "id" | "not"> & { not?: string[] },
): KindRow[] => [
  { row: "label", name, among, text: means },
  ...typed.map((text, example): KindRow => ({ row: "is", name, among, text, example })),
  ...not.map((text): KindRow => ({ row: "not", name, among, text })),
];

/** A folder that is not there holds nothing: receipts were never marked in talks. */
const linesIn = <Line>(folder: string): Line[] =>
  (existsSync(join(here, folder)) ? readdirSync(join(here, folder)) : [])
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readFileSync(join(here, folder, name), "utf8").split("\n"))
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Line); // our own labelled files
const conversations = () => linesIn<{ turns: { text: string; a: string[] }[] }>("conversations");

export const kindRows = (): KindRow[] => [
  ...readdirSync(join(here, "kinds"))
    .filter((name) => name.endsWith(".json") && !others.has(name))
    .sort()
    .flatMap((name) => {
      const { path, steps } = fileIn<Answered>(name);
      return steps.flatMap(({ step, kinds }) =>
        kinds.flatMap(({ id, chip, means, ...rest }) =>
          rowsOf(`${path}.${step}`, `kind/${path}.${step}.${id}`, {
            ...rest,
            means: `${chip}. ${means}`,
          }),
        ),
      );
    }),
  ...fileIn<{ moments: Said[] }>("moments.json").moments.flatMap(({ id, ...rest }) =>
    rowsOf("moment", `moment/${id}`, rest),
  ),
  ...fileIn<{ acts: Said[] }>("acts.json").acts.flatMap(({ id, ...rest }) =>
    rowsOf("say", `say/${id}`, rest),
  ),
  ...readdirSync(join(here, "cases"))
    .sort()
    .flatMap(
      (name) => JSON.parse(readFileSync(join(here, "cases", name), "utf8")) as Told[], // our own files
    )
    .flatMap(({ id, about, told, later }) => [
      ...rowsOf("case", `case/${id}`, { means: about, typed: told }),
      // what is said later tells of the case too; none of it is held out
      ...later.map(
        (said): KindRow => ({
          row: "is",
          name: `case/${id}`,
          among: "case",
          text: said.reduce((a, b) => (b.length > a.length ? b : a), ""),
          example: 1,
        }),
      ),
      ...later.flatMap((said, at) =>
        rowsOf(`later.${id}`, `later/${id}.${at}`, { means: said.at(-1) ?? "", typed: said }),
      ),
    ]),
  ...shapeSorts.flatMap((sort) => [
    ...linesIn<Shape>(`shapes/${sort}`).flatMap(({ id, means, says, not }) =>
      rowsOf(sort, `${sort}/${id}`, { means, typed: says, not }),
    ),
    ...linesIn<MarkedShapes>(`shapes/${sort}/marked`).flatMap(({ text, right, wrong }) => [
      ...right.map(
        (id): KindRow => ({
          ...{ row: "is", name: `${sort}/${id}`, among: sort },
          ...{ text, example: 1, isMarked: true },
        }),
      ),
      ...wrong.map(
        (id): KindRow => ({
          ...{ row: "not", name: `${sort}/${id}`, among: sort },
          ...{ text, isMarked: true },
        }),
      ),
    ]),
  ]),
  // ordinary telling, in which little is said to the companion about the talk
  ...conversations()
    .flatMap(({ turns }) => turns)
    .filter(({ a }) => a.length === 0)
    .map(({ text }): KindRow => ({ row: "none", name: "", among: "", text })),
];

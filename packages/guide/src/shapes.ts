import type { Reading, ShapeSort } from "@app/reading/reading";
import { readGuideData } from "./read-guide-data.ts";

/** A word on what was told, and what may be asked behind it. `{who}` is whoever it is about. */
export type ShapeLine = { line: string; ask: string };

/** What can be said to every message of a shape: any of its lines is as right as the others. */
export type Shape = {
  id: string;
  sort: ShapeSort;
  lines: readonly ShapeLine[];
  /** Its answers name who would know. */
  ofExperts?: true;
  /** Its answers are words to say to somebody. */
  isDraft?: true;
};

/** A shape a message may have, and what it would be worth to say something to it. */
export type WeighedShape = { shape: Shape; worth: number };

let made: ReadonlyMap<string, Shape> | null = null;
const nameOf = (sort: ShapeSort, id: string): string => `${sort}/${id}`;
const byName = (): ReadonlyMap<string, Shape> => {
  made ??= new Map(
    readGuideData<Shape[]>("shapes").map((shape) => [nameOf(shape.sort, shape.id), shape]),
  );
  return made;
};

export const findShape = (sort: ShapeSort, id: string): Shape | null =>
  byName().get(nameOf(sort, id)) ?? null;

/** The shapes of one sort that a message may have, the one most worth answering first. */
export const shapesOf = ({ shapes }: Reading, sort: ShapeSort): WeighedShape[] =>
  shapes[sort].flatMap(({ id, worth }) => {
    const shape = findShape(sort, id);
    return shape ? [{ shape, worth }] : [];
  });

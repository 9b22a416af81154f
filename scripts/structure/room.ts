/** A folder inside a package, or some of its files that belong together, and what of that package it may use. */
export type Room = {
  /** Its folder, unless `paths` says what it is made of. */
  name: string;
  /** Patterns, from the package's `src` on. */
  paths?: readonly string[];
  /** Rooms that stand lower in the list, so that no circle can be written down. */
  mayUse: readonly string[];
  why: string;
};

export const pathsOf = ({ name, paths = [`${name}/`] }: Room): readonly string[] => paths;

export const isReadOnly = "It is read by what is above it, and does not know who asks.";
export const isPartOfAll = "It is put together by what is above it, and knows no feature.";
export const isData = "Data that one file gathers: it knows its own shape and nothing else.";

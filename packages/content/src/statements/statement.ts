import type { PagePath } from "@app/contract/paths";

/** A part of a statement: paragraphs, then perhaps a list, then perhaps ways on. */
export type StatementPart = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  after?: string;
  links?: readonly { path: PagePath; label: string }[];
};

/** What the product says of itself below the heading and the lead of a page: a policy, or why it exists. */
export type Statement = {
  path: PagePath;
  /** The day it was last changed, as YYYY-MM-DD. */
  changed: string;
  parts: readonly StatementPart[];
};

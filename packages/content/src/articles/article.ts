import type { PagePath } from "@app/contract/paths";
import type { NamePath, SearchPath } from "@app/contract/search-paths";

type Source = {
  title: string;
  /** Who published it: authors and journal, or the body. */
  by: string;
  year: number;
  /** A doi address where there is one. */
  url: string;
};

/** A part of an article: paragraphs, then perhaps a list, then perhaps a closing paragraph. */
type ArticlePart = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  after?: string;
};

/** What stands below the heading and the lead of a page that people find by searching. */
export type Article = {
  path: SearchPath | NamePath;
  /** The day it was last read through, as YYYY-MM-DD. */
  read: string;
  parts: readonly ArticlePart[];
  questions: readonly { question: string; answer: string }[];
  sources: readonly Source[];
  related: readonly PagePath[];
};

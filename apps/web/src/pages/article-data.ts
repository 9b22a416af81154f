import { articleOf } from "@app/content/articles";
import type { Article } from "@app/content/articles/article";
import type { Page } from "@app/content/page";
import { pageOf } from "@app/content/pages";
import type { PagePath } from "@app/contract/paths";

export type NextPage = { path: PagePath; heading: string; lead: string };
export type ArticleData = { page: Page; article: Article; related: NextPage[] };

/** All that the page of one article needs, and nothing of the others. */
export const articleData = (path: string): ArticleData => {
  const page = pageOf(path);
  const article = articleOf(page.path);
  if (!article) throw new Error(`no article at ${page.path}`);
  return {
    page,
    article,
    related: article.related.map((next) => {
      const { heading, lead } = pageOf(next);
      return { path: next, heading, lead: lead.split(/(?<=[.?])\s/)[0] ?? lead };
    }),
  };
};

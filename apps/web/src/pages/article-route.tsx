import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { articleData } from "./article-data.ts";
import { articleMeta } from "./article-meta.ts";
import { ArticlePage } from "./article-page.tsx";

/**
 * Runs while the pages are built, so that a reader gets this article alone. It is asked for as a
 * page and, for those who come by a link inside the product, as its data alone.
 */
export const loader = ({ request }: LoaderFunctionArgs) =>
  articleData(new URL(request.url).pathname.replace(/\.data$/, ""));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? articleMeta(loaderData) : [];

const ArticleRoute = () => <ArticlePage {...useLoaderData<typeof loader>()} />;
export default ArticleRoute;

import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { onlyRead } from "../navigation/only-read.ts";
import { openDocument } from "../navigation/open-document.ts";
import { type ArticleData, articleData } from "./article-data.ts";
import { articleMeta } from "./article-meta.ts";
import { ArticlePage } from "./article-page.tsx";

/** Runs while the pages are built, so that a reader gets this article alone. */
export const loader = ({ request }: LoaderFunctionArgs): ArticleData =>
  articleData(new URL(request.url).pathname.replace(/\.data$/, ""));

export const handle = onlyRead;
export const clientLoader = openDocument;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? articleMeta(loaderData) : [];

const ArticleRoute = () => <ArticlePage {...useLoaderData<typeof loader>()} />;
export default ArticleRoute;

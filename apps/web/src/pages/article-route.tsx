import { paths } from "@app/contract/paths";
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
  useLoaderData,
} from "react-router";
import { type ArticleData, articleData } from "./article-data.ts";
import { articleMeta } from "./article-meta.ts";
import { ArticlePage } from "./article-page.tsx";

/**
 * Runs while the pages are built, so that a reader gets this article alone. It is asked for as a
 * page and, for those who come by a link inside the product, as its data alone.
 */
export const loader = ({ request }: LoaderFunctionArgs): ArticleData =>
  articleData(new URL(request.url).pathname.replace(/\.data$/, ""));

/** Any one word behind the slash comes here; of one that is no article the server says so. */
export const clientLoader = async ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    const asked = await fetch(request.url, { method: "HEAD", redirect: "manual" });
    if (asked.type === "opaqueredirect") throw replace(paths.notFound);
    throw error;
  }
};

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? articleMeta(loaderData) : [];

const ArticleRoute = () => <ArticlePage {...useLoaderData<typeof loader>()} />;
export default ArticleRoute;

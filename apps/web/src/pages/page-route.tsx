import { pageOf } from "@app/content/pages";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../navigation/page-meta.ts";
import { PageHeader } from "./page-header.tsx";

/** Runs while the pages are built, so that a reader gets the words of this page alone. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  pageOf(new URL(request.url).pathname.replace(/\.data$/, ""));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData) : [];

/** Any page of the content package that has no screen of its own. */
const PageRoute = () => <PageHeader page={useLoaderData<typeof loader>()} />;
export default PageRoute;

import { pageOf } from "@app/content/pages";
import { statementOf } from "@app/content/statements";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { onlyRead } from "../navigation/only-read.ts";
import { openDocument } from "../navigation/open-document.ts";
import { pageMeta } from "../navigation/page-meta.ts";
import { StatementPage } from "./statement-page.tsx";

/** Runs while the pages are built, so that a reader gets this statement alone; as with articles. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const page = pageOf(new URL(request.url).pathname.replace(/\.data$/, ""));
  const statement = statementOf(page.path);
  if (!statement) throw new Error(`no statement at ${page.path}`);
  return { page, statement };
};

export const handle = onlyRead;
export const clientLoader = openDocument;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page) : [];

const StatementRoute = () => <StatementPage {...useLoaderData<typeof loader>()} />;
export default StatementRoute;

import { pageOf } from "@app/content/pages";
import { type MetaFunction, useLocation } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { PageHeader } from "./page-header.tsx";

export const meta: MetaFunction = ({ location }) => pageMeta(pageOf(location.pathname));

/** Any page of the content package that has no screen of its own. */
const PageRoute = () => <PageHeader page={pageOf(useLocation().pathname)} />;
export default PageRoute;

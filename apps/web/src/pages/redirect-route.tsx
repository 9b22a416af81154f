import { paths, redirects } from "@app/contract/paths";
import { type ClientLoaderFunction, replace } from "react-router";

const targets: Readonly<Record<string, string>> = redirects;

/** Old addresses lead on, and whatever is no page of ours leads to the page that says so. */
export const clientLoader: ClientLoaderFunction = ({ request }) => {
  const path = new URL(request.url).pathname.replace(/\/+$/, "");
  return replace(targets[path] ?? paths.notFound);
};

/** The router asks for a component; the loader has always led away before it shows. */
const RedirectRoute = () => null;
export default RedirectRoute;

import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { loadRouteModule } from "../router/load-route-module.ts";
import { storage } from "../storage.ts";
import { cookieChoiceHash } from "./cookie-choice-hash.ts";

type Part = { default: ComponentType };

/** The router's own list of parts, which it keeps on the window. */
type WithManifest = {
  __reactRouterManifest: { routes: Record<"layers", Parameters<typeof loadRouteModule>[0]> };
};

/** Whether anything is to be asked, or was allowed to be measured: for most visits nothing is. */
const isDue = (hash: string): boolean => {
  const cookies = storage.cookies.get();
  return (
    !cookies ||
    !storage.termsAccepted.get() ||
    hash === cookieChoiceHash ||
    ("measure" in document.documentElement.dataset && cookies.includes("Y"))
  );
};

/**
 * Beside every page: what a first visit is asked comes in a part of its own, once the welcome is over.
 * The part is a route without an address, since the router can load those and home need carry no second loader.
 */
export const FirstVisit = () => {
  const { hash } = useLocation();
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (part || !isDue(hash)) return;
    const load = () => {
      const { __reactRouterManifest: manifest } = window as unknown as WithManifest; // the router adds it
      loadRouteModule(manifest.routes.layers, {}).then(
        (module) => setPart(module as Part), // the route's file exports no other
        // What did not come is asked for on the next page.
        () => undefined,
      );
    };
    if (!document.body.classList.contains("splashing")) return load();
    addEventListener("splashend", load);
    return () => removeEventListener("splashend", load);
  }, [hash, part]);
  return part && <part.default />;
};

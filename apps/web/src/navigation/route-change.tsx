import { limits } from "@app/contract/limits";
import { useEffect, useRef } from "react";
import { ScrollRestoration, useLocation } from "react-router";
import { mainId } from "../ui/skip-link.tsx";
import { howOpened } from "./go-on.ts";

/** A new page is read from its beginning, unless it has put the focus somewhere itself. */
const focusMain = (): void => {
  const main = document.getElementById(mainId);
  // A menu that stays open over the change keeps whoever is in it.
  if (document.activeElement?.closest(":popover-open")) return;
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
};

/** Phones start every page at its top, also when going back; wider screens return to where they were. */
export const RouteChange = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // Going back to a page that the browser opens anew, or kept as it was, is the same.
  useEffect(() => {
    const start = () => {
      if (window.innerWidth <= limits.widths.phonePx && !window.location.hash)
        window.scrollTo({ top: 0, behavior: "instant" });
    };
    const startIfKept = ({ persisted }: PageTransitionEvent) => persisted && start();
    if (howOpened() === "back_forward") start();
    window.addEventListener("pageshow", startIfKept);
    return () => window.removeEventListener("pageshow", startIfKept);
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusMain();
    if (window.innerWidth <= limits.widths.phonePx)
      window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);

  return <ScrollRestoration />;
};

import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { storage } from "../storage.ts";
import { cookieChoiceHash } from "./cookie-choice-hash.ts";

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

/** Beside every page: what a first visit is asked comes in a part of its own, once the welcome is over. */
export const FirstVisit = () => {
  const { hash } = useLocation();
  const [part, setPart] = useState<{ Layers: ComponentType }>();
  useEffect(() => {
    if (part || !isDue(hash)) return;
    // What did not come is asked for on the next page.
    const load = () => void import("./layers.tsx").then(setPart, () => undefined);
    if (!document.body.classList.contains("splashing")) return load();
    addEventListener("splashend", load);
    return () => removeEventListener("splashend", load);
  }, [hash, part]);
  return part && <part.Layers />;
};

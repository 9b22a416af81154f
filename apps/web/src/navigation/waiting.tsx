import { useEffect } from "react";
import { useNavigation } from "react-router";
import { storage } from "../storage.ts";
import styles from "./waiting.module.css";

/** A line at the top while the next page is on its way; it belongs to no part of this one, and is said politely. */
export const Waiting = () => {
  const { location: next } = useNavigation();
  const address = next && next.pathname + next.search + next.hash;
  // A page that loads anew meanwhile, for want of a part, goes on there (go-on.ts).
  useEffect(() => {
    if (!address) return;
    storage.onTheWay.set(address);
    return () => storage.onTheWay.remove();
  }, [address]);
  return next ? (
    <div aria-live="polite">
      <div className={styles["waiting"]} role="progressbar" aria-label="Opening the page" />
    </div>
  ) : null;
};

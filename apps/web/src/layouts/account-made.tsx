import { useLocation } from "react-router";
import { useIsHere } from "../state/use-is-here.ts";
import styles from "./account-made.module.css";

/** On the page somebody is led to after making an account: that it worked. */
export const AccountMade = () => {
  const state: unknown = useLocation().state;
  const isHere = useIsHere();
  const isMade = typeof state === "object" && state !== null && "accountMade" in state;
  return (
    isHere &&
    isMade && (
      <p className={styles["account-made"]} role="status">
        Your account is made, and you are signed in here.
      </p>
    )
  );
};

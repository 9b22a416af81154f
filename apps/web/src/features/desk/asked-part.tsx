import type { ReactNode } from "react";
import { sentenceOf } from "../../errors/problem.ts";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import styles from "./desk.module.css";
import { useAsked } from "./use-asked.ts";

type AskedPartProps<T> = { ask: () => Promise<T>; children: (value: T) => ReactNode };

/** What is asked of the server, and what stands there until it has come. */
export const AskedPart = <T,>({ ask, children }: AskedPartProps<T>) => {
  const [asked, again] = useAsked(ask);
  if (asked.status === "here") return children(asked.value);
  if (asked.status === "failed")
    return (
      <DidNotCome
        level={3}
        className={styles["desk-waits"]}
        text={sentenceOf(asked.problem)}
        onAgain={again}
      />
    );
  return (
    <p className={`looking ${styles["desk-waits"]}`} role="status">
      One moment
    </p>
  );
};

import type { ReactNode } from "react";
import { sentenceOf } from "../../errors/problem.ts";
import type { KeptList } from "../../state/kept-list.ts";
import { useStore } from "../../state/use-store.ts";
import { Button } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import styles from "./journey.module.css";

type ListCardProps<T> = {
  /** Names the card in the style sheet and in the page. */
  name: string;
  title: string;
  /** What the list is for, where it holds nothing yet. */
  empty: string;
  list: KeptList<T>;
  rows: readonly ReactNode[];
  /** Beside the title. */
  aside?: ReactNode;
  /** Whatever more there is stands elsewhere. */
  brief?: boolean;
  children?: ReactNode;
};

/** One of the journey's lists, in whichever state it is. */
export const ListCard = <T extends { id: string }>({
  name,
  title,
  empty,
  list,
  rows,
  aside,
  brief = false,
  children,
}: ListCardProps<T>) => {
  const state = useStore(list);

  const body = () => {
    if (state.status === "loading") return <p className="looking">Looking for it</p>;
    if (state.status === "failed" && state.problem)
      return (
        <DidNotCome
          level={3}
          text={`${sentenceOf(state.problem)} Nothing you kept is lost.`}
          onAgain={list.load}
        />
      );
    if (rows.length === 0) return <p className="quietly">{empty}</p>;
    return <ul className="lines">{rows}</ul>;
  };

  return (
    <section className="card" data-list={name} aria-labelledby={name}>
      <header className={styles["card-head"]}>
        <h2 id={name}>{title}</h2>
        {aside}
      </header>
      {body()}
      <p className="trouble" role="alert">
        {state.trouble && `${sentenceOf(state.trouble)} It is as it was before. You can try again.`}
      </p>
      {state.before !== null && !brief && (
        <Button
          kind="quiet"
          className={styles["show-more"]}
          aria-busy={state.loadingMore}
          onClick={list.more}
        >
          {state.loadingMore ? "Getting more" : "Show more"}
        </Button>
      )}
      {children}
    </section>
  );
};

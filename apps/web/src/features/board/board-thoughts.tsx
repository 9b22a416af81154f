import { sentenceOf } from "../../errors/problem.ts";
import { Button } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import styles from "./board.module.css";
import type { BoardView } from "./board-head.tsx";
import type { BoardState } from "./board-state.ts";
import { ownBoard } from "./own-board.ts";
import { Sky } from "./sky.tsx";
import type { Acts } from "./thought-acts.tsx";
import { ThoughtList } from "./thought-list.tsx";
import { useHeldBack } from "./use-held-back.ts";

type BoardThoughtsProps = { board: BoardState; view: BoardView; nowMs: number; acts: Acts };

const Empty = () => (
  <div className={styles["board-instead"]}>
    <p className={styles["board-empty"]}>Nobody has left anything yet today.</p>
    <p className="quietly">The first thought may be yours.</p>
  </div>
);

const Thoughts = ({ board, view, nowMs, acts }: BoardThoughtsProps) => {
  const { top, shown, held, showHeld } = useHeldBack(board.thoughts);
  return (
    <>
      <span ref={top} className={styles["board-top"]} />
      {held > 0 && (
        <Button kind="soft" className={styles["board-newer"]} onClick={showHeld}>
          {held === 1 ? "One new thought" : `${held} new thoughts`}
        </Button>
      )}
      {shown.length === 0 ? (
        <Empty />
      ) : view === "sky" ? (
        <Sky thoughts={shown} nowMs={nowMs} acts={acts} />
      ) : (
        <ThoughtList
          {...board}
          thoughts={shown}
          nowMs={nowMs}
          acts={acts}
          onMore={() => void ownBoard.more()}
          onAnew={() => void ownBoard.load()}
        />
      )}
    </>
  );
};

/** Everything that was left, in the way somebody wants to read it. */
export const BoardThoughts = (props: BoardThoughtsProps) => {
  const { status, problem } = props.board;
  if (status === "failed" && problem)
    return (
      <div className={styles["board-instead"]}>
        <DidNotCome
          text={`${sentenceOf(problem)} What you write stays here.`}
          onAgain={() => void ownBoard.load()}
        />
      </div>
    );
  if (status === "loading")
    return (
      <p className={`${styles["board-instead"]} looking`} role="status">
        Looking up
      </p>
    );
  return <Thoughts {...props} />;
};

import { useEffect, useState } from "react";
import { useOnline } from "../../device/use-online.ts";
import styles from "./board.module.css";
import type { BoardConnection } from "./follow-board.ts";

/** A line that comes back by itself within this is nothing to speak of. */
const speakAfterMs = 3_000;

/** Says quietly that nothing new can come just now. */
export const LineNote = ({ line, isReady }: { line: BoardConnection; isReady: boolean }) => {
  const online = useOnline();
  const [lasts, setLasts] = useState(false);
  const isLost = isReady && line === "lost";
  useEffect(() => {
    if (!isLost) {
      setLasts(false);
      return;
    }
    const timer = setTimeout(() => setLasts(true), speakAfterMs);
    return () => clearTimeout(timer);
  }, [isLost]);

  const words = online
    ? lasts && "The line is broken just now. New thoughts come as soon as it is back."
    : "You are offline. What you write stays here, and new thoughts come when you are back.";
  return (
    <p className={styles["board-line"]} role="status" data-shown={words ? true : undefined}>
      {words}
    </p>
  );
};

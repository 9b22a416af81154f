import { useEffect, useState } from "react";
import { isOnline, watchConnection } from "../../device/use-online.ts";
import { useStore } from "../../state/use-store.ts";
import type { BoardState } from "./board-state.ts";
import { ownBoard, sayer } from "./own-board.ts";

/** A tab nobody looks at gives its line back, and reads what it missed when somebody does. */
const hiddenForMs = 60_000;
const tickMs = 30_000;

const watchVisibility = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(ownBoard.stop, hiddenForMs);
    else if (ownBoard.state().status === "ready") ownBoard.start();
  };
  document.addEventListener("visibilitychange", changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", changed);
  };
};

/** The board while its page is open: read once, then followed. */
export const useBoard = (): BoardState => {
  const state = useStore(ownBoard);
  const { status } = state;
  useEffect(() => {
    void ownBoard.load();
    const unwatchVisibility = watchVisibility();
    const unwatchConnection = watchConnection(() => {
      if (!isOnline()) return;
      if (ownBoard.state().status === "failed") void ownBoard.load();
      ownBoard.hurry();
    });
    return () => {
      unwatchVisibility();
      unwatchConnection();
      ownBoard.stop();
      sayer.stop();
    };
  }, []);
  useEffect(() => {
    if (status === "ready") ownBoard.start();
  }, [status]);
  return state;
};

/** The server's time, looked at twice a minute: often enough to grow old by. */
export const useServerMs = (): number => {
  const [nowMs, setNowMs] = useState(ownBoard.serverMs);
  useEffect(() => {
    const look = () => {
      ownBoard.letGoOfOver();
      setNowMs(ownBoard.serverMs());
    };
    look();
    const timer = setInterval(look, tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};

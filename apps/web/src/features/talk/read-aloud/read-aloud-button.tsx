import { useEffect, useSyncExternalStore } from "react";
import { TalkIcon } from "../talk-icon.tsx";
import { reading } from "./reading.ts";

/** Reads one reply aloud; not there where the device has no voice of its own for it. */
export const ReadAloudButton = ({ replyKey, text }: { replyKey: string; text: string }) => {
  const canRead = useSyncExternalStore(
    reading.subscribe,
    () => reading.canRead(text),
    () => false,
  );
  const isRead = useSyncExternalStore(
    reading.subscribe,
    () => reading.isReading(replyKey),
    () => false,
  );
  // Whoever leaves the room, or goes on by voice, hears nothing more of it.
  useEffect(
    () => () => {
      if (reading.isReading(replyKey)) reading.stop();
    },
    [replyKey],
  );
  if (!canRead) return null;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={isRead ? "Stop reading" : "Read aloud"}
      onClick={() => (isRead ? reading.stop() : reading.read(replyKey, text))}
    >
      <TalkIcon name={isRead ? "still" : "aloud"} />
    </button>
  );
};

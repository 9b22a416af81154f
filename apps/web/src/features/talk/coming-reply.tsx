import { brand } from "@app/contract/brand";
import { useSyncExternalStore } from "react";
import styles from "./message.module.css";
import { Presence } from "./presence.tsx";
import { ReplyBody } from "./reply-body.tsx";
import type { ReplyText } from "./reply-text.ts";

/** The reply being made. The only thing on the page that a token draws anew. */
export const ComingReply = ({
  reply,
  opening = false,
}: {
  reply: ReplyText;
  opening?: boolean;
}) => {
  const text = useSyncExternalStore(reply.subscribe, reply.shown, reply.shown);
  const className = opening
    ? `${styles["reply"]} ${styles["reply-first"]} ${styles["reply-coming"]}`
    : `${styles["reply"]} ${styles["reply-coming"]}`;
  return (
    <article className={className} aria-label={`${brand.companion}, replying now`} aria-busy="true">
      <Presence state={text ? "speaking" : "thinking"} />
      {text ? (
        <ReplyBody text={text} coming />
      ) : (
        <p className={styles["reply-thinking"]}>{brand.companion} is thinking</p>
      )}
    </article>
  );
};

import { brand } from "@app/contract/brand";
import { type ReactNode, type Ref, useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { mainId } from "../../ui/skip-link.tsx";
import { beganAt } from "./began-at.ts";
import { ComingReply } from "./coming-reply.tsx";
import type { Conversation } from "./conversation.ts";
import { CrisisPanel } from "./crisis-panel.tsx";
import { FailedReply, UnansweredReply } from "./failed-reply.tsx";
import { ThreadMessage, WaitingMessage } from "./message.tsx";
import styles from "./talk.module.css";
import { type Item, unansweredMessage } from "./talk-items.ts";
import type { TalkState } from "./talk-state.ts";

type ThreadProps = {
  state: TalkState;
  conversation: Conversation;
  online: boolean;
  threadRef: Ref<HTMLElement>;
  earlierRef: Ref<HTMLButtonElement>;
  /** What stands below the last words of an ended session. */
  after: ReactNode;
};

const newestReplyKey = (items: readonly Item[]): string | null =>
  items.findLast((item) => item.kind === "speech" && item.role === "assistant")?.key ?? null;

const isHalf = (items: readonly Item[]): boolean => {
  const newest = items.findLast((item) => item.kind === "speech");
  return newest?.kind === "speech" && newest.role === "assistant";
};

export const Thread = ({
  state,
  conversation,
  online,
  threadRef,
  earlierRef,
  after,
}: ThreadProps) => {
  const { items, turn, failure, queue, session } = state;
  const atRest = !turn && !failure && queue.length === 0 && session.status === "active";

  const shown = useMemo(() => {
    const presentBeside = turn ? null : newestReplyKey(items);
    return items.map((item, index) => {
      if (item.kind === "mark")
        return (
          <p key={item.key} className={styles["mark"]}>
            {item.text}
          </p>
        );
      if (item.kind === "help")
        return <CrisisPanel key={item.key} help={item} onFold={conversation.foldHelp} />;
      if (item.hidden) return null;
      return (
        <ThreadMessage
          key={item.key}
          speech={item}
          opening={index === 0 && state.olderBefore === null}
          presence={item.key === presentBeside ? "listening" : null}
        />
      );
    });
  }, [items, turn, state.olderBefore, conversation]);

  return (
    <main
      className={styles["thread"]}
      id={mainId}
      tabIndex={-1}
      aria-label="Conversation"
      data-thread
      ref={threadRef}
    >
      <h1 className="visually-hidden">Conversation with {brand.companion}</h1>
      {state.olderBefore === null ? (
        <p className={styles["mark"]}>
          {beganAt(session.created_at)}. {brand.companion} is an AI, not a person. You can stop any
          time.
        </p>
      ) : (
        <Button
          kind="quiet"
          className={styles["earlier"]}
          ref={earlierRef}
          aria-busy={state.olderLoading}
          onClick={conversation.loadOlder}
        >
          {state.olderLoading ? "Getting earlier messages" : "Earlier messages"}
        </Button>
      )}
      {shown}
      {turn && <ComingReply reply={conversation.reply} opening={items.length === 0} />}
      {turn?.help && <CrisisPanel help={turn.help} onFold={conversation.foldHelp} />}
      {failure && <FailedReply failure={failure} onRetry={conversation.retry} />}
      {atRest && unansweredMessage(items) && (
        <UnansweredReply half={isHalf(items)} onRetry={conversation.retry} />
      )}
      {queue.map(({ clientMessageId, content }) => (
        <WaitingMessage
          key={clientMessageId}
          content={content}
          note={online ? "Waiting its turn" : "Kept here until you are back"}
        />
      ))}
      {after}
    </main>
  );
};

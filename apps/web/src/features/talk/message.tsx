import { brand } from "@app/contract/brand";
import { memo, useId, useState } from "react";
import type { ZokiState } from "../../ui/zoki.tsx";
import { CopyButton } from "./copy-button.tsx";
import styles from "./message.module.css";
import { Presence } from "./presence.tsx";
import { ReadAloudButton } from "./read-aloud/read-aloud-button.tsx";
import { Receipt, ReceiptButton } from "./receipt.tsx";
import { ReplyBody } from "./reply-body.tsx";
import type { Speech } from "./talk-items.ts";

type MessageProps = {
  speech: Speech;
  /** The very first words of a session are set larger. */
  opening: boolean;
  /** The companion stands beside the newest reply only. */
  presence: ZokiState | null;
};

const MyMessage = ({ content, note }: { content: string; note?: string }) => (
  <article className={styles["mine"]} aria-label={note ? `You, ${note.toLowerCase()}` : "You"}>
    <p dir="auto">{content}</p>
    {note && <p className={styles["mine-note"]}>{note}</p>}
  </article>
);

/** Written, and not sent yet. */
export const WaitingMessage = ({ content, note }: { content: string; note: string }) => (
  <MyMessage content={content} note={note} />
);

const ReplyActs = ({ speech }: { speech: Speech }) => {
  const receiptId = useId();
  const [receiptOpen, setReceiptOpen] = useState(false);
  return (
    <>
      <div className={styles["reply-acts"]}>
        <CopyButton text={speech.content} />
        <ReadAloudButton replyKey={speech.key} text={speech.content} />
        {speech.writer && (
          <ReceiptButton
            open={receiptOpen}
            receiptId={receiptId}
            onToggle={() => setReceiptOpen(!receiptOpen)}
          />
        )}
      </div>
      {speech.writer && receiptOpen && <Receipt id={receiptId} writer={speech.writer} />}
    </>
  );
};

export const ThreadMessage = memo(({ speech, opening, presence }: MessageProps) =>
  speech.role === "user" ? (
    <MyMessage content={speech.content} />
  ) : (
    <article
      className={opening ? `${styles["reply"]} ${styles["reply-first"]}` : styles["reply"]}
      aria-label={brand.companion}
    >
      {presence && <Presence state={presence} />}
      <ReplyBody text={speech.content} />
      {!opening && <ReplyActs speech={speech} />}
    </article>
  ),
);

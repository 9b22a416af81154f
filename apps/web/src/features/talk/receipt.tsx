import type { Writer } from "@app/contract/reply-events";
import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import styles from "./message.module.css";
import { guideWords, memoriesWords, receiptWords } from "./receipt-words.ts";
import { TalkIcon } from "./talk-icon.tsx";

type ReceiptButtonProps = { open: boolean; receiptId: string; onToggle: () => void };

export const ReceiptButton = ({ open, receiptId, onToggle }: ReceiptButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label="Who wrote this"
    aria-expanded={open}
    aria-controls={receiptId}
    onClick={onToggle}
  >
    <TalkIcon name="about" />
  </button>
);

/** The texts of what went along, as far as they are still kept. */
const useRemembered = (ids: readonly string[]): readonly string[] | "asking" | "unknown" => {
  const [texts, setTexts] = useState<readonly string[] | "asking" | "unknown">("asking");
  const wanted = ids.join(" ");

  useEffect(() => {
    const asking = new AbortController();
    api.memory.list({}, { signal: asking.signal }).then(
      ({ items }) => {
        const known = new Set(wanted.split(" "));
        setTexts(items.filter(({ id }) => known.has(id)).map(({ message }) => message));
      },
      () => {
        if (!asking.signal.aborted) setTexts("unknown");
      },
    );
    return () => asking.abort();
  }, [wanted]);

  return texts;
};

const Remembered = ({ ids }: { ids: readonly string[] }) => {
  const texts = useRemembered(ids);
  if (texts === "asking") return <p>Looking them up</p>;
  if (texts === "unknown") return <p>Their words cannot be shown just now.</p>;
  return (
    <>
      {texts.length > 0 && (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {texts.length < ids.length && <p>What is missing here was removed since.</p>}
    </>
  );
};

/** What a reply's words came from. */
export const Receipt = ({ id, writer }: { id: string; writer: Writer }) => (
  <div className={styles["receipt"]} id={id}>
    <p>{receiptWords(writer)}</p>
    {writer.model === "guide" && <p>{guideWords}</p>}
    {writer.memory_ids.length > 0 && (
      <>
        <p>{memoriesWords(writer)}</p>
        <Remembered ids={writer.memory_ids} />
      </>
    )}
  </div>
);

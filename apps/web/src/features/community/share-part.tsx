import { paths } from "@app/contract/paths";
import { useRef, useState } from "react";
import { loadChunk } from "../../navigation/chunks.ts";
import { Link } from "../../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./community.module.css";
import type { WritePrompt } from "./write-prompt.tsx";

const backHere = `?next=${encodeURIComponent(paths.community)}`;

type SharePartProps = {
  hasAccount: boolean | null;
  onWriting: (writing: boolean) => void;
  onShared: () => void;
};

/** The way to share one's own; the form comes with the first press, since most people read. */
export const SharePart = ({ hasAccount, onWriting, onShared }: SharePartProps) => {
  const [part, setPart] = useState<{ Form: typeof WritePrompt } | null>(null);
  const [said, setSaid] = useState("");
  const button = useRef<HTMLButtonElement>(null);

  const open = () => {
    setSaid("");
    loadChunk("write-prompt", () => import("./write-prompt.tsx")).then(
      (module) => {
        setPart({ Form: module.WritePrompt });
        onWriting(true);
      },
      () => setSaid("That part of the page did not come. It needs a connection."),
    );
  };
  const close = (words: string) => {
    setPart(null);
    onWriting(false);
    setSaid(words);
    // The button is back only once the form is gone.
    requestAnimationFrame(() => button.current?.focus());
  };

  if (hasAccount === false)
    return (
      <p className={`quietly ${styles["share-part"]}`}>
        Reading and beginning need no account. Sharing a prompt and voting do:{" "}
        <Link to={paths.login + backHere}>sign in</Link> or{" "}
        <Link to={paths.register + backHere}>make one</Link>, if you like.
      </p>
    );
  return (
    <div className={styles["share-part"]}>
      {part ? (
        <part.Form
          onLeave={() => close("")}
          onShared={(words) => {
            onShared();
            close(words);
          }}
        />
      ) : (
        <Button ref={button} kind="soft" disabled={hasAccount === null} onClick={open}>
          Share a prompt of your own
        </Button>
      )}
      <p className="quietly" role="status">
        {said}
      </p>
    </div>
  );
};

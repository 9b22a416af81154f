import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { Link } from "../../../navigation/link.tsx";
import { talkAddress } from "../../../talking/talk-address.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import styles from "./voice.module.css";
import type { VoiceProblem } from "./voice-state.ts";
import { type ProblemAct, problemWords } from "./voice-words.ts";

type VoiceNoteProps = {
  problem: VoiceProblem;
  onAgain: () => void;
  onText: () => void;
  onWords: () => void;
  onRead: () => void;
  sessionId: string;
};

/** What is in the way of talking aloud, and each way on from it. */
export const VoiceNote = (props: VoiceNoteProps) => {
  const { problem, onAgain, onText, onWords, onRead, sessionId } = props;
  const { title, text, acts } = problemWords(problem);
  const ways: Record<ProblemAct, () => ReactNode> = {
    again: () => (
      <Button key="again" kind="soft" onClick={onAgain}>
        Try again
      </Button>
    ),
    text: () => (
      <Button key="text" kind="soft" onClick={onText}>
        Go on in text
      </Button>
    ),
    words: () => (
      <Button key="words" kind="soft" onClick={onWords}>
        Try again
      </Button>
    ),
    read: () => (
      <Button key="read" kind="bare" onClick={onRead}>
        All right
      </Button>
    ),
    signIn: () => (
      <Link
        key="signIn"
        className={buttonClass("soft")}
        to={`${paths.login}?next=${encodeURIComponent(talkAddress(sessionId, true))}`}
      >
        Sign in
      </Link>
    ),
  };
  return (
    <div className={styles["v-note"]} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {acts.length > 0 && (
        <div className={styles["v-note-acts"]}>{acts.map((act) => ways[act]())}</div>
      )}
    </div>
  );
};

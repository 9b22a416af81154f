import { paths } from "@app/contract/paths";
import { Link, useLocation } from "react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import type { VoiceProblem } from "./voice-state.ts";
import { type ProblemAct, problemWords } from "./voice-words.ts";

type VoiceNoteProps = {
  problem: VoiceProblem;
  onAgain: () => void;
  onText: () => void;
  onWords: () => void;
  onRead: () => void;
};

/** What is in the way of talking aloud, and each way on from it. */
export const VoiceNote = ({ problem, onAgain, onText, onWords, onRead }: VoiceNoteProps) => {
  const { pathname, search } = useLocation();
  const { title, text, acts } = problemWords(problem);
  const ways: Record<ProblemAct, () => React.ReactNode> = {
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
        to={`${paths.login}?next=${encodeURIComponent(pathname + search)}`}
      >
        Sign in
      </Link>
    ),
    plans: () => (
      <Link key="plans" className={buttonClass("bare")} to={paths.membership}>
        What each plan has
      </Link>
    ),
  };
  return (
    <div className="v-note" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {acts.length > 0 && <div className="v-note-acts">{acts.map((act) => ways[act]())}</div>}
    </div>
  );
};

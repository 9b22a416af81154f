import { categoryNames } from "@app/content/prompt-categories";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { VoteDirection } from "@app/contract/prompts";
import { type MouseEvent, useState } from "react";
import { Link } from "../../navigation/link.tsx";
import { PromptLink } from "../../talking/prompt-link.tsx";
import { Button } from "../../ui/button.tsx";
import { StrokeDrawing } from "../../ui/stroke-drawing.tsx";
import styles from "./community.module.css";
import { usedWords, votesShown } from "./prompt-words.ts";
import type { ShownPrompt } from "./use-prompts.ts";

const drawings = { up: "m6 14.5 6-6 6 6", down: "m6 9.5 6 6 6-6" } as const;

const backHere = `?next=${encodeURIComponent(paths.community)}`;

type VoteButtonProps = {
  direction: "up" | "down";
  prompt: ShownPrompt;
  onVote: (direction: VoteDirection) => void;
};

const VoteButton = ({ direction, prompt: { text, my_vote }, onVote }: VoteButtonProps) => {
  const isMine = my_vote === direction;
  return (
    <button
      type="button"
      className="icon-button"
      aria-pressed={isMine}
      aria-label={`${direction === "up" ? "A good start" : "Not a good start"}: ${text}`}
      onClick={(event: MouseEvent) => {
        // The second press of a double click would take back what the first one said.
        if (event.detail < 2) onVote(isMine ? "none" : direction);
      }}
    >
      <StrokeDrawing path={drawings[direction]} size={22} />
    </button>
  );
};

export type PromptActs = {
  /** Null while nobody knows who is here: nothing is offered that would then be refused. */
  hasAccount: boolean | null;
  onVote: (prompt: ShownPrompt, direction: VoteDirection) => void;
  onTakeBack: (prompt: ShownPrompt) => void;
  onReport: (prompt: ShownPrompt) => void;
};

const Votes = ({ prompt, hasAccount, onVote }: PromptActs & { prompt: ShownPrompt }) => {
  const [asked, setAsked] = useState(false);
  const vote = (direction: VoteDirection) =>
    hasAccount ? onVote(prompt, direction) : setAsked(true);
  const shown = votesShown(prompt.votes);
  return (
    <>
      <div className={styles["prompt-votes"]}>
        <VoteButton direction="up" prompt={prompt} onVote={vote} />
        {shown && (
          <span>
            <span className="visually-hidden">Votes: </span>
            {shown}
          </span>
        )}
        <VoteButton direction="down" prompt={prompt} onVote={vote} />
      </div>
      <p className={styles["prompt-asked"]} role="status">
        {asked && (
          <>
            A vote counts once for each account. <Link to={paths.login + backHere}>Sign in</Link> or{" "}
            <Link to={paths.register + backHere}>make one</Link>, if you like.
          </>
        )}
      </p>
    </>
  );
};

const about = ({ category, ours, mine, hidden, uses }: ShownPrompt): string[] =>
  [
    categoryNames[category],
    ours ? `From ${brand.name}` : null,
    mine ? "Yours" : null,
    hidden ? "Only you can see it now" : null,
    usedWords(uses),
  ].filter((part) => part !== null);

/** One prompt: its words are the way into a conversation, and the rest stays quiet. */
export const PromptRow = ({ prompt, ...acts }: PromptActs & { prompt: ShownPrompt }) => {
  const { id, text, mine, ours } = prompt;
  return (
    <li className={styles["prompt-row"]}>
      <PromptLink id={id} text={text} className={styles["prompt-text"]}>
        {text}
      </PromptLink>
      <p className={styles["prompt-about"]}>
        {about(prompt).map((part) => (
          <span key={part}>{part}</span>
        ))}
        {mine && (
          <Button
            kind="quiet"
            aria-label={`Take back: ${text}`}
            onClick={() => acts.onTakeBack(prompt)}
          >
            Take back
          </Button>
        )}
        {!mine && !ours && (
          <Button kind="quiet" aria-label={`Report: ${text}`} onClick={() => acts.onReport(prompt)}>
            Report
          </Button>
        )}
      </p>
      {!mine && acts.hasAccount !== null && <Votes prompt={prompt} {...acts} />}
    </li>
  );
};

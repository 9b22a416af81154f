import type { FormSafety } from "@app/contract/form-fields";
import { paths } from "@app/contract/paths";
import { timings } from "@app/contract/timings";
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useId,
  useState,
} from "react";
import { isOnline } from "../../device/use-online.ts";
import { sentenceOf } from "../../errors/problem.ts";
import { FormHelp } from "../../forms/form-help.tsx";
import { Link } from "../../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import type { LeaveAnswer } from "./leave-thought.ts";
import styles from "./let-go-form.module.css";
import { charsLeft, sayLeft, sayOver, takenOut, whyTakenOut } from "./let-go-words.ts";
import { ownBoard } from "./own-board.ts";
import { useScrubbed } from "./use-scrubbed.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

type LetGoFormProps = {
  text: string;
  onText: (text: string) => void;
  /** It was left, or it waits because whoever wrote it may be in danger. */
  onAnswer: (answer: Exclude<LeaveAnswer, { kind: "refused" }>) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** What the page has to say, just above where somebody writes. */
  children?: ReactNode;
};

const stillHere = "Your words are still here.";

/** Why it was not left; where it was for the sake of others, the rules say more. */
type Refusal = { words: string; byRule: boolean };
const noRefusal: Refusal = { words: "", byRule: false };

/** Where a thought is left: what would be taken out of it is shown before anybody else can read it. */
export const LetGoForm = ({ text, onText, onAnswer, fieldRef, children }: LetGoFormProps) => {
  const id = useId();
  const { preview, outgoingOf } = useScrubbed(text);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  /** Help that came with a refusal. */
  const [help, setHelp] = useState<FormSafety>(null);
  const [nextAtMs, setNextAtMs] = useState(0);
  const secondsLeft = useSecondsLeft(nextAtMs);
  const left = charsLeft(preview.count);
  const out = takenOut(preview.written, preview.changes);

  const refusalOf = (outgoing: ReturnType<typeof outgoingOf>): string => {
    if (outgoing.text === "") return "There are no words in this yet.";
    if (charsLeft(outgoing.count) < 0)
      return `${sayOver(charsLeft(outgoing.count))} Nothing was lost.`;
    if (!isOnline()) return `There is no connection just now. ${stillHere}`;
    return "";
  };

  const send = async (): Promise<void> => {
    if (busy || secondsLeft > 0) return;
    const outgoing = outgoingOf(text.trim());
    const reason = refusalOf(outgoing);
    setRefusal({ words: reason, byRule: false });
    setHelp(null);
    fieldRef.current?.focus();
    if (reason) return;
    setBusy(true);
    const answer = await ownBoard.leave(outgoing.text);
    setBusy(false);
    if (answer.kind === "refused") {
      setHelp(answer.safety);
      if (answer.waitMs > 0) setNextAtMs(Date.now() + answer.waitMs);
      else
        setRefusal({
          words: `${sentenceOf(answer.problem)} ${stillHere}`,
          byRule: answer.problem.code?.startsWith("unkind_") ?? false,
        });
      return;
    }
    const isKept = answer.kind === "shown" || !answer.mayGoOn;
    if (isKept) setNextAtMs(Date.now() + timings.board.paceMs);
    if (answer.kind === "shown") onText("");
    onAnswer(answer);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const write = (next: string) => {
    setRefusal(noRefusal);
    // A thought is one line; whoever pastes several gets them in one.
    onText(next.replace(/\s*\n\s*/g, " "));
  };

  return (
    <div className={styles["let-go"]}>
      {children}
      <div className={styles["let-go-changes"]} role="status">
        {out.length > 0 && (
          <>
            <p>It will be left as: “{preview.text}”</p>
            <p className={styles["let-go-taken"]}>
              Taken out, {whyTakenOut}:{" "}
              {out.map(({ was, what }, index) => (
                <Fragment key={was}>
                  {index > 0 && ", "}
                  <b>{was}</b> ({what})
                </Fragment>
              ))}
              .
            </p>
          </>
        )}
      </div>
      {help && <FormHelp safety={help} />}
      <p className={styles["let-go-refusal"]} role="alert">
        {refusal.words}
        {refusal.byRule && (
          <>
            {" "}
            <Link to={paths.communityRules}>The rules here</Link>
          </>
        )}
      </p>
      <form className={styles["let-go-form"]} onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          A thought to leave
        </label>
        <textarea
          data-grows
          ref={fieldRef}
          id={id}
          rows={1}
          placeholder="Leave a thought"
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          aria-describedby={`${id}-wait`}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <span
          className={styles["let-go-count"]}
          aria-hidden="true"
          data-over={left < 0 || undefined}
        >
          {left}
        </span>
        <Button
          type="submit"
          className={styles["let-go-button"]}
          aria-disabled={busy || secondsLeft > 0}
        >
          {secondsLeft > 0 ? (
            <>
              <span className="visually-hidden">Let it go</span>
              <span aria-hidden="true">In {secondsLeft} s</span>
            </>
          ) : busy ? (
            "Letting go"
          ) : (
            "Let it go"
          )}
        </Button>
      </form>
      <p className="visually-hidden" role="status">
        {sayLeft(left)}
      </p>
      <p className={styles["let-go-under"]}>
        <span id={`${id}-wait`}>
          {secondsLeft > 0 ? "One thought at a time." : "No names. Gone after a day."}
        </span>{" "}
        <Link to={paths.communityRules}>How it is kept kind</Link>
      </p>
    </div>
  );
};

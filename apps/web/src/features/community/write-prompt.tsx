import { categoryNames } from "@app/content/prompt-categories";
import type { FormSafety } from "@app/contract/form-fields";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { type PromptCategory, promptCategories } from "@app/contract/prompts";
import { scrub } from "@app/kindness/scrub";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { api } from "../../api.ts";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { FormHelp } from "../../forms/form-help.tsx";
import { countryHere } from "../../helplines/country-here.ts";
import { helpInError } from "../../helplines/help-in-error.ts";
import { Link } from "../../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { scrubWords } from "./prompt-words.ts";
import { reportPromptError } from "./use-prompts.ts";
import "../../ui/select.css";
import styles from "./community.module.css";

const { promptMinChars: minChars, promptMaxChars: maxChars } = limits.community;

type WritePromptProps = {
  onShared: (said: string) => void;
  onLeave: () => void;
};

type Refused = {
  text: string;
  safety: FormSafety;
  /** It only sounds heavy: their own word is enough to share it. */
  mayGoOn: boolean;
};

const nothingRefused: Refused = { text: "", safety: null, mayGoOn: false };

const lengthProblem = (text: string): string | null => {
  const chars = text.trim().length;
  if (chars < minChars) return `It takes at least ${minChars} characters.`;
  return chars > maxChars ? `${maxChars} characters at the most.` : null;
};

/** What will be taken out is shown while it is typed, so that nothing of it is a surprise. */
const TakenOut = ({ text }: { text: string }) => {
  const { text: scrubbed, changes } = scrub(text);
  return (
    <div className={styles["prompt-taken-out"]} role="status">
      {changes.length > 0 && (
        <>
          <p>
            Everybody can read a prompt, so {scrubWords(changes.map(({ kind }) => kind))} will be
            taken out. It will read:
          </p>
          <blockquote>{scrubbed}</blockquote>
        </>
      )}
    </div>
  );
};

export const WritePrompt = ({ onShared, onLeave }: WritePromptProps) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const [category, setCategory] = useState<PromptCategory>("feelings");
  const [refused, setRefused] = useState(nothingRefused);
  const [busy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);

  const send = async (seenHelp: boolean) => {
    setBusy(true);
    setRefused(nothingRefused);
    try {
      const country = countryHere();
      const { prompt, changes, safety, may_go_on } = await api.community.create({
        text,
        category,
        seen_help: seenHelp,
        ...(country && { country }),
      });
      const taken = scrubWords(changes.map(({ kind }) => kind));
      if (prompt)
        onShared(`It is shared.${taken && ` Taken out of it first: ${taken}.`} Thank you.`);
      else setRefused({ text: "", safety, mayGoOn: may_go_on });
    } catch (error) {
      reportPromptError(error);
      const text = sentenceOf(problemOf(error));
      setRefused({ text, safety: helpInError(error), mayGoOn: false });
    }
    setBusy(false);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const problem = lengthProblem(text);
    if (problem) {
      setRefused({ ...nothingRefused, text: problem });
      form.current?.querySelector("textarea")?.focus();
    } else void send(false);
  };

  return (
    <form
      ref={form}
      className={`card ${styles["prompt-form"]}`}
      method="dialog"
      noValidate
      aria-labelledby={`${id}-name`}
      onSubmit={submit}
    >
      <h2 id={`${id}-name`}>Share a prompt</h2>
      {refused.safety && (
        <>
          <FormHelp safety={refused.safety} level={3} />
          <p>
            It was not shared, and it is not kept. You can also{" "}
            <Link to={paths.talkSession}>talk about it</Link>, just between the two of you.
          </p>
          {refused.mayGoOn && (
            <p>
              If that was read wrongly, you decide.{" "}
              <Button kind="soft" aria-disabled={busy} onClick={() => !busy && send(true)}>
                Share it all the same
              </Button>
            </p>
          )}
        </>
      )}
      <Field
        lines="many"
        label="A sentence or two that somebody could begin with"
        placeholder="I keep…"
        rows={3}
        value={text}
        maxLength={maxChars}
        problem={refused.text || undefined}
        hint={
          <span className={styles["prompt-count"]}>
            <span>Say it as “I”. It carries no name, and everybody can read it.</span>
            <span>
              {text.trim().length} of {maxChars}
            </span>
          </span>
        }
        onChange={({ target }) => {
          setText(target.value);
          // Help that was shown stays; what it was shown for is no longer these words.
          setRefused({ ...refused, text: "", mayGoOn: false });
        }}
      />
      <TakenOut text={text} />
      <div className="select">
        <label htmlFor={`${id}-about`}>It is about</label>
        <select
          id={`${id}-about`}
          value={category}
          onChange={({ target }) =>
            setCategory(promptCategories.find((each) => each === target.value) ?? category)
          }
        >
          {promptCategories.map((each) => (
            <option key={each} value={each}>
              {categoryNames[each]}
            </option>
          ))}
        </select>
      </div>
      <div className="button-row">
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Sharing" : "Share it"}
        </Button>
        <Button kind="bare" onClick={onLeave}>
          Not now
        </Button>
      </div>
      <p className="quietly">
        What belongs here stands in <Link to={paths.communityRules}>the rules</Link>. You can take
        it back at any time, and it goes with your account.
      </p>
    </form>
  );
};

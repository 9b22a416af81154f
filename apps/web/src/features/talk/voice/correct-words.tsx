import { limits } from "@app/contract/limits";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import styles from "./voice.module.css";

type CorrectWordsProps = {
  words: string;
  /** null leaves them as they were heard. */
  onDone: (words: string | null) => void;
};

/** Recognition mishears: the person has the last word on what they said. */
export const CorrectWords = ({ words, onDone }: CorrectWordsProps) => {
  const id = useId();
  const [text, setText] = useState(words);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onDone(text);
  };
  return (
    <form className={styles["v-fix"]} onSubmit={submit}>
      <label htmlFor={id}>What you said</label>
      <textarea
        id={id}
        ref={field}
        rows={3}
        maxLength={limits.message.maxChars}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles["v-fix-acts"]}>
        <Button type="submit" kind="soft">
          Send these words
        </Button>
        <Button kind="bare" onClick={() => onDone(null)}>
          Leave as heard
        </Button>
      </div>
    </form>
  );
};

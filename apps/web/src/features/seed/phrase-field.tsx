import type { PhraseCheck } from "@app/vault/keys/phrase";
import { useEffect, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { checkSentence } from "./check-sentence.ts";

type PhraseFieldProps = { onCheck: (check: PhraseCheck | null) => void };

/** The word list is in the worker, so it is asked when the typing rests. */
const restMs = 250;

/** Twelve words, however they were typed or pasted; what is wrong is said word by word. */
export const PhraseField = ({ onCheck }: PhraseFieldProps) => {
  const [text, setText] = useState("");
  const [check, setCheck] = useState<PhraseCheck | null>(null);

  useEffect(() => {
    setCheck(null);
    if (text.trim() === "") return;
    let old = false;
    const timer = setTimeout(() => {
      void ownVault.call("checkPhrase", { text }).then((found) => {
        if (!old) setCheck(found);
      });
    }, restMs);
    return () => {
      old = true;
      clearTimeout(timer);
    };
  }, [text]);
  useEffect(() => onCheck(check), [check, onCheck]);

  return (
    <Field
      lines="many"
      label="Your twelve words"
      hint={check?.sound ? "Twelve words that belong together." : "In order, with spaces between."}
      problem={check && !check.sound ? checkSentence(check) : undefined}
      value={text}
      rows={3}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => setText(event.target.value)}
    />
  );
};

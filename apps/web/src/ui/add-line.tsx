import { type SubmitEvent, useId, useState } from "react";
import { Button } from "./button.tsx";
import "./add-line.css";
import "./edit-row.css";

type AddLineProps = {
  label: string;
  placeholder: string;
  maxChars: number;
  className?: string | undefined;
  /** Answers whether it was taken; what was not stays in the field. */
  onAdd: (text: string) => boolean | Promise<boolean>;
};

export const AddLine = ({ label, placeholder, maxChars, className, onAdd }: AddLineProps) => {
  const id = useId();
  const [text, setText] = useState("");
  const [adding, setAdding] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = text.trim();
    if (words === "" || adding) return;
    setAdding(true);
    const taken = await onAdd(words);
    setAdding(false);
    // Something typed meanwhile is the next one.
    if (taken) setText((now) => (now.trim() === words ? "" : now));
  };

  return (
    <form className={className ? `add-line ${className}` : "add-line"} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="plain-field"
        placeholder={placeholder}
        value={text}
        maxLength={maxChars}
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="soft" type="submit" aria-busy={adding}>
        {adding ? "Adding" : "Add"}
      </Button>
    </form>
  );
};

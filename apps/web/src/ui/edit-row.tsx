import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "./button.tsx";
import "./edit-row.css";

type EditRowProps = {
  text: string;
  /** What is being worded, for those who hear the page. */
  label: string;
  maxChars: number;
  onSave: (text: string) => void;
  onRemove?: () => void;
  /** Saved without a word in it; where this is missing, the words stay as they were. */
  onEmptied?: () => void;
  /** What stands there while nobody edits; gets what its edit button needs. */
  children: (edit: Pick<ComponentProps<"button">, "onClick" | "ref">) => ReactNode;
};

/** A line that turns into a field and back, with the focus following it. */
export const EditRow = ({
  text,
  label,
  maxChars,
  onSave,
  onRemove,
  onEmptied,
  children,
}: EditRowProps) => {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const editing = draft !== null;

  useEffect(() => {
    const words = field.current;
    if (words) {
      words.focus();
      words.setSelectionRange(words.value.length, words.value.length);
    } else if (wasEditing.current) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (draft === null) return children({ onClick: () => setDraft(text), ref: editButton });

  const save = () => {
    const next = draft.trim();
    if (next === "") onEmptied?.();
    else if (next !== text) onSave(next);
    setDraft(null);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") setDraft(null);
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      save();
    }
  };

  return (
    <form className="edit-row" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="plain-field"
        rows={2}
        value={draft}
        maxLength={maxChars}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="button-row">
        <Button kind="soft" type="submit">
          Save
        </Button>
        <Button kind="bare" onClick={() => setDraft(null)}>
          Cancel
        </Button>
        {onRemove && (
          <Button kind="bare" className="edit-row-remove" onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </form>
  );
};

import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useId,
} from "react";
import "./composer.css";
import { ShellIcon } from "./shell-icon.tsx";
import { tooLong } from "./too-long.ts";

type ComposerProps = {
  /** Says what the words are for; read aloud, not shown. */
  label: string;
  placeholder: string;
  value: string;
  onValue: (value: string) => void;
  onSend: () => void;
  sendLabel: string;
  maxChars: number;
  /** Stands at the left of the row below the words. */
  children?: ReactNode;
  /** Stands in the place of the send button. */
  action?: ReactNode;
  textareaRef?: Ref<HTMLTextAreaElement>;
};

/** The one glowing thing on a page: where somebody writes. Enter sends, Shift+Enter breaks the line. */
export const Composer = ({
  label,
  placeholder,
  value,
  onValue,
  onSend,
  sendLabel,
  maxChars,
  children,
  action,
  textareaRef,
}: ComposerProps) => {
  const id = useId();
  const over = tooLong(value, maxChars);
  const isTooLong = over !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page's script takes over
  useEffect(() => {
    const field = document.getElementById(id);
    // Words written before the script was there count as written.
    if (field instanceof HTMLTextAreaElement && field.value !== value) onValue(field.value);
  }, []);

  const send = () => {
    if (!isTooLong) onSend();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };

  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form className="composer" method="dialog" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={textareaRef}
        id={id}
        rows={1}
        placeholder={placeholder}
        value={value}
        dir="auto"
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-over` : undefined}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <p id={`${id}-over`} className="composer-over" role="status">
        {over}
      </p>
      <div className="composer-row">
        {children}
        {action ?? (
          <button type="submit" className="send-button" aria-label={sendLabel}>
            <ShellIcon name="send" />
          </button>
        )}
      </div>
    </form>
  );
};

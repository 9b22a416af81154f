import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useId } from "react";
import "./composer.css";
import { ShellIcon } from "./shell-icon.tsx";

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

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend();
  };

  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
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
        maxLength={maxChars}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={sendOnEnter}
      />
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

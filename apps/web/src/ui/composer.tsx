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

/** In hundreds: whoever listens is not told with every letter. */
const tooLong = (over: number, maxChars: number): string =>
  `About ${(Math.ceil(over / 100) * 100).toLocaleString("en-GB")} characters too long: one message holds ${maxChars.toLocaleString("en-GB")}. Nothing is lost. Shorten it, or send it in parts.`;

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
  const over = value.trim().length - maxChars;
  const isTooLong = over > 0;

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
        {isTooLong && tooLong(over, maxChars)}
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

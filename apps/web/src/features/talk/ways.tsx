import type { ReplyOption } from "@app/contract/reply-events";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./ways.module.css";

type WaysProps = {
  options: readonly ReplyOption[];
  /** Somebody writes words of their own: the ways stand back, and their room stays. */
  away: boolean;
  onChoose: (option: ReplyOption) => void;
};

/** Where a key leads from one way; null where it means something else. */
export const wayAfter = (key: string, at: number, count: number): number | null => {
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
};

/** A press must not close the keyboard of somebody who is about to write. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** Short ways to answer, beside free words and never in their place. */
export const Ways = ({ options, away, onChoose }: WaysProps) => {
  const [reached, setReached] = useState(0);
  const group = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent, at: number) => {
    const next = wayAfter(event.key, at, options.length);
    if (next === null) return;
    event.preventDefault();
    setReached(next);
    group.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make these look like one answer to fill in
    <div
      ref={group}
      className={`chips ${styles["answer-ways"]}`}
      role="group"
      aria-label="Ways to answer"
      data-ways
      data-away={away || undefined}
    >
      {options.map((option, at) => (
        <button
          key={option.text}
          type="button"
          tabIndex={at === reached ? 0 : -1}
          data-ends={option.ends || undefined}
          data-says={option.says || undefined}
          onPointerDown={keepFocus}
          onKeyDown={(event) => move(event, at)}
          onClick={() => onChoose(option)}
        >
          {option.text}
          {option.ends && <VisuallyHidden>, and end the session</VisuallyHidden>}
        </button>
      ))}
    </div>
  );
};

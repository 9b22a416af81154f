import { type ReactNode, useEffect, useId, useRef } from "react";
import "./dialog.css";
import { IconButton } from "./icon-button.tsx";

type DialogProps = {
  open: boolean;
  /** Called by the close button, by Escape and by a press beside the dialog. */
  onClose: () => void;
  title: string;
  closeLabel?: string;
  /** A choice that has to be made: no close button, and neither Escape nor a press beside it ends it. */
  mustAnswer?: boolean;
  children: ReactNode;
  /** The actions, at the right on wide screens and in a row on phones. */
  actions?: ReactNode;
};

/** Traps and returns focus by itself, being a native dialog; a sheet from the bottom edge on phones. */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel = "Close",
  mustAnswer = false,
  children,
  actions,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    // The browser would pick the first link or button, and a question is read from its beginning.
    if (mustAnswer) element.focus();
  }, [open, mustAnswer]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and arrives as onCancel
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      tabIndex={mustAnswer ? -1 : undefined}
      // A browser lets a page hold Escape back only once; this one it may always.
      closedby={mustAnswer ? "none" : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !mustAnswer) onClose();
      }}
    >
      {open && (
        <div className="dialog-in">
          <h2 id={id}>{title}</h2>
          {!mustAnswer && (
            <IconButton
              className="dialog-close"
              icon="close"
              label={closeLabel}
              onClick={onClose}
            />
          )}
          {children}
          {actions && <footer>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
};

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "../../navigation/link.tsx";
import { useSetup } from "../../setup.ts";
import { helpDrawing } from "../../ui/help-drawing.ts";
import { Icon } from "../../ui/icon.tsx";
import { StrokeDrawing } from "../../ui/stroke-drawing.tsx";
import { DataPolicyDialog } from "./data-policy-dialog.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";
import { GettingStartedDialog } from "./getting-started-dialog.tsx";
import helpDoorStyles from "./help-door.module.css";
import { type HelpDialogName, type HelpEntry, helpEntries } from "./help-entries.ts";
import { HelpIcon } from "./help-icon.tsx";
import styles from "./help-menu.module.css";
import { entryAfter } from "./menu-keys.ts";

type ItemProps = {
  entry: HelpEntry;
  donationUrl: string | null;
  onOpen: (name: HelpDialogName) => void;
  onLeave: () => void;
};

const Item = ({ entry, donationUrl, onOpen, onLeave }: ItemProps) => {
  const item = { role: "menuitem", tabIndex: -1 } as const;
  const inside = (
    <>
      <HelpIcon name={entry.icon} />
      {entry.name}
    </>
  );
  if ("opens" in entry)
    return (
      <button {...item} type="button" onClick={() => onOpen(entry.opens)}>
        {inside}
      </button>
    );
  if ("path" in entry)
    return (
      <Link {...item} to={entry.path} onClick={onLeave}>
        {inside}
      </Link>
    );
  return donationUrl === null ? (
    <button {...item} type="button" aria-disabled="true">
      {inside}
      <small>one moment</small>
    </button>
  ) : (
    <a {...item} href={donationUrl} target="_blank" rel="noreferrer" onClick={onLeave}>
      {inside}
      <small>opens a new page</small>
    </a>
  );
};

/** The button, its menu and what the menu opens. It comes with the first press, and opens at once. */
export const HelpMenu = ({ inline }: { inline: boolean }) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<HelpDialogName | null>(null);
  const setup = useSetup();
  const entries = helpEntries(inline);

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const hide = () => {
    menu.current?.hidePopover();
    // First, so that a dialog which opens now gives the keyboard back to the button when it closes.
    button.current?.focus();
  };
  /** Opened by the press that brought it, the menu knows no button to give the keyboard back to. */
  const takeBack = () => {
    const { activeElement, body } = document;
    if (activeElement === body || menu.current?.contains(activeElement)) button.current?.focus();
  };
  const closeDialog = () => setDialog(null);

  useEffect(() => {
    if (!menu.current?.matches(":popover-open")) menu.current?.showPopover();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") return hide();
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const list = items();
    const at = list.findIndex((item) => item.matches(":focus"));
    const next = entryAfter(
      event.key,
      at,
      entries.map(({ name }) => name),
    );
    if (next === undefined) return;
    event.preventDefault();
    list[next]?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={inline ? helpDoorStyles["help-inline"] : helpDoorStyles["help-button"]}
        data-help-door={inline ? "inline" : "floating"}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={open ? "Close help" : "Help"}
      >
        {open ? <Icon name="close" /> : <StrokeDrawing path={helpDrawing} size={24} />}
        {inline && "Help"}
      </button>
      {createPortal(
        <>
          {/* A native popover: it closes by Escape and by a press beside it. */}
          <nav aria-label="Help">
            <div
              ref={menu}
              id={id}
              popover="auto"
              role="menu"
              tabIndex={-1}
              aria-label="Help"
              className={
                inline
                  ? `${styles["help-menu"]} ${styles["help-menu-inline"]}`
                  : styles["help-menu"]
              }
              onKeyDown={onKeyDown}
              onToggle={({ newState }) => {
                setOpen(newState === "open");
                if (newState === "open") items()[0]?.focus();
                else takeBack();
              }}
            >
              <ul role="none">
                {entries.map((entry) => (
                  <li key={entry.name} role="none">
                    <Item
                      entry={entry}
                      donationUrl={setup?.donation_url ?? null}
                      onLeave={hide}
                      onOpen={(name) => {
                        hide();
                        setDialog(name);
                      }}
                    />
                  </li>
                ))}
              </ul>
            </div>
          </nav>
          <GettingStartedDialog open={dialog === "getting-started"} onClose={closeDialog} />
          <DataPolicyDialog open={dialog === "data-policy"} onClose={closeDialog} />
          <FeedbackDialog open={dialog === "feedback"} onClose={closeDialog} />
        </>,
        // Wherever the button stands, what it opens looks the same: a footer has small headings.
        document.body,
      )}
    </>
  );
};

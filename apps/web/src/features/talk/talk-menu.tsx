import { paths } from "@app/contract/paths";
import { useId, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { identity } from "../../identity/identity.ts";
import { Link } from "../../navigation/link.tsx";
import { LeaveLink, leaveWords } from "../../quick-exit/leave-link.tsx";
import { setDark } from "../../theme/theme.ts";
import { nextThemeName } from "../../theme/theme-names.ts";
import { useDark } from "../../theme/use-dark.ts";
import { Icon } from "../../ui/icon.tsx";
import { TalkIcon } from "./talk-icon.tsx";
import styles from "./talk-menu.module.css";

/** The words of what has the keyboard in an open menu, while its room is drawn anew. */
let focusedWords: string | null = null;

/** A room that opens is drawn anew: a menu somebody has open by then stays open. */
const useStaysOpen = () => {
  const menuRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (!menu) return;
    if (focusedWords !== null) {
      menu.showPopover();
      const entries = [...menu.querySelectorAll<HTMLElement>("a, button")];
      entries.find(({ textContent }) => textContent === focusedWords)?.focus();
      focusedWords = null;
    }
    return () => {
      if (!menu.matches(":popover-open")) return;
      focusedWords = menu.contains(document.activeElement)
        ? (document.activeElement?.textContent ?? "")
        : "";
      // Whoever left the room altogether finds it closed when they come back.
      queueMicrotask(() => {
        focusedWords = null;
      });
    };
  }, []);
  return menuRef;
};

type TalkMenuProps = {
  /** Absent while there is nothing to save. */
  onSave: (() => void) | null;
  /** Absent while there is nothing to delete. */
  onDelete: (() => void) | null;
};

/** What is not needed at every moment. A native popover: it closes by Escape and by a press beside it. */
export const TalkMenu = ({ onSave, onDelete }: TalkMenuProps) => {
  const id = useId();
  const menuRef = useStaysOpen();
  const dark = useDark();
  const { pathname, search } = useLocation();
  const here = encodeURIComponent(pathname + search);
  return (
    <>
      <button type="button" className="icon-button" popoverTarget={id} aria-label="Menu">
        <TalkIcon name="more" />
      </button>
      <div id={id} ref={menuRef} popover="auto" className={styles["room-menu"]}>
        <ul>
          <li>
            <Link to={paths.home}>
              <Icon name="home" size={20} />
              Home
            </Link>
          </li>
          {onSave && (
            <li>
              <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={onSave}>
                <Icon name="vault" size={20} />
                Save this conversation
              </button>
            </li>
          )}
          <li>
            <Link to={paths.safetyPlan}>
              <Icon name="check" size={20} />
              Your safety plan
            </Link>
          </li>
          <li>
            <Link to={paths.breathe}>
              <Icon name="light" size={20} />A slower breath
            </Link>
          </li>
          <li>
            <Link to={`${paths.explore}#exercises`}>
              <Icon name="explore" size={20} />
              Exercises
            </Link>
          </li>
          {identity.isAnonymous() && (
            <li>
              <Link to={`${paths.register}?next=${here}`}>
                <Icon name="you" size={20} />
                Make an account
              </Link>
            </li>
          )}
          {onDelete && (
            <li>
              <button
                type="button"
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={onDelete}
              >
                <Icon name="close" size={20} />
                Delete this conversation
              </button>
            </li>
          )}
          <li className={styles["room-menu-light"]}>
            <button type="button" onClick={() => setDark(!dark)}>
              <Icon name="light" size={20} />
              {nextThemeName(dark)}
            </button>
          </li>
          <li>
            <Link to={paths.healthData}>
              <Icon name="lock" size={20} />
              Health data
            </Link>
          </li>
          <li className={styles["room-menu-crisis"]}>
            <Link to={paths.crisis}>
              <Icon name="heart" size={20} />
              In crisis?
            </Link>
          </li>
          <li className={styles["room-menu-leave"]}>
            <LeaveLink more="now" />
            <p className={styles["leave-words"]}>{leaveWords}</p>
          </li>
        </ul>
      </div>
    </>
  );
};

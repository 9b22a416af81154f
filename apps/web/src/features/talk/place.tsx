import type { TalkPlace } from "@app/contract/talk-card";
import { useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./place.module.css";
import talkMenuStyles from "./talk-menu.module.css";

/** What the person can always say on a path, in the words the guide knows. */
const moves = [
  { label: "Skip", says: "Skip this one" },
  { label: "Back", says: "Back" },
  { label: "Something else", says: "Something else" },
  { label: "Just listen", says: "Just listen" },
  { label: "Stop", says: "Stop here" },
] as const;

/** More would be a row of beads; the words say it as well. */
const mostDots = 12;

const Dots = ({ step, of }: Pick<TalkPlace, "step" | "of">) => {
  if (of > mostDots) return null;
  const all = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <span className={styles["talk-place-dots"]} aria-hidden="true">
      {all.map((dot) => (
        <i key={dot} data-is={dot < step ? "done" : dot === step ? "now" : "next"} />
      ))}
    </span>
  );
};

type PlaceProps = {
  place: TalkPlace;
  /** Not while a reply comes, or where a press could not be answered. */
  ready: boolean;
  onSay: (words: string) => void;
};

/** Guided, and visibly so: which path, where on it, and the ways off it. A native popover, as the menu beside it. */
export const PathPlace = ({ place: { path, step, of }, ready, onSay }: PlaceProps) => {
  const id = useId();
  return (
    <div className={styles["talk-place"]} data-place>
      <button
        type="button"
        className={styles["talk-place-line"]}
        popoverTarget={id}
        disabled={!ready}
      >
        <span className={styles["talk-place-path"]}>{path}</span>
        <span className={styles["talk-place-count"]}>
          <span aria-hidden="true">· </span>
          {step} of {of}
        </span>
        <Dots step={step} of={of} />
        <Icon name="down" size={16} />
        <VisuallyHidden>. Skip, go back or change</VisuallyHidden>
      </button>
      <section
        id={id}
        popover="auto"
        className={`${talkMenuStyles["room-menu"]} ${styles["talk-place-menu"]}`}
        aria-label="On this path"
      >
        <p>A built-in guide: good questions, your answers, and a page at the end.</p>
        <ul>
          {moves.map(({ label, says }) => (
            <li key={says}>
              <button
                type="button"
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={() => onSay(says)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

import { categoryNames } from "@app/content/prompt-categories";
import { limits } from "@app/contract/limits";
import { promptCategories } from "@app/contract/prompts";
import { useEffect, useId, useState } from "react";
import { useChosen } from "../../state/use-chosen.ts";
import { Field } from "../../ui/field.tsx";
import { type CommunityView, shownKinds, shownNames } from "./community-view.ts";
import "../../ui/select.css";
import styles from "./community.module.css";

/** Somebody who types has paused this long when the list follows. */
const typingPauseMs = 300;

type CommunityFilterProps = {
  view: CommunityView;
  /** Without scripts nothing can be sorted or sought. */
  ready: boolean;
  hasAccount: boolean | null;
  onView: (view: CommunityView) => void;
};

export const CommunityFilter = ({
  view: kept,
  ready,
  hasAccount,
  onView: keep,
}: CommunityFilterProps) => {
  const id = useId();
  const [view, onView] = useChosen(kept, keep);
  const [typed, setTyped] = useState(view.q);
  useEffect(() => {
    if (typed === view.q) return;
    const timer = setTimeout(() => onView({ ...view, q: typed }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, view, onView]);
  // Going back in the browser changes what was sought.
  useEffect(() => setTyped(view.q), [view.q]);
  const kinds = shownKinds.filter((kind) => kind !== "own" || hasAccount || view.shown === "own");
  const isOwn = view.shown === "own";

  return (
    <search className={styles["community-filter"]}>
      <fieldset className={styles["shown-choice"]}>
        <legend className="visually-hidden">What to show</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={id}
              disabled={!ready}
              checked={view.shown === kind}
              onChange={() => onView({ ...view, shown: kind })}
            />
            <span>{shownNames[kind]}</span>
          </label>
        ))}
      </fieldset>
      {!isOwn && (
        <div className={styles["community-find"]}>
          <Field
            label="Look for a word"
            type="search"
            placeholder="Sleep, a quarrel, Sunday"
            value={typed}
            maxLength={limits.community.searchMaxChars}
            disabled={!ready}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="select">
            <label htmlFor={`${id}-about`}>About</label>
            <select
              id={`${id}-about`}
              disabled={!ready}
              value={view.category ?? ""}
              onChange={({ target }) =>
                onView({
                  ...view,
                  category: promptCategories.find((each) => each === target.value) ?? null,
                })
              }
            >
              <option value="">Anything</option>
              {promptCategories.map((each) => (
                <option key={each} value={each}>
                  {categoryNames[each]}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      <noscript>
        <p className="quietly">Sorting and searching need scripts.</p>
      </noscript>
    </search>
  );
};

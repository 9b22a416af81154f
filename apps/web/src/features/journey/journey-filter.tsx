import type { SessionType } from "@app/contract/calls/session-shapes";
import { sessionTypes } from "@app/contract/session-types";
import { useId } from "react";
import { useChosen } from "../../state/use-chosen.ts";
import "../../ui/select.css";
import styles from "./journey.module.css";

/** What of a journey is in sight. */
const journeyKinds = [
  "all",
  "things",
  "conversations",
  "summaries",
  "check-ins",
  "programs",
  "reports",
] as const;
export type JourneyKind = (typeof journeyKinds)[number];

const kindNames: Readonly<Record<JourneyKind, string>> = {
  all: "Everything",
  things: "Things to try",
  conversations: "Conversations",
  summaries: "Summaries",
  "check-ins": "Check-ins",
  programs: "Programs",
  reports: "Reports",
};

const typeNames: Readonly<Record<SessionType, string>> = {
  text: "In text",
  voice: "By voice",
  deepDive: "Deep dives",
  program: "From a program",
};

export type JourneyView = { kind: JourneyKind; type: SessionType | null };

/** From the address, so that a view can be kept, shared between tabs and gone back to. */
export const readJourneyView = (search: URLSearchParams): JourneyView => ({
  kind: journeyKinds.find((kind) => kind === search.get("show")) ?? "all",
  type: sessionTypes.find((type) => type === search.get("type")) ?? null,
});

/** Only what differs from everything stands in the address. */
export const writeJourneyView = ({ kind, type }: JourneyView): Record<string, string> => ({
  ...(kind === "all" ? {} : { show: kind }),
  ...(type === null ? {} : { type }),
});

type JourneyFilterProps = { view: JourneyView; onView: (view: JourneyView) => void };

export const JourneyFilter = ({ view: kept, onView: keep }: JourneyFilterProps) => {
  const id = useId();
  const [view, onView] = useChosen(kept, keep);
  const showsTypes = view.kind === "all" || view.kind === "conversations";
  return (
    <search className={styles["journey-filter"]}>
      <fieldset>
        <legend className="visually-hidden">What to show</legend>
        {journeyKinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={id}
              checked={view.kind === kind}
              onChange={() => onView({ ...view, kind })}
            />
            <span>{kindNames[kind]}</span>
          </label>
        ))}
      </fieldset>
      {showsTypes && (
        <div className="select">
          <label htmlFor={`${id}-type`}>Conversations</label>
          <select
            id={`${id}-type`}
            value={view.type ?? ""}
            onChange={({ target }) =>
              onView({ ...view, type: sessionTypes.find((type) => type === target.value) ?? null })
            }
          >
            <option value="">Of every kind</option>
            {sessionTypes.map((type) => (
              <option key={type} value={type}>
                {typeNames[type]}
              </option>
            ))}
          </select>
        </div>
      )}
    </search>
  );
};

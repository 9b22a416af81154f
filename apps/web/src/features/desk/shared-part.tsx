import type { ModerationCase } from "@app/contract/calls/moderation";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { api } from "../../api.ts";
import { Link } from "../../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckRow } from "../../ui/check-row.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import { sayReports, sayRisk, sayStanding, shortOf } from "./case-words.ts";
import styles from "./desk.module.css";
import { DeskList } from "./desk-list.tsx";
import { sayDeskMoment } from "./desk-words.ts";
import { LogRow } from "./log-part.tsx";
import { useAct } from "./use-act.ts";

/** A decision counts at once, and the row stays, so that it can be undone where it was made. */
const Case = ({ entry, onDecided }: { entry: ModerationCase; onDecided: () => void }) => {
  const [now, setNow] = useState(entry);
  const act = useAct();
  const key = { kind: now.kind, id: now.id };
  // Nobody comes upon such words unasked, also not in the name of a button.
  const about = now.risk ? `the ${now.kind} that waits` : shortOf(now);
  const isOpen = now.state === "open";

  const decide = (decision: "keep" | "remove") =>
    act.run(decision === "keep" ? "Kept." : "Removed.", async () => {
      setNow((await api.moderation.decide({ ...key, decision })).case);
      onDecided();
    });
  const undo = () =>
    act.run("Undone. It waits for a decision again.", async () => {
      setNow((await api.moderation.undo(key)).case);
      onDecided();
    });

  return (
    <article className={styles["desk-row"]}>
      <h3>{now.kind === "thought" ? "A thought" : "A prompt"}</h3>
      <p className="quietly">
        {now.created_at && `Left ${sayDeskMoment(now.created_at)}. `}
        {sayReports(now)}
      </p>
      {now.risk && <p className={styles["desk-urgent"]}>{sayRisk(now)}</p>}
      {now.text !== null &&
        (now.risk ? (
          <details className={styles["desk-table"]}>
            <summary>Show the words</summary>
            <p className={styles["desk-words"]}>{now.text}</p>
          </details>
        ) : (
          <p className={styles["desk-words"]}>{now.text}</p>
        ))}
      <p>{sayStanding(now)}</p>
      <p className="button-row">
        {isOpen ? (
          <>
            <Button kind="quiet" aria-label={`Keep: ${about}`} onClick={() => decide("keep")}>
              Keep
            </Button>
            <Button kind="quiet" aria-label={`Remove: ${about}`} onClick={() => decide("remove")}>
              Remove
            </Button>
          </>
        ) : (
          <Button kind="quiet" aria-label={`Undo: ${about}`} onClick={undo}>
            Undo
          </Button>
        )}
      </p>
      <ActOutcome act={act} />
    </article>
  );
};

/** What people asked somebody to look at, what waits because of danger, and what was decided. */
export const SharedPart = () => {
  const [decided, setDecided] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  /** The log is read anew after every decision. */
  const [decisions, setDecisions] = useState(0);
  return (
    <>
      <CheckRow checked={decided} onChecked={setDecided}>
        Show what was decided
      </CheckRow>
      <section className="card" aria-labelledby="desk-shared">
        <h2 id="desk-shared">{decided ? "Decided" : "Waiting for a decision"}</h2>
        <p className="quietly">
          {!decided && open !== null && open > 0 && `${open} in all. `}
          Nobody is shown who wrote or who reported it.{" "}
          <Link to={paths.communityRules}>The rules</Link>
        </p>
        <DeskList
          key={String(decided)}
          label="Cases"
          none={decided ? "Nothing was decided yet." : "Nothing is waiting."}
          read={async (before) => {
            const page = await api.moderation.queue({
              decided: decided ? "true" : "false",
              ...(before ? { before } : {}),
            });
            setOpen(page.open);
            return { items: page.cases, before: page.next_before };
          }}
        >
          {(entry) => <Case entry={entry} onDecided={() => setDecisions((count) => count + 1)} />}
        </DeskList>
      </section>
      <section className="card" aria-labelledby="desk-decisions">
        <h2 id="desk-decisions">Every decision</h2>
        <DeskList
          key={decisions}
          label="Decisions"
          none="Nobody has decided anything yet."
          read={async (before) => {
            const page = await api.moderation.log(before ? { before } : {});
            return { items: page.entries, before: page.next_before };
          }}
        >
          {(entry) => <LogRow {...entry} />}
        </DeskList>
      </section>
    </>
  );
};

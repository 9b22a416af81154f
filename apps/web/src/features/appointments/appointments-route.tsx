import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useEffect, useRef, useState } from "react";
import type { MetaFunction } from "react-router";
import { sentenceOf } from "../../errors/problem.ts";
import { FormHelp } from "../../forms/form-help.tsx";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { useStore } from "../../state/use-store.ts";
import { useUndoable } from "../../state/use-undoable.ts";
import { Button } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { UndoNote } from "../../ui/undo-note.tsx";
import { AppointmentForm } from "./appointment-form.tsx";
import { AppointmentRow } from "./appointment-row.tsx";
import { sortAppointments } from "./appointment-words.ts";
import { CalendarPart } from "./calendar-part.tsx";
import { useAppointments } from "./use-appointments.ts";
import "../../ui/card.css";
import styles from "./appointments.module.css";

const page = pageOf(paths.appointments);

export const meta: MetaFunction = () => pageMeta(page);

const AppointmentsRoute = () => {
  const undoable = useUndoable();
  const ended = useSignInEnded();
  const undo = useStore(undoable);
  const appointments = useAppointments(undoable);
  const { status, items, before, loadingMore, trouble, problem, refused, busyId, safety } =
    appointments;
  /** The prerendered page knows neither the clock nor the zone of whoever reads it. */
  const [here, setHere] = useState(false);
  const [planned, setPlanned] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setHere(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is set, and not when help comes
  useEffect(() => {
    if (planned > 0 && safety?.level !== "crisis") heading.current?.focus();
  }, [planned]);
  const { ahead, behind } = sortAppointments(items, here ? Date.now() : 0);
  const newProblem = refused?.id === "new" ? refused.text : null;

  const rows = () => {
    if (status === "failed" && problem)
      return (
        <DidNotCome
          level={3}
          text={`${sentenceOf(problem)} Nothing you planned is lost.`}
          onAgain={appointments.load}
        />
      );
    if (!here || status === "loading") return <p className="looking">Looking for it</p>;
    if (ahead.length === 0)
      return (
        <p className="quietly">
          {ended ? "What you set aside shows when you sign in." : "No time is set aside yet."}
        </p>
      );
    return (
      <ul className="lines">
        {ahead.map((appointment) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
            appointments={appointments}
            isAhead
          />
        ))}
      </ul>
    );
  };

  return (
    <div className="column leaf">
      <LeafHead heading={page.heading} lead={page.lead} />
      <div className={styles["appointments"]}>
        <SignedOut />
        {safety && <FormHelp safety={safety} />}
        <section className="card" aria-labelledby="ahead">
          <h2 id="ahead" ref={heading} tabIndex={-1}>
            To come
          </h2>
          {rows()}
          <p className="trouble" role="alert">
            {trouble && sentenceOf(trouble)}
          </p>
        </section>
        <section className="card" aria-labelledby="new">
          <h2 id="new">Set a time aside</h2>
          {here && (
            <AppointmentForm
              key={planned}
              act="Set it aside"
              problem={newProblem}
              busy={busyId === "new"}
              onPlan={(time) =>
                void appointments.plan(time).then((isSet) => {
                  if (isSet) setPlanned((count) => count + 1);
                })
              }
            />
          )}
          <p className={`quietly ${styles["appointments-note"]}`}>
            {brand.companion} can send a letter before it, if you ask for reminders in your{" "}
            <Link to={`${paths.settings}#day`}>settings</Link>. If you do not come, nothing happens.
          </p>
        </section>
        <CalendarPart />
        {behind.length > 0 && (
          <section className="card" aria-labelledby="behind">
            <h2 id="behind">Called off or over</h2>
            <ul className="lines">
              {behind.map((appointment) => (
                <AppointmentRow
                  key={appointment.id}
                  appointment={appointment}
                  appointments={appointments}
                  isAhead={false}
                />
              ))}
            </ul>
            <p className={`quietly ${styles["appointments-note"]}`}>
              They leave by themselves {limits.appointments.keepDays} days after their time.
            </p>
          </section>
        )}
        {before !== null && (
          <Button kind="quiet" aria-busy={loadingMore} onClick={appointments.more}>
            {loadingMore ? "Getting more" : "Show more"}
          </Button>
        )}
      </div>
      <UndoNote {...undo} onUndo={undoable.undo} />
    </div>
  );
};
export default AppointmentsRoute;

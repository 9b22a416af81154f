import { brand } from "@app/contract/brand";
import type { Appointment } from "@app/contract/calls/appointments";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { sayDay } from "../../dates/show-day.ts";
import { Link } from "../../navigation/link.tsx";
import { identity } from "../../sign-in/identity.ts";
import type { Undoable } from "../../state/undoable.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./journey.module.css";

const look = async (): Promise<Appointment | null> =>
  (await identity.token()) ? (await api.appointments.next({})).appointment : null;

/** "Tuesday, 19:30", where it is that time. */
const sayWhen = ({ dateTime, timeZone }: Appointment): string => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(new Date(dateTime));
  return `${written({ weekday: "long" })}, ${written({ hour: "2-digit", minute: "2-digit" })}`;
};

/** The time that was set aside next, to move or to call off. */
export const NextSection = ({ undoable }: { undoable: Pick<Undoable, "offer"> }) => {
  const [next, setNext] = useState<Appointment | null>(null);
  // The page says what it can without it, and the appointments say themselves what went wrong.
  useEffect(() => void look().then(setNext, () => undefined), []);

  const callOff = (appointment: Appointment) => {
    setNext(null);
    undoable.offer({
      text: "Called off.",
      undo: () => setNext(appointment),
      commit: () =>
        void api.appointments
          .change({ id: appointment.id, active: false })
          .then(look)
          .then(setNext, () => setNext(appointment)),
    });
  };

  return (
    <section className={`card ${styles["journey-next"]}`} aria-labelledby="next">
      <h2 id="next" className="label">
        Next appointment
      </h2>
      {next ? (
        <>
          <p className={styles["next-when"]}>
            <time dateTime={next.dateTime}>{sayWhen(next)}</time>
          </p>
          <p className="quietly">
            {sayDay(next.dateTime)}, with {brand.companion}.
            {next.repeats === "weekly" && " Every week."}
            {next.about && ` ${next.about}`}
          </p>
          <div className={`button-row ${styles["journey-acts"]}`}>
            <Link className={buttonClass("soft")} to={paths.appointments}>
              Move it
            </Link>
            <Button kind="bare" onClick={() => callOff(next)}>
              Call it off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles["next-when"]}>None yet</p>
          <p className="quietly">A time that is yours is easier to keep.</p>
          <div className={`button-row ${styles["journey-acts"]}`}>
            <Link className={buttonClass("soft")} to={paths.appointments}>
              Set a time aside
            </Link>
          </div>
        </>
      )}
    </section>
  );
};

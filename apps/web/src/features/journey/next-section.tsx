import { brand } from "@app/contract/brand";
import type { Appointment } from "@app/contract/calls/appointments";
import { paths } from "@app/contract/paths";
import { sayDay } from "../../dates/show-day.ts";
import { sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import type { Undoable } from "../../state/undoable.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import styles from "./journey.module.css";
import type { NextAppointment } from "./use-next-appointment.ts";

/** "Tuesday, 19:30", where it is that time. */
const sayWhen = ({ dateTime, timeZone }: Appointment): string => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(new Date(dateTime));
  return `${written({ weekday: "long" })}, ${written({ hour: "2-digit", minute: "2-digit" })}`;
};

type NextSectionProps = { appointment: NextAppointment; undoable: Pick<Undoable, "offer"> };

/** The time that was set aside next, to move or to call off. */
export const NextSection = ({ appointment, undoable }: NextSectionProps) => {
  const { status, next, problem, again, callOff } = appointment;
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
            <Button kind="bare" onClick={() => callOff(next, undoable)}>
              Call it off
            </Button>
          </div>
        </>
      ) : status === "looking" ? (
        <p className="looking">Looking for it</p>
      ) : problem ? (
        <DidNotCome
          level={3}
          text={`${sentenceOf(problem)} Nothing you set aside is lost.`}
          onAgain={again}
        />
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

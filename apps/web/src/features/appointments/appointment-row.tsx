import type { Appointment } from "@app/contract/calls/appointments";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { AppointmentForm, type PlannedTime } from "./appointment-form.tsx";
import { sayWhen, sayZone, zoneHere } from "./appointment-words.ts";
import styles from "./appointments.module.css";
import type { Appointments } from "./use-appointments.ts";

type AppointmentRowProps = {
  appointment: Appointment;
  appointments: Appointments;
  /** To come, rather than called off or over. */
  isAhead: boolean;
};

const standing = ({ active, repeats, emailSent }: Appointment, isAhead: boolean): string => {
  if (!active) return "Called off";
  if (!isAhead) return "Over";
  const parts = [repeats === "weekly" ? "Every week" : null, emailSent ? "Reminder sent" : null];
  return parts.filter((part) => part !== null).join(", ");
};

export const AppointmentRow = ({ appointment, appointments, isAhead }: AppointmentRowProps) => {
  const [moving, setMoving] = useState(false);
  const { id, active, timeZone, about, dateTime } = appointment;
  const { busyId, refused } = appointments;
  const problem = refused?.id === id ? refused.text : null;
  const busy = busyId === id;
  const when = sayWhen(appointment);

  const move = async (planned: PlannedTime) => {
    if (await appointments.change(id, { ...planned, ...(active ? {} : { active: true }) }))
      setMoving(false);
  };

  return (
    <li className={styles["appointment"]}>
      <p className={styles["appointment-when"]}>
        <time dateTime={dateTime}>{when}</time>
        {timeZone !== zoneHere() && <span> in {sayZone(timeZone)}</span>}
      </p>
      {about && <p className={styles["appointment-about"]}>{about}</p>}
      <p className={styles["appointment-standing"]}>{standing(appointment, isAhead)}</p>
      {moving ? (
        <AppointmentForm
          from={appointment}
          act="Move it"
          problem={problem}
          busy={busy}
          onPlan={(planned) => void move(planned)}
          onLeave={() => setMoving(false)}
        />
      ) : (
        <>
          <p className={`button-row ${styles["appointment-acts"]}`}>
            {isAhead && (
              <Link
                className={`${buttonClass("soft")} ${styles["appointment-talk"]}`}
                to={paths.newSession}
              >
                Talk now
              </Link>
            )}
            <Button kind="quiet" onClick={() => setMoving(true)} aria-label={`Move: ${when}`}>
              Move
            </Button>
            {isAhead && (
              <Button
                kind="quiet"
                aria-busy={busy}
                aria-label={`Call off: ${when}`}
                onClick={() => void appointments.change(id, { active: false })}
              >
                Call off
              </Button>
            )}
            {isAhead && (
              <Button
                kind="quiet"
                aria-label={`Calendar file: ${when}`}
                onClick={() => void appointments.download(id)}
              >
                Calendar file
              </Button>
            )}
            <Button
              kind="quiet"
              aria-label={`Remove: ${when}`}
              onClick={() => appointments.remove(id)}
            >
              Remove
            </Button>
          </p>
          <p className="trouble" role="alert">
            {problem}
          </p>
        </>
      )}
    </li>
  );
};

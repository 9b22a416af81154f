import type { Repeats } from "@app/contract/calls/appointments";
import { limits } from "@app/contract/limits";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CheckRow } from "../../ui/check-row.tsx";
import { Field } from "../../ui/field.tsx";
import "../../ui/select.css";
import { sayZone, usualTime, zoneHere, zonesToChoose } from "./appointment-words.ts";
import styles from "./appointments.module.css";

export type PlannedTime = { local: string; timeZone: string; repeats: Repeats; about: string };

type AppointmentFormProps = {
  /** What is being moved; absent where a new time is set aside. */
  from?: PlannedTime;
  act: string;
  problem: string | null;
  busy: boolean;
  onPlan: (planned: PlannedTime) => void;
  onLeave?: () => void;
};

/** A day, an hour and where they are meant; the device's own pickers choose them. */
export const AppointmentForm = (props: AppointmentFormProps) => {
  const { from, act, problem, busy, onPlan, onLeave } = props;
  const id = useId();
  const [usual] = useState(() => usualTime(new Date()));
  const [fromDay = usual.day, fromHour = usual.hour] = from?.local.split("T") ?? [];
  const [day, setDay] = useState(fromDay);
  const [hour, setHour] = useState(fromHour);
  const [timeZone, setTimeZone] = useState(from?.timeZone ?? zoneHere);
  const [isWeekly, setWeekly] = useState(from?.repeats === "weekly");
  const [about, setAbout] = useState(from?.about ?? "");

  const plan = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onPlan({ local: `${day}T${hour}`, timeZone, repeats: isWeekly ? "weekly" : "never", about });
  };

  return (
    <form className={styles["appointment-form"]} onSubmit={plan}>
      <div className={styles["appointment-time"]}>
        <Field
          label="Day"
          type="date"
          required
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Field
          label="Time"
          type="time"
          required
          value={hour}
          onChange={({ target }) => setHour(target.value)}
        />
      </div>
      <span className="select">
        <label htmlFor={id}>Where that time is meant</label>
        <select id={id} value={timeZone} onChange={({ target }) => setTimeZone(target.value)}>
          {zonesToChoose([timeZone]).map((zone) => (
            <option key={zone} value={zone}>
              {sayZone(zone)} ({zone.split("/")[0]})
            </option>
          ))}
        </select>
      </span>
      <CheckRow checked={isWeekly} onChecked={setWeekly}>
        Every week at this time
      </CheckRow>
      <Field
        label="What it is for"
        hint="If you like. Nobody else reads it, and no calendar or letter repeats it."
        maxLength={limits.appointments.aboutMaxChars}
        value={about}
        onChange={({ target }) => setAbout(target.value)}
      />
      <p className="trouble" role="alert">
        {problem}
      </p>
      <p className={`button-row ${styles["appointment-form-acts"]}`}>
        <Button type="submit" aria-busy={busy}>
          {act}
        </Button>
        {onLeave && (
          <Button kind="quiet" onClick={onLeave}>
            Leave it as it is
          </Button>
        )}
      </p>
    </form>
  );
};

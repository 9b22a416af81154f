import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { storage } from "../../storage.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./day-note.module.css";
import { createDayClock, isTimeToTell, type TalkedToday } from "./talked-today.ts";

const clock = createDayClock({ item: storage.talkedToday, nowMs: Date.now });

/** Often enough to be right to the minute. */
const tickSeconds = 15;

/** What somebody set themselves; without an answer there is nothing to tell. */
const useDailyMinutes = (): number | null => {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    api.settings.read({}).then(
      ({ daily_minutes }) => setMinutes(daily_minutes),
      () => undefined,
    );
  }, []);
  return minutes;
};

const sayMinutes = (minutes: number): string =>
  minutes % 60 === 0
    ? minutes === 60
      ? "an hour"
      : `${minutes / 60} hours`
    : `${minutes} minutes`;

type DayNoteProps = {
  /** A conversation is going on. */
  talking: boolean;
  /** Nobody in a crisis is told that their time is up. */
  inCrisis: boolean;
  onEnd: () => void;
};

/** You asked me to tell you: a word, and no door. */
export const DayNote = ({ talking, inCrisis, onEnd }: DayNoteProps) => {
  const dailyMinutes = useDailyMinutes();
  const [talked, setTalked] = useState<TalkedToday>({ seconds: 0, told: false });

  useEffect(() => {
    if (!talking || dailyMinutes === null) return;
    setTalked(clock.read());
    const timer = setInterval(() => {
      // A page nobody looks at is no talk.
      if (document.visibilityState === "visible") setTalked(clock.add(tickSeconds));
    }, tickSeconds * 1_000);
    return () => clearInterval(timer);
  }, [talking, dailyMinutes]);

  if (dailyMinutes === null || !isTimeToTell(talked, dailyMinutes, inCrisis)) return null;
  const close = () => {
    clock.tell();
    setTalked(clock.read());
  };
  return (
    <div className={styles["day-note"]} role="status">
      <p>
        You asked me to tell you: that was {sayMinutes(dailyMinutes)} of talking today. Stopping
        here is fine, and so is going on.
      </p>
      <div className="button-row">
        <Button
          kind="quiet"
          onClick={() => {
            close();
            onEnd();
          }}
        >
          End for today
        </Button>
        <Button kind="quiet" onClick={close}>
          Go on
        </Button>
      </div>
    </div>
  );
};

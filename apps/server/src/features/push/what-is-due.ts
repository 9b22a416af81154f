import { Temporal } from "temporal-polyfill";
import type { ComingAppointment, PushDeviceRow } from "./store.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** A word about today that comes later than this is one about yesterday. */
const checkInLateMs = 2 * hourMs;

/** A day before, or an hour where the appointment was made later than that, as the letters have it. */
const appointmentDueMs = ({ dateTime, createdAt }: ComingAppointment): number => {
  const ahead = dateTime.getTime() - createdAt.getTime() > dayMs ? dayMs : hourMs;
  return dateTime.getTime() - ahead;
};

/** Today's hour by the clock on the wall there. */
const checkInDueMs = ({ checkInHour, timeZone }: PushDeviceRow, now: Date): number | null => {
  if (checkInHour === null) return null;
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const due = there.with({ hour: checkInHour, minute: 0, second: 0, millisecond: 0 });
  return due.epochMilliseconds;
};

/** Whether something became due since this device was last told. */
export const isSomethingDue = (
  device: PushDeviceRow,
  appointments: readonly ComingAppointment[],
  now: Date,
): boolean => {
  const isNew = (dueMs: number) => dueMs > device.toldUntil.getTime() && dueMs <= now.getTime();
  const checkIn = checkInDueMs(device, now);
  return (
    appointments.some((appointment) => isNew(appointmentDueMs(appointment))) ||
    (checkIn !== null && isNew(checkIn) && now.getTime() - checkIn < checkInLateMs)
  );
};

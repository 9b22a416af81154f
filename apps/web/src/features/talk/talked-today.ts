import type { StoredItem } from "../../storage.ts";

/** How long somebody talked today on this device, and whether they were told so. */
export type TalkedToday = { seconds: number; told: boolean };

export type DayClock = {
  read: () => TalkedToday;
  add: (seconds: number) => TalkedToday;
  tell: () => void;
};

type DayClockSettings = {
  item: Pick<StoredItem<string>, "get" | "set">;
  nowMs: () => number;
};

/** The person's own day, not the server's. */
const dayOf = (ms: number): string => new Date(ms).toLocaleDateString("sv-SE");

export const createDayClock = ({ item, nowMs }: DayClockSettings): DayClock => {
  const read = (): TalkedToday => {
    const [, day, seconds, told] = /^(\S+) (\d+)( told)?$/.exec(item.get() ?? "") ?? [];
    // Another day's count says nothing about this one.
    if (day !== dayOf(nowMs())) return { seconds: 0, told: false };
    return { seconds: Number(seconds), told: told !== undefined };
  };
  const write = ({ seconds, told }: TalkedToday): TalkedToday => {
    item.set(`${dayOf(nowMs())} ${Math.round(seconds)}${told ? " told" : ""}`);
    return { seconds, told };
  };
  return {
    read,
    add: (seconds) => {
      const before = read();
      return write({ ...before, seconds: before.seconds + seconds });
    },
    tell: () => void write({ ...read(), told: true }),
  };
};

/** Said once a day, when the time is reached, and never in a crisis. */
export const isTimeToTell = (
  { seconds, told }: TalkedToday,
  dailyMinutes: number | null,
  inCrisis: boolean,
): boolean => dailyMinutes !== null && !told && !inCrisis && seconds >= dailyMinutes * 60;

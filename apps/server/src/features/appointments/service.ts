import { randomUUID } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Appointment } from "@app/contract/calls/appointments";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { cutPage, decodeCursor } from "../../db/keyset.ts";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import { calendarFile } from "./calendar-file.ts";
import { type FeedTokens, opensFeed } from "./feed-token.ts";
import { dateOf, instantOf, lastsMinutes, localOf, nextOf, type Schedule } from "./occurrences.ts";
import type { AppointmentChange, AppointmentStore, UserAppointmentRow } from "./store.ts";

type Calls = Api["appointments"];

export type AppointmentServiceParts = {
  store: AppointmentStore;
  keys: MessageKeys;
  /** Where appointments are looked at. */
  pageLink: string;
  /** The address that a feed's token is put behind. */
  feedsAt: string;
  feedTokens: FeedTokens;
  now: () => Date;
};

const scheduleOf = ({ local, timeZone, repeats, dateTime }: UserAppointmentRow): Schedule => ({
  // Rows from before the wall's time was kept say it by their instant.
  local: local || dateTime.toISOString().slice(0, 16),
  timeZone: local ? timeZone : "UTC",
  repeats,
});

export const createAppointmentService = (parts: AppointmentServiceParts) => {
  const { store, keys, pageLink, feedsAt, feedTokens, now } = parts;
  const justBegun = (): Date => new Date(now().getTime() - lastsMinutes * 60_000);

  const view = (row: UserAppointmentRow): Appointment => {
    const time = nextOf(scheduleOf(row), now());
    const dateTime = dateOf(time);
    return {
      id: row.id,
      dateTime: dateTime.toISOString(),
      local: localOf(time),
      timeZone: time.timeZoneId,
      repeats: row.repeats,
      about: row.about ? keys.open(row.about, places.appointment(row.uid, row.id)) : "",
      // The row may still name the week before; its letter was that week's.
      emailSent: row.emailSent && dateTime.getTime() === row.dateTime.getTime(),
      active: row.active,
      createdAt: row.createdAt.toISOString(),
    };
  };
  const seal = (uid: string, id: string, about: string): Buffer | null =>
    about === "" ? null : keys.seal(about, places.appointment(uid, id));
  const timeAhead = (schedule: Schedule): Date => {
    const time = instantOf(schedule);
    if (time.getTime() <= now().getTime()) throw new AppError("time_passed");
    return time;
  };
  const makeRoom = async (uid: string): Promise<void> => {
    if ((await store.countActive(uid, justBegun())) >= limits.appointments.activeMax)
      throw new AppError("too_many_appointments");
  };
  const found = async (uid: string, id: string): Promise<UserAppointmentRow> => {
    const row = await store.find(uid, id);
    if (!row) throw new AppError("not_found");
    return row;
  };
  const fileOf = (rows: readonly UserAppointmentRow[]): string =>
    calendarFile(
      rows.map((row) => ({ ...row, ...scheduleOf(row) })),
      pageLink,
    );

  return {
    list: async (uid: string, { limit, before }: Input<Calls["list"]>) => {
      const rows = await store.page(uid, limit + 1, decodeCursor(before));
      const { page, next_before } = cutPage(rows, limit, (row) => ({
        at: row.dateTime,
        id: row.id,
      }));
      return { appointments: page.map(view), next_before };
    },

    next: async (uid: string) => {
      const rows = await store.ahead(uid, justBegun(), limits.appointments.activeMax);
      const [appointment = null] = rows
        .map(view)
        .sort((one, other) => one.dateTime.localeCompare(other.dateTime));
      return { appointment };
    },

    add: async (uid: string, input: Input<Calls["add"]>) => {
      const { local, timeZone, repeats } = input;
      const dateTime = timeAhead({ local, timeZone, repeats });
      await makeRoom(uid);
      const id = randomUUID();
      const requestId = input.client_request_id ?? id;
      const about = seal(uid, id, input.about);
      const times = { dateTime, local, timeZone, repeats };
      const row = await store.add({ uid, id, ...times, about, requestId, createdAt: now() });
      if (!row) throw new AppError("not_found");
      return { appointment: view(row) };
    },

    change: async (
      uid: string,
      { id, about, active, ...times }: Omit<Input<Calls["change"]>, "country">,
    ) => {
      const row = await found(uid, id);
      const before = scheduleOf(row);
      const schedule: Schedule = {
        local: times.local ?? before.local,
        timeZone: times.timeZone ?? before.timeZone,
        repeats: times.repeats ?? before.repeats,
      };
      const moved = schedule.local !== before.local || schedule.timeZone !== before.timeZone;
      const change: AppointmentChange = {
        ...(about === undefined ? {} : { about: seal(uid, id, about) }),
        ...(active === undefined ? {} : { active }),
        ...(times.repeats === undefined ? {} : { repeats: times.repeats }),
      };
      // A new time deserves a new letter.
      if (moved)
        Object.assign(change, { ...schedule, dateTime: timeAhead(schedule), emailSent: false });
      if (active && !row.active) {
        if (!moved && schedule.repeats === "never") timeAhead(schedule);
        await makeRoom(uid);
      }
      const changed = await store.change(uid, id, change);
      if (!changed) throw new AppError("not_found");
      return { appointment: view(changed) };
    },

    remove: async (uid: string, id: string) => {
      if (!(await store.remove(uid, id))) throw new AppError("not_found");
      return { removed: true as const };
    },

    file: async (uid: string, id: string): Promise<string> => fileOf([await found(uid, id)]),

    feed: async (uid: string) => ({ exists: (await store.calendarHash(uid)) !== undefined }),
    makeFeed: async (uid: string) => {
      const { token, hash } = feedTokens.make(uid);
      await store.setCalendar(uid, hash, now());
      return { address: `${feedsAt}/${token}` };
    },
    endFeed: async (uid: string) => {
      await store.endCalendar(uid);
      return { removed: true as const };
    },

    /** An address that ended and one that never was are answered alike. */
    follow: async (token: string): Promise<string> => {
      const read = feedTokens.read(token);
      const hash = read && (await store.calendarHash(read.uid));
      if (!read || !hash || !opensFeed(read.secret, hash)) throw new AppError("not_found");
      return fileOf(await store.page(read.uid, limits.session.pageMax, null));
    },
  };
};

export type AppointmentService = ReturnType<typeof createAppointmentService>;

import type { Api } from "@app/contract/api";
import type { Action } from "@app/contract/calls/actions";
import type { Appointment } from "@app/contract/calls/appointments";
import type { Session } from "@app/contract/calls/session-shapes";
import type { Client } from "@app/contract/client";
import { paths } from "@app/contract/paths";
import { showDay } from "../../dates/show-day.ts";
import { untitledName } from "../../talking/untitled-name.ts";

/** As many things as somebody can hold in mind for a day. */
const actionsShown = 3;

export type LeftOff = { title: string; standing: string; at: string; to: string };

export type Return = {
  greeting: string;
  leftOff: LeftOff | null;
  actions: readonly Action[];
  next: Appointment | null;
};

export type ReturnSettings = {
  calls: {
    users: Pick<Client<Api>["users"], "me">;
    sessions: Pick<Client<Api>["sessions"], "list">;
    actions: Pick<Client<Api>["actions"], "list">;
    appointments: Pick<Client<Api>["appointments"], "next">;
  };
  now: () => Date;
};

const partOfDay = (hour: number): string => {
  if (hour >= 5 && hour < 12) return "Good morning";
  return hour >= 12 && hour < 18 ? "Good afternoon" : "Good evening";
};

export const greetingFor = (username: string | null, now: Date): string =>
  username ? `${partOfDay(now.getHours())}, ${username}` : partOfDay(now.getHours());

/** The newest conversation whose words are still there. */
export const leftOffOf = (sessions: readonly Session[], now: Date): LeftOff | null => {
  const newest = sessions.find(({ expires_at }) => new Date(expires_at).getTime() > now.getTime());
  if (!newest) return null;
  const isOpen = newest.status === "active";
  return {
    title: newest.summary_title ?? untitledName(newest),
    standing: isOpen ? "Still open. Go on where you stopped." : "Ended. You can read it again.",
    at: showDay(newest.last_updated, now.getTime()),
    to: `${paths.talk}?session=${encodeURIComponent(newest.id)}`,
  };
};

/** What home shows to somebody who has been here; null when there is nothing of theirs. */
export const readReturn = async ({ calls, now }: ReturnSettings): Promise<Return | null> => {
  const [{ username }, { sessions }, { actions }, { appointment: next }] = await Promise.all([
    calls.users.me({}),
    calls.sessions.list({ limit: 5 }),
    calls.actions.list({ open: "true", limit: actionsShown }),
    calls.appointments.next({}),
  ]);
  const leftOff = leftOffOf(sessions, now());
  if (!leftOff && actions.length === 0 && !next) return null;
  return { greeting: greetingFor(username, now()), leftOff, actions, next };
};

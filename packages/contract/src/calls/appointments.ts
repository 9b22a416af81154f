import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";
import { formSafety } from "../form-fields.ts";
import { limits } from "../limits.ts";
import { localTime, timeZone } from "../local-time.ts";
import { page } from "./session-shapes.ts";

const appointmentId = z.string().trim().min(1).max(64);
const about = z.string().trim().max(limits.appointments.aboutMaxChars);
export const repeats = z.enum(["never", "weekly"]);
export type Repeats = z.output<typeof repeats>;

/** A time set aside to talk, with the spec's field names. */
const appointment = z.object({
  id: z.string(),
  /** When it is; of one that repeats, when it is next. */
  dateTime: z.iso.datetime(),
  /** What the clock on the wall shows then, where `timeZone` says. */
  local: z.string(),
  timeZone: z.string(),
  repeats,
  /** The person's own word for it; empty for none. */
  about: z.string(),
  emailSent: z.boolean(),
  active: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Appointment = z.output<typeof appointment>;

const calendar = "text/calendar";
const feedAddress = z.object({ address: z.string() });

export const appointmentCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/users/me/appointments",
    summary: "The person's appointments, the latest first",
    access: "person",
    input: z.object(page),
    output: z.object({ appointments: z.array(appointment), next_before: z.string().nullable() }),
    errors: ["invalid_input"],
  }),
  next: defineCall({
    method: "GET",
    path: "/api/users/me/appointments/next",
    summary: "The appointment that is next, if there is one",
    access: "person",
    input: z.object({}),
    output: z.object({ appointment: appointment.nullable() }),
    errors: [],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/users/me/appointments",
    summary: "Set a time aside",
    access: "person",
    input: z.object({
      local: localTime,
      timeZone,
      repeats: repeats.default("never"),
      about: about.default(""),
      /** The same key sets the same time aside once, however often it is sent. */
      client_request_id: z.string().min(1).max(limits.message.clientIdMaxChars).optional(),
      country: countryCode.optional(),
    }),
    output: z.object({ appointment, safety: formSafety }),
    words: ["about"],
    errors: ["invalid_input", "time_passed", "too_many_appointments"],
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/users/me/appointments/:id",
    summary: "Move an appointment, word it anew, call it off or take it up again",
    access: "person",
    input: z.object({
      id: appointmentId,
      local: localTime.optional(),
      timeZone: timeZone.optional(),
      repeats: repeats.optional(),
      about: about.optional(),
      active: z.boolean().optional(),
      country: countryCode.optional(),
    }),
    output: z.object({ appointment, safety: formSafety }),
    words: ["about"],
    errors: ["invalid_input", "not_found", "time_passed", "too_many_appointments"],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/users/me/appointments/:id",
    summary: "Remove an appointment",
    access: "person",
    input: z.object({ id: appointmentId }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "not_found"],
  }),
  file: defineCall({
    method: "GET",
    path: "/api/users/me/appointments/:id/file",
    summary: "One appointment as a file that calendar programs open",
    access: "person",
    input: z.object({ id: appointmentId }),
    media: [calendar],
    errors: ["invalid_input", "not_found"],
  }),
  feed: defineCall({
    method: "GET",
    path: "/api/users/me/appointments/feed",
    summary: "Whether there is an address that calendar programs follow",
    access: "account",
    input: z.object({}),
    output: z.object({ exists: z.boolean() }),
    errors: [],
  }),
  makeFeed: defineCall({
    method: "POST",
    path: "/api/users/me/appointments/feed",
    summary: "Make that address; it is told once, and the one before it ends",
    access: "account",
    input: z.object({}),
    output: feedAddress,
    errors: [],
  }),
  endFeed: defineCall({
    method: "DELETE",
    path: "/api/users/me/appointments/feed",
    summary: "End that address",
    access: "account",
    input: z.object({}),
    output: z.object({ removed: z.literal(true) }),
    errors: [],
  }),
  follow: defineCall({
    method: "GET",
    path: "/api/calendars/:token",
    summary: "What a calendar program reads: times alone, no word of what they are about",
    access: "public",
    input: z.object({ token: z.string().min(1).max(200) }),
    media: [calendar],
    errors: ["invalid_input", "not_found"],
  }),
};

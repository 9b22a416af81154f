import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { timeZone } from "../local-time.ts";

/** Where the push service of somebody's browser takes what is for that browser. */
const endpoint = z.url({ protocol: /^https?$/ }).max(limits.push.endpointMaxChars);
const hour = z.number().int().min(0).max(23).nullable();

const pushDevice = z.object({
  /** Made from the address that the browser's push service gave it. */
  id: z.string(),
  /** The hour of a daily word about how today is; null for none. */
  check_in_hour: z.number().int().nullable(),
  created_at: z.iso.datetime(),
});
export type PushDevice = z.output<typeof pushDevice>;

/** Reminders on a device. What is sent to it is empty: that there is something is all that is ever said. */
export const pushCalls = {
  read: defineCall({
    method: "GET",
    path: "/api/users/me/push",
    summary:
      "The devices that are reminded, and the key browsers ask for; null where this copy reminds on none",
    access: "account",
    input: z.object({}),
    output: z.object({ public_key: z.string().nullable(), devices: z.array(pushDevice) }),
    errors: [],
  }),
  keep: defineCall({
    method: "PUT",
    path: "/api/users/me/push",
    summary:
      "Remind on this device, of appointments and, where an hour is given, to note how today is",
    access: "account",
    input: z.object({ endpoint, check_in_hour: hour.default(null), timeZone }),
    output: z.object({ device: pushDevice }),
    errors: ["invalid_input", "not_found"],
  }),
  end: defineCall({
    method: "DELETE",
    path: "/api/users/me/push/:id",
    summary: "Remind on this device no more",
    access: "account",
    input: z.object({ id: z.string().trim().min(1).max(64) }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "not_found"],
  }),
};

import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { sessionId } from "./session-shapes.ts";

const memoryId = z.string().trim().min(1).max(64);
const messageText = z.string().trim().min(1).max(limits.memory.maxChars);

const memoryItem = z.object({
  id: z.string(),
  message: z.string(),
  /** Where it came from; null when the person wrote it down themselves. */
  source: z
    .object({ session_id: z.string(), title: z.string().nullable(), date: z.iso.datetime() })
    .nullable(),
  created_at: z.iso.datetime(),
});
export type MemoryItem = z.output<typeof memoryItem>;

/** What the companion may remember of a person, each item asked for before it was kept. */
export const memoryCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/users/me/memory",
    summary: "Everything that is remembered, and whether memory is on",
    access: "account",
    input: z.object({}),
    output: z.object({ memory_enabled: z.boolean(), items: z.array(memoryItem) }),
    errors: [],
  }),
  keep: defineCall({
    method: "POST",
    path: "/api/users/me/memory",
    summary: "Keep something the person agreed to",
    access: "account",
    input: z.object({ message: messageText, session_id: sessionId.optional() }),
    output: z.object({ item: memoryItem }),
    errors: ["invalid_input", "memory_off", "session_not_found"],
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/users/me/memory/:id",
    summary: "Word something that is remembered anew",
    access: "account",
    input: z.object({ id: memoryId, message: messageText }),
    output: z.object({ item: memoryItem }),
    errors: ["invalid_input", "not_found"],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/users/me/memory/:id",
    summary: "Forget one thing",
    access: "account",
    input: z.object({ id: memoryId }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "not_found"],
  }),
};

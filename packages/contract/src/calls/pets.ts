import { z } from "zod";
import { defineCall } from "../call.ts";

/** Whether the companion keeps this person company around the app. */
const pet = z.object({ userId: z.string(), has_pet: z.boolean() });

export const petCalls = {
  read: defineCall({
    method: "GET",
    path: "/api/users/me/pet",
    summary: "Whether the companion keeps the person company",
    access: "person",
    input: z.object({}),
    output: pet,
    errors: [],
  }),
  change: defineCall({
    method: "PUT",
    path: "/api/users/me/pet",
    summary: "Take the companion along, or let it stay on its own page",
    access: "person",
    input: z.object({ has_pet: z.boolean() }),
    output: pet,
    errors: ["invalid_input"],
  }),
};

import { z } from "zod";
import { defineCall } from "../call.ts";
import { voiceSource } from "./voice.ts";

/** sent: it leaves this machine. kept: it waits where the operator can read it. */
const delivery = z.enum(["sent", "kept"]);
export type Delivery = z.output<typeof delivery>;

const signInProvider = z.object({ id: z.string(), name: z.string() });
export type SignInProvider = z.output<typeof signInProvider>;

/** How this copy is set up, as far as the pages must know. */
const setupFacts = z.object({
  sign_in: z.object({
    /** Only those that are configured. */
    providers: z.array(signInProvider),
    phone: z.boolean(),
    passkeys: z.boolean(),
    /** Where set, accounts are this issuer's, and none are made here. */
    external: z.object({ issuer: z.string(), client_id: z.string(), name: z.string() }).nullable(),
  }),
  mail: delivery,
  texts: delivery,
  payments: z.boolean(),
  plans_free: z.boolean(),
  /** Who speaks and who listens, where somebody does. */
  voice: z.object({ speech: voiceSource, recognition: voiceSource }),
  /** Where people can write to whoever runs this copy. */
  support_email: z.string(),
  /** The page that takes donations, on another host. */
  donation_url: z.string(),
});
export type SetupFacts = z.output<typeof setupFacts>;

export const setupCalls = {
  read: defineCall({
    method: "GET",
    path: "/api/setup",
    summary:
      "How this copy is set up: its sign-ins, its post, its voice, whether it takes payments and how to reach its people",
    access: "public",
    input: z.object({}),
    output: setupFacts,
    errors: [],
  }),
};

import { z } from "zod";
import { defineCall } from "../call.ts";

/** One browser that is signed in. Where it is, nobody noted. */
const signIn = z.object({
  id: z.string(),
  /** In words, such as "Firefox on Windows". */
  device: z.string(),
  /** The one this was asked with. */
  current: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
});
export type SignInRow = z.output<typeof signIn>;

const signInMethods = z.object({
  password: z.boolean(),
  phone: z.string().nullable(),
  two_factor: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string().nullable(), created_at: z.iso.datetime() }),
  ),
  /** `account_id` is what unlinking asks for. */
  providers: z.array(z.object({ id: z.string(), name: z.string(), account_id: z.string() })),
});
export type SignInMethods = z.output<typeof signInMethods>;

const ended = z.object({ ended: z.number().int() });

export const signInCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/users/me/sign-ins",
    summary: "Where the person is signed in, the newest first",
    access: "person",
    input: z.object({}),
    output: z.object({ sign_ins: z.array(signIn) }),
    errors: [],
  }),
  end: defineCall({
    method: "DELETE",
    path: "/api/users/me/sign-ins/:id",
    summary: "End one sign-in; its tokens end with it",
    access: "person",
    input: z.object({ id: z.string().min(1).max(64) }),
    output: ended,
    errors: ["not_found"],
  }),
  endOthers: defineCall({
    method: "POST",
    path: "/api/users/me/sign-ins/end-others",
    summary: "End every sign-in but this one",
    access: "person",
    input: z.object({}),
    output: ended,
    errors: ["forbidden"],
  }),
  endAll: defineCall({
    method: "POST",
    path: "/api/users/me/sign-ins/end-all",
    summary: "Sign out everywhere, here too",
    access: "person",
    input: z.object({}),
    output: ended,
    errors: [],
  }),
  methods: defineCall({
    method: "GET",
    path: "/api/users/me/sign-in-methods",
    summary: "By which ways the person can sign in",
    access: "person",
    input: z.object({}),
    output: signInMethods,
    errors: [],
  }),
};

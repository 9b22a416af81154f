import { api as calls } from "@app/contract/api";
import { createClient } from "@app/contract/client";
import { identity } from "./identity.ts";

export const api = createClient(calls, {
  // What somebody removed is removed, also when they close the page in that moment.
  fetch: (url, init) => fetch(url, { ...init, keepalive: init.method === "DELETE" }),
  token: identity.token,
});

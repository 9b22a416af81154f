import { randomInt } from "node:crypto";
import { type Api, apiCalls } from "@app/contract/api";
import { type Client, createClient } from "@app/contract/client";
import type { TestApp } from "./test-app.ts";

/** A client at an address nobody called from before; the app must trust its proxy (TRUST_PROXY). */
export const fromElsewhere = (test: TestApp, token: string | null = null): Client<Api> => {
  const address = `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`;
  return createClient(apiCalls, {
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", address);
      return test.inject(url, { ...init, headers });
    },
    token: async () => token,
    wait: async () => undefined,
  });
};

import type { Agent } from "undici";

export type PlainFetch = (
  url: string,
  init: { method: "POST"; headers: Record<string, string>; redirect: "error"; signal: AbortSignal },
) => Promise<{ status: number; ok: boolean; body: { cancel: () => Promise<void> } | null }>;

/** Asks addresses that came from people, never what is private. What it takes is loaded with the first one. */
export const createGuardedFetch = (privateHosts: readonly string[]): PlainFetch => {
  let agent: Agent | undefined;
  return async (url, init) => {
    const [{ fetch }, { createGuardedAgent }] = await Promise.all([
      import("undici"),
      import("./guard-outgoing.ts"),
    ]);
    agent ??= createGuardedAgent(new Set(privateHosts));
    return fetch(url, { ...init, dispatcher: agent });
  };
};

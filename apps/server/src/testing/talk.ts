import { randomUUID } from "node:crypto";
import type { Api } from "@app/contract/api";
import { ApiError, type Client } from "@app/contract/client";
import { createLedger, type TalkLedger, type TalkTally } from "./ledger.ts";
import { readReply } from "./read-reply.ts";

export type SayOutcome =
  | { kind: "answered" }
  /** Refused or ended in the catalogue's words. */
  | { kind: "told"; status: number; code: string }
  /** Cut without a word, or answered with something nobody can read. */
  | { kind: "failed"; why: string };

/** A conversation that remembers what was said and acknowledged. */
export type TestTalk = {
  id: string;
  ledger: TalkLedger;
  /** Says something new. */
  say(client?: Client<Api>): Promise<SayOutcome>;
  /** Says what was not answered once more, under the same ids, as the page does. */
  sayAgain(client?: Client<Api>): Promise<SayOutcome[]>;
  check(client?: Client<Api>): Promise<TalkTally>;
};

export const beginTalk = async (given: Client<Api>): Promise<TestTalk> => {
  const { session } = await given.sessions.create({});
  const { id } = session;
  const ledger = createLedger();

  const send = async (client: Client<Api>, key: string, content: string): Promise<SayOutcome> => {
    try {
      const { last, text } = await readReply(
        client.sessions.respond({ id, content, client_message_id: key }),
      );
      if (last?.type === "error") return { kind: "told", status: 200, code: last.code };
      if (last?.type !== "done") return { kind: "failed", why: "the stream was cut" };
      ledger.hear(key, text);
      return { kind: "answered" };
    } catch (error) {
      if (error instanceof ApiError && error.code)
        return { kind: "told", status: error.status, code: error.code };
      return { kind: "failed", why: error instanceof Error ? error.message : "unknown" };
    }
  };

  return {
    id,
    ledger,
    say: (client = given) => {
      const key = randomUUID();
      const content = `Part ${ledger.count() + 1} of a long day, ${key}.`;
      ledger.say(key, content);
      return send(client, key, content);
    },
    sayAgain: async (client = given) => {
      const outcomes: SayOutcome[] = [];
      for (const said of ledger.sendAgain())
        outcomes.push(await send(client, said.id, said.content));
      return outcomes;
    },
    check: async (client = given) => {
      const messages: { role: string; content: string; status?: string | undefined }[] = [];
      for (let before: string | null | undefined; before !== null; ) {
        const page: Awaited<ReturnType<typeof client.sessions.read>> = await client.sessions.read({
          id,
          ...(before === undefined ? {} : { before }),
        });
        messages.unshift(...page.messages);
        before = page.next_before;
      }
      return ledger.check(messages);
    },
  };
};

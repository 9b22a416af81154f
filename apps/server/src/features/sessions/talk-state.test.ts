import type { Companion } from "@app/companion/companion";
import { type CompanionState, newState, readState } from "@app/companion/state";
import { limits } from "@app/contract/limits";
import type { ReplyEvent } from "@app/contract/reply-events";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { places } from "../../db/sealed-places.ts";
import { createMessageKeys, openKeyFile } from "../../keys.ts";
import { type HeardReply, readReply } from "../../testing/read-reply.ts";
import { say } from "../../testing/say.ts";
import {
  createTestApp,
  quickGuide,
  type TestApp,
  type TestPerson,
} from "../../testing/test-app.ts";
import { deleteExpiredText } from "./retention.ts";

/** The states that turns were begun with, and a way to break the next reply off. */
const begunWith: CompanionState[] = [];
const breaking = { next: false };

const watchedGuide = (): Companion => {
  const guide = quickGuide();
  return {
    ...guide,
    respond: async function* (turn) {
      begunWith.push(turn.state);
      for await (const event of guide.respond(turn)) {
        yield event;
        if (!breaking.next || event.type !== "token") continue;
        breaking.next = false;
        yield { type: "error", code: "model_failed", detail: "It broke off." };
        return;
      }
    },
  };
};

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp({ companion: watchedGuide() });
  person = await test.anonymous();
});
afterAll(() => test.close());
afterEach(() => {
  begunWith.length = 0;
});

const opening = "A decision";
const answer = "I'd keep my weekends, and I'd stop worrying about the rent.";

const start = async () => (await person.client.sessions.create({})).session.id;
const offeredIn = ({ events }: HeardReply) => events.find(({ type }) => type === "options");
const placeIn = (reply: HeardReply) => {
  const offered = offeredIn(reply);
  return offered?.type === "options" ? offered.place : null;
};
const lastOf = async (id: string) =>
  (await person.client.sessions.read({ id })).messages.at(-1) ?? null;

type Row = { seq: number; id: string; role: string; state: Buffer | null };
const rowsOf = async (sessionId: string): Promise<Row[]> =>
  (
    await test.database.pool.query<Row>(
      "select seq, id, role, state from session_messages where session_id = $1 order by seq",
      [sessionId],
    )
  ).rows;
const openedState = (sessionId: string, { id, state }: Row): CompanionState => {
  const keys = createMessageKeys(openKeyFile(test.dataDir).messageKeys);
  if (!state) throw new Error("nothing was kept");
  return readState(keys.open(state, places.messageState(person.uid, sessionId, id)));
};

describe("where a talk stands", () => {
  it("is gone on from with the next message, and the page is told", async () => {
    const id = await start();
    const first = await say(person, id, opening);
    const second = await say(person, id, answer);
    expect(placeIn(first)).toMatchObject({ step: 1 });
    expect(placeIn(second)).toMatchObject({ path: placeIn(first)?.path });
    expect(begunWith[0]).toEqual(newState());
    expect(begunWith[1]?.talk.turn).toBe(1);
  });

  it("is sealed with each reply, and with none of what the person said", async () => {
    const id = await start();
    await say(person, id, opening);
    const rows = await rowsOf(id);
    expect(rows.map(({ role, state }) => [role, state !== null])).toEqual([
      ["assistant", true],
      ["user", false],
      ["assistant", true],
    ]);
    for (const { state } of rows) expect(state?.toString("latin1") ?? "").not.toContain("talk");
    const last = rows[2] as Row; // just counted
    expect(openedState(id, last)).toMatchObject({ talk: { turn: 1 } });
  });

  it("is never sent", async () => {
    const id = await start();
    const response = await test.inject(`/api/sessions/${id}/respond`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${person.token}`,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ content: opening }),
    });
    const stream = await response.text();
    const types = new Set([...stream.matchAll(/^event: (\w+)$/gm)].map(([, type]) => type));
    expect(types).toEqual(new Set(["token", "options", "done"]));
    expect(stream).not.toMatch(/kept|leanings|slots/);
    const closing = await readReply(person.client.sessions.end({ id }));
    expect(new Set(closing.events.map(({ type }) => type))).toEqual(new Set(["token", "done"]));
  });

  it("comes with the last message as long as that can be answered", async () => {
    const id = await start();
    const reply = await say(person, id, opening);
    const offered = offeredIn(reply);
    expect(offered).toMatchObject({ place: { step: 1 } });
    const { type, ...ways } = offered as Extract<ReplyEvent, { type: "options" }>; // just looked at
    expect(type).toBe("options");
    const { messages } = await person.client.sessions.read({ id });
    expect(messages.at(-1)).toMatchObject(ways);
    for (const message of messages.slice(0, -1)) expect(message).not.toHaveProperty("place");
    const older = await person.client.sessions.read({ id, limit: 1, before: "2" });
    expect(older.messages[0]).not.toHaveProperty("options");
    await say(person, id, answer);
    const after = await person.client.sessions.read({ id });
    expect(after.messages[2]).not.toHaveProperty("place");
    await readReply(person.client.sessions.end({ id }));
    expect(await lastOf(id)).not.toHaveProperty("place");
  });

  it("comes with a start that was made of a first answer", async () => {
    const { session, messages } = await person.client.sessions.create({ initial_answer: opening });
    expect(messages[0]).toMatchObject({ place: { step: 1 }, options: expect.any(Array) });
    expect(await lastOf(session.id)).toEqual(messages[0]);
    await say(person, session.id, answer);
    expect(begunWith[0]?.talk.turn).toBe(1);
  });

  it("offers somebody in danger nothing that the words before offered, nor a goodbye", async () => {
    const id = await start();
    await say(person, id, opening);
    const danger = "I want to kill myself tonight";
    const met = await say(person, id, danger, "danger");
    expect(offeredIn(met)).toBeUndefined();
    expect(await lastOf(id)).not.toHaveProperty("options");
    expect(await lastOf(id)).not.toHaveProperty("place");
    expect(offeredIn(await say(person, id, danger, "danger"))).toBeUndefined();
    const other = await start();
    await say(person, other, opening);
    await readReply(person.client.sessions.end({ id: other }));
    await person.client.sessions.restore({ id: other });
    expect(await lastOf(other)).not.toHaveProperty("options");
    await say(person, other, answer);
    expect(begunWith.at(-1)?.talk.turn).toBe(1);
  });

  it("is told again with words that are said again", async () => {
    const id = await start();
    const first = await say(person, id, opening, "once");
    const again = await say(person, id, opening, "once");
    expect(offeredIn(again)).toEqual(offeredIn(first));
    expect(again.last).toEqual(first.last);
    expect(begunWith).toHaveLength(1);
  });

  it("is not kept of a reply that broke off, which is written anew from where the talk stood", async () => {
    const id = await start();
    await say(person, id, opening);
    breaking.next = true;
    expect((await say(person, id, answer, "broken")).last?.type).toBe("error");
    expect((await rowsOf(id)).at(-1)).toMatchObject({ role: "assistant", state: null });
    expect(await lastOf(id)).not.toHaveProperty("options");
    await say(person, id, answer, "broken");
    expect(begunWith[2]).toEqual(begunWith[1]);
    expect((await rowsOf(id)).at(-1)?.state).not.toBeNull();
  });

  it("is the one before a reply that broke off, where the talk goes on behind it", async () => {
    const id = await start();
    await say(person, id, opening);
    breaking.next = true;
    await say(person, id, answer);
    await say(person, id, "I said something else meanwhile.");
    expect(begunWith[2]).toEqual(begunWith[1]);
  });

  it("goes with what is taken back", async () => {
    const id = await start();
    await say(person, id, opening);
    await say(person, id, answer, "misheard");
    await person.client.sessions.takeBack({ id, client_message_id: "misheard" });
    expect(await lastOf(id)).toMatchObject({ place: { step: 1 } });
    await say(person, id, "I'd have time for my children.");
    expect(begunWith[2]).toEqual(begunWith[1]);
  });

  it("stays where a reply was spoken into", async () => {
    const id = await start();
    await say(person, id, opening, "said");
    const before = (await rowsOf(id)).at(-1);
    await person.client.sessions.heard({ id, exchange_id: "said", chars: 5 });
    expect((await rowsOf(id)).at(-1)?.state).toEqual(before?.state);
    await say(person, id, answer);
    expect(begunWith[1]?.talk.turn).toBe(1);
  });

  it("begins anew in a session from before there was one, and where it cannot be opened", async () => {
    for (const lost of ["null", "body"]) {
      const id = await start();
      await say(person, id, opening);
      await test.database.pool.query(
        `update session_messages set state = ${lost} where session_id = $1`,
        [id],
      );
      expect(await lastOf(id)).not.toHaveProperty("place");
      expect((await say(person, id, answer)).last?.type).toBe("done");
      expect(begunWith.at(-1)).toEqual(newState());
    }
  });

  it("goes with the session's text", async () => {
    const id = await start();
    await say(person, id, opening);
    const days = limits.session.retentionDays + 1;
    const after = new Date(test.clock.now.getTime() + days * 24 * 60 * 60_000);
    await deleteExpiredText(test.database.db, after);
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe("where a talk stands that only its page holds", () => {
  const history = [
    { role: "user" as const, content: opening },
    { role: "assistant" as const, content: "What would it change?" },
    { role: "user" as const, content: answer },
  ];
  const stateOf = ({ events }: HeardReply): string => {
    const event = events.find(({ type }) => type === "state");
    return event?.type === "state" ? event.state : "";
  };
  const first = (who = person, id = "gone") =>
    readReply(who.client.sessions.respondStateless({ id, history: history.slice(0, 1) }));
  const next = (state: string, id = "gone") =>
    readReply(person.client.sessions.respondStateless({ id, history, state }));

  it("goes to the page sealed, right before the end, and comes back with the next message", async () => {
    const begun = await first();
    expect(begun.events.at(-2)?.type).toBe("state");
    expect(begun.last?.type).toBe("done");
    const state = stateOf(begun);
    expect(Buffer.from(state, "base64").toString("latin1")).not.toContain("talk");
    const second = await next(state);
    expect(placeIn(second)?.path).toBe(placeIn(begun)?.path);
    expect(begunWith[1]?.talk.turn).toBe(1);
    expect(stateOf(second)).not.toBe(state);
  });

  it("is none where it was forged, is somebody else's or another session's", async () => {
    const state = stateOf(await first());
    const others = stateOf(await first(await test.anonymous()));
    const elsewhere = stateOf(await first(person, "elsewhere"));
    const bytes = Buffer.from(state, "base64");
    bytes[bytes.length - 1] = 255 - (bytes.at(-1) ?? 0);
    const plain = Buffer.from(JSON.stringify(newState())).toString("base64");
    const forged = [bytes.toString("base64"), plain, "", "A", "not base64 at all ☂"];
    for (const wrong of [others, elsewhere, state.slice(0, 40), ...forged]) {
      expect((await next(wrong)).last?.type).toBe("done");
      expect(begunWith.at(-1)).toEqual(newState());
    }
  });

  it("is refused where it is longer than any can be", async () => {
    await expect(next("A".repeat(limits.message.stateMaxChars + 1))).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("the page at the end", () => {
  it("is made of what was said, and a changed one leaves something else in its place", async () => {
    const id = await start();
    await say(person, id, opening);
    await say(person, id, answer);
    await readReply(person.client.sessions.end({ id }));
    const made = await person.client.sessions.outcome({ id });
    expect(made.card?.fields.length).toBeGreaterThan(0);
    expect(await person.client.sessions.outcome({ id })).toEqual(made);
    const text = "A quieter life by the sea";
    const card = {
      path: made.card?.path ?? null,
      fields: (made.card?.fields ?? []).map((field) => ({ ...field, text })),
    };
    const changed = await person.client.sessions.outcome({ id, card });
    expect(changed.card).toEqual(card);
    expect(changed.summary).toContain(text);
    expect(changed.writer).toMatchObject({ model: "guide", host: null });
    expect(await person.client.sessions.outcome({ id })).toEqual(changed);
  });

  it("is no place to keep a book in, and takes nothing before the end", async () => {
    const id = await start();
    const field = { id: "about", label: "What it was about", text: "x" };
    const of = (fields: (typeof field)[]) =>
      person.client.sessions.outcome({ id, card: { path: null, fields } });
    for (const fields of [
      Array.from({ length: 25 }, () => field),
      [{ ...field, text: "x".repeat(401) }],
    ])
      await expect(of(fields)).rejects.toMatchObject({ status: 400 });
    await expect(of([field])).rejects.toMatchObject({ code: "session_not_ended" });
  });
});

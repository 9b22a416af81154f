import { apiCalls } from "@app/contract/api";
import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBreakableDatabase } from "../testing/breakable-database.ts";
import { makeStaff } from "../testing/make-staff.ts";
import { readReply } from "../testing/read-reply.ts";
import { say } from "../testing/say.ts";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";

let broken: Awaited<ReturnType<typeof createBreakableDatabase>>;
let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  broken = await createBreakableDatabase(6);
  test = await createTestApp({ database: broken.database });
  person = await test.anonymous();
});
afterAll(() => test.close());

const danger = "I want to kill myself";
const plain = "The heating is broken again";
/** The models alone take it for a danger. */
const suspected = "Soon nobody will have to worry about me.";
const start = async () => (await person.client.sessions.create({})).session.id;
const ended = async () => {
  const id = await start();
  await say(person, id, plain);
  await readReply(person.client.sessions.end({ id }));
  return id;
};

/** What a call that is refused answers: as the spec has it, and help beside it where it is due. */
const refused = async (path: string, body: object, token: string | null = person.token) => {
  const response = await test.inject(path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ country: "gb", ...body }),
  });
  const answer: unknown = await response.json();
  expect(answer).toMatchObject({ detail: expect.any(String) });
  return { status: response.status, answer };
};
const help = (country = "GB") => ({
  safety: {
    level: "crisis",
    category: "suicide",
    helplines: expect.arrayContaining([expect.objectContaining({ country })]),
  },
});

const expectHelp = async (
  path: string | (() => Promise<string>),
  status: number,
  bodyWith: (words: string) => object,
  token?: string | null,
) => {
  const at = async () => (typeof path === "string" ? path : path());
  const told = await refused(await at(), bodyWith(danger), token);
  expect(told).toMatchObject({ status, answer: help() });
  for (const words of [plain, suspected]) {
    const ordinary = await refused(await at(), bodyWith(words), token);
    expect(ordinary.status).toBe(status);
    expect(ordinary.answer).not.toHaveProperty("safety");
  }
};
const content = (words: string) => ({ content: words });
const tooLong = (words: string) => ({
  content: `${"so it goes ".repeat(2_000)}. ${words}.`,
});

describe("whoever tells of danger and is refused is given help with it", () => {
  it("in a session that has ended", async () => {
    const id = await ended();
    await expectHelp(`/api/sessions/${id}/respond`, 409, content);
    await expectHelp(`/api/sessions/${id}/respond`, 409, (words) => ({
      content: words,
      spoken: true,
    }));
  });

  it("while a reply is being written, and also where it is only an answer within the talk", async () => {
    const id = await start();
    await say(person, id, danger);
    await test.database.pool.query(
      "update user_sessions set turn_until = now() + interval '10 seconds' where id = $1",
      [id],
    );
    const answered = await refused(`/api/sessions/${id}/respond`, content("yes"));
    expect(answered).toMatchObject({ status: 409, answer: { code: "reply_in_progress" } });
    expect(answered.answer).toMatchObject(help());
  });

  it("in a message that is too long, wherever in it the words stand", async () => {
    await expectHelp(`/api/sessions/${await start()}/respond`, 400, tooLong);
  });

  it("in a session that is not there, or without a sign-in", async () => {
    await expectHelp("/api/sessions/none/respond", 404, content);
    await expectHelp(`/api/sessions/${await start()}/respond`, 401, content, null);
  });

  it("in a history that only the page holds", async () => {
    const id = await start();
    await expectHelp(`/api/sessions/${id}/respond_stateless`, 400, (words) => ({
      history: [{ role: "user", ...tooLong(words) }],
    }));
    await expectHelp(
      `/api/sessions/${id}/respond_stateless`,
      401,
      (words) => ({ history: [{ role: "user", content: words }] }),
      null,
    );
  });

  it.each([
    ["/api/contact", (words: string) => ({ email: "nobody", message: words })],
    ["/api/contact", (words: string) => ({ email: "nobody", subject: words, message: "Hello" })],
    [apiCalls.feedback.submit.path, (words: string) => ({ satisfaction: 9, feedback: words })],
    [apiCalls.board.leave.path, (words: string) => ({ text: `${words} ${"on ".repeat(400)}` })],
    [apiCalls.community.create.path, (words: string) => ({ text: words, category: "none" })],
    [apiCalls.account.deleted.path, (words: string) => ({ reason: words })],
    [apiCalls.actions.add.path, (words: string) => ({ texts: [words], session_id: 7 })],
    [apiCalls.appointments.add.path, (words: string) => ({ local: "yesterday", about: words })],
  ])("in a form: %s", async (path, bodyWith) => {
    const { token } = await test.account();
    const told = await refused(path, bodyWith(danger), token);
    expect(told.status).toBeGreaterThanOrEqual(400);
    expect(told.answer).toMatchObject(help());
    expect((await refused(path, bodyWith(plain), token)).answer).not.toHaveProperty("safety");
  });

  it("in a check-in", async () => {
    const keep = async (note: string) => {
      const response = await test.inject("/api/users/me/check-ins/one-two-three", {
        method: "PUT",
        headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
        body: JSON.stringify({ entry: { kind: "mood", note }, country: "gb" }),
      });
      expect(response.status).toBe(400);
      return response.json();
    };
    expect(await keep(danger)).toMatchObject(help());
    expect(await keep(plain)).not.toHaveProperty("safety");
  });

  it("by the lines of the country they set, before the one their browser tells", async () => {
    const own = await test.account();
    await own.client.settings.change({ country: "NZ" });
    const { answer } = await refused("/api/sessions/none/respond", content(danger), own.token);
    expect(answer).toMatchObject(help("NZ"));
  });

  it("while the product is closed", async () => {
    const admin = await makeStaff(test, "admin");
    const id = await start();
    await admin.client.desk.setMaintenance({ on: true });
    try {
      await expectHelp(`/api/sessions/${id}/respond`, 503, content);
      await expectHelp("/api/contact", 503, (words) => ({ email: "a@b.example", message: words }));
    } finally {
      await admin.client.desk.setMaintenance({ on: false });
    }
  });

  it("when the database is away", async () => {
    const id = await start();
    broken.line.set("cut");
    try {
      await expectHelp(`/api/sessions/${id}/respond`, 503, content);
    } finally {
      broken.line.set("open");
    }
  });

  it("when the disk is full, so that nothing can be kept", async () => {
    const id = await start();
    const { pool } = test.database;
    await pool.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'no room' using errcode = '53100'; end $$;
      create trigger no_room before insert on session_messages for each row execute function no_room()`);
    try {
      await expectHelp(`/api/sessions/${id}/respond`, 503, content);
    } finally {
      await pool.query("drop trigger no_room on session_messages; drop function no_room()");
    }
  });
});

it("what is too long is read in bounded time: no more of it than two messages hold", async () => {
  const long = `${"word ".repeat(limits.message.maxChars)}. ${danger}. ${"word ".repeat(limits.message.maxChars)}`;
  const { answer } = await refused(`/api/sessions/${await start()}/respond`, content(long));
  expect(answer).not.toHaveProperty("safety");
});

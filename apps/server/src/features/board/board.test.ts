import { randomBytes } from "node:crypto";
import { limits } from "@app/contract/limits";
import { timings } from "@app/contract/timings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromElsewhere } from "../../testing/from-elsewhere.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
});
afterAll(() => test.close());

const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};
const secret = () => randomBytes(24).toString("base64url");
/** Somebody new, at an address nobody called from before. */
const somebody = async () => {
  const { uid, token } = await test.anonymous();
  return { uid, client: fromElsewhere(test, token) };
};
const leave = async (text: string, more: { secret?: string; country?: string } = {}) => {
  const { client } = await somebody();
  return client.board.leave({ text, secret: secret(), ...more });
};
/** For a time after the tokens of this test have expired. */
const atTheDoor = () => ({ uid: secret(), address: secret() });
const leaveAtTheDoor = (text: string) =>
  test.dependencies.board.board.leave({ text, secret: secret(), seen_help: false }, atTheDoor());
const shown = async () =>
  (await test.clientFor(null).board.list({ limit: 100 })).thoughts.map(({ text }) => text);
const rowsOf = async (table: string) =>
  (await test.database.pool.query(`select * from ${table}`)).rows as Record<string, unknown>[];

describe("a thought", () => {
  it("is read by everybody, needs no account, and says nothing of who left it", async () => {
    const { uid, client } = await somebody();
    const left = await client.board.leave({ text: "The sky was green tonight.", secret: secret() });
    expect(left).toMatchObject({ state: "shown", changes: [], safety: null });
    const { thoughts } = await test.clientFor(null).board.list({});
    expect(thoughts[0]).toEqual({
      id: left.thought.id,
      text: "The sky was green tonight.",
      heard: 0,
      created_at: left.thought.created_at,
      gone_at: left.thought.gone_at,
    });
    for (const table of ["board_thoughts", "board_pace", "board_events", "board_heard"])
      expect(JSON.stringify(await rowsOf(table))).not.toContain(uid);
    expect(test.logLines.join("\n")).not.toContain("green tonight");
  });

  it("is sealed at rest", async () => {
    await leave("A word that only the board shows.");
    for (const { body } of await rowsOf("board_thoughts"))
      expect((body as Buffer).toString("latin1")).not.toContain("only the board");
  });

  it.each([
    ["no words", "   ", "thought_empty"],
    ["nothing that anybody sees", "\u200b\u2060\u200d", "thought_empty"],
    ["a letter too many", "a".repeat(limits.board.thoughtMaxChars + 1), "thought_too_long"],
    ["marks piled on marks", `a${"\u0301".repeat(2_000)}`, "thought_too_long"],
  ])("is not taken with %s", async (_what, text, code) => {
    expect(await refusalOf(leave(text))).toMatchObject({ code, status: 400 });
  });

  it("may be as long as a person counts: an emoji is one letter, whatever it is made of", async () => {
    const family = "👩‍👩‍👧".repeat(limits.board.thoughtMaxChars);
    expect((await leave(family)).thought.text).toBe(family);
  });

  it("sent again with its secret is the same thought", async () => {
    const { client } = await somebody();
    const mine = { text: "Sent twice by a shaky network.", secret: secret() };
    const first = await client.board.leave(mine);
    const again = await client.board.leave(mine);
    expect(again.thought.id).toBe(first.thought.id);
    expect((await shown()).filter((text) => text === mine.text)).toHaveLength(1);
  });

  it("is gone after its hours, from the list at once and from the table with the next tidying", async () => {
    const { thought } = await leave("This one ends tomorrow.");
    const started = test.clock.now;
    later(limits.board.lifetimeHours * 3_600_000 - 60_000);
    expect(await shown()).toContain(thought.text);
    later(120_000);
    try {
      expect(await shown()).not.toContain(thought.text);
      const hearing = test.dependencies.board.board.hear(thought.id, atTheDoor());
      await expect(hearing).rejects.toMatchObject({ code: "thought_gone" });
      await test.dependencies.board.deleteOld();
      expect((await rowsOf("board_thoughts")).map(({ id }) => id)).not.toContain(thought.id);
    } finally {
      test.clock.now = started;
    }
  });

  it("pages by keyset, newest first, each exactly once", async () => {
    for (let index = 0; index < 5; index++) {
      later(1_000);
      await leave(`One of several thoughts on a page, number ${index} of them.`);
    }
    const read: string[] = [];
    let before: string | undefined;
    do {
      const page = await test
        .clientFor(null)
        .board.list({ limit: 2, ...(before ? { before } : {}) });
      read.push(...page.thoughts.map(({ created_at, id }) => `${created_at} ${id}`));
      before = page.next_before ?? undefined;
    } while (before);
    expect(read).toEqual([...new Set(read)].sort().reverse());
    expect(read).toHaveLength((await shown()).length);
  });
});

describe("taking a thought back", () => {
  it("takes the secret of the page that left it, and nothing is left", async () => {
    const mine = secret();
    const { thought } = await leave("I should not have said that.", { secret: mine });
    const nobody = test.clientFor(null);
    const wrong = nobody.board.takeBack({ id: thought.id, secret: secret() });
    expect(await refusalOf(wrong)).toMatchObject({ code: "thought_gone", status: 404 });
    expect(await shown()).toContain(thought.text);
    await nobody.board.takeBack({ id: thought.id, secret: mine });
    expect(await shown()).not.toContain(thought.text);
    const stored = await rowsOf("board_thoughts");
    expect(stored.map(({ id }) => id)).not.toContain(thought.id);
    expect(JSON.stringify(stored)).not.toContain(mine);
  });
});

describe("the pace of the board", () => {
  it("is one thought in twenty seconds and person, and nothing of it is kept afterwards", async () => {
    const { client } = await somebody();
    await client.board.leave({ text: "First of two in a hurry.", secret: secret() });
    const second = () => client.board.leave({ text: "Second in a hurry.", secret: secret() });
    const refusal = await refusalOf(second());
    expect(refusal).toMatchObject({ code: "thought_too_soon", status: 429 });
    later(timings.board.paceMs);
    expect((await second()).state).toBe("shown");
    later(timings.board.paceMs);
    await test.dependencies.board.deleteOld();
    expect(await rowsOf("board_pace")).toEqual([]);
  });

  it("holds when one person sends many at once", async () => {
    const { client } = await somebody();
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        client.board.leave({ text: `All at once, number ${index}`, secret: secret() }),
      ),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("does not take the same words twice, in other capitals or signs either; short ones for a while only", async () => {
    const long = "The same long sentence that no two people would ever write alike.";
    await leave(long);
    for (const again of [long, `${long.toUpperCase()}!!!`, long.replace("long", "l\u200bong")])
      expect(await refusalOf(leave(again))).toMatchObject({ code: "thought_repeated" });
    await leave("So tired.");
    expect(await refusalOf(leave("so tired"))).toMatchObject({ code: "thought_repeated" });
    const started = test.clock.now;
    later(limits.board.shortRepeatMinutes * 60_000 + 1);
    try {
      expect((await leaveAtTheDoor("So tired.")).state).toBe("shown");
      await expect(leaveAtTheDoor(long)).rejects.toMatchObject({ code: "thought_repeated" });
    } finally {
      test.clock.now = started;
    }
  });

  it("takes a repetition of two at once only once", async () => {
    const text = "Two people press the button in the same moment, with the same words.";
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => leave(text)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    // A refused repetition does not cost anybody their turn.
    const { client } = await somebody();
    await refusalOf(client.board.leave({ text, secret: secret() }));
    const own = await client.board.leave({ text: "Then my own words.", secret: secret() });
    expect(own.state).toBe("shown");
  });
});

describe("what is kept kind", () => {
  it("is scrubbed on the server too, and the answer says what changed", async () => {
    const left = await leave("I am lena22 at gmail dot com and I miss the sea.");
    expect(left.thought.text).toBe("I am [e-mail] and I miss the sea.");
    expect(left.changes).toMatchObject([{ kind: "email", start: 5, replacement: "[e-mail]" }]);
    expect(await shown()).toContain(left.thought.text);
  });

  it.each([
    ["you are w0rthless, n0body likes you", "unkind_harassment"],
    ["buy cheap pills online", "unkind_selling"],
    ["send nudes please", "unkind_sexual"],
  ])("is refused with its reason: %s", async (text, code) => {
    expect(await refusalOf(leave(text))).toMatchObject({ code, status: 422 });
    expect(await shown()).not.toContain(text);
  });
});

describe("somebody in danger", () => {
  const text = "I want to kill myself tonight";

  it("is met privately with help that works where they are, and the thought waits", async () => {
    const left = await leave(text, { country: "gb" });
    expect(left.state).toBe("waiting");
    expect(left.safety).toMatchObject({ level: "crisis", category: "suicide" });
    expect(left.safety?.helplines.map(({ country }) => country)).toContain("GB");
    expect(await shown()).not.toContain(text);
    const { client } = await somebody();
    const hearing = client.board.hear({ id: left.thought.id });
    expect(await refusalOf(hearing)).toMatchObject({ code: "thought_gone" });
  });

  it("is met whatever the limits say, and never refused", async () => {
    const { client } = await somebody();
    for (let index = 0; index < 3; index++) {
      const left = await client.board.leave({ text: `${text}, again`, secret: secret() });
      expect(left.state).toBe("waiting");
      expect(left.safety?.helplines.length).toBeGreaterThan(0);
    }
  });

  it("is asked where it only sounds so, and nothing is kept before they have answered", async () => {
    const told = "I've written the letters and left them where they'll be found.";
    const { client } = await somebody();
    const mine = { text: told, secret: secret() };
    const asked = await client.board.leave(mine);
    expect(asked).toMatchObject({ state: "waiting", may_go_on: true });
    expect(asked.safety?.helplines.length).toBeGreaterThan(0);
    const before = (await rowsOf("board_thoughts")).length;
    const left = await client.board.leave({ ...mine, seen_help: true });
    expect(left).toMatchObject({ state: "shown", may_go_on: false, safety: null });
    expect((await rowsOf("board_thoughts")).length).toBe(before + 1);
    expect(await shown()).toContain(told);
  });

  it("can take it back", async () => {
    const mine = secret();
    const { thought } = await leave("I am going to end my life now", { secret: mine });
    const nobody = test.clientFor(null);
    expect(await nobody.board.takeBack({ id: thought.id, secret: mine })).toEqual({
      taken_back: true,
    });
  });
});

describe("hearing a thought", () => {
  it("counts everybody once, however many come at once and however often they press", async () => {
    const { thought } = await leave("Somebody please hear this one.");
    const people: TestPerson[] = [];
    for (let index = 0; index < 12; index++) people.push(await test.anonymous());
    await Promise.all(
      people.flatMap(({ token }) => {
        const { board } = fromElsewhere(test, token);
        return [board.hear({ id: thought.id }), board.hear({ id: thought.id })];
      }),
    );
    const again = await fromElsewhere(test, people[0]?.token ?? "").board.hear({ id: thought.id });
    expect(again).toEqual({ heard: 12 });
    const { thoughts } = await test.clientFor(null).board.list({ limit: 100 });
    expect(thoughts.find(({ id }) => id === thought.id)?.heard).toBe(12);
    const kept = JSON.stringify(await rowsOf("board_heard"));
    for (const { uid } of people) expect(kept).not.toContain(uid);
  });

  it("gives one person another mark on every thought, so that nothing can be put together", async () => {
    const { client } = await somebody();
    for (const text of ["One to be heard, of two.", "Two to be heard, of two."])
      await client.board.hear({ id: (await leave(text)).thought.id });
    const marks = (await rowsOf("board_heard")).slice(-2).map(({ person }) => person);
    expect(new Set(marks).size).toBe(2);
  });
});

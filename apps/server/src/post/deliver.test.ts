import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailRefusal, type MailServer, startMailServer } from "../testing/mail-server.ts";
import { createTestOutbox, letterTo, type TestOutbox } from "../testing/test-outbox.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import { DeliveryFailure, type PostWay } from "./way.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const from = "House <post@house.example>";

let test: TestOutbox;
let server: MailServer;
let refusal: (to: string) => MailRefusal | null;
beforeAll(async () => {
  test = await createTestOutbox();
});
beforeEach(async () => {
  await test.clear();
  refusal = () => null;
  server = await startMailServer({ refusalOf: (to) => refusal(to) });
});
afterEach(() => server.close());
afterAll(() => test.close());

const mailWay = () => createSmtpTransport({ url: server.url, from });
const receivers = () => server.letters.map(({ to }) => to.join());

/** Works on the outbox every minute for so long, as the job does, or more rarely where it is about days. */
const runFor = async (
  delivery: ReturnType<TestOutbox["delivery"]>,
  ms: number,
  everyMs = minuteMs,
) => {
  for (let passed = 0; passed < ms; passed += everyMs) {
    await delivery.run();
    test.forward(everyMs);
  }
};

describe("delivery", () => {
  it("sends in order, then empties the words and keeps the address", async () => {
    const names = ["a", "b", "c", "d"].map((name) => `${name}@mail.example`);
    for (const name of names) await test.post().mail("somebody", letterTo(name));
    expect(await test.delivery({ mail: mailWay() }).run()).toBe(4);
    expect(receivers()).toEqual(names);
    const { page } = await test.outbox.list({ limit: 10 });
    for (const { uid, id } of page) {
      expect(await test.outbox.read(uid, id)).toMatchObject({
        state: "sent",
        tries: 1,
        sentAt: test.clock.now,
        subject: "A subject",
        text: null,
        html: null,
      });
      expect(await test.outbox.retry(uid, id)).toBe(false);
    }
    expect(await test.delivery({ mail: mailWay() }).run()).toBe(0);
  });

  it("loses nothing and sends nothing twice when the server is down for an hour", async () => {
    const { port } = server;
    await server.close();
    const delivery = test.delivery({ mail: mailWay() });
    const names: string[] = [];
    for (let part = 0; part < 12; part++) {
      names.push(`${part}@mail.example`);
      await test.post().mail("somebody", letterTo(`${part}@mail.example`));
      await runFor(delivery, 5 * minuteMs);
    }
    expect((await test.states()).every(({ state }) => state === "waiting")).toBe(true);
    server = await startMailServer({ port });
    await runFor(delivery, 16 * minuteMs);
    expect(receivers().sort()).toEqual(names.sort());
    expect((await test.states()).every(({ state }) => state === "sent")).toBe(true);
  });

  it("does not knock for every letter at a door that is shut", async () => {
    let knocks = 0;
    const shut: PostWay = {
      close: () => undefined,
      send: async () => {
        knocks++;
        throw new DeliveryFailure("unreachable", "ECONNECTION");
      },
    };
    const delivery = test.delivery({ mail: shut });
    for (let number = 0; number < 50; number++)
      await test.post().mail("", letterTo(`${number}@mail.example`));
    await runFor(delivery, hourMs);
    expect(knocks).toBeLessThan(25);
    expect(knocks).toBeGreaterThan(8);
  });

  it("tries what was put off (4xx) again with growing pauses, and lets the others pass", async () => {
    refusal = (to) => (to === "grey@mail.example" ? { at: "to", answer: 451 } : null);
    await test.post().mail("", letterTo("grey@mail.example"));
    await test.post().mail("", letterTo("other@mail.example"));
    const delivery = test.delivery({ mail: mailWay() });
    await delivery.run();
    expect(receivers()).toEqual(["other@mail.example"]);
    expect(await test.states()).toMatchObject([
      { to: "grey@mail.example", state: "waiting", failure: "EENVELOPE 451" },
      { state: "sent" },
    ]);
    await runFor(delivery, 10 * minuteMs);
    // At once, then after one, two and four minutes.
    expect(server.tries).toBe(1 + 4);
    refusal = () => null;
    await runFor(delivery, 10 * minuteMs);
    expect(receivers()).toEqual(["other@mail.example", "grey@mail.example"]);
  });

  it("gives up at once on what is refused for good (5xx), and lets the others pass", async () => {
    refusal = (to) => {
      if (to === "gone@mail.example") return { at: "to", answer: 550 };
      return to === "bad@mail.example" ? { at: "data", answer: 554 } : null;
    };
    for (const name of ["gone", "bad", "good"])
      await test.post().mail("", letterTo(`${name}@mail.example`));
    const delivery = test.delivery({ mail: mailWay() });
    await runFor(delivery, 5 * minuteMs);
    expect(server.tries).toBe(3);
    expect(await test.states()).toEqual([
      { to: "gone@mail.example", state: "failed", failure: "EENVELOPE 550" },
      { to: "bad@mail.example", state: "failed", failure: "EMESSAGE 554" },
      { to: null, state: "sent", failure: null },
    ]);
  });

  it("waits for the operator when the server refuses the sender, and blames no letter", async () => {
    refusal = () => ({ at: "from", answer: 550 });
    await test.post().mail("", letterTo("one@mail.example"));
    const delivery = test.delivery({ mail: mailWay() });
    await delivery.run();
    expect(await test.states()).toMatchObject([{ state: "waiting", failure: "EENVELOPE 550" }]);
    refusal = () => null;
    await runFor(delivery, 2 * minuteMs);
    expect(receivers()).toEqual(["one@mail.example"]);
  });

  it("sends once what a server that died in the middle of it never took", async () => {
    refusal = () => ({ at: "data", answer: null });
    await test.post().mail("", letterTo("one@mail.example"));
    const delivery = test.delivery({ mail: mailWay() });
    await delivery.run();
    expect(server.letters).toEqual([]);
    expect(await test.states()).toMatchObject([{ state: "waiting" }]);
    refusal = () => null;
    await runFor(delivery, 3 * minuteMs);
    expect(receivers()).toEqual(["one@mail.example"]);
  });

  it("names a letter the same at every try, so that a receiver knows it again", async () => {
    refusal = () => ({ at: "to", answer: 450 });
    await test.post().mail("", letterTo("one@mail.example"));
    const delivery = test.delivery({ mail: mailWay() });
    await delivery.run();
    refusal = () => null;
    await runFor(delivery, 3 * minuteMs);
    const [{ id = "" } = {}] = (await test.outbox.list({ limit: 1 })).page;
    expect(server.letters.map(({ messageId }) => messageId)).toEqual([`<${id}@house.example>`]);
  });

  it("never sends one twice, however many servers work on the outbox", async () => {
    const names = Array.from({ length: 40 }, (_, number) => `${number}@mail.example`);
    for (const name of names) await test.post().mail("", letterTo(name));
    const servers = Array.from({ length: 4 }, () => test.delivery({ mail: mailWay() }));
    const counts = await Promise.all(servers.map((delivery) => delivery.run()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(receivers().sort()).toEqual(names.sort());
  });

  it("goes on with what a dead server had begun, when its claim has run out", async () => {
    await test.post().mail("", letterTo("one@mail.example"));
    await test.outbox.claim("mail", 3 * minuteMs);
    const delivery = test.delivery({ mail: mailWay() });
    expect(await delivery.run()).toBe(0);
    test.forward(3 * minuteMs);
    expect(await delivery.run()).toBe(1);
  });

  it("does not undo what another server went on with meanwhile", async () => {
    await test.post().mail("", letterTo("one@mail.example"));
    const slow = await test.outbox.claim("mail", minuteMs);
    if (!slow) throw new Error("nothing was claimed");
    test.forward(minuteMs);
    expect(await test.delivery({ mail: mailWay() }).run()).toBe(1);
    await test.outbox.giveUp(slow, "ETIMEDOUT");
    await test.outbox.postpone(slow, test.clock.now, "ETIMEDOUT");
    expect(await test.states()).toMatchObject([{ state: "sent", failure: null }]);
  });

  it("marks what left while its anonymous person became an account", async () => {
    await test.post().mail("anonymous", letterTo("one@mail.example"));
    const claim = await test.outbox.claim("mail", minuteMs);
    if (!claim) throw new Error("nothing was claimed");
    await test.database.pool.query("update outbox set uid = 'account'");
    await test.outbox.markSent(claim);
    expect(await test.outbox.read("account", claim.id)).toMatchObject({
      state: "sent",
      to: "one@mail.example",
      text: null,
    });
  });

  it("gives up after a day, and starts a new one when the operator asks", async () => {
    refusal = () => ({ at: "to", answer: 450 });
    await test.post().mail("somebody", letterTo("one@mail.example"));
    const delivery = test.delivery({ mail: mailWay() });
    await runFor(delivery, 20 * hourMs, 20 * minuteMs);
    expect(await test.states()).toMatchObject([{ state: "waiting" }]);
    await runFor(delivery, 5 * hourMs, 20 * minuteMs);
    expect(await test.states()).toMatchObject([{ state: "failed", failure: "EENVELOPE 450" }]);
    refusal = () => null;
    const [{ id = "" } = {}] = (await test.outbox.list({ limit: 1 })).page;
    expect(await test.outbox.retry("somebody", id)).toBe(true);
    expect(await delivery.run()).toBe(1);
  });

  it("sends nothing that lay longer than a day because no server ran", async () => {
    await test.post().mail("", letterTo("one@mail.example"));
    test.forward(25 * hourMs);
    await test.delivery({ mail: mailWay() }).run();
    expect(await test.states()).toMatchObject([{ state: "failed", failure: "TOO_LATE" }]);
    expect(server.tries).toBe(0);
  });

  it("keeps no address where no deletion of a person would reach it", async () => {
    await test.post().mail("", letterTo("one@mail.example"));
    await test.delivery({ mail: mailWay() }).run();
    const { page } = await test.outbox.list({ limit: 1 });
    expect(page).toMatchObject([{ state: "sent", to: null, subject: null }]);
  });

  it("keeps nothing of the last letter to somebody who is gone, sent or not", async () => {
    refusal = (to) => (to === "gone@mail.example" ? { at: "to", answer: 550 } : null);
    for (const name of ["one", "gone"])
      await test
        .post()
        .mail("", { ...letterTo(`${name}@mail.example`), purpose: "account_deleted" });
    await test.delivery({ mail: mailWay() }).run();
    expect(receivers()).toEqual(["one@mail.example"]);
    expect(await test.states()).toEqual([]);
  });

  it("logs the code of a failure, and neither address, subject nor answer", async () => {
    refusal = () => ({ at: "to", answer: 550 });
    test.logLines.length = 0;
    await test.post().mail("somebody-uid", letterTo("one@mail.example", "Hush"));
    await test.delivery({ mail: mailWay() }).run();
    const log = test.logLines.join();
    expect(log).toContain("EENVELOPE 550");
    for (const word of ["mail.example", "Hush", "plain words", "nobody", "somebody-uid"])
      expect(log).not.toContain(word);
  });

  it("breaks off what hangs when the server stops, and puts it back", async () => {
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((done) => {
      begun = done;
    });
    let breakOff: (error: Error) => void = () => undefined;
    const hanging: PostWay = {
      close: () => breakOff(new DeliveryFailure("unreachable", "ECONNECTION")),
      send: () =>
        new Promise((_done, fail) => {
          breakOff = fail;
          begun();
        }),
    };
    await test.post().mail("", letterTo("one@mail.example"));
    const running = test.startJobs(test.delivery({ mail: hanging }));
    await hasBegun;
    await running.stop();
    expect(await test.states()).toMatchObject([{ state: "waiting", failure: "ECONNECTION" }]);
  });

  it("sends as soon as something is queued, once it was started", async () => {
    const delivery = test.delivery({ mail: mailWay() });
    const running = test.startJobs(delivery);
    await delivery.run();
    await test.post().mail("", letterTo("one@mail.example"));
    delivery.wake();
    await expect.poll(receivers, { timeout: 5_000 }).toEqual(["one@mail.example"]);
    await running.stop();
  });
});

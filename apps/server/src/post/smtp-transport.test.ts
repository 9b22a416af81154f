import type { Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type MailServer, startMailServer, startRudeServer } from "../testing/mail-server.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import type { DeliveryFailure, PostWay } from "./way.ts";

const from = "House <post@house.example>";
const patient = { connectMs: 10_000, greetingMs: 10_000, socketMs: 10_000, deadlineMs: 20_000 };
const quick = { connectMs: 300, greetingMs: 300, socketMs: 300, deadlineMs: 1_000 };
const body = {
  to: "one@mail.example",
  subject: "Grüße – hello",
  text: "Plain words, ä.",
  html: "<p>Plain words, ä.</p>",
};

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const mailServer = async (...given: Parameters<typeof startMailServer>): Promise<MailServer> => {
  const server = await startMailServer(...given);
  closing.push(server.close);
  return server;
};
const rudeServer = async (onConnection: (socket: Socket) => void) => {
  const server = await startRudeServer(onConnection);
  closing.push(server.close);
  return server;
};
const wayTo = (url: string, timeouts = patient): PostWay => {
  const way = createSmtpTransport({ url, from }, timeouts);
  closing.push(way.close);
  return way;
};
const failureOf = (way: PostWay): Promise<Pick<DeliveryFailure, "kind" | "code">> =>
  way.send({ id: "1", body }).then(
    () => ({ kind: "never", code: "it was sent" }),
    ({ kind, code }: DeliveryFailure) => ({ kind, code }),
  );

/** Says yes to everything up to a command, then what it is told. */
const politeUntil = (command: string, then: (socket: Socket) => void) => (socket: Socket) => {
  socket.write("220 here\r\n");
  let inLetter = false;
  socket.on("data", (chunk) => {
    for (const line of chunk.toString().split("\r\n").filter(Boolean))
      if (line.startsWith(command)) then(socket);
      else if (line === "DATA") {
        inLetter = true;
        socket.write("354 go on\r\n");
      } else if (!inLetter) socket.write("250 yes\r\n");
  });
};

describe("mail by SMTP", () => {
  it("carries both forms, says that no person wrote it, and asks for no answer", async () => {
    const server = await mailServer();
    await wayTo(server.url).send({ id: "some-id", body });
    const [{ to, from: sender, raw } = { to: [], from: "", raw: "" }] = server.letters;
    expect(to).toEqual(["one@mail.example"]);
    expect(sender).toBe("post@house.example");
    expect(raw).toMatch(/^From: House <post@house\.example>\r$/m);
    expect(raw).toMatch(/^Message-ID: <some-id@house\.example>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/multipart\/alternative/);
    expect(raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
  });

  it("uses one connection for many letters, and lets go of it", async () => {
    let connections = 0;
    const server = await mailServer({
      options: {
        onConnect: (_session, done) => {
          connections++;
          done();
        },
      },
    });
    const way = wayTo(server.url);
    for (const id of ["1", "2", "3"]) await way.send({ id, body });
    expect(connections).toBe(1);
    way.close();
    await way.send({ id: "4", body });
    expect(connections).toBe(2);
    expect(server.letters).toHaveLength(4);
  });

  it.each([
    "one@mail.example, two@mail.example",
    "one@mail.example\r\nRCPT TO:<two@mail.example>",
    "one@mail.example\nBcc: two@mail.example",
  ])("writes to nobody besides when the address is %j", async (to) => {
    const server = await mailServer();
    await wayTo(server.url)
      .send({ id: "1", body: { ...body, to } })
      .catch(() => undefined);
    expect(server.letters.flatMap((letter) => letter.to)).not.toContain("two@mail.example");
  });

  it("signs in with what the URL says, signs of every kind included", async () => {
    const password = "p@ss:w/rd ü%";
    let seen: unknown;
    const server = await mailServer({
      options: {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ username, password: given }, _session, done) => {
          seen = { username, given };
          done(null, { user: username });
        },
      },
    });
    const url = `smtp://user%40house:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
    await wayTo(url).send({ id: "1", body });
    expect(seen).toEqual({ username: "user@house", given: password });
  });

  it("takes a wrong password as a way that is shut, not as a bad letter", async () => {
    const server = await mailServer({
      options: {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) =>
          done(Object.assign(new Error("no"), { responseCode: 535 })),
      },
    });
    const way = wayTo(`smtp://user:wrong@127.0.0.1:${server.port}`);
    expect(await failureOf(way)).toEqual({ kind: "unreachable", code: "EAUTH 535" });
  });

  it("sends nothing in the clear to another machine, unless the URL says so", async () => {
    const server = await mailServer();
    // Another name for this machine, which the transport cannot know to be one.
    const url = `smtp://0.0.0.0:${server.port}`;
    expect(await failureOf(wayTo(url))).toMatchObject({ kind: "unreachable" });
    expect(server.tries).toBe(0);
    await wayTo(`${url}?requireTLS=false`).send({ id: "1", body });
    expect(server.letters).toHaveLength(1);
  });

  it("believes no certificate that nobody vouches for", async () => {
    const server = await mailServer({ options: { hideSTARTTLS: false } });
    expect(await failureOf(wayTo(server.url))).toMatchObject({ kind: "unreachable" });
    expect(server.tries).toBe(0);
    await wayTo(`${server.url}?tls.rejectUnauthorized=false`).send({ id: "1", body });
    expect(server.letters).toHaveLength(1);
  });

  it.each([
    ["never greets", () => undefined],
    ["hangs after the greeting", (socket: Socket) => void socket.write("220 here\r\n")],
    ["hangs at the receiver", politeUntil("RCPT", () => undefined)],
    ["hangs at the end of the letter", politeUntil(".", () => undefined)],
  ])("gives up on a server that %s", async (_what, onConnection) => {
    const server = await rudeServer(onConnection);
    expect(await failureOf(wayTo(server.url, quick))).toEqual({
      kind: "unreachable",
      code: "ETIMEDOUT",
    });
    await expect.poll(server.connections).toBe(0);
  });

  it("gives up on a server that trickles its answer, and leaves it no connection", async () => {
    const server = await rudeServer((socket) => {
      socket.write("220 here\r\n");
      socket.on("data", () => {
        const trickle = setInterval(() => socket.write("250-still\r\n"), 50);
        socket.on("close", () => clearInterval(trickle));
      });
    });
    expect(await failureOf(wayTo(server.url, quick))).toMatchObject({ kind: "unreachable" });
    await expect.poll(server.connections).toBe(0);
  });

  it.each([
    ["talks nonsense", (socket: Socket) => void socket.write("HTTP/1.1 400 what\r\n\r\n")],
    ["shuts the door", (socket: Socket) => void socket.destroy()],
    ["is closing down", (socket: Socket) => void socket.end("421 later\r\n")],
    ["breaks off at the end", politeUntil(".", (socket) => socket.destroy())],
  ])("tries again later with a server that %s", async (_what, onConnection) => {
    const server = await rudeServer(onConnection);
    expect(await failureOf(wayTo(server.url))).toMatchObject({ kind: "unreachable" });
  });

  it("tries again later when nobody listens, or the name is unknown", async () => {
    const server = await startMailServer();
    await server.close();
    expect(await failureOf(wayTo(server.url))).toMatchObject({ kind: "unreachable" });
    expect(await failureOf(wayTo("smtp://no-such-host.invalid"))).toMatchObject({
      kind: "unreachable",
    });
  });
});

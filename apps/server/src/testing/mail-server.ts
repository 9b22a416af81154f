import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

type ReceivedLetter = { to: string[]; from: string; raw: string; messageId: string };

export type MailServer = {
  port: number;
  url: string;
  /** What was taken with a 250, in order. */
  letters: ReceivedLetter[];
  /** How many receivers were named, taken or not. */
  tries: number;
  close(): Promise<void>;
};

/** An answer other than yes; null breaks the line off. */
export type MailRefusal = { at: "from" | "to" | "data"; answer: number | null };

const refuse = (answer: number) =>
  Object.assign(new Error(`no, nobody <somebody@mail.example>`), { responseCode: answer });

/** A real SMTP server that takes everything, but for what `refusalOf` names. */
export const startMailServer = async (
  settings: {
    port?: number;
    refusalOf?: (to: string) => MailRefusal | null;
    options?: SMTPServerOptions;
  } = {},
): Promise<MailServer> => {
  const refusalOf = settings.refusalOf ?? (() => null);
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const mail: MailServer = {
    port: 0,
    url: "",
    letters: [],
    tries: 0,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    onRcptTo: ({ address }, _session, done) => {
      mail.tries++;
      const refusal = refusalOf(address);
      if (refusal?.at === "to" && refusal.answer) done(refuse(refusal.answer));
      else done();
    },
    onMailFrom: (_address, _session, done) => {
      const refusal = refusalOf("");
      if (refusal?.at === "from" && refusal.answer) done(refuse(refusal.answer));
      else done();
    },
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      const refusal = refusalOf(to[0] ?? "");
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        if (refusal?.at === "data" && refusal.answer === null) cut();
        chunks.push(chunk);
      });
      stream.on("end", () => {
        if (refusal?.at === "data") {
          if (refusal.answer) done(refuse(refusal.answer));
          return;
        }
        const raw = Buffer.concat(chunks).toString();
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const messageId = /^message-id: (.*)$/im.exec(raw)?.[1] ?? "";
        mail.letters.push({ to, from, raw, messageId });
        done();
      });
    },
    ...settings.options,
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
  });
  await new Promise<void>((done) => {
    server.listen(settings.port ?? 0, "127.0.0.1", () => done());
  });
  mail.port = (server.server.address() as AddressInfo).port; // it listens on a port
  mail.url = `smtp://127.0.0.1:${mail.port}`;
  return mail;
};

/** A server that only does what it is told with a connection: hang, trickle, talk nonsense. */
export const startRudeServer = async (
  onConnection: (socket: Socket) => void,
): Promise<{ url: string; connections: () => number; close(): Promise<void> }> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    // Unread, the other side's goodbye would never be noticed.
    socket.resume();
    onConnection(socket);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", () => done());
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => sockets.size,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

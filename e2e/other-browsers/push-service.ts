import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

const textFrame = 0x81;
/** What every WebSocket server adds to the key before it answers. */
const magic = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

const frameOf = (message: object): Buffer => {
  const text = Buffer.from(JSON.stringify(message));
  const length = Buffer.alloc(text.length < 126 ? 1 : 3, 126);
  if (text.length < 126) length.writeUInt8(text.length);
  else length.writeUInt16BE(text.length, 1);
  return Buffer.concat([Buffer.from([textFrame]), length, text]);
};

/** The first frame, and what is left; browsers mask what they send. */
const takeFrame = (heard: Buffer): { code: number; text: string; rest: Buffer } | null => {
  if (heard.length < 6) return null;
  const short = heard.readUInt8(1) & 127;
  const start = short < 126 ? 2 : 4;
  const length = short < 126 ? short : heard.readUInt16BE(2);
  const end = start + 4 + length;
  if (heard.length < end) return null;
  const mask = heard.subarray(start, start + 4);
  const text = heard.subarray(start + 4, end).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return {
    code: heard.readUInt8(0),
    text: Buffer.from(text).toString(),
    rest: heard.subarray(end),
  };
};

/** As Mozilla's does it: a browser registers over a WebSocket, and what is posted to its address is passed on. */
export const startPushService = async () => {
  const posted: { bytes: number; signed: boolean }[] = [];
  const acknowledged: unknown[] = [];
  let browser: Duplex | undefined;
  const tell = (message: object) => browser?.write(frameOf(message));
  let origin = "";

  const answer = (message: { messageType?: string; channelID?: string }): void => {
    const { messageType, channelID } = message;
    const same = { messageType, status: 200 };
    if (messageType === undefined) tell({});
    if (messageType === "hello") tell({ ...same, uaid: randomUUID(), use_webpush: true });
    if (messageType === "register")
      tell({ ...same, channelID, pushEndpoint: `${origin}/to/${channelID}` });
    if (messageType === "unregister") tell({ ...same, channelID });
    if (messageType === "ack") acknowledged.push(message);
  };

  const server = createServer((request, response) => {
    let bytes = 0;
    request.on("data", (part: Buffer) => {
      bytes += part.length;
    });
    request.on("end", () => {
      const signed = /^vapid t=/.test(request.headers.authorization ?? "");
      posted.push({ bytes, signed });
      const channelID = request.url?.split("/").at(-1);
      tell({ messageType: "notification", channelID, version: randomUUID() });
      response.writeHead(201).end();
    });
  });
  server.on("upgrade", (request, socket) => {
    const key = `${request.headers["sec-websocket-key"]}${magic}`;
    const accept = createHash("sha1").update(key).digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\nSec-WebSocket-Protocol: push-notification\r\n\r\n`,
    );
    browser = socket;
    let heard: Buffer = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (part: Buffer) => {
      heard = Buffer.concat([heard, part]);
      for (let frame = takeFrame(heard); frame; frame = takeFrame(heard)) {
        heard = frame.rest;
        if (frame.code === textFrame) answer(JSON.parse(frame.text));
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  origin = `http://127.0.0.1:${port}`;
  return {
    posted,
    acknowledged,
    /** What a browser is told, to come here and to nobody else. */
    preferences: {
      "dom.push.serverURL": `ws://127.0.0.1:${port}/`,
      "dom.push.testing.allowInsecureServerURL": true,
      "permissions.default.desktop-notification": 1,
    },
    stop: () => {
      browser?.destroy();
      server.close();
    },
  };
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;

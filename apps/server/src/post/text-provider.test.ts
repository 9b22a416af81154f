import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestOutbox, type TestOutbox } from "../testing/test-outbox.ts";
import { createTextProvider } from "./text-provider.ts";
import type { DeliveryFailure } from "./way.ts";

const minuteMs = 60_000;

type Asked = { method: string; headers: IncomingMessage["headers"]; body: unknown };

let service: Server;
let url: string;
let asked: Asked[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = [];
  answer = (response) => response.writeHead(202).end('{"queued":true}');
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || "null");
      asked.push({ method: request.method ?? "", headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((done) => {
    service.listen(0, "127.0.0.1", done);
  });
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`; // it listens on a port
});
afterEach(async () => {
  service.closeAllConnections();
  await new Promise((done) => service.close(done));
});

const body = { to: "+4912345", text: "123456 is your code", subject: null, html: null };
const provider = (timeoutMs = 2_000) => createTextProvider({ url, token: "secret" }, timeoutMs);
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    ({ kind, code }: DeliveryFailure) => ({ kind, code }),
  );

describe("text messages by HTTP", () => {
  it("sends receiver and words as JSON with the token, under a name it keeps", async () => {
    await provider().send({ id: "some-id", body });
    expect(asked).toMatchObject([
      {
        method: "POST",
        headers: {
          authorization: "Bearer secret",
          "content-type": "application/json",
          "idempotency-key": "some-id",
        },
        body: { to: "+4912345", text: "123456 is your code" },
      },
    ]);
  });

  it.each([
    [400, "never"],
    [422, "never"],
    [401, "unreachable"],
    [429, "unreachable"],
    [500, "unreachable"],
    [503, "unreachable"],
  ])("takes %i as %s", async (status, kind) => {
    answer = (response) => response.writeHead(status).end("+4912345 is wrong");
    expect(await failureOf(provider().send({ id: "1", body }))).toEqual({
      kind,
      code: `HTTP ${status}`,
    });
  });

  it("gives the token to nobody the service points at", async () => {
    answer = (response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
    expect(await failureOf(provider().send({ id: "1", body }))).toMatchObject({
      kind: "unreachable",
    });
    expect(asked).toHaveLength(1);
  });

  it("gives up on a service that hangs", async () => {
    answer = () => undefined;
    expect(await failureOf(provider(200).send({ id: "1", body }))).toEqual({
      kind: "unreachable",
      code: "ETIMEDOUT",
    });
  });

  it("breaks off what is under way when it is closed", async () => {
    const hanging = provider(60_000);
    answer = () => hanging.close();
    expect(await failureOf(hanging.send({ id: "1", body }))).toEqual({
      kind: "unreachable",
      code: "ECONNECTION",
    });
  });
});

describe("a code in the outbox", () => {
  let test: TestOutbox;
  beforeAll(async () => {
    test = await createTestOutbox();
  });
  beforeEach(() => test.clear());
  afterAll(() => test.close());

  it("comes through when the service is back, once", async () => {
    answer = (response) => response.writeHead(503).end();
    await test.post().text("somebody", "+4912345", "phone_code", "123456 is your code");
    const delivery = test.delivery({ text: provider() });
    await delivery.run();
    answer = (response) => response.writeHead(200).end();
    for (let round = 0; round < 4; round++) {
      test.forward(10_000);
      await delivery.run();
    }
    expect(asked).toHaveLength(2);
    expect(new Set(asked.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(await test.states()).toMatchObject([{ state: "sent" }]);
  });

  it("is not sent after its time", async () => {
    await test.post().text("somebody", "+4912345", "phone_code", "123456 is your code");
    test.forward(11 * minuteMs);
    await test.delivery({ text: provider() }).run();
    expect(asked).toEqual([]);
    expect(await test.states()).toMatchObject([{ state: "failed", failure: "TOO_LATE" }]);
  });
});

import { createPublicKey, verify } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const hourMs = 60 * 60_000;

type Received = { method: string; path: string; authorization: string; bytes: number };

/** A push service that answers as it is told to, and writes down what it was sent. */
const startPushService = async () => {
  const received: Received[] = [];
  const service = { received, answer: 201, origin: "", server: null as Server | null };
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on("data", (part: Buffer) => {
      bytes += part.length;
    });
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      received.push({ method, path: url, authorization: headers.authorization ?? "", bytes });
      response.writeHead(service.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service.server = server;
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return service;
};

let service: Awaited<ReturnType<typeof startPushService>>;
let test: TestApp;
beforeAll(async () => {
  service = await startPushService();
  test = await createTestApp({ env: { PUSH_HOSTS: "127.0.0.1" } });
});
beforeEach(async () => {
  await test.database.pool.query("delete from push_devices");
  service.received.length = 0;
  service.answer = 201;
  // Near the true time: the proof of a sign-in is good for minutes.
  test.clock.now = new Date(Math.floor(Date.now() / hourMs) * hourMs);
});
afterAll(async () => {
  await test.close();
  service.server?.close();
});

const forward = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};
const remind = () => test.dependencies.push.service.remind();

const somebody = async (check_in_hour: number | null = null) => {
  const person = await test.account();
  const endpoint = `${service.origin}/to/${person.uid}`;
  const { device } = await person.client.push.keep({
    endpoint,
    check_in_hour,
    timeZone: "Europe/Berlin",
  });
  return { ...person, endpoint, device };
};

const localIn = (hours: number): string =>
  new Date(test.clock.now.getTime() + hours * hourMs).toISOString().slice(0, 16);

/** What the clock shows in Berlin in so many hours. */
const berlinHourIn = (hours: number): number => {
  const at = new Date(test.clock.now.getTime() + hours * hourMs);
  return Number(at.toLocaleString("en-GB", { hour: "2-digit", timeZone: "Europe/Berlin" }));
};

const devicesOf = async (uid: string) => (await test.dependencies.push.service.read(uid)).devices;

describe("a device that is reminded", () => {
  it("is told of an appointment once, with nothing in it, signed by the key it was given", async () => {
    const { client, uid } = await somebody();
    await client.appointments.add({
      local: localIn(49),
      timeZone: "UTC",
      about: "About my sister",
    });
    expect(await remind()).toBe(0);
    forward(25 * hourMs);
    expect(await Promise.all([remind(), remind()])).toContain(1);
    expect(await remind()).toBe(0);
    expect(service.received).toMatchObject([{ method: "POST", path: `/to/${uid}`, bytes: 0 }]);

    const [, head = "", claims = "", signature = "", key = ""] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
        service.received[0]?.authorization ?? "",
      ) ?? [];
    expect((await test.dependencies.push.service.read(uid)).public_key).toBe(key);
    const point = Buffer.from(key, "base64url");
    const publicKey = createPublicKey({
      format: "jwk",
      key: {
        kty: "EC",
        crv: "P-256",
        x: point.subarray(1, 33).toString("base64url"),
        y: point.subarray(33).toString("base64url"),
      },
    });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(
      verify(
        "sha256",
        signed,
        { key: publicKey, dsaEncoding: "ieee-p1363" },
        Buffer.from(signature, "base64url"),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: service.origin,
    });
  });

  it("is told once a day at the hour that was chosen, by the clock where the person is", async () => {
    await somebody(berlinHourIn(3));
    forward(2 * hourMs);
    expect(await remind()).toBe(0);
    forward(hourMs);
    expect(await remind()).toBe(1);
    forward(hourMs);
    expect(await remind()).toBe(0);
    forward(23 * hourMs);
    expect(await remind()).toBe(1);
  });

  it("is over when its push service says so", async () => {
    for (const answer of [404, 410]) {
      const { uid } = await somebody(berlinHourIn(1));
      service.answer = answer;
      forward(hourMs);
      expect(await remind()).toBe(0);
      expect(await devicesOf(uid)).toEqual([]);
      forward(-hourMs);
    }
  });

  it("is told later where its push service was not at home", async () => {
    const { uid } = await somebody(berlinHourIn(1));
    service.answer = 503;
    forward(hourMs);
    expect(await remind()).toBe(0);
    service.answer = 201;
    expect(await remind()).toBe(1);
    expect(await devicesOf(uid)).toHaveLength(1);
  });

  it("belongs to one person, is there once, and ends when they say so or go", async () => {
    const ana = await somebody();
    const ben = await test.account();
    const { endpoint, device, client } = ana;
    await client.push.keep({ endpoint, check_in_hour: 8, timeZone: "Europe/Berlin" });
    expect((await client.push.read({})).devices).toMatchObject([
      { id: device.id, check_in_hour: 8 },
    ]);
    expect((await ben.client.push.read({})).devices).toEqual([]);
    expect(await refusalOf(ben.client.push.end({ id: device.id }))).toMatchObject({
      code: "not_found",
    });
    expect(await client.push.end({ id: device.id })).toEqual({ removed: true });
    forward(26 * hourMs);
    expect(await remind()).toBe(0);
  });

  it("is one of a push service that is known, and no other address is asked", async () => {
    const { client } = await test.account();
    for (const endpoint of ["https://evil.example/x", "https://127.0.0.1.evil.example/x"])
      expect(
        await refusalOf(client.push.keep({ endpoint, timeZone: "UTC" })),
        endpoint,
      ).toMatchObject({ code: "not_found" });
  });
});

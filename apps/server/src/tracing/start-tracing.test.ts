import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { say } from "../testing/say.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { startTracing } from "./start-tracing.ts";
import type { Tracing } from "./tracing.ts";

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string };

let collector: Server;
let received = "";
let tracing: Tracing;
let test: TestApp;
beforeAll(async () => {
  collector = createServer((request, response) => {
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      received += chunk;
    });
    request.on("end", () => {
      received += "\n";
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo; // it listens on a port
  tracing = startTracing({ endpoint: `http://127.0.0.1:${port}`, trustsCaller: false });
  test = await createTestApp({ tracing });
  tracing.followQueries(test.database.pool);
});
afterAll(async () => {
  await test.close();
  collector.close();
});

it("traces lead from a call to its reply and its queries, and carry no word, no id and no address", async () => {
  const person = await test.anonymous();
  const { session } = await person.client.sessions.create({});
  await say(person, session.id, "Marmalade was on the ceiling again.");
  await test.inject("/api/users/me?secret=rhubarb", {
    headers: {
      authorization: `Bearer ${person.token}`,
      traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    },
  });
  await tracing.stop();

  const spans = received
    .split("\n")
    .filter(Boolean)
    .flatMap((text) => {
      const { resourceSpans } = JSON.parse(text) as {
        resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: all }) => all));
    });
  const call = spans.find(({ name }) => name === "POST /api/sessions/:id/respond");
  expect(call).toBeDefined();
  const children = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  const names = children.map(({ name }) => name);
  expect(names).toContain("reply");
  expect(names.some((name) => name.startsWith("database "))).toBe(true);
  for (const secret of ["Marmalade", "rhubarb", session.id, person.uid, person.token, "127.0.0.1"])
    expect(received).not.toContain(secret);
  // Strangers do not choose where their requests appear.
  expect(received).not.toContain("0af7651916cd43dd8448eb211c80319c");
});

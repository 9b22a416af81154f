import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { createQuietClose } from "./close-quietly.ts";

it("a server closes though a browser holds a connection it never used, and answers what was asked", async () => {
  const server = createServer((_request, response) => {
    void wait(1_500).then(() => response.end("whole"));
  });
  const quietly = createQuietClose(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on a port
  const unused = connect(port, "127.0.0.1").on("error", () => undefined);
  await new Promise((resolve) => unused.once("connect", resolve));
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await wait(50);
  await quietly.stopAccepting();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  await quietly.close(() => new Promise((resolve) => server.once("close", resolve)));
  expect(await (await answer).text()).toBe("whole");
  expect(server.listening).toBe(false);
});

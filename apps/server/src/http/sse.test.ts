import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { ReplyEvent } from "@app/contract/reply-events";
import { timings } from "@app/contract/timings";
import { afterEach, expect, it, vi } from "vitest";
import { createLogger } from "../logger.ts";
import { toAppError } from "./errors.ts";
import { sendReplyEvents, wireFor } from "./sse.ts";

afterEach(() => vi.useRealTimers());

it("lets go of a reader who takes nothing, so that model and session are free again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let said = 0;
  const endless = async function* (): AsyncGenerator<ReplyEvent> {
    for (;;) {
      said++;
      yield { type: "token", text: "and then ".repeat(20_000) };
    }
  };
  let isOver = false;
  const log = createLogger("silent");
  const server = createServer((_request, response) => {
    const left = new AbortController();
    response.once("close", () => left.abort());
    void sendReplyEvents(response, wireFor("text/event-stream"), endless(), left.signal, (error) =>
      toAppError(error, log),
    ).then(() => {
      isOver = true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on a port
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");

  // It waits for the reader, and says no more meanwhile.
  let saidSoFar = -1;
  while (said === 0 || said !== saidSoFar) {
    saidSoFar = said;
    await wait(200);
  }
  expect(isOver).toBe(false);
  vi.advanceTimersByTime(timings.reply.readerTimeoutMs);
  while (!isOver) await wait(5);
  expect(said).toBeLessThanOrEqual(saidSoFar + 1);
  socket.destroy();
  server.close();
});

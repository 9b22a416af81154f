import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type QuirkyAnswer = { status?: number; type?: string; body: string };

/** A server that answers each request with what it is given, to the letter, and keeps what it was asked. */
export const startQuirkyServer = async (
  answer: (body: Record<string, unknown>) => QuirkyAnswer,
): Promise<{ baseUrl: string; asked: Record<string, unknown>[]; close: () => Promise<void> }> => {
  const asked: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set, so bytes come
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>; // our own adapter's object
    asked.push(body);
    const { status = 200, type = "text/event-stream", body: text } = answer(body);
    response.writeHead(status, { "content-type": type });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

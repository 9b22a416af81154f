import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type TextService = {
  url: string;
  /** What was sent to a number, the newest last. */
  to(number: string): string[];
  close(): Promise<void>;
};

/** Takes text messages as a provider would, and keeps them. */
export const startTextService = async (): Promise<TextService> => {
  const taken: { to: string; text: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      taken.push(JSON.parse(Buffer.concat(chunks).toString()) as { to: string; text: string }); // what the product sends
      response.writeHead(202).end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, // it listens on a port
    to: (number) => taken.filter(({ to }) => to === number).map(({ text }) => text),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a speech service may do to those who depend on it. */
export type Scenario =
  | "fine"
  | "silent"
  | "stops in the middle"
  | "empty"
  | "no text"
  | "not JSON"
  | "overloaded"
  | "broken";

type Asked = { path: string; authorization: string | undefined; body: Buffer };

export type SpeechServer = {
  baseUrl: string;
  scenario: Scenario;
  asked: Asked[];
  /** How many requests were left by whoever made them. */
  left: () => number;
  close(): Promise<void>;
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
  return Buffer.concat(chunks);
};

const answerSpeech = (scenario: Scenario, response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "audio/mpeg" });
  if (scenario === "empty") {
    response.end();
    return;
  }
  response.write("first sound ");
  if (scenario === "stops in the middle") return;
  setTimeout(() => response.end("and the rest"), 20);
};

const answerTranscription = (scenario: Scenario, response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "application/json" });
  if (scenario === "not JSON") response.end("<html>");
  else if (scenario === "stops in the middle") response.write('{"te');
  else response.end(JSON.stringify(scenario === "no text" ? {} : { text: " What I said. " }));
};

/** An OpenAI-compatible speech service over real HTTP, with named scenarios. */
export const startSpeechServer = async (): Promise<SpeechServer> => {
  let left = 0;
  const server = createServer(async (request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) left++;
    });
    const body = await bodyOf(request);
    const path = request.url ?? "";
    started.asked.push({ path, authorization: request.headers.authorization, body });
    const { scenario } = started;
    if (scenario === "silent") return;
    if (scenario === "overloaded" || scenario === "broken") {
      response.writeHead(scenario === "broken" ? 500 : 429).end("no");
      return;
    }
    if (path.endsWith("/audio/speech")) answerSpeech(scenario, response);
    else answerTranscription(scenario, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const started: SpeechServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    scenario: "fine",
    asked: [],
    left: () => left,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;
};

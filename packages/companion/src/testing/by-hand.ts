import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

/** How often an answer is looked for. */
const lookMs = 200;
/** A sign of life on the way, so that nothing between takes the line for dead. */
const beatMs = 10_000;
const maxBodyChars = 1_000_000;

const asked = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  temperature: z.number().optional(),
  max_tokens: z.number().optional(),
});

/** What is wanted, told by how our own instructions begin. */
const kindOf = (instruction: string): string => {
  if (instruction.startsWith("You judge whether")) return "judging";
  if (instruction.startsWith("The session below is over")) return "ending and memory";
  if (instruction.includes("The person ends the session now")) return "closing words";
  if (instruction.includes("Behind your sentences the page adds")) return "listening in a crisis";
  if (instruction.includes("describe patterns in their own words")) return "analysis";
  return "reply";
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += chunk;
    if (text.length > maxBodyChars) throw new Error("too long");
  }
  return JSON.parse(text);
};

const refuse = (response: ServerResponse, status: number, detail: string): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ detail, error: { message: detail } }));
};

/** The answer once somebody wrote it; undefined where nobody waits for it any more. */
const answerIn = async (file: string, isGone: () => boolean): Promise<string | undefined> => {
  while (!isGone()) {
    const text = await readFile(file, "utf8").catch(() => "");
    if (text.trim() !== "") return text.trim();
    await wait(lookMs);
  }
  return undefined;
};

/**
 * Stands in for a model: puts each request into a file and waits for the answer in another, so that a
 * person can answer as a model would, through the whole product.
 */
export const startByHand = async (o: {
  folder: string;
  port: number;
  onAsked?: (name: string, kind: string) => void;
}): Promise<{ folder: string; baseUrl: string; close: () => Promise<void> }> => {
  await mkdir(o.folder, { recursive: true, mode: 0o700 });
  // Numbers go on from what is there, so that no old answer is taken for a new one.
  const before = (await readdir(o.folder)).map((name) => Number.parseInt(name, 10) || 0);
  let count = Math.max(0, ...before);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions")
      return refuse(response, 404, "There is only POST /v1/chat/completions here.");
    const body = asked.safeParse(await bodyOf(request).catch(() => null));
    if (!body.success) return refuse(response, 400, "That is no request for a chat completion.");
    const { messages, temperature, max_tokens } = body.data;
    const kind = kindOf(messages[0]?.content ?? "");
    count += 1;
    const name = String(count).padStart(4, "0");
    const text = [
      `${kind} · temperature ${temperature ?? "any"} · ${max_tokens ?? "any"} tokens at most`,
      ...messages.map(({ role, content }) => `--- ${role}\n${content}`),
    ].join("\n\n");
    const file = join(o.folder, `${name}.asked.txt`);
    await writeFile(`${file}.part`, `${text}\n`, { mode: 0o600 });
    // Whoever watches the folder sees it whole.
    await rename(`${file}.part`, file);
    o.onAsked?.(name, kind);

    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
    const beat = setInterval(() => response.write(": somebody is writing\n\n"), beatMs);
    const said = await answerIn(join(o.folder, `${name}.answer.txt`), () => response.destroyed);
    clearInterval(beat);
    if (said === undefined) return;
    const chunk = (delta: object, finish_reason: string | null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ delta, finish_reason }] })}\n\n`);
    for (const word of said.match(/\s*\S+/g) ?? []) chunk({ content: word }, null);
    chunk({}, "stop");
    response.end("data: [DONE]\n\n");
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(o.port, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    folder: o.folder,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

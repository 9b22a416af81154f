import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { z } from "zod";
import { presets } from "./presets.ts";

/** What people run on their own machine, by the names of their presets. */
export const runningServerNames = ["ollama", "llama.cpp", "lm-studio"] as const;
export type RunningServerName = (typeof runningServerNames)[number];

export type RunningServer = {
  name: RunningServerName;
  /** As its makers write it. */
  title: string;
  /** At least one; each can be talked with, and stays on this machine. */
  models: readonly string[];
};

/**
 * All are asked at once, and one that is there answers in a few milliseconds. Counted in steps, so that a thread that
 * is held up, as in a start, does not take its own delay for theirs.
 */
const answerMs = 300;
const stepMs = 30;
const answerMaxBytes = 1_000_000;
const modelsMax = 100;

/** Names end up in a terminal, a command line and an address. */
const isPlain = (name: string): boolean => /^[\w@][\w.:/@+-]{0,119}$/.test(name);

const ollamaList = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      // Others answer here too, with an empty one.
      digest: z.string().regex(/^(sha256:)?[0-9a-f]{64}$/),
      /** Set where it only passes words on to somebody else's machine. */
      remote_host: z.string().optional(),
      details: z.object({ family: z.string().optional() }).optional(),
    }),
  ),
});
const llamaCppList = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.literal("llamacpp") })),
});
const lmStudioList = z.object({
  data: z.array(z.object({ id: z.string(), type: z.string(), state: z.string() })),
});

/** Without an alias it is called after its file, whose path is nobody else's business. */
const llamaCppName = (id: string): string => {
  const file = /^[/.\\]|\\|\.gguf$/.test(id) ? id.split(/[\\/]/).at(-1) : undefined;
  const name = file?.replace(/\.gguf$/, "") ?? id;
  return isPlain(name) ? name : "llama.cpp";
};

/** How each is asked what it has. Every answer is held to its own shape, so that nothing else is taken for it. */
const known: Readonly<
  Record<RunningServerName, { title: string; path: string; read: (answer: unknown) => string[] }>
> = {
  ollama: {
    title: "Ollama",
    path: "/api/tags",
    read: (answer) =>
      ollamaList
        .parse(answer)
        .models.filter(
          ({ remote_host, details }) => !remote_host && !/bert/.test(details?.family ?? ""),
        )
        .map(({ name }) => name),
  },
  "llama.cpp": {
    title: "llama.cpp",
    path: "/v1/models",
    read: (answer) => llamaCppList.parse(answer).data.map(({ id }) => llamaCppName(id)),
  },
  "lm-studio": {
    title: "LM Studio",
    path: "/api/v0/models",
    read: (answer) =>
      lmStudioList
        .parse(answer)
        .data.filter(({ type }) => type === "llm" || type === "vlm")
        .map(({ id }) => id),
  },
};

export const serverTitleOf = (name: RunningServerName): string => known[name].title;

const ask = async (port: number, path: string, signal: AbortSignal): Promise<unknown> => {
  // Not by fetch: that goes through the guard, which opens this machine only to what was chosen.
  const request = get({ host: "127.0.0.1", port, path, agent: false, signal });
  request.on("error", () => undefined);
  try {
    const [response] = (await once(request, "response")) as [IncomingMessage]; // the event's one argument
    if (response.statusCode !== 200) return null;
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      const piece = chunk as Buffer; // no encoding was set
      bytes += piece.length;
      if (bytes > answerMaxBytes) return null;
      chunks.push(piece);
    }
    return JSON.parse(Buffer.concat(chunks).toString());
  } finally {
    request.destroy();
  }
};

const portOf = (name: RunningServerName): number => Number(new URL(presets[name].baseUrl).port);

/** The model servers that run on this machine and have something to talk with. Only this machine is asked. */
export const findRunningServers = async (
  ports: Partial<Record<RunningServerName, number>> = {},
): Promise<RunningServer[]> => {
  const over = new AbortController();
  let waitedMs = 0;
  const steps = setInterval(() => {
    waitedMs += stepMs;
    if (waitedMs >= answerMs) over.abort();
  }, stepMs);
  const found = await Promise.all(
    runningServerNames.map(async (name): Promise<RunningServer[]> => {
      const { title, path, read } = known[name];
      try {
        const all = read(await ask(ports[name] ?? portOf(name), path, over.signal));
        const models = [...new Set(all)].filter(isPlain).slice(0, modelsMax);
        return models.length > 0 ? [{ name, title, models }] : [];
      } catch {
        return []; // nobody there, too slow, or somebody else
      }
    }),
  );
  clearInterval(steps);
  return found.flat();
};

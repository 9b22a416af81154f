import { z } from "zod";
import { ModelFailure } from "./model-failure.ts";
import { neverConnected, refusalKind } from "./open-model-stream.ts";
import type { PresetName } from "./presets.ts";

const answerMaxBytes = 4_000_000;
const modelsMax = 1_000;

const list = z.object({
  // Ollama writes none as null.
  data: z.array(z.object({ id: z.string().min(1), owned_by: z.string().nullish() })).nullable(),
});

export type ServersModels = {
  names: string[];
  /** What serves them, where it can be told; its habits are then known. */
  preset: PresetName | null;
};

const presetByHost: Readonly<Record<string, PresetName>> = {
  "openrouter.ai": "openrouter",
  "api.mistral.ai": "mistral",
};
/** What each writes as the owner of its models. */
const presetByOwner: Readonly<Record<string, PresetName>> = {
  library: "ollama",
  llamacpp: "llama.cpp",
  organization_owner: "lm-studio",
  vllm: "vllm",
};

const ownOf = <T>(table: Readonly<Record<string, T>>, name: string | null | undefined): T | null =>
  name && Object.hasOwn(table, name) ? (table[name] ?? null) : null;

const textOf = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > answerMaxBytes) throw new ModelFailure("oversized");
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
};

/** What a server that speaks OpenAI's chat completions says it has; null where it keeps no list. */
export const modelsOfServer = async (
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string | null },
  signal: AbortSignal,
): Promise<ServersModels | null> => {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${baseUrl}/models`, {
      headers: {
        accept: "application/json",
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      // A redirect would carry the key to a host nobody wrote down.
      redirect: "error",
      signal,
    });
    text = await textOf(response);
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    const isAway = signal.aborted || neverConnected(error);
    throw new ModelFailure(isAway ? "unreachable" : "ended_early", { cause: error });
  }
  if ([404, 405, 501].includes(response.status)) return null;
  if (!response.ok)
    throw new ModelFailure(refusalKind(response.status), { status: response.status });
  try {
    const data = list.parse(JSON.parse(text)).data ?? [];
    const owners = data.map(({ owned_by }) => ownOf(presetByOwner, owned_by));
    return {
      names: [...new Set(data.map(({ id }) => id))].slice(0, modelsMax),
      preset:
        ownOf(presetByHost, new URL(baseUrl).hostname) ??
        owners.find((owner) => owner !== null) ??
        null,
    };
  } catch (cause) {
    throw new ModelFailure("broken_json", { cause });
  }
};

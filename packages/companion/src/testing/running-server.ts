import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What each kind of server answers when asked for its models, with the fields that theirs have. */
export const modelLists = {
  ollama: {
    "/api/tags": {
      models: [
        {
          name: "gemma3:4b",
          model: "gemma3:4b",
          modified_at: "2025-10-03T23:34:03.409490317-07:00",
          size: 3_338_801_804,
          digest: "a2af6cc3eb7fa8be8504abaf9b04e88f17a119ec3f04a3addf55f92841195f5a",
          details: {
            parent_model: "",
            format: "gguf",
            family: "gemma3",
            families: ["gemma3"],
            parameter_size: "4.3B",
            quantization_level: "Q4_K_M",
          },
        },
        {
          name: "nomic-embed-text:latest",
          model: "nomic-embed-text:latest",
          size: 274_302_450,
          digest: "0a109f422b47e3a30ba2b10eca18548e944e8a23073ee3f3e947efcf3c45e59f",
          details: { format: "gguf", family: "nomic-bert", families: ["nomic-bert"] },
        },
        {
          name: "gpt-oss:120b-cloud",
          model: "gpt-oss:120b-cloud",
          remote_model: "gpt-oss:120b",
          remote_host: "https://ollama.com:443",
          size: 384,
          digest: "569662207105c16c2f05d50bb09b8ac95ad5eae1d2f3dcdbef0b9f3c2b1f2b9d",
          details: { format: "", family: "gptoss", families: ["gptoss"] },
        },
      ],
    },
  },
  "llama.cpp": {
    "/v1/models": {
      models: [
        { name: "/home/ana/models/gemma-3-4b.gguf", digest: "", capabilities: ["completion"] },
      ],
      object: "list",
      data: [
        {
          id: "/home/ana/models/gemma-3-4b.gguf",
          object: "model",
          created: 1_763_000_000,
          owned_by: "llamacpp",
          meta: { vocab_type: 1, n_vocab: 262_144, n_ctx_train: 131_072, n_params: 3_880_099_328 },
        },
      ],
    },
  },
  "lm-studio": {
    "/api/v0/models": {
      object: "list",
      data: [
        {
          id: "google/gemma-3-4b",
          object: "model",
          type: "vlm",
          publisher: "google",
          arch: "gemma3",
          compatibility_type: "gguf",
          quantization: "Q4_K_M",
          state: "not-loaded",
          max_context_length: 131_072,
        },
        {
          id: "text-embedding-nomic-embed-text-v1.5",
          object: "model",
          type: "embeddings",
          publisher: "nomic-ai",
          arch: "nomic-bert",
          state: "not-loaded",
          max_context_length: 2_048,
        },
      ],
    },
  },
} as const;

export type AnswerBy = (path: string) => { status?: number; body: string } | null;

/** Answers with JSON by path, else with 404, as they do. */
export const answeringByPath =
  (pages: Readonly<Record<string, object>>): AnswerBy =>
  (path) =>
    Object.hasOwn(pages, path)
      ? { body: JSON.stringify(pages[path]) }
      : { status: 404, body: "404 page not found" };

/** A program that listens on a port of this machine; null from `answer` leaves whoever asks waiting. */
export const startRunningServer = async (answer: AnswerBy, port = 0) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answered = answer(request.url ?? "");
    if (!answered) return;
    response.writeHead(answered.status ?? 200, { "content-type": "application/json" });
    response.end(answered.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";

/** Which model writes, in one word: guide, local/NAME, or SERVER/NAME; null for what the server was started with. */
const choice = z.string().trim().min(1).max(limits.models.choiceMaxChars).nullable();

const writer = z.object({
  model: z.string(),
  /** Where words leave for; null where they stay on this machine. */
  host: z.string().nullable(),
});

/** A model on its way to the server that answered. */
const fetching = z.object({
  name: z.string(),
  done_bytes: z.number(),
  total_bytes: z.number(),
  state: z.enum(["coming", "here", "stopped", "failed"]),
  trouble: z.string().nullable(),
});
export type Fetching = z.output<typeof fetching>;

/** What can write, as the server that answered has it. */
const modelsHere = z.object({
  machine: z.object({
    memory_bytes: z.number(),
    /** What a model may take of it. */
    spare_bytes: z.number(),
    cores: z.number().int(),
    graphics: z.enum(["nvidia", "metal"]).nullable(),
    free_disk_bytes: z.number(),
  }),
  catalogue: z.array(
    z.object({
      name: z.string(),
      about: z.string(),
      bytes: z.number(),
      licence: z.string(),
      fits: z.boolean(),
      why: z.string(),
    }),
  ),
  installed: z.array(z.object({ name: z.string(), bytes: z.number() })),
  /** Model servers that run on the same machine. */
  servers: z.array(z.object({ name: z.string(), title: z.string(), models: z.array(z.string()) })),
  choice: choice,
  in_use: writer,
  started_with: writer,
  fetching: fetching.nullable(),
  /** The server that was typed in and used last. */
  typed: z
    .object({ choice: z.string(), address: z.string(), model: z.string(), has_key: z.boolean() })
    .nullable(),
});
export type ModelsHere = z.output<typeof modelsHere>;

const tried = z.object({
  text: z.string(),
  writer,
  seconds: z.number(),
  /** Why the model did not answer, so that the guide did, or nobody. */
  failure: z.string().nullable(),
});

const server = z.object({
  address: z.string().trim().min(1).max(limits.models.addressMaxChars),
  /** Null for none, or for the one kept for this address. Letters that a header cannot hold are no key. */
  key: z
    .string()
    .trim()
    .regex(/^[!-~]+$/)
    .max(limits.models.keyMaxChars)
    .nullable(),
});
const typed = server.extend({
  model: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]+$/u)
    .max(limits.models.choiceMaxChars),
});
const sentence = z.string().trim().min(1).max(limits.models.sentenceMaxChars);
const serverErrors = [
  "invalid_input",
  "model_address_wrong",
  "model_address_open",
  "model_unreachable",
  "model_key_wrong",
  "model_server_strange",
] as const;

export const modelCalls = {
  read: defineCall({
    method: "GET",
    path: "/api/desk/models",
    summary: "Which model writes, and which could: the machine, what fits it, what is there",
    access: "staff",
    minRole: "admin",
    input: z.object({}),
    output: modelsHere,
    errors: [],
  }),
  choose: defineCall({
    method: "PUT",
    path: "/api/desk/models/choice",
    summary: "Let another model write, on every server, from the next message on",
    access: "staff",
    minRole: "admin",
    input: z.object({ choice }),
    output: z.object({ choice, in_use: writer }),
    errors: ["invalid_input", "model_not_here"],
  }),
  fetch: defineCall({
    method: "POST",
    path: "/api/desk/models/fetch",
    summary: "Fetch a model of the list onto the server that answers; reading tells how far it is",
    access: "staff",
    minRole: "admin",
    input: z.object({ name: z.string().min(1).max(limits.models.choiceMaxChars) }),
    output: z.object({ fetching: fetching.nullable() }),
    errors: ["invalid_input", "not_found", "model_being_fetched"],
  }),
  stopFetching: defineCall({
    method: "DELETE",
    path: "/api/desk/models/fetch",
    summary: "Stop fetching; what came so far is kept for the next time",
    access: "staff",
    minRole: "admin",
    input: z.object({}),
    output: z.object({ fetching: fetching.nullable() }),
    errors: [],
  }),
  try: defineCall({
    method: "POST",
    path: "/api/desk/models/try",
    summary: "Say one sentence to a model and hear what people would; nothing of it is kept",
    access: "staff",
    minRole: "admin",
    input: z.object({ choice, sentence }),
    output: tried,
    errors: ["invalid_input", "model_not_here", "model_being_tried"],
  }),
  look: defineCall({
    method: "POST",
    path: "/api/desk/models/server/look",
    summary: "Ask a model server at an address what it has; an empty list where it does not say",
    access: "staff",
    minRole: "admin",
    input: server,
    output: z.object({ address: z.string(), models: z.array(z.string()) }),
    errors: serverErrors,
  }),
  tryServer: defineCall({
    method: "POST",
    path: "/api/desk/models/server/try",
    summary: "Say one sentence to a model at an address, before anybody else hears it",
    access: "staff",
    minRole: "admin",
    input: typed.extend({ sentence }),
    output: tried,
    errors: [...serverErrors, "model_unknown", "model_being_tried"],
  }),
  chooseServer: defineCall({
    method: "PUT",
    path: "/api/desk/models/server",
    summary: "Let a model at an address write, on every server; its key is sealed and never shown",
    access: "staff",
    minRole: "admin",
    input: typed,
    output: z.object({ choice, in_use: writer }),
    errors: [...serverErrors, "model_unknown"],
  }),
  forgetServer: defineCall({
    method: "DELETE",
    path: "/api/desk/models/server",
    summary:
      "Forget the typed address and its key; where it wrote, what the server was started with does",
    access: "staff",
    minRole: "admin",
    input: z.object({}),
    output: z.object({ choice, in_use: writer }),
    errors: [],
  }),
};

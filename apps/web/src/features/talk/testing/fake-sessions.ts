import { apiCalls } from "@app/contract/api";
import type { Message } from "@app/contract/calls/session-shapes";
import { createClient } from "@app/contract/client";
import type { ErrorCode } from "@app/contract/error-catalogue";
import { AppError, errorBody } from "@app/contract/errors";
import { encodeReplyEvent, type ReplyEvent, type Writer } from "@app/contract/reply-events";
import type { StoredItem, UnsentMessage } from "../../../storage.ts";

/** What the server does with one request: refuses it, loses it, or answers with events. */
export type FakeAnswer =
  | ErrorCode
  | "connectionLost"
  | Step[]
  | { code: ErrorCode; safety: object };
type Step = ReplyEvent | "breaks" | "waits" | "beatsAfterHalfAMinute";

type Request = { method: string; path: string; body: Record<string, unknown> };

export const aMessage = (change: Partial<Message> & Pick<Message, "id" | "role">): Message => ({
  content: change.id,
  created_at: "2026-01-01T20:00:00.000Z",
  status: "complete",
  ui_hidden: false,
  client_message_id: change.role === "user" ? `client-${change.id}` : null,
  writer: null,
  ...change,
});

export const token = (text: string): ReplyEvent => ({ type: "token", text });

export const aWriter = (change: Partial<Writer> = {}): Writer => ({
  model: "guide",
  host: null,
  sent_chars: 0,
  memory_ids: [],
  ...change,
});

export const doneEvent = (message_id = "reply", writer = aWriter()): ReplyEvent => ({
  type: "done",
  message_id,
  writer,
});

const streamOf = (steps: Step[], signal: AbortSignal | null): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const rest = [...steps];
  return new ReadableStream(
    {
      start: (controller) =>
        signal?.addEventListener("abort", () => controller.error(signal.reason), { once: true }),
      pull: (controller) => {
        const step = rest.shift();
        if (step === undefined) controller.close();
        else if (step === "breaks") controller.error(new TypeError("network error"));
        else if (step === "waits") return new Promise(() => undefined);
        else if (step === "beatsAfterHalfAMinute")
          return new Promise<void>((resolve) => {
            setTimeout(() => {
              controller.enqueue(encoder.encode(":\n\n"));
              resolve();
            }, 30_000);
          });
        else controller.enqueue(encoder.encode(encodeReplyEvent(step)));
        return undefined;
      },
    },
    // Nothing is read ahead, so that a break comes after what was sent before it.
    { highWaterMark: 0 },
  );
};

/** The real client before a server that answers the way it was told to, in turn. */
export const fakeSessions = (answers: FakeAnswer[], json: Record<string, unknown> = {}) => {
  const requests: Request[] = [];
  const client = createClient(apiCalls, {
    token: async () => "token",
    fetch: async (path, init) => {
      const body: unknown = init.body ? JSON.parse(String(init.body)) : {};
      const method = init.method ?? "GET";
      requests.push({ method, path, body: body as Record<string, unknown> }); // the client sends objects only
      const ready = json[`${method} ${path}`] ?? json[path];
      if (ready !== undefined) return Response.json(ready);
      const answer = answers.shift() ?? "unavailable";
      if (answer === "connectionLost") throw new TypeError("Failed to fetch");
      if (!Array.isArray(answer)) {
        const { code, safety } =
          typeof answer === "string" ? { code: answer, safety: null } : answer;
        const error = new AppError(code);
        error.safety = safety;
        return Response.json(errorBody(error), { status: error.status });
      }
      return new Response(streamOf(answer, init.signal ?? null));
    },
  });
  return { client, sessions: client.sessions, requests };
};

export const storedInMemory = <T = readonly UnsentMessage[]>(): StoredItem<T> => {
  let kept: T | undefined;
  return {
    name: "outbox",
    kind: "local",
    get: () => kept,
    set: (value) => {
      kept = value;
    },
    remove: () => {
      kept = undefined;
    },
  };
};

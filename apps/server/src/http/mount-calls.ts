import type { Call } from "@app/contract/call";
import { AppError } from "@app/contract/errors";
import type { ReplyEvent } from "@app/contract/reply-events";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallContext, Handlers, MediaAnswer } from "./call-context.ts";
import { toAppError } from "./errors.ts";
import type { Authenticate, Person } from "./person.ts";
import { readInput } from "./read-input.ts";
import { sendReplyEvents, wireFor } from "./sse.ts";
import type { Streams } from "./streams.ts";

export type MountSettings = { authenticate: Authenticate; streams: Streams };

/** What the types forget once calls are gone through in a loop. */
type AnyHandler = (input: object, context: CallContext) => Promise<unknown>;

const admit = async (
  call: Call,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Person | null> => {
  const person = await authenticate(request.headers.authorization);
  if (call.access === "public") return person;
  if (!person) throw new AppError(call.unauthenticated ?? "authentication_required");
  if (call.access === "account" && person.anonymous) throw new AppError("account_required");
  return person;
};

const answerStream = async (
  reply: FastifyReply,
  request: FastifyRequest,
  start: (signal: AbortSignal) => Promise<unknown>,
  streams: Streams,
): Promise<void> => {
  const stream = streams.open();
  reply.raw.once("close", stream.abort);
  try {
    const events = (await start(stream.signal)) as AsyncIterable<ReplyEvent>; // Handlers<> checks it
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    await sendReplyEvents(
      reply.raw,
      wireFor(request.headers.accept),
      events,
      stream.signal,
      (error) => toAppError(error, request.log),
    );
  } finally {
    stream.close();
  }
};

/** Mounts one feature of the contract: access, input and answer are the contract's business, not the handler's. */
export const mountCalls = <Feature extends Record<string, Call>>(
  app: FastifyInstance,
  calls: Feature,
  handlers: Handlers<Feature>,
  { authenticate, streams }: MountSettings,
): void => {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as unknown as AnyHandler; // the loop loses the name's type
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      ...(call.bodyMaxBytes === undefined ? {} : { bodyLimit: call.bodyMaxBytes }),
      handler: async (request, reply) => {
        const person = await admit(call, request, authenticate);
        const input = readInput(call, request);
        const run = (signal: AbortSignal) =>
          handler(input, {
            person,
            requestId: request.id,
            address: request.ip,
            signal,
          } as CallContext); // admit checked the person
        if (call.events) return answerStream(reply, request, run, streams);
        const result = await run(request.signal);
        reply.header("cache-control", "no-store");
        if (call.media) {
          const media = result as MediaAnswer; // Handlers<> checks it
          return reply.type(media.type).send(media.body);
        }
        return reply.send(call.output?.parse(result));
      },
    });
  }
};

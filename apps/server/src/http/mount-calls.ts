import { Readable } from "node:stream";
import { type Call, mayAct, needOf, type StaffRole } from "@app/contract/call";
import {
  entitlements,
  type Need,
  needs,
  type Role,
  refusalForRole,
} from "@app/contract/entitlements";
import { AppError } from "@app/contract/errors";
import type { ReplyEvent } from "@app/contract/reply-events";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallContext, Handlers, LiveAnswer, MediaAnswer } from "./call-context.ts";
import type { CallLimits } from "./call-limits.ts";
import { toAppError } from "./errors.ts";
import type { HelpInRefusals } from "./help-in-refusals.ts";
import { networkOf } from "./network-of.ts";
import type { Authenticate, Person } from "./person.ts";
import { readForm } from "./read-form.ts";
import { readInput } from "./read-input.ts";
import { liveHead, sendReplyEvents, wireFor } from "./sse.ts";
import { readerLeft, type Streams } from "./streams.ts";

export type MountSettings = {
  authenticate: Authenticate;
  streams: Streams;
  /** As the database says now: a plan that was bought or has ended counts from the next call on. */
  roleOfAccount: (uid: string) => Promise<Role>;
  staffRole: (uid: string) => Promise<StaffRole | null>;
  callLimits: CallLimits;
  helpInRefusals: HelpInRefusals;
  /** Hears that somebody is there, who may write something next. */
  onSomebody: () => void;
};

/** What the types forget once calls are gone through in a loop. */
type AnyHandler = (input: object, context: CallContext) => Promise<unknown>;

const admit = async (
  call: Call,
  request: FastifyRequest,
  { authenticate, staffRole }: Pick<MountSettings, "authenticate" | "staffRole">,
): Promise<Person | null> => {
  const person = await authenticate(request.headers.authorization);
  if (call.access === "public") return person;
  if (!person) throw new AppError(call.unauthenticated ?? "authentication_required");
  if (call.access !== "person" && person.anonymous) throw new AppError("account_required");
  if (call.access === "staff" && !mayAct(await staffRole(person.uid), call.minRole))
    throw new AppError("forbidden");
  return person;
};

/** The roles an account can have. */
const accountRoles = ["member", "paid", "pro"] as const;

/** What the role must allow, from the one table; asks who it is only where accounts differ. */
const refuseBeyondRole = async (
  need: Need | null,
  person: Person | null,
  roleOfAccount: MountSettings["roleOfAccount"],
): Promise<void> => {
  if (!need) return;
  const everyAccountMay = accountRoles.every((role) => needs[need](entitlements[role]));
  const role =
    !person || person.anonymous
      ? "anonymous"
      : everyAccountMay
        ? "member"
        : await roleOfAccount(person.uid);
  const refusal = refusalForRole(role, need);
  if (refusal) throw new AppError(refusal);
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

/** The same for every reader: whoever makes the stream writes it, to all of them at once. */
const answerLive = async (
  reply: FastifyReply,
  start: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> => {
  const join = (await start(untilLeft(reply))) as LiveAnswer; // Handlers<> checks it
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, liveHead);
  reply.raw.flushHeaders();
  join(reply.raw);
};

/** Bytes as they are made; whatever fails before the first of them is answered as an error. */
const answerMedia = async (
  reply: FastifyReply,
  start: (signal: AbortSignal) => Promise<unknown>,
  streams: Streams,
): Promise<FastifyReply> => {
  const stream = streams.open();
  reply.raw.once("close", stream.abort);
  try {
    const media = (await start(stream.signal)) as MediaAnswer; // Handlers<> checks it
    const body = Readable.from(media.body, { objectMode: false });
    body.once("close", stream.close);
    return reply.type(media.type).header("cache-control", "no-store").send(body);
  } catch (error) {
    stream.close();
    throw error;
  }
};

/** Ends when the browser leaves. Fastify's own signal ends as soon as the body was read. */
const untilLeft = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once("close", () => controller.abort(readerLeft));
  return controller.signal;
};

/** Mounts one feature of the contract: access, input and answer are the contract's business, not the handler's. */
export const mountCalls = <Feature extends Record<string, Call>>(
  app: FastifyInstance,
  calls: Feature,
  handlers: Handlers<Feature>,
  { authenticate, streams, roleOfAccount, staffRole, callLimits, ...given }: MountSettings,
): void => {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as unknown as AnyHandler; // the loop loses the name's type
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      ...(call.bodyMaxBytes === undefined ? {} : { bodyLimit: call.bodyMaxBytes }),
      handler: async (request, reply) => {
        let person: Person | null = null;
        const answer = async () => {
          const arrival = callLimits.arrive(call, request.ip, reply);
          person = await admit(call, request, { authenticate, staffRole });
          const overLimit = arrival.admit(person);
          // a desk that stands open asks by itself
          if (person && call.access !== "staff") given.onSomebody();
          await refuseBeyondRole(needOf(call, {}), person, roleOfAccount);
          const form = call.bodyType === "form" ? await readForm(request) : undefined;
          const input = readInput(call, request, form);
          if (typeof call.needs === "object")
            await refuseBeyondRole(needOf(call, input), person, roleOfAccount);
          const run = (signal: AbortSignal) =>
            handler(input, {
              person,
              requestId: request.id,
              address: networkOf(request.ip),
              signal,
              overLimit,
              lastEventId: request.headers["last-event-id"]?.toString(),
            } as CallContext); // admit checked the person
          if (call.live) return answerLive(reply, run);
          if (call.events) return answerStream(reply, request, run, streams);
          if (call.media) return answerMedia(reply, run, streams);
          const result = await run(untilLeft(reply));
          reply.header("cache-control", "no-store");
          return reply.send(call.output?.parse(result));
        };
        if (!call.words) return answer();
        try {
          return await answer();
        } catch (error) {
          // Whatever else is wrong with it, a message that tells of danger is not answered without help.
          const failure = toAppError(error, request.log);
          const address = networkOf(request.ip);
          await given.helpInRefusals(failure, { call, body: request.body, person, address });
          throw failure;
        }
      },
    });
  }
};

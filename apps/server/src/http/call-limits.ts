import { type Api, apiCalls } from "@app/contract/api";
import type { Call } from "@app/contract/call";
import type { AppError } from "@app/contract/errors";
import type { FastifyReply } from "fastify";
import { networkOf } from "./network-of.ts";
import type { Person } from "./person.ts";
import type { RateLimit, Tally } from "./rate-limit.ts";

const { sessions, contact, feedback }: Pick<Api, "sessions" | "contact" | "feedback"> = apiCalls;

/** They carry words that are read for risk, and nobody is refused before that: the handler is told instead. */
const readFirst: ReadonlySet<Call> = new Set<Call>([
  sessions.respond,
  sessions.respondStateless,
  contact.send,
  feedback.submit,
  apiCalls.board.leave,
  apiCalls.community.create,
]);

/** What stands between opening the page and a reply: what others at the same address do never closes it. */
const onTheWay: ReadonlySet<Call> = new Set<Call>([
  ...Object.values(sessions),
  apiCalls.users.me,
  apiCalls.settings.read,
  apiCalls.setup.read,
  apiCalls.voice.init,
  ...Object.values(apiCalls.audio),
]);

/** What an import, an export or a reading across all sessions asks for one by one. */
const inBulk: ReadonlySet<Call> = new Set<Call>([
  ...Object.values(apiCalls.vault),
  ...Object.values(apiCalls.checkIns),
  apiCalls.imports.bringBack,
]);
const bulkFactor = 10;

/** Counted apart, so that a page that asks for lists in a loop does not use up the way to a reply. */
const purseOf = (call: Call, perMinute: number): { name: string; limit: number } => {
  if (onTheWay.has(call)) return { name: "talks", limit: perMinute };
  if (inBulk.has(call)) return { name: "records", limit: perMinute * bulkFactor };
  return { name: "calls", limit: perMinute };
};

/** The machine itself: a proxy that was not made known stands for everybody, and must not be one address. */
const isOwnAddress = (address: string): boolean => /^(127\.|0:0:0:0$)/.test(networkOf(address));

export type CallLimits = {
  /** Counts a call of an address, and throws where it is one too many. */
  arrive(call: Call, address: string, reply: FastifyReply): Arrival;
};

type Arrival = {
  /** Counts it for the person too. What it answers is for the handler to throw, once the words were read. */
  admit(person: Person | null): AppError | null;
};

/** As draft-ietf-httpapi-ratelimit-headers names them: what is left of the limit that is nearest. */
const tell = (reply: FastifyReply, name: "person" | "address", tally: Tally): void => {
  reply.header("ratelimit-policy", `"${name}";q=${tally.limit};w=60`);
  reply.header("ratelimit", `"${name}";r=${tally.left};t=${tally.resetSeconds}`);
};

/** How many calls one person and one address may make in a minute, whatever the calls are. */
export const createCallLimits = ({
  rateLimit,
  perMinute,
  perMinuteOfAddress,
  onRefused,
}: {
  rateLimit: RateLimit;
  perMinute: number;
  perMinuteOfAddress: number;
  onRefused: (limit: "person" | "address") => void;
}): CallLimits => ({
  arrive: (call, address, reply) => {
    const ofAddress = isOwnAddress(address)
      ? null
      : rateLimit.count(`calls of ${networkOf(address)}`, perMinuteOfAddress);
    const closed = ofAddress?.refusal ?? null;
    const refuse = (name: "person" | "address", refusal: AppError): AppError => {
      onRefused(name);
      return refusal;
    };
    if (ofAddress) tell(reply, "address", ofAddress);
    if (closed && !readFirst.has(call) && !onTheWay.has(call)) throw refuse("address", closed);
    return {
      admit: (person) => {
        const purse = purseOf(call, perMinute);
        const own = person && rateLimit.count(`${purse.name} by ${person.uid}`, purse.limit);
        if (own && (!ofAddress || own.left <= ofAddress.left)) tell(reply, "person", own);
        if (own?.refusal) {
          const refusal = refuse("person", own.refusal);
          if (readFirst.has(call)) return refusal;
          throw refusal;
        }
        if (closed && readFirst.has(call) && !person) return refuse("address", closed);
        return null;
      },
    };
  },
});

import type { ServerResponse } from "node:http";
import type { Access, Call, Input, Output, StreamEvent } from "@app/contract/call";
import type { AppError } from "@app/contract/errors";
import type { Person } from "./person.ts";

type Common = {
  requestId: string;
  /** The network it came from: what is counted, and kept nowhere. */
  address: string;
  /** Ends when the browser leaves or the server stops. */
  signal: AbortSignal;
  /** One call too many. To be thrown once the words it carries were read and tell of no risk. */
  overLimit: AppError | null;
  /** The last number that a reader of a live stream saw before it came back by itself. */
  lastEventId: string | undefined;
};

/** A public call may come without a person; every other one has one. */
export type CallContext<A extends Access = Access> = Common & {
  person: A extends "public" ? Person | null : Person;
};

export type MediaAnswer = { type: string; body: AsyncIterable<Uint8Array> };

/** Given the response once its head is written; from then on it is the stream's own. */
export type LiveAnswer = (response: ServerResponse) => void;

type Answer<C extends Call> = C extends { live: true }
  ? Promise<LiveAnswer>
  : C extends { events: unknown }
    ? Promise<AsyncIterable<StreamEvent<C>>>
    : C extends { media: unknown }
      ? Promise<MediaAnswer>
      : Promise<Output<C>>;

type Handler<C extends Call> = (input: Input<C>, context: CallContext<C["access"]>) => Answer<C>;

/** One handler a call: a missing one, or one with another answer, does not compile. */
export type Handlers<Feature extends Record<string, Call>> = {
  [Name in keyof Feature]: Handler<Feature[Name]>;
};

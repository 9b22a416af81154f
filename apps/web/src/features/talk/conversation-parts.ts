import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import type { StoredItem } from "../../storage.ts";
import type { Outbox } from "./outbox.ts";
import type { TalkEvent } from "./reduce-talk.ts";
import type { TalkState } from "./talk-state.ts";

export type ConversationSettings = {
  sessions: Pick<
    Client<Api>["sessions"],
    "respond" | "respondStateless" | "end" | "restore" | "read" | "heard" | "takeBack"
  >;
  outbox: Outbox;
  /** The message whose reply is being made on this page: a reload takes it up again. */
  replying: StoredItem<string>;
  isOnline: () => boolean;
  country: () => string | undefined;
  newId: () => string;
  nowMs: () => number;
  wait: (ms: number) => Promise<void>;
  onNextFrame: (work: () => void) => void;
  /** Other pages of this conversation learn that there is something new. */
  tellOthers: () => void;
  report: (error: unknown, context: string) => void;
};

/** What a part of the conversation that stands in a file of its own is given. */
export type ConversationParts = {
  id: string;
  settings: Pick<ConversationSettings, "sessions" | "wait" | "report">;
  state: () => TalkState;
  dispatch: (event: TalkEvent) => void;
};

import type { Conversation } from "./conversation.ts";

/** Long enough for one address to give way to another, short enough to be gone with the page. */
const graceMs = 1_000;

let live: { conversation: Conversation; holders: number } | undefined;

const letGoWhenIdle = (conversation: Conversation) => {
  if (live?.conversation !== conversation || live.holders > 0) return;
  if (conversation.state().turn) {
    // Somebody looked away in the middle of a reply: it is finished, and read when they are back.
    const unsubscribe = conversation.subscribe(() => {
      if (conversation.state().turn) return;
      unsubscribe();
      letGoWhenIdle(conversation);
    });
    return;
  }
  conversation.close();
  live = undefined;
};

/**
 * The one conversation that is going on. It lives outside the page's components because a new
 * session changes its address while its first words are on their way.
 */
export const liveConversation = {
  find: (id: string | null): Conversation | undefined =>
    live?.conversation.id === id ? live?.conversation : undefined,
  put: (conversation: Conversation): void => {
    if (live && live.conversation !== conversation) live.conversation.close();
    live = { conversation, holders: 0 };
  },
  /** It is no more. */
  drop: (conversation: Conversation): void => {
    conversation.close();
    if (live?.conversation === conversation) live = undefined;
  },
  /** Answers with what lets it go again. */
  hold: (conversation: Conversation): (() => void) => {
    if (live?.conversation === conversation) live.holders += 1;
    return () => {
      if (live?.conversation !== conversation) return;
      live.holders -= 1;
      setTimeout(() => letGoWhenIdle(conversation), graceMs);
    };
  },
};

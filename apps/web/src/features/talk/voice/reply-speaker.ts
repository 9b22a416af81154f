import { limits } from "@app/contract/limits";
import { cutClauses } from "@app/contract/spoken-clauses";
import type { Conversation } from "../conversation.ts";
import { replyOf } from "../talk-items.ts";
import type { Mouth } from "./mouth/mouth.ts";
import { spokenHelplines } from "./spoken-helplines.ts";

type Exchange = {
  id: string;
  /** The conversation has begun to answer it. */
  begun: boolean;
  /** How many characters of the reply were handed to the mouth. */
  taken: number;
  disclosed: boolean;
};

const canBeSpoken = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Hands a reply to the mouth clause by clause, while it is still being written. */
export const createReplySpeaker = (
  conversation: Conversation,
  mouth: Pick<Mouth, "begin" | "say" | "finish" | "stop">,
  /** The reply is written to its end, or broke off. */
  onOver: () => void,
) => {
  let exchange: Exchange | null = null;
  let helpSaid = false;

  const say = (exchangeId: string, text: string, replyText: string, speed?: number) => {
    if (!canBeSpoken(text)) return;
    const line = { exchangeId, text: text.trim(), replyText };
    mouth.say(speed === undefined ? line : { ...line, speed });
  };

  const take = (current: Exchange, reply: string, isLast: boolean) => {
    const { clauses } = cutClauses(reply.slice(current.taken), {
      isFirst: current.taken === 0,
      isLast,
    });
    for (const clause of clauses) {
      say(current.id, clause, clause);
      current.taken += clause.length;
    }
  };

  const sayHelp = (exchangeId: string) => {
    const help = conversation.state().items.findLast((item) => item.kind === "help");
    if (helpSaid || help?.level !== "crisis") return;
    const words = spokenHelplines(help.helplines);
    if (words === null) return;
    helpSaid = true;
    say(exchangeId, words, "", limits.settings.voiceSpeed.min);
  };

  const finish = (current: Exchange) => {
    exchange = null;
    const reply = replyOf(conversation.state().items, current.id);
    if (reply) take(current, reply.content, true);
    sayHelp(current.id);
    mouth.finish();
    onOver();
  };

  const look = () => {
    const current = exchange;
    if (!current) return;
    const { turn, queue } = conversation.state();
    if (turn?.outgoing?.clientMessageId === current.id) {
      current.begun = true;
      if (turn.disclosed !== "" && !current.disclosed) {
        current.disclosed = true;
        say(current.id, turn.disclosed, "");
      }
      return;
    }
    if (queue.some(({ clientMessageId }) => clientMessageId === current.id)) {
      // The connection went, and it waits for its turn again.
      current.begun = false;
      return;
    }
    if (current.begun) finish(current);
  };

  const leave = [
    conversation.subscribe(look),
    conversation.reply.follow(() => {
      const current = exchange;
      if (current && conversation.state().turn?.outgoing?.clientMessageId === current.id)
        take(current, conversation.reply.said(), false);
    }),
  ];

  return {
    /** Speaks the reply to this message, which was just sent, and what is to be said before it. */
    follow: (exchangeId: string, first: string | null): void => {
      exchange = { id: exchangeId, begun: false, taken: 0, disclosed: false };
      mouth.begin();
      if (first !== null) say(exchangeId, first, "");
      look();
    },
    /** Speaks words that are there already. */
    sayWhole: (exchangeId: string, text: string): void => {
      mouth.begin();
      for (const clause of cutClauses(text, { isFirst: true, isLast: true }).clauses)
        say(exchangeId, clause, clause);
      mouth.finish();
    },
    /** Answers with how much of the reply was heard. */
    stop: (): number => {
      exchange = null;
      return mouth.stop();
    },
    close: (): void => {
      for (const unsubscribe of leave) unsubscribe();
    },
  };
};

export type ReplySpeaker = ReturnType<typeof createReplySpeaker>;

import { read } from "@app/reading/read";
import { type GuideReply, guideReply } from "../guide.ts";
import { newTalk, type Talk } from "../talk.ts";

/** For tests: a talk played from its beginning, or from where it stands. */
export const play = (
  messages: readonly string[],
  from: Talk = newTalk(),
  seed = "test",
): GuideReply[] => {
  let talk = from;
  return messages.map((content) => {
    const reply = guideReply({
      seed,
      reading: read(content),
      talk,
      isSpoken: false,
      isNearDanger: false,
      program: null,
    });
    talk = reply.talk;
    return reply;
  });
};

export const lastOf = (messages: readonly string[]): GuideReply => {
  const reply = play(messages).at(-1);
  if (!reply) throw new Error("a talk needs a message");
  return reply;
};

/** A talk on a path that was chosen, with its first question asked. */
export const onPath = (id: string): Talk => {
  const [reply] = play(["Let’s look at it"], {
    ...newTalk(),
    offered: [{ id: `path/${id}`, text: "Let’s look at it" }],
  });
  if (!reply) throw new Error("no reply");
  return reply.talk;
};

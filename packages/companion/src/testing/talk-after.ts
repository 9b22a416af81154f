import { guideReply } from "@app/guide/guide";
import { newTalk, type Talk } from "@app/guide/talk";
import { read } from "@app/reading/read";

/** For tests: where a talk with the guide is after these messages. */
export const talkAfter = (messages: readonly string[], seed = "s-1"): Talk =>
  messages.reduce<Talk>(
    (talk, content) =>
      guideReply({
        seed,
        reading: read(content),
        talk,
        isSpoken: false,
        isNearDanger: false,
        program: null,
      }).talk,
    newTalk(),
  );

import { type Phrases, phrases } from "./phrases.ts";
import type { Token } from "./text.ts";

/** What a good listener never steps over and few words give away. Others were tried with the encoder, and not found surely. */
const told: Readonly<Record<string, Phrases>> = {
  "told-nobody":
    phrases(`told nobody / told no one / told noone / haven't told anyone / havent told anyone / haven't told anybody
    have not told anyone / have told nobody / have told no one / never told anyone / never told anybody / not told anyone / not told a soul
    haven't told a soul / never told a soul / never told this to / never said this to / never said that to anyone / never said it out loud
    never said this out loud / never said that out loud / never said it aloud / nobody knows this / nobody knows that i / nobody knows about
    no one knows this / no one knows about / no one knows that i / you're the first / you are the first / first person i've told
    first time i've said / first time i say / first time i've told / only one i've told / havenae told anyone / haven't said this to anyone
    don't tell anyone this / can't tell anyone this / can't tell anybody this`),
  crying:
    phrases(`i'm crying / im crying / i am crying / i cried / i was crying / i've been crying / ive been crying / i started crying
    i start crying / i started to cry / i just cry / i cry / i burst into tears / i'm in tears / im in tears / i was in tears / i broke down
    made me cry / makes me cry / tears in my eyes / my eyes fill / i wept / i sobbed / crying as i write / crying writing this / grat like a bairn`),
};

/** The moments a message holds, by their id. */
export const momentsIn = (tokens: readonly Token[]): string[] =>
  Object.entries(told)
    .filter(([, found]) => found.isIn(tokens))
    .map(([id]) => id);

import { acknowledgements } from "./say/acknowledgements.ts";
import type { State } from "./state.ts";
import type { Voice } from "./voice.ts";

const bothSides = /, (?:but|and yet) /;
const ownDoing =
  /^(?:so )?you (?:sat|stood|went|lay|ate|walked|drove|bought|read|wrote|put|wore|cooked|planted|watched|looked|found|saw|made|took|left|waited|cried|laughed|ran|carried|baked|painted)\b/i;

/** A few words after the person's own, where nothing is asked: they show that it was taken in, and claim no more. */
export const acknowledged = (state: State, back: string, voice: Voice): string | null => {
  if (bothSides.test(back) && !state.isGladSession)
    return voice.pick("ack/both", acknowledgements.bothSides);
  return ownDoing.test(back) ? voice.pick("ack/doing", acknowledgements.ownDoing) : null;
};

import { isLearning } from "../reflect/learners-english.ts";
import { quotedBack } from "../reflect/quoted-back.ts";
import { fragmentSaidBack, saidBack, thingSaidBack } from "../reflect/said-back.ts";
import { spokenWords } from "../reflect/spoken-words.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import type { Understanding } from "../understanding/understand.ts";
import { mixedHash } from "../words/pick.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { saidTwiceIn } from "./own-thing.ts";

/** Giving a longer message back would be reading it out. */
const echoWords = 20;

/** A few words that are no sentence can be given back as they are. */
const fragmentWords = 5;

/** In fewer words than these all of a message belongs to the death it speaks of. */
const fewWords = 12;

/** Words of the death itself, which are never said back. */
const ofDeath =
  /\b(?:died|dead|die|dying|death|funeral|ashes|grave|coffin|body|hospital|hospice|cancer|accident|murder\w*|rape\w*|abus\w*|blood|police|heart|age|old|gone now)\b/;

/** A harm one did is spoken of plainly; a loss or a harm one suffered is not. */
const isMourning = (state: State): boolean =>
  inSorrow(state) &&
  !(
    state.topic?.id === "harm-i-did" &&
    ![...state.before, state.now].some(({ situations }) =>
      situations.some(
        ({ situation }) => situation.theme === "grief" || situation.theme === "trauma",
      ),
    )
  );

/** What a message tells besides the death, and not what leads up to it in the same breath. */
const withoutDeath = (message: Understanding): Understanding => ({
  ...message,
  clauses: message.clauses.filter(
    ({ sentence }, index, all) =>
      !all
        .slice(index)
        .some((other) => other.sentence === sentence && ofDeath.test(other.text.toLowerCase())),
  ),
});

/** What can be said back without sounding like an echo. */
export const givenBack = (
  state: State,
  voice: ReplyVoice,
  beyond: string | null,
): string | null => {
  const { now } = state;
  const key = `${state.seed}/${state.turn}`;
  if (state.echoOff || now.kinds.some((kind) => kind.id === "pile")) return null;
  if (isLearning([...state.before, state.now])) return beyond ? null : quotedBack(now, voice);
  if (beyond) {
    // always giving the words back would be parroting; a reflection that fits can stand alone
    if (state.toldCount > 1 && mixedHash(`${key}/back`) % 100 >= 50) return null;
    return now.wordCount <= echoWords ? saidBack(now, voice, key, "telling") : null;
  }
  // of the death itself only the thing is named that stands beside it
  if (isMourning(state) && ofDeath.test(now.lower))
    return (
      (now.wordCount <= echoWords ? saidBack(now, voice, key, "telling") : null) ??
      (now.wordCount > fewWords ? saidBack(withoutDeath(now), voice, key) : null) ??
      thingSaidBack(now, voice)
    );
  const clause = now.wordCount >= 3 ? saidBack(now, voice, key) : null;
  if (clause) return clause;
  const fragment =
    now.wordCount <= fragmentWords && !saidTwiceIn(state)
      ? fragmentSaidBack(now, voice, key)
      : null;
  return fragment ?? spokenWords(now, voice) ?? quotedBack(now, voice) ?? thingSaidBack(now, voice);
};

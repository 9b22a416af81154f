import { frames } from "../say/frames/all.ts";
import type { Frame } from "../say/frames/frame.ts";
import { gladFrames } from "../say/frames/glad/all.ts";
import type { State } from "../session/state.ts";
import type { TalkTheme } from "../understanding/theme.ts";
import { givesWords } from "./grounded-lines.ts";

/** A death or an assault stays what the talk is about, whatever is mentioned beside it. */
const lasting: ReadonlySet<TalkTheme> = new Set<TalkTheme>(["grief", "trauma"]);

const wasToldOf = (state: State, theme: TalkTheme): boolean =>
  state.before.some((message) =>
    message.situations.some(({ situation }) => situation.theme === theme),
  );

const congratulates = new Set(
  frames.filter(({ say }) =>
    say.some((line) => /congratulations|lovely news|good news|you did it|well done/i.test(line)),
  ),
);
/** In the same breath as these, news is not to be congratulated on. */
const clouded =
  /\bno (?:uni|one|job|offer|place|school)\b|\b(?:but|though|rejected|debt|owe|hates?|panick\w*|nervous|bricking|terrified|freaking|petrified|shitting|sick|scared|strange|don't feel|feel nothing|nobody|no one|alone|dread\w*|regret\w*|rushing|still loves me|lost|died|worried|except|wish|jealous|numb|too late|unemployed|redundan\w*|notice|used to|(?:years?|months) ago)\b/;

/** In the middle of good news only what was written for it may add a thought of its own. */
const besideGladness: ReadonlySet<Frame> = new Set<Frame>([
  ...gladFrames,
  ...frames.filter(({ tone, say }) => tone === "glad" || say.some(givesWords)),
]);

/** Which frames suit what has been talked about so far, whatever the sentence says. */
export const fittingTalk = (state: State, isGlad: boolean): ((frame: Frame) => boolean) => {
  const isClouded =
    clouded.test(state.now.lower) ||
    state.before.some(({ feelings }) => feelings.some(({ pleasant }) => !pleasant)) ||
    (state.toldCount > 2 && !isGlad && !/!/.test(state.now.text));
  const near = new Set([...state.before.slice(-3), state.now].flatMap(({ themes }) => themes));
  const isSubject = (theme: TalkTheme): boolean =>
    state.now.themes.includes(theme) ||
    state.topic?.theme === theme ||
    (lasting.has(theme) && wasToldOf(state, theme));
  return (frame) =>
    (!frame.alone || state.now.clauses.length <= 1) &&
    (!frame.later || state.turn > 0) &&
    (frame.tone === undefined || (frame.tone === "glad") === isGlad) &&
    (!isGlad || besideGladness.has(frame)) &&
    !(isClouded && congratulates.has(frame)) &&
    (frame.around?.some((theme) => near.has(theme)) ?? true) &&
    (frame.after?.test(state.lastReply) ?? true) &&
    (frame.themes?.some(isSubject) ?? true);
};

import { turnPhrase } from "../reflect/turn-round.ts";
import { actLines } from "../say/acts.ts";
import { has } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** Meant for somebody else. */
const wrongChat =
  /^(?:(?:oh|oops|ah|sorry|sry|my bad|argh)[,.! ]+)*(?:that was |this was |it was )?(?:the |for the )?wrong (?:chat|person|window|number|group)\b.{0,8}$/;
/** What was offered to be shown, in quotation marks or numbered. */
const shown = /['"“].{6,}['"”]|^\W*1\W/;
const several = /\b2\s?[:.)]|['"”]\s*(?:or|and|2)\b/;
const areYouThere = /^(?:(?:hello|hi|hey|um|so)[,.!? ]+)*(?:are )?you (?:still )?there\b[?.! ]*$/;

/** "What if I just write it as I'm telling you?" is an idea, and "what if I fail?" a fear. */
const triesOut =
  /(?:^|[.!?] )(?:(?:ok|so|but|and|hm+|oh)[, ]+)*what if i (?:just |simply |maybe )*(?:write|wrote|ask|asked|tell|told|say|said|try|tried|do|did|go|went|call|called|ring|rang|text|texted|start|started|make|made|take|took|put|send|sent|offer|offered|give|gave|use|used|split|move|moved|turn|turned|keep|kept|read|book|booked)\b[^?]*\??(?: like [^.?!]{1,20})?$/;
const triedWords = 22;
const graveTry =
  /\b(?:wrong|worse|late|too|never|n't|not|and (?:he|she|they|it|i)|kill\w*|die|hurt|pills?|drink|leave|quit|end it|hit|mistake|regret|everyone|nobody|laugh\w*)\b/;
const letter = /^dear \p{L}+,/iu;

/** "I just needed someone to say that's rubbish." */
const sayForMe =
  /\b(?:want|wanted|need|needed|wish) (?:someone|somebody|anyone|you) (?:to|would) (?:just )?(?:say|tell me) (?:that )?((?:it's|that's|it is|that is)\b[^.!?]{3,50})/i;

/** What is neither told nor asked: a letter read out, a word to the wrong person, a bare "stop". */
export const answerStray = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  const { now } = state;
  if (letter.test(now.text)) return [voice.pick("letter", actLines.letterRead)];
  if (actLines.showMe.some((line) => state.lastReply.endsWith(line)) && shown.test(now.text))
    return [voice.pick("shown", several.test(now.text) ? actLines.shownSeveral : actLines.shown)];
  if (areYouThere.test(now.lower)) return [voice.pick("stillhere", actLines.stillHere)];
  const tries =
    triesOut.test(now.lower) && now.wordCount <= triedWords && !graveTry.test(now.lower);
  if (tries) return [voice.pick("couldtry", actLines.couldTry)];
  if (wrongChat.test(now.lower)) return [voice.pick("wrongchat", actLines.wrongChat)];
  if (
    /^(?:(?:please |and )?(?:don't|do not) (?:say|ask|answer)|you (?:don't|do not) (?:need|have) to (?:say|answer|do))\b/.test(
      now.lower,
    ) &&
    now.wordCount <= 10
  )
    return [voice.pick("noanswer", actLines.noAnswer)];
  if (/^(?:ok|okay|fine)?[, ]*(?:in )?english(?: then)?\b/.test(now.lower) && now.wordCount <= 5)
    return [voice.pick("inenglish", actLines.inEnglish)];
  if (/^(?:you're allowed to|you may|you can|go on,?) laugh\b.{0,12}$/.test(now.lower))
    return [voice.pick("laughalong", actLines.laughAlong)];
  if (
    /^(?:(?:let me guess|and now|i bet|oh|so)[, ]+)*(?:you're|you are|are you) (?:just |probably |now )?(?:going to|gonna) (?:ask|say|tell)\b/.test(
      now.lower,
    ) &&
    now.wordCount <= 16
  )
    return [voice.pick("willnot", actLines.willNot)];
  if (/\btalked me into it\b/.test(now.lower))
    return [voice.pick("talkedinto", actLines.talkedInto)];
  if (/^(?:please |just )?(?:tell me|say) something (?:nice|kind|good)\b/.test(now.lower))
    return [voice.pick("somethingnice", actLines.somethingNice)];
  const said = sayForMe.exec(now.text)?.[1]?.replace(/[\s.!]+$/, "");
  const turned = said && !/\?/.test(said) ? turnPhrase(said) : null;
  if (turned) return [voice.offer(`Then I’ll say it: ${turned}.`)];
  if (/\bwish me luck\b/.test(now.lower)) return [voice.pick("luck", actLines.luck)];
  if (has(state, "stop") && now.wordCount <= 2) return [voice.pick("stopped", actLines.stopped)];
  return null;
};

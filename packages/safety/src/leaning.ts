import { normalise } from "./normalise.ts";
import {
  bank,
  hasSaid,
  joinWords,
  type MarkedLine,
  type MarkedWords,
  type RiskItem,
} from "./risk-history.ts";

const signs =
  /\b(?:(?:only|just) you (?:understand|get|listen|care)|youre (?:the )?(?:only (?:one|person|friend)|all (?:i (?:have|need|got)|ive))|you are (?:the )?(?:only (?:one|person|friend)|all (?:i (?:have|need|got)|ive))|(?:no ?one|nobody|no one) (?:else )?(?:understands|gets|listens to|cares about) me (?:like|as|but) you|youre my (?:only|best) friend|you are my (?:only|best) friend|dont need (?:anyone|anybody|people|friends|other people)(?: else)? (?:but|when|if|because|since|now)|(?:cant|couldnt) (?:live|cope|sleep|get through \w+(?: \w+)?) without (?:you|talking to you)|(?:rather|prefer to) talk to you than|talk to you (?:all day|every (?:day|night|hour)|all the time)|better than (?:any|my) (?:friends?|people|humans?|therapist)|i love you|youd never leave)\b/;

/** An honest word about people, warm and without blame. Said once a session. */
export const leaningWords: readonly MarkedLine[] = bank("leaning", [
  "I am glad that this helps. I am also an AI: I cannot hold your hand, or think of you tomorrow. Who among the people around you might be let in on a small part of it?",
  "I would like you to have this from people, too, not only from a screen. Is there somebody you used to talk with and might write to again?",
  "You come here often, and you are welcome. What I can give is thin beside one person who knows your face. Who comes nearest to that?",
]);

export const longHoursWords: readonly MarkedLine[] = bank("long-hours", [
  "We have spent many hours here in the last days. You are welcome, and I am an AI: I would like some of these hours to be with people. Who could one of them be with?",
]);

const hasSaidOne = (history: readonly RiskItem[]): boolean =>
  [...leaningWords, ...longHoursWords].some(({ mark }) => hasSaid(history, mark));

/** Words for somebody who leans on the companion too much; null without a sign, or once said. */
export const wordAboutPeople = (turn: {
  sessionId: string;
  content: string;
  history: readonly RiskItem[];
  /** Hours a day, on several days, as far as the caller knows. */
  leansOnIt?: boolean;
}): MarkedWords | null => {
  if (hasSaidOne(turn.history)) return null;
  if (signs.test(normalise(turn.content))) {
    const seed = [...turn.sessionId].reduce((sum, char) => sum + char.charCodeAt(0), 0);
    return joinWords([leaningWords[seed % leaningWords.length]]);
  }
  return turn.leansOnIt ? joinWords([longHoursWords[0]]) : null;
};

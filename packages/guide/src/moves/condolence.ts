import { fileTold, keepHeard } from "../keep.ts";
import { meetingLines } from "../lines/meeting.ts";
import { ways } from "../options.ts";
import { isLed } from "../talk.ts";
import type { GuideTurn, Move } from "../turn.ts";
import { waysFor } from "./ways-for.ts";

/** "My best friend died in May": whom somebody lost, as it is said to them. */
const ofKin =
  /\b(?:my|our) ((?:\p{L}+[- ]){0,2}\p{L}+) (?:(?:has|had|just|suddenly) ){0,2}(?:died|passed away|passed on|passed|is dead|was buried)\b/iu;
const byName = /(?:^|[.,;] |and )(\p{Lu}\p{Ll}+) (?:has |had )?(?:died|passed away)\b/u;
const byPronoun = /(?<!\bif )\b(he|she) (?:(?:has|had|just|suddenly) )?(?:died|passed away)\b/i;
const nobody = /^(?:He|She|They|It|Who|Somebody|Someone|People|Everyone)$/;
const mostWords = 60;
/** What somebody begins with may be longer, where it is the first they say. */
const mostFirstWords = 120;
const firstSentences = 2;
const isTooLong = ({ reading, talk }: GuideTurn): boolean => {
  if (reading.wordCount <= mostWords) return false;
  const first = reading.sentences.slice(0, firstSentences).map(({ text }) => text);
  return (
    talk.turn > 0 || reading.wordCount > mostFirstWords || !first.some((text) => ofKin.test(text))
  );
};

/** Whom it is about; empty where that is not certain, null where nobody died. */
const whomLost = ({ reading, talk }: GuideTurn): string | null => {
  const kin = ofKin.exec(reading.plain)?.[1];
  if (kin) return `your ${kin}`;
  const name = byName.exec(reading.plain)?.[1];
  if (name && !nobody.test(name)) return name;
  const pronoun = byPronoun.exec(reading.plain)?.[1]?.toLowerCase();
  if (!pronoun) return null;
  const meant = talk.people.filter((person) => person.pronoun === pronoun);
  return meant.length === 1 ? (meant[0]?.label ?? "") : "";
};

/** A death is answered first, and once, whatever was asked. */
export const condolence: Move = {
  id: "condolence",
  write: (turn) => {
    const { talk, voice } = turn;
    if (turn.chosen || turn.isNearDanger || talk.turned.includes("condolence")) return null;
    if (isTooLong(turn)) return null;
    const whom = whomLost(turn);
    if (whom === null) return null;
    talk.turned.push("condolence");
    const line =
      whom === ""
        ? voice.pick("condolence/any", meetingLines.condolenceAny)
        : voice.pick("condolence", meetingLines.condolence)?.replace("{who}", () => whom);
    if (!line) return null;
    keepHeard(turn);
    if (isLed(talk)) fileTold(turn, null);
    return { parts: [line], options: isLed(talk) ? [ways.goOn, ways.listen] : waysFor(talk) };
  },
};

import { keepHeard } from "../keep.ts";
import { companyLines } from "../lines/company.ts";
import { meetingLines } from "../lines/meeting.ts";
import { planKeys } from "../paths.ts";
import type { GuideTurn, Move, WrittenReply } from "../turn.ts";
import { company } from "../write/heard.ts";
import { putsRight } from "../write/put-right.ts";
import { bestFor, type SaidToShape } from "../write/said-to-shape.ts";
import { isMourned } from "../write/who.ts";
import { shapesOf } from "../written.ts";
import { wordsWays } from "./finding-words.ts";
import { inviting } from "./saying.ts";
import { leftOpen } from "./shape-asked.ts";
import { waysFor } from "./ways-for.ts";

const turned: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  our: "your",
  us: "you",
  "i'm": "you’re",
  "i've": "you’ve",
  "i'll": "you’ll",
  "i'd": "you’d",
  am: "are",
};
const speaksToIt = /\b(?:you|your|yours|zoki)\b|["“”]/i;

/** What somebody says of themself, as it is said to them: "ring my sister" is "ring your sister". Null where "you" is in it. */
const toldToYou = (text: string): string | null =>
  speaksToIt.test(text)
    ? null
    : text
        .replace(/[\p{L}]+(?:['’][\p{L}]+)?/gu, (word) => {
          const found = turned[word.toLowerCase().replace("’", "'")];
          return found ?? word;
        })
        .replaceAll("'", "’");

/** In a longer message a step is a side of what is told. */
const stepWords = 45;
const mostOfStep = 12;
/** What somebody will say is theirs, and is not turned round. */
const hasSpeech = /(?:^|[ ,:])['"‘“]\p{L}/u;

/** What somebody means to do is said once more in few words: it is what they will leave with. */
const stepMet = (turn: GuideTurn): WrittenReply | null => {
  const { reading, talk, voice } = turn;
  const step = reading.steps.find(({ isFirm }) => isFirm);
  const kept = talk.slots[planKeys.step];
  if (!step || talk.turn === 0 || reading.wordCount > stepWords) return null;
  // what was not kept as a plan is not said back as one
  if (kept?.turn !== talk.turn || !kept.words.includes(step.text)) return null;
  const what = toldToYou(step.text);
  if (what === null || what.split(/\s+/).length > mostOfStep || hasSpeech.test(what)) return null;
  const line = voice.pick("steptold", meetingLines.step)?.replace("{step}", () => what);
  return line ? { parts: [line], options: waysFor(talk) } : null;
};

/** Put in quotation marks, or called what would be said. */
const offersThem: readonly RegExp[] = [
  /["“”]|(?:^|[\s:,])['‘]\p{Lu}[^.!?]{4,}/u,
  /\bi(?:['’]?d| would|['’]?ll) (?:just )?(?:say|put|write)\b|\bsomething like\b/i,
];
/** Words for somebody were asked for or offered, and nothing else is told beside them that weighs more. */
const wordsMet = (turn: GuideTurn): WrittenReply | null => {
  const { talk, voice } = turn;
  if (
    talk.slots[planKeys.words]?.turn !== talk.turn ||
    !offersThem.some((words) => words.test(turn.reading.plain))
  )
    return null;
  const line = voice.pick("wordsgiven", meetingLines.words);
  return line ? { parts: [line], options: waysFor(talk) } : null;
};

const heavyFrom = 0.6;
const written = (turn: GuideTurn, said: SaidToShape): WrittenReply => ({
  parts: [said.line, said.ask],
  options: waysFor(turn.talk),
  sort: said.sort,
});

/** What is told, and by nobody led: met by the best that was written for messages like it. */
export const meeting: Move = {
  id: "meeting",
  write: (turn) => {
    const { talk, voice } = turn;
    if (talk.mode === "listening") return null;
    keepHeard(turn);
    if (turn.isNearDanger)
      return { parts: [company(turn) || voice.always("company/heavy", companyLines.heavy)] };
    const open = leftOpen(turn);
    if (open)
      return { parts: [open], options: talk.keeps === "words" ? wordsWays(talk) : waysFor(talk) };
    const first = wordsMet(turn) ?? stepMet(turn);
    if (first) return first;
    const invitation = putsRight(turn) ? null : inviting(turn);
    if (invitation) return invitation;
    const said = bestFor(turn);
    const [likely] = shapesOf(turn.reading, "remark");
    talk.spare = said?.sort === "remark" ? null : (likely?.shape.id ?? null);
    // nobody who has just begun is met with nothing but a question, or told to go on
    if (said && talk.turn === 0 && (said.line === null || said.sort === "receipt")) {
      const isHeavy = (turn.reading.tones["heavy"] ?? 0) > heavyFrom;
      const lead = isHeavy
        ? voice.pick("first/heavy", meetingLines.firstHeavy)
        : voice.pick("first/any", meetingLines.first);
      return { ...written(turn, said), parts: [lead, said.ask ?? meetingLines.firstAsk] };
    }
    // of all replies a nod alone was named worst most often; beside a death nothing is asked on a guess
    const isNod = (said?.sort === "receipt" || said?.sort === "quote") && !isMourned(turn);
    const asked = isNod ? voice.pick("askedany", meetingLines.askedAny) : null;
    if (asked) return { parts: [asked], options: waysFor(talk) };
    if (said) return written(turn, said);
    return {
      parts: [voice.always("received", meetingLines.received)],
      options: waysFor(talk),
      sort: "receipt",
    };
  },
};

import type { ShapeSort } from "@app/reading/reading";
import { type KeptAs, keptAsOf } from "../lines/kept-answers.ts";
import { meetingLines } from "../lines/meeting.ts";
import { planKeys } from "../paths.ts";
import type { GuideTurn, ReplySort } from "../turn.ts";
import { type Shape, type ShapeLine, shapesOf } from "../written.ts";
import { asCalled, ofAnybody } from "./fill.ts";
import { textHash } from "./line-picker.ts";
import { putsRight } from "./put-right.ts";
import { quoteBack } from "./quote.ts";
import { isMourned, whoIn, withWho } from "./who.ts";

/**
 * What readers found of replies in the middle of talks, as a share: that something was received is worth little there,
 * and a few words taken up more than most of what was written beforehand.
 */
const worthOfReceipt = (worth: number): number => 0.3 + 0.1 * worth;
const worthOfQuote = 0.3;
/** Whoever was asked nothing for so many replies is glad of a question. */
const askedNothing = 2;
const gladOfQuestion = 0.1;
/** A plain question leads on, where a word on the matter may miss. */
const leadsOn = 0.11;
/** Said again and again, that somebody listens says that nobody does; and words given back each time are an echo. */
const lossAgain = { receipt: 0.2, quote: 0.2 } as const;
const lossInARow = { receipt: 0.2, quote: 0.06 } as const;
/** What is worth less than this is not said; a word on the matter that misses is what people remember, and a question that does is passed over. */
const leastWorth = 0.35;
const leastOfNext = 0.27;
/** A question about somebody hardly introduced presumes too much. */
const leastAtFirst = 0.45;
const leastOfRemark = 0.55;
/** Beside a death, what was written for the living has to be surer. */
const leastMourned = 0.6;
/** A word or two may mean anything: only that it was received is said to them. */
const fewWords = 3;
/** After so many questions in a row a word stands by itself. */
const mostQuestions = 3;

/** What another one would lose, by how lately there was one. */
const lossOf = (sort: "receipt" | "quote", { talk: { lately } }: GuideTurn): number =>
  lossAgain[sort] * lately.filter((one) => one.sort === sort).length +
  (lately.at(-1)?.sort === sort ? lossInARow[sort] : 0);

const questionsRunning = ({ talk }: GuideTurn): number => {
  const last = talk.lately.findLastIndex(({ asks }) => !asks);
  return talk.lately.length - 1 - last;
};

const mayAsk = (turn: GuideTurn): boolean =>
  turn.talk.mode !== "listening" && questionsRunning(turn) < mostQuestions;

type KeptLine = ShapeLine & { keeps: KeptAs | null };

/** What of a shape can be said now: what names somebody only where that is certain, and not twice running. */
const linesOf = (turn: GuideTurn, { lines }: Shape): KeptLine[] => {
  const who = turn.talk.lately.at(-1)?.names ? null : whoIn(turn);
  const asSaid = (text: string): string | null => withWho(asCalled(text, turn.talk), who);
  return lines.flatMap(({ line, ask }) => {
    const said = asSaid(line);
    return said === null
      ? []
      : [{ line: said, ask: asSaid(ask) ?? "", keeps: keptAsOf(ofAnybody(ask)) }];
  });
};

/** "Back in March", "since Tuesday", "three weeks now": it was told how long. */
const sinceWhen: readonly RegExp[] = [
  /\b(?:since|ago|weeks|months|years|(?:last|this) (?:week|month|year|spring|summer|autumn|winter|\p{L}+day))\b/iu,
  /\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
];
/** "I said ok", "I haven't said a word": it was told what they said. */
const ownSpeech =
  /\bi (?:just |only |then )?(?:said|told|replied|answered|went|wrote|say)\b|\bsaid nothing\b|\b(?:not|n['’]?t|never) (?:said|say|told|answered|replied)\b/i;

type Told = (turn: GuideTurn) => boolean;
/** What is asked for in many wordings: once in a talk, and not of whoever has told it. */
const sameQuestions: readonly { id: string; asks: (ask: KeptLine) => boolean; isTold: Told }[] = [
  {
    id: "asked/how-long",
    asks: ({ ask }) =>
      /^(?:how long|since when|when did (?:it|this|that) (?:start|begin))\b/i.test(ask),
    isTold: ({ reading }) => sinceWhen.some((words) => words.test(reading.plain)),
  },
  {
    id: "asked/words",
    asks: ({ keeps }) => keeps === "words",
    isTold: ({ talk }) => talk.slots[planKeys.words] !== undefined,
  },
  {
    id: "asked/hope",
    asks: ({ ask }) =>
      /\b(?:good way for it to go|like it to go|hope (?:will come of it|\p{L}+['’]ll answer))\b/iu.test(
        ask,
      ),
    isTold: () => false,
  },
  {
    id: "asked/you-said",
    asks: ({ ask }) => /^(?:and you, )?what did you say\b/i.test(ask),
    isTold: ({ talk, reading }) => talk.turn === 0 || ownSpeech.test(reading.plain),
  },
];

/** Told once, it is not asked for any more. */
export const noteTold = (turn: GuideTurn): void => {
  const { said } = turn.talk;
  for (const { id, isTold } of sameQuestions)
    if (id !== "asked/you-said" && !said.includes(id) && isTold(turn)) said.push(id);
};

/** One question, once: in a talk the same one is not put twice. */
const askOf = (turn: GuideTurn, line: KeptLine): string | null => {
  const { ask, keeps } = line;
  if (ask === "" || !mayAsk(turn) || (/^when\b/i.test(ask) && turn.reading.times.length > 0))
    return null;
  const same = sameQuestions.find(({ asks }) => asks(line));
  if (same && (turn.talk.said.includes(same.id) || same.isTold(turn))) return null;
  const asked = turn.voice.pick(`ask/${textHash(ask)}`, [ask]);
  if (asked !== null && keeps !== null) turn.talk.keeps = keeps;
  if (asked !== null && same) turn.voice.say(same.id);
  return asked;
};

export type SaidToShape = { sort: ReplySort; line: string | null; ask: string | null };

/** A plain question is put once, in whichever of its wordings. */
const wasAsked = ({ talk }: GuideTurn, { sort }: Shape, lines: readonly KeptLine[]): boolean =>
  sort === "next" && lines.some(({ ask }) => talk.said.includes(`ask/${textHash(ask)}/0`));

/** A question of one shape that was not put yet, by itself. */
export const askFor = (turn: GuideTurn, shape: Shape): string | null => {
  for (const one of linesOf(turn, shape)) {
    const asked = askOf(turn, one);
    if (asked) return asked;
  }
  return null;
};

/** A line of one shape that was not said yet, with its question. */
export const sayTo = (turn: GuideTurn, shape: Shape, asks = true): SaidToShape | null => {
  const { voice } = turn;
  const lines = linesOf(turn, shape);
  if (wasAsked(turn, shape, lines)) return null;
  const words = lines.map(({ line }) => line).filter((line) => line !== "");
  const said = voice.pick(`${shape.sort}/${shape.id}`, words);
  if (said !== null) {
    if (!shape.lines.some(({ line }) => line === said)) voice.say(`who/${shape.id}`);
    const own = lines.find(({ line }) => line === said);
    return { sort: shape.sort, line: said, ask: asks && own ? askOf(turn, own) : null };
  }
  for (const one of lines) {
    const asked = asks && one.line === "" ? askOf(turn, one) : null;
    if (asked) return { sort: shape.sort, line: null, ask: asked };
  }
  return null;
};

/** Whoever puts an answer right is not told to go on, as if nothing had been wrong. */
const thanked = ({ voice }: GuideTurn): SaidToShape | null => {
  const line = voice.pick("putright", meetingLines.putRight);
  return line === null ? null : { sort: "receipt", line, ask: null };
};

const quoted = (turn: GuideTurn): SaidToShape | null => {
  const line = quoteBack(turn);
  return line === null ? null : { sort: "quote", line, ask: null };
};

/** What answers a message as it stands; a saying waits to be tapped. */
type SaidUntapped = Exclude<ShapeSort, "saying" | "words">;

type Candidate = { worth: number; say: () => SaidToShape | null };

/** The best that was written for what is told and was not said yet, or a few of their own words; with no question where no next one is wanted, and nothing where danger is near. */
export const bestFor = (
  turn: GuideTurn,
  wanted: readonly SaidUntapped[] = ["remark", "next", "receipt"],
  isFollowed = false,
): SaidToShape | null => {
  if (turn.isNearDanger) return null;
  const least: Readonly<Record<SaidUntapped, number>> = isMourned(turn)
    ? { remark: leastMourned, answer: leastMourned, next: leastMourned, receipt: leastWorth }
    : {
        ...{ remark: leastOfRemark, answer: leastWorth, receipt: leastWorth },
        next: turn.talk.turn === 0 ? leastAtFirst : leastOfNext,
      };
  const isShort = turn.reading.wordCount <= fewWords;
  const isQuestionDue = turn.talk.quiet >= askedNothing;
  const isPutRight = putsRight(turn);
  const sorts = (isShort ? (["receipt"] as const) : wanted).filter(
    (sort) => !(isPutRight && sort === "receipt"),
  );
  const worthOf = (sort: SaidUntapped, worth: number): number => {
    if (sort === "receipt") return worthOfReceipt(worth) - lossOf("receipt", turn);
    return sort === "next" ? worth + leadsOn + (isQuestionDue ? gladOfQuestion : 0) : worth;
  };
  const written = sorts
    .filter((sort) => sort !== "next" || mayAsk(turn))
    .flatMap((sort) =>
      shapesOf(turn.reading, sort)
        .filter(({ worth }) => worth >= least[sort])
        .map(
          ({ shape, worth }): Candidate => ({
            worth: worthOf(sort, worth),
            say: () => sayTo(turn, shape, wanted.includes("next")),
          }),
        ),
    );
  // words given back stand by themselves: a question behind them passes over them
  const own: Candidate[] =
    isShort || isFollowed
      ? []
      : [{ worth: worthOfQuote - lossOf("quote", turn), say: () => quoted(turn) }];
  if (isPutRight) own.push({ worth: worthOfReceipt(1), say: () => thanked(turn) });
  for (const { say } of [...written, ...own].sort((a, b) => b.worth - a.worth)) {
    const said = say();
    if (said) return said;
  }
  return null;
};

import { exerciseFor } from "./exercises/choose-exercise.ts";
import { type Answered, frameQuestion, frameReflection, framesIn } from "./frames.ts";
import { inWords, topicsIn, topicsOf } from "./listing.ts";
import { particularReflection } from "./particulars.ts";
import { hash } from "./pick.ts";
import { ownThingReflection, saidTwiceIn } from "./pictured.ts";
import { fragmentSaidBack, saidBack, tellingClause } from "./reflect/said-back.ts";
import { hasLearnersSlip } from "./reflect/turn-round.ts";
import {
  complexReflection,
  durationReflection,
  isGlad,
  openQuestion,
  plainReflection,
  quietReflection,
} from "./reply-parts.ts";
import { actLines } from "./say/acts.ts";
import { invitations, recallLines, threadLines, threadQuestions } from "./say/generic.ts";
import {
  commitFollowUps,
  commitReflections,
  planOffers,
  summaryLeads,
  summaryLists,
  summaryOne,
  summaryQuestions,
  summaryStrength,
  summaryTwo,
  summaryUnder,
} from "./say/moving-on.ts";
import { bareFactLines, presenceLines } from "./say/presence.ts";
import type { State } from "./state.ts";
import { feelingNouns } from "./understanding/feeling-words.ts";
import type { Voice } from "./voice.ts";
import { inSorrow, isToBeStayedWith } from "./weight.ts";

type Parts = (string | null)[];

/** A message this long, about this many things, is given back as its threads. */
const ramblingWords = 70;

const isRambling = (state: State): boolean =>
  state.now.wordCount >= ramblingWords && topicsIn(state.now, state.before).length >= 2;

const rambling = (state: State, voice: Voice): Parts => {
  const list = inWords(topicsIn(state.now, state.before).slice(0, 3));
  return [
    voice.pick("threads", threadLines, { list }),
    saidBack(state.now, voice, `${state.seed}/${state.turn}`, "telling") ??
      complexReflection(state, voice),
    state.questionsOff ? null : voice.pick("threadq", threadQuestions),
  ];
};

/** Worth hearing once more, in a summary. */
const fromTheHeart =
  /^you\b.*\b(?:feel|felt|afraid|scared|angry|furious|sad|hurt|lonely|tired|exhausted|ashamed|guilty|miss|love|loved|hate|wish|want|hope|worried|can’t|couldn’t|need|dread|regret|deserve|proud|jealous|trust)\b/;

const gathered = (state: State, voice: Voice, topics: readonly string[]): string | null => {
  const [about] = topics;
  if (topics.length > 1) return voice.pick("list", summaryLists, { list: inWords(topics) });
  const clauses = state.before
    // the message that named the thing would only say it twice
    .filter((message) => topics.length === 0 || message.situations.length === 0)
    .flatMap((message) =>
      message.isSubstantive && !message.acts.has("sarcasm") ? [tellingClause(message)] : [],
    )
    .filter((clause) => clause !== null)
    .filter((clause) => clause.isTelling && !clause.isThought && fromTheHeart.test(clause.text));
  const [first, second] = clauses
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 2)
    .toSorted((a, b) => clauses.indexOf(a) - clauses.indexOf(b));
  // one sentence beside one topic is too little to claim that they belong together
  if (about !== undefined && second)
    return voice.pick("one", summaryOne, { about, said: second.text });
  return first && second ? voice.pick("two", summaryTwo, { a: first.text, b: second.text }) : null;
};

/** The pieces side by side: what was spoken of, what runs through it, and a question. */
const insight = (state: State, voice: Voice): Parts | null => {
  if (isLearning(state)) return null;
  const all = [...state.before, state.now];
  const topics = topicsOf(all, 3);
  const pieces = gathered(state, voice, topics);
  if (!pieces) return null;
  const lead = voice.pick("lead", summaryLeads);
  const counts = new Map<string, number>();
  for (const feeling of all.flatMap((message) =>
    message.feelings.filter((other) => !other.pleasant),
  ))
    counts.set(feelingNouns[feeling.family], (counts.get(feelingNouns[feeling.family]) ?? 0) + 1);
  const feeling = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return [
    particularReflection(state, voice) ??
      complexReflection(state, voice) ??
      saidBack(state.now, voice, `${state.seed}/${state.turn}`, "telling"),
    lead,
    pieces,
    feeling && !topics.includes(feeling)
      ? voice.pick("under", summaryUnder, { feeling })
      : voice.pick("strength", summaryStrength),
    state.questionsOff ? null : voice.pick("sumq", summaryQuestions),
  ];
};

const offer = (state: State, voice: Voice): Parts | null => {
  if (state.adviceOff || state.questionsOff) return null;
  const exercise = exerciseFor(state);
  const line = voice.pick("plan", planOffers, { invite: exercise?.invite });
  if (!line) return null;
  return [
    isLearning(state) ? null : saidBack(state.now, voice, `${state.seed}/${state.turn}`, "telling"),
    complexReflection(state, voice),
    line,
  ];
};

const commitment = (state: State, voice: Voice): Parts | null => {
  const hasTime =
    /\b(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|weekend|week|o'clock|at \w+|when)\b/.test(
      state.now.lower,
    );
  const followUps = hasTime ? commitFollowUps.slice(1) : commitFollowUps;
  const line = voice.pick(
    "commit",
    commitReflections.filter((other) => hasTime || !other.includes("a time")),
  );
  if (!line) return null;
  return [
    saidBack(state.now, voice, `${state.seed}/${state.turn}`),
    line,
    state.questionsOff ? null : voice.pick("follow", followUps),
  ];
};

const recall = (state: State, voice: Voice): string | null => {
  if (!state.topicIsNew || state.toldCount < 3 || isGlad(state) || inSorrow(state)) return null;
  const current = topicsIn(state.now, state.before);
  const earlier = topicsOf(state.before, 4).filter((topic) => !current.includes(topic));
  const about = earlier[0];
  return about ? voice.pick("recall", recallLines, { about }) : null;
};

/** Two reflections to a question, on the whole: after two questions in a row comes none. */
const asksNow = (state: State): boolean => {
  if (state.questionsOff) return false;
  if (state.toldCount <= 1) return !state.isVenting;
  if (state.questionRun >= 2) return false;
  const chance = hash(`${state.seed}/ask/${state.turn}`) % 100;
  if (state.isVenting) return state.questionRun === 0 && chance < 20;
  return state.questionRun === 1 ? chance < 28 : chance < 62;
};

/** What is said back beyond the person's own words, and the frame it came from. */
type Beyond = { said: string | null; framed: Answered | null };

/** The most particular answer first; a frame that only half tells gives way to a known situation. */
const beyondWords = (state: State, voice: Voice): Beyond => {
  const particular = particularReflection(state, voice);
  if (particular) return { said: particular, framed: null };
  const heard = framesIn(state, isGlad(state));
  const telling = frameReflection(
    heard.filter(({ frame }) => (frame.weight ?? 0) >= 1),
    voice,
  );
  if (telling) return { said: telling.said, framed: telling };
  const complex = complexReflection(state, voice);
  if (complex) return { said: complex, framed: null };
  const slight = frameReflection(heard, voice);
  return { said: slight?.said ?? null, framed: slight };
};

/** Company first: what was said is met, and nothing is asked. */
const staying = (state: State, voice: Voice): Parts | null => {
  const presence = voice.pick("presence", presenceLines);
  if (!presence) return null;
  const framed = frameReflection(
    framesIn(state, false).filter(({ frame }) => (frame.weight ?? 0) >= 2),
    voice,
  );
  const met =
    framed?.said ??
    particularReflection(state, voice) ??
    quietReflection(state, voice) ??
    (state.topicIsNew || state.now.kinds.length > 0 ? complexReflection(state, voice) : null) ??
    saidBack(state.now, voice, `${state.seed}/${state.turn}`, "telling");
  return [met, presence];
};

/** Giving a longer message back would be reading it out. */
const echoWords = 17;

/** What can be said back without sounding like an echo. */
const givenBack = (state: State, voice: Voice, beyond: string | null): string | null => {
  const { now } = state;
  const key = `${state.seed}/${state.turn}`;
  if (now.kinds.some((kind) => kind.id === "pile") || isLearning(state)) return null;
  // always giving the words back would be parroting; a reflection that fits can stand alone
  if (beyond && state.toldCount > 1 && hash(`${key}/back`) % 100 >= 40) return null;
  const telling = now.wordCount <= echoWords ? saidBack(now, voice, key, "telling") : null;
  if (telling || beyond) return telling;
  if (inSorrow(state)) return null;
  // a bare fact said back shows what was understood; said back every time it would be an echo
  if (now.wordCount >= 4 && (state.toldCount <= 1 || hash(`${key}/fact`) % 100 < 60))
    return saidBack(now, voice, key);
  return now.wordCount <= 3 && !saidTwiceIn(state) ? fragmentSaidBack(now, voice, key) : null;
};

/** Somebody still finding their English is not given it back. */
const isLearning = (state: State): boolean =>
  [...state.before, state.now].some((message) => hasLearnersSlip(message.text));

const ending = (state: State, voice: Voice, hasRecalled: boolean): string | null => {
  const chance = hash(`${state.seed}/${state.turn}/invite`) % 100;
  if (hasRecalled || chance < 25) return null;
  return (
    (chance < 60 ? durationReflection(state, voice) : null) ?? voice.pick("invite", invitations)
  );
};

const ordinary = (state: State, voice: Voice): Parts => {
  const { now } = state;
  const key = `${state.seed}/${state.turn}`;
  const loud = now.shouted ? voice.pick("shouted", actLines.shouted) : null;
  const { said: beyond, framed } = beyondWords(state, voice);
  const back = framed ? null : givenBack(state, voice, beyond);
  const parts: Parts = [loud, back, beyond];
  if (!back && !beyond)
    parts.push(
      ownThingReflection(state, voice) ??
        (now.wordCount <= 12 ? voice.pick("fact", bareFactLines) : null) ??
        plainReflection(state, voice),
    );
  const earlier = recall(state, voice);
  const hasRecalled = earlier !== null && hash(`${key}/recall`) % 100 < 20;
  if (hasRecalled) parts.push(earlier);
  const isThin =
    !beyond &&
    !state.questionsOff &&
    !state.isVenting &&
    state.questionRun < (state.turn <= 2 ? 3 : 2);
  const question = () =>
    (framed ? frameQuestion(framed.heard, voice) : null) ?? openQuestion(state, voice);
  parts.push(
    !framed?.heard.frame.quiet && (asksNow(state) || isThin)
      ? question()
      : ending(state, voice, hasRecalled),
  );
  const said = parts.filter(Boolean);
  // a lone sentence given back would sound like an echo; one that goes beyond can stand by itself
  if (said.length < 2 && !beyond && !said[0]?.endsWith("?"))
    parts.push(durationReflection(state, voice) ?? voice.pick("invite", invitations));
  return parts;
};

/** Sorrow asks for company before it asks for a plan. */
const isSorrow = (state: State): boolean =>
  state.topic?.theme === "grief" ||
  state.topic?.theme === "trauma" ||
  state.now.kinds.some((kind) =>
    /^(?:longing|tears|no-tears|was-not-there|hurt-by-other|forbidden-wish|froze)$/.test(kind.id),
  );

/** Moments that want an answer of their own. */
const wantsAnswer =
  /^(?:does-that-make-me|self-question|fear-future|undeserving|asking-for-what|plain-wish|doubt-after-wish|the-price-of-telling|being-a-nuisance|asks-itself)$/;

/** People in a hurry leave the question mark out. */
const asksUnmarked =
  /^(?:so |but |and |ok )?(?:what|how|why|when|where|who|is|am|are|do|does|did|can|could|should|would|will)\b/;

/** Below this a message is an answer, and not the place to sum up. */
const fullWords = 8;
/** After this many tellings a way on is offered even if nobody asked for one. */
const longTalk = 8;

/** A menu of ways on belongs to somebody who is looking for one. */
const seeksWay = (state: State): boolean =>
  state.toldCount >= longTalk ||
  state.now.kinds.some((kind) => /^(?:change-wish|at-a-loss|where-to-go)$/.test(kind.id));

/** The answer to something told. */
export const composeStatement = (state: State, voice: Voice): Parts => {
  const { now, phase } = state;
  const commits =
    now.kinds.some((kind) => kind.id === "commit") && (state.toldCount >= 3 || state.planOffered);
  if (commits) {
    const parts = commitment(state, voice);
    if (parts) return parts;
  }
  if (isRambling(state)) return rambling(state, voice);
  const isQuestion =
    (now.clauses.length > 0 && now.clauses.every((clause) => clause.isQuestion)) ||
    (now.wordCount <= 14 && asksUnmarked.test(now.lower));
  if (!isGlad(state) && isToBeStayedWith(state)) {
    const parts = staying(state, voice);
    if (parts) return parts;
  }
  const mayMoveOn =
    !state.riskBefore &&
    !isGlad(state) &&
    !state.isVenting &&
    now.isSubstantive &&
    !isQuestion &&
    !now.clauses.some((clause) => clause.isQuestion) &&
    !now.kinds.some((kind) => kind.quiet || wantsAnswer.test(kind.id)) &&
    !state.topicIsNew;
  const isFull = now.wordCount >= (now.kinds.length > 0 ? 2 * fullWords : fullWords);
  if (mayMoveOn && phase === "insight" && !state.planOffered && isFull) {
    const parts = insight(state, voice);
    if (parts) return parts;
  }
  if (mayMoveOn && phase === "plan" && !state.planOffered && !isSorrow(state) && seeksWay(state)) {
    const parts = offer(state, voice);
    if (parts) return parts;
  }
  return ordinary(state, voice);
};

import type { HistoryItem } from "@app/contract/calls/sessions";
import { exercises } from "../exercises/library.ts";
import { generalActions, riskActions } from "../say/general-actions.ts";
import { latestActions, openingActions } from "../say/own-actions.ts";
import {
  dayActions,
  gladActions,
  gladActionsUnnamed,
  lossActions,
  lossUnsaid,
  personActions,
  planActions,
} from "../say/told-actions.ts";
import { endedIn, isOutOfReach } from "../session/ended.ts";
import { isSeveral, peopleTold } from "../session/people-told.ts";
import { type Reading, readSession } from "../session/reading.ts";
import { inTheBackground } from "../session/state.ts";
import { firstNames } from "../understanding/first-names.ts";
import { shuffled } from "../words/pick.ts";
import { fill, upperFirst } from "../words/voice.ts";
import type { Action } from "./action-rule.ts";
import { isReachable } from "./action-rule.ts";
import { actionsByTopic } from "./by-topic.ts";
import { beforeTime, dayAhead, isAhead } from "./event-named.ts";
import { actionFor, type OwnWords, ownWords } from "./in-own-words.ts";
import { type LastingStep, lastingSteps } from "./lasting-steps.ts";
import { openingOf, tellings } from "./opening-core.ts";
import { latestSentence, openingSentence } from "./own-sentence.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { sureTopic } from "./sure-topic.ts";
import { actionsTold } from "./told-actions.ts";

const minActions = 3;
const maxActions = 5;
/** Beyond what the person named, so many that follow from what was told. */
const mostTold = 2;
const mostOfTopic = 2;
/** A list of one's own sentences reads like a record; two or three of them read like a plan. */
const mostOwn = 3;
/** With fewer words than this nothing was told that a step could follow from. */
const shortTalkWords = 12;

/** What the person named themselves comes first, as an action: "Call Mia at the weekend." */
const actionOf = (step: LastingStep, hasDay: boolean): string | null => {
  if (step.words === null)
    return fill(step.hasTime ? planActions.timed : planActions.open, { said: step.said });
  const text = upperFirst(step.words);
  if (!hasDay && !step.hasTime) return `${text}. Choose a day for it now.`;
  return step.isTaken ? `${text}.` : `${text}. It was your own idea.`;
};

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

const quoted = /“([^”]*)”/;

/** The same task in other words, or about the same words. */
const isLike = (a: string, b: string): boolean => {
  const [one, other] = [quoted.exec(a)?.[1], quoted.exec(b)?.[1]];
  if (one || other) return Boolean(one && other && (one.includes(other) || other.includes(one)));
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const shared = [...x].filter((word) => y.has(word)).length;
  return shared / Math.max(1, Math.min(x.size, y.size)) >= 0.6;
};

/** What somebody has tried, does already or does not want. */
const ruledOut =
  /\b(?:i(?:'ve| have)? (?:already |even )?(?:tried|made)|i already|i don't want|i hate|i'm not going to|i won't|already (?:do|did|done|have)|no point)\b ?([^.!?;]*)/g;

const stemsRuledOut = ({ messages }: Reading): string[] =>
  messages.flatMap(({ lower }) =>
    [...lower.matchAll(ruledOut)].flatMap(
      (match) =>
        match[1]
          ?.match(/\p{L}{4,}/gu)
          ?.map((word) => word.replace(/(?:ing|ed|es|s)$/, ""))
          .filter(
            (stem) =>
              stem.length >= 4 &&
              !/^(?:that|this|with|them|want|have|make|just|more|been|really|anything|someone|people|thing|talk|feel|know)$/.test(
                stem,
              ),
          ) ?? [],
    ),
  );

const saysSo = (action: string, stems: readonly string[]): boolean => {
  const lower = action.toLowerCase();
  return stems.some((stem) => new RegExp(`\\b${stem}`).test(lower));
};

const isTalk =
  /^(?:tell|talk|speak|ring|call|write|text|message|say|ask|email|phone|give|invite|visit|meet|see|let)\b/i;

/** "Tell your wife on Sunday" leaves no first sentence to be written for her. */
const isDoneBy = ({ who }: Action, steps: readonly LastingStep[]): boolean =>
  who !== null &&
  steps.some(({ words }) => words !== null && isTalk.test(words) && words.includes(who));

const trouble =
  /\b(?:argu\w*|rows?|fight\w*|fought|ignor\w*|lied|lies|shout\w*|angry|rude|called me|unfair|ghost\w*|without asking|owes?|never (?:calls?|asks?|helps?|listens?|says?)|won't (?:listen|talk|help)|haven't (?:spoken|spoke|talked)|fed up|taken over)\b/;

/** From this weight on somebody is whom the talk goes on about. */
const clearPerson = 3;
/** Where little else was told, somebody who comes up more than in passing. */
const slightPerson = 2;
/** So much more than anybody else. */
const clearLead = 1.3;

/** A small child is told nothing that has to be written down. */
const child = /\b(?:son|daughter|boy|girl|baby|little one|child|kid)\b/;
const small =
  /\b(?:baby|toddler|nursery|newborn|months? old|(?:he|she)(?:'s| is) [1-7]\b|is [1-7]\b)/;

/** "My Dutch is good enough" names nobody. */
const isKnown = (label: string): boolean =>
  /^(?:your|the) /.test(label) || firstNames.has(label.toLowerCase());

/** What is there to be said to the one person a talk is about; nobody, where it may be several. */
const toPerson = (reading: Reading, least = clearPerson, lead = clearLead): Action | null => {
  const [first, second] = peopleTold(reading.messages).filter(
    ({ person }) => !isSeveral.test(person.role) && !inTheBackground.test(person.role),
  );
  if (!first || first.weight < least || (second && second.weight * lead > first.weight))
    return null;
  const who = first.person.label;
  if (!isKnown(who) || (child.test(who) && reading.told.some(({ lower }) => small.test(lower))))
    return null;
  if (!isReachable(who, reading) || (reading.ended.love && ofLove.test(who))) return null;
  // somebody who came up later may be a side of it
  const came = openingOf(reading);
  const start = came ? reading.messages.indexOf(came) : 0;
  if (first.first < start && first.times < 2) return null;
  if (first.first > start && first.times < 2) return null;
  const isTrouble = reading.told.some(({ lower }) => trouble.test(lower));
  const text = fill(isTrouble ? personActions.trouble : personActions.anybody, { who });
  return text ? { text, who } : null;
};
const ofLove = /\byour (?:ex\b|boyfriend|girlfriend|partner|husband|wife|fianc)/;

const drinks = /\b(?:drink\w*|drunk|alcohol\w*|wine|beers?|vodka|pub|pints?|sober|whisky|gin)\b/;

const ofTopic = (reading: Reading, seed: string, subject: Subject): string[] => {
  const topic = sureTopic(reading);
  if (!topic || (topic.situation.tone === "glad") !== subject.isGlad) return [];
  const stems = stemsRuledOut(reading);
  return shuffled(`${seed}/${topic.situation.id}`, topic.situation.actions)
    .flatMap((action) => {
      const text = fill(action, topic.slots);
      // what is said of drink is not meant for anything else
      if (text && /\bdrink/.test(text) && !reading.told.some(({ lower }) => drinks.test(lower)))
        return [];
      return text && !isOutOfReach(text, topic.situation, reading.ended) && !saysSo(text, stems)
        ? [text]
        : [];
    })
    .slice(0, mostOfTopic);
};

/** What goes on may be changed a little. */
const goesOn =
  /\b(?:can't|don't|doesn't|won't|isn't|aren't|haven't|hasn't|keeps?|always|never|every|nobody|is|are)\b|\w(?:'s|'re)\b/;
const isThought =
  /\b(?:think|feel|suppose|maybe|know|it’s (?:me|not|more|just)|want|would|I’d|could)\b/i;

/** What is over, sad or good is only thought about. */
const openingLine = (
  { told }: Reading,
  { isGlad }: Subject,
  mourned: string | undefined,
): string => {
  if (mourned || isGlad) return openingActions.anything;
  if (told.some(({ lower }) => trouble.test(lower))) return openingActions.trouble;
  return goesOn.test(told[0]?.lower ?? "") ? openingActions.ongoing : openingActions.happened;
};

/** What has its own way to be dealt with. */
const practical =
  /\b(?:council|list|forms?|appointment|letters?|emails?|rang|waiting|number|bills?|rent|deadline|queue|results|course|landlord|doctor|gp|school|bank|benefits|claim|union|hr)\b/i;

/** Things nobody asks of somebody who mourns or is glad. */
const ofDailyLife = /^(?:keeps|unable|cross|dread|wants|misses|unwanted)$/;

const fittingOwn = (reading: Reading, isSpared: boolean): OwnWords[] =>
  ownWords(reading).filter(({ kind }) => !(isSpared && ofDailyLife.test(kind)));

/** A funeral from which something is counted is not what the talk is about. */
const longBefore = /\bsince (?:my |our )?\w+'s funeral\b/;
const relieved =
  /\b(?:relief|relieved|(?:not|never|wasn't) kind|cruel|hated (?:him|her)|glad (?:he|she)(?:'s| is) (?:gone|dead))\b/;
const leftOpen =
  /\b(?:angry|furious|guilty|sorry|regret|never (?:told|said|thanked|asked|got to)|didn't (?:say|tell|thank))\b/;

/** Three to five things to do after this session and no other. */
export const guideActions = (history: readonly HistoryItem[], seed: string): string[] => {
  const reading = readSession(history);
  const list: string[] = [];
  const add = (text: string | null | undefined, most = maxActions) => {
    if (text && list.length < most && !list.some((other) => isLike(other, text))) list.push(text);
  };
  if (reading.riskCategory) for (const action of riskActions[reading.riskCategory]) add(action);
  // what is to be done at a gathering has its day already
  const hasDay = reading.messages.some(isAhead);
  const steps = lastingSteps(reading);
  for (const step of steps) add(actionOf(step, hasDay));
  if (reading.riskCategory) return list;

  const subject = subjectOf(reading);
  const told = actionsTold(reading, subject).filter((action) => !isDoneBy(action, steps));
  for (const { text } of told.slice(0, mostTold)) add(text);
  const isAsked = reading.messages.some(({ acts }) => acts.has("exerciseRequest"));
  const exercise = exercises.find((other) => reading.exerciseIds.includes(other.id));
  if (exercise && isAsked)
    add(upperFirst(`try once more by yourself what you tried here: ${exercise.invite}.`));

  // somebody who died long before is mentioned, and not what it is about
  const mourned = reading.told
    .slice(0, 2)
    .flatMap((message) => (longBefore.test(message.lower) ? [] : [...endedIn([message]).dead]))
    .at(0);
  const isFirst = reading.told.slice(0, 1).some((message) => endedIn([message]).dead.size > 0);
  // not every death is mourned
  const isRelieved = reading.told.some(({ lower }) => relieved.test(lower));
  if (mourned)
    for (const line of [
      ...(reading.told.some(({ lower }) => leftOpen.test(lower)) ? [lossUnsaid] : []),
      ...(isRelieved ? [] : shuffled(seed, lossActions).slice(0, isFirst ? 2 : 1)),
      ...(isFirst ? [lossUnsaid] : []),
    ])
      add(fill(line, { who: mourned }), minActions);
  if (!mourned)
    for (const text of actionsByTopic(reading.told))
      if (!saysSo(text, stemsRuledOut(reading))) add(text, minActions);
  const hasFirstSentence = told.some(({ text }) => /first sentence|question you would/.test(text));
  const isSaidTo = told.some(({ who }) => who !== null);
  const own = fittingOwn(reading, mourned !== undefined || subject.isGlad).filter(
    ({ kind, said }) =>
      !(hasFirstSentence && kind === "unsaid") && !steps.some((step) => step.said === said),
  );
  for (const one of own.slice(0, mostOwn)) add(actionFor(one), minActions + 1);
  const person = isSaidTo ? null : toPerson(reading);
  if (person && !isDoneBy(person, steps)) add(person.text, minActions + 1);
  if (list.length < minActions) for (const text of ofTopic(reading, seed, subject)) add(text);
  if (subject.isGlad)
    for (const line of subject.about ? gladActions : gladActionsUnnamed)
      add(fill(line, { about: subject.about }), minActions);
  // a person who comes up is worth more than a task that would fit any talk
  const other = isSaidTo || person || mourned ? null : toPerson(reading, slightPerson, 1);
  if (other && !isDoneBy(other, steps)) add(other.text, minActions);
  const wordCount = reading.told.reduce((sum, message) => sum + message.wordCount, 0);
  if (wordCount >= shortTalkWords) {
    add(
      fill(openingLine(reading, subject, mourned), { said: openingSentence(tellings(reading)) }),
      minActions,
    );
    for (const one of own.slice(mostOwn)) add(actionFor(one), minActions);
    const day = subject.isGlad || hasDay ? undefined : reading.told.map(dayAhead).find(Boolean);
    if (day && !list.some((text) => text.includes("little easier")))
      add(fill(dayActions.easier, { before: beforeTime(day) }), minActions);
    const said = latestSentence(reading.told);
    add(
      fill(said && isThought.test(said) ? latestActions.thought : latestActions.anything, { said }),
      minActions,
    );
    const fact = mourned || subject.isGlad ? null : latestSentence(reading.told, "any");
    if (fact && practical.test(fact)) add(fill(latestActions.fact, { said: fact }), minActions);
  }
  for (const action of shuffled(seed, generalActions)) add(action, minActions);
  return list;
};

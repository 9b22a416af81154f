import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { firstNames } from "@app/reading/word-lists";
import type { CompanionState } from "../../state.ts";
import { guideExercises } from "../exercises/library.ts";
import { generalActions, kindActions, needActions, riskActions } from "../say/general-actions.ts";
import {
  gladActions,
  gladActionsUnnamed,
  lossActions,
  lossUnsaid,
  personActions,
  planActions,
} from "../say/told-actions.ts";
import { endedIn, isOutOfReach } from "../session/ended.ts";
import { isSeveral, peopleTold } from "../session/people-told.ts";
import { readSession, type SessionReading } from "../session/reading.ts";
import { inTheBackground } from "../session/state.ts";
import type { Understanding } from "../understanding/understand.ts";
import { shuffled } from "../words/pick.ts";
import { fillSlots, upperFirst } from "../words/voice.ts";
import type { SuggestedAction } from "./action-rule.ts";
import { isReachable } from "./action-rule.ts";
import { actionsByTopic } from "./by-topic.ts";
import { hasEventAhead } from "./event-named.ts";
import { actionFor, type OwnWords, weightiestWords } from "./in-own-words.ts";
import { type LastingStep, lastingSteps } from "./lasting-steps.ts";
import { coreOf, openingOf } from "./opening-core.ts";
import { isOtherLanguage } from "./other-language.ts";
import { followsFrom } from "./plan-follows.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { sureTopic } from "./sure-topic.ts";
import { actionsTold } from "./told-actions.ts";

const minActions = 3;
const maxActions = 5;
/** Beyond what the person named, so many that follow from what was told. */
const mostTold = 2;
const mostOfTopic = 2;
const mostOfMatter = 2;
/** A list of one's own sentences reads like a record; two or three of them read like a plan. */
const mostOwn = 3;
/** With fewer words than this nothing was told that a step could follow from. */
const shortTalkWords = 12;

/** What the person named themselves comes first, as an action: "Call Mia at the weekend." */
const actionOf = (step: LastingStep, hasDay: boolean, isFirst = true): string | null => {
  const isSet = hasDay || step.hasTime || step.isFirm;
  if (step.words === null) {
    const line = isFirst ? planActions.timed : planActions.second;
    return fillSlots(isSet ? line : planActions.open, { said: step.said });
  }
  const text = upperFirst(step.words);
  return isSet ? `${text}.` : `${text}. Choose a day for it.`;
};

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

const quoted = /“([^”]*)”/;

/** The same task in other words, or about the same words. */
export const isLike = (a: string, b: string): boolean => {
  const [one, other] = [quoted.exec(a)?.[1], quoted.exec(b)?.[1]];
  if (one && other) return one.includes(other) || other.includes(one);
  const [x, y] = [wordsOf(a.replace(quoted, "")), wordsOf(b.replace(quoted, ""))];
  const shared = [...x].filter((word) => y.has(word)).length;
  return shared / Math.max(1, Math.min(x.size, y.size)) >= 0.6;
};

/** What somebody has tried, does already or does not want. */
const ruledOut =
  /\b(?:i(?:'ve| have)? (?:already |even )?(?:tried|made)|i already|i don't want|i hate|i'm not going to|i won't|already (?:do|did|done|have)|no point)\b ?([^.!?;]*)/g;

const stemsRuledOut = ({ messages }: SessionReading): string[] =>
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

/** What has been done already is not asked for again. */
const doneAlready: readonly (readonly [RegExp, RegExp])[] = [
  [/\bi(?:'ve| have)? (?:apologi[sz]ed|said (?:i was )?sorry)\b/, /\b(?:sorry|apolog\w+)\b/i],
  [
    /\b(?:spreadsheet|(?:made|making|keep making) (?:a |the )?lists?|pros and cons|in excel|worked it out)\b/,
    /\bone page\b|\bfor and (?:what )?against\b|\beach side\b|\b(?:sum|total|list)\b/i,
  ],
  [
    /\b(?:told|seen|saw|rang|been to) (?:my|the) (?:gp|doctor)\b|\b(?:gp|doctor) (?:gave|said|says|put me)\b/,
    /\b(?:tell|see|ring) (?:your|a) (?:gp|doctor)\b/i,
  ],
];
const isDone = (action: string, { told }: SessionReading): boolean =>
  doneAlready.some(
    ([said, asked]) => asked.test(action) && told.some(({ lower }) => said.test(lower)),
  );

const isTalk =
  /^(?:tell|talk|speak|ring|call|write|text|message|say|ask|email|phone|give|invite|visit|meet|see|let)\b/i;

/** "Tell your wife on Sunday" leaves no first sentence to be written for her. */
const isDoneBy = ({ who }: SuggestedAction, steps: readonly LastingStep[]): boolean =>
  who !== null &&
  steps.some(({ words }) => words !== null && isTalk.test(words) && words.includes(who));

const trouble =
  /\b(?:argu\w*|rows?|fight\w*|fought|ignor\w*|lied|lies|shout\w*|angry|rude|called me|unfair|ghost\w*|without asking|owes?|never (?:calls?|asks?|helps?|listens?|says?)|won't (?:listen|talk|help)|haven't (?:spoken|spoke|talked)|fed up|taken over)\b/;

/** From this weight on somebody is whom the talk goes on about. */
const clearPerson = 3;
/** So much more than anybody else. */
const clearLead = 1.3;

/** A small child is told nothing that has to be written down. */
const child = /\b(?:toddler|son|daughter|boy|girl|baby|little one|child|kid)\b/;
const small =
  /\b(?:baby|toddler|nursery|newborn|months? old|(?:he|she)(?:'s| is) [1-7]\b|is [1-7]\b)/;

/** "My Dutch is good enough" names nobody. */
const isKnown = (label: string): boolean =>
  /^(?:your|the) /.test(label) || firstNames.has(label.toLowerCase());

const ofDeath =
  /\b(?:died|passed away|killed (?:himself|herself)|took (?:his|her|their) own life|suicide|funeral)\b/;

/** "My manager took my idea": whoever stands at the head of it is whom it is about. */
const isHeadOf = (came: Understanding | undefined, role: string): boolean => {
  const first = came ? (coreOf(came).clauses[0]?.text.toLowerCase() ?? "") : "";
  const at = first.indexOf(role);
  return at >= 0 && at < headChars;
};
const headChars = 16;

/** What is there to be said to the one person a talk is about; nobody, where it may be several. */
const toPerson = (reading: SessionReading): SuggestedAction | null => {
  const [first, second] = peopleTold(reading.messages).filter(
    ({ person }) => !isSeveral.test(person.role) && !inTheBackground.test(person.role),
  );
  if (!first || first.weight < clearPerson || (second && second.weight * clearLead > first.weight))
    return null;
  const who = first.person.label;
  if (!isKnown(who) || (child.test(who) && reading.told.some(({ lower }) => small.test(lower))))
    return null;
  if (!isReachable(who, reading) || (reading.ended.love && ofLove.test(who))) return null;
  // somebody who came up later may be a side of it
  const came = openingOf(reading);
  const start = came ? reading.messages.indexOf(came) : 0;
  if (first.times < 2 && (first.first !== start || !isHeadOf(came, first.person.role))) return null;
  // whoever has died in whatever way is told nothing
  if (came && ofDeath.test(came.lower)) return null;
  const isTrouble = reading.told.some(({ lower }) => trouble.test(lower));
  const text = fillSlots(isTrouble ? personActions.trouble : personActions.anybody, { who });
  return text ? { text, who } : null;
};
const ofLove = /\byour (?:ex\b|boyfriend|girlfriend|partner|husband|wife|fianc)/;

const drinks = /\b(?:drink\w*|drunk|alcohol\w*|wine|beers?|vodka|pub|pints?|sober|whisky|gin)\b/;

const ofTopic = (reading: SessionReading, seed: string, subject: Subject): string[] => {
  const topic = sureTopic(reading);
  if (!topic || (topic.situation.tone === "glad") !== subject.isGlad) return [];
  const stems = stemsRuledOut(reading);
  return shuffled(`${seed}/${topic.situation.id}`, topic.situation.actions)
    .flatMap((action) => {
      const text = fillSlots(action, topic.slots);
      // what is said of drink is not meant for anything else
      if (text && /\bdrink/.test(text) && !reading.told.some(({ lower }) => drinks.test(lower)))
        return [];
      return text && !isOutOfReach(text, topic.situation, reading.ended) && !saysSo(text, stems)
        ? [text]
        : [];
    })
    .slice(0, mostOfTopic);
};

/** Things nobody asks of somebody who mourns or is glad. */
const ofDailyLife = /^(?:keeps|unable|cross|dread|wants|misses|unwanted)$/;

const fittingOwn = (reading: SessionReading, isSpared: boolean): OwnWords[] =>
  weightiestWords(reading).filter(({ kind }) => !(isSpared && ofDailyLife.test(kind)));

/** A funeral from which something is counted is not what the talk is about. */
const longBefore = /\bsince (?:my |our )?\w+'s funeral\b/;
const relieved =
  /\b(?:relief|relieved|bastard|(?:horrible|nasty|violent) man|(?:not|never|wasn't) kind|cruel|hated (?:him|her)|glad (?:he|she)(?:'s| is) (?:gone|dead))\b/;
const leftOpen =
  /\b(?:angry|furious|guilty|sorry|regret|never (?:told|said|thanked|asked|got to)|didn't (?:say|tell|thank))\b/;

/** What somebody keeps to themselves is not for others to hear. */
const isKept =
  /\b(?:(?:nobody|no ?one)(?: else)? (?:knows|to tell)|(?:can't|cannot|could never) (?:tell|discuss|talk)|(?:not|haven't|never) told|telling nobody|in secret|don't have anyone|(?:nobody|no ?one) to (?:talk|call|ring|turn)|keep it to myself|don't want (?:anyone|anybody|people|them|him|her) to know)\b/;
const mostNeeds = 2;

/** What nearly anybody could do who told of such a state, and what harms nobody who told of none. */
const forAnybody = ({ told, messages }: SessionReading, seed: string): string[] => {
  const wordCount = told.reduce((sum, message) => sum + message.wordCount, 0);
  if (wordCount < shortTalkWords) return [];
  const needs = needActions
    .filter(({ when, not }) => told.some(({ lower }) => when.test(lower) && !not?.test(lower)))
    .slice(0, mostNeeds);
  const isSecret = messages.some(({ lower }) => isKept.test(lower));
  return [
    ...needs.map(({ action }) => action),
    ...shuffled(seed, [kindActions.ownTime, ...(isSecret ? [] : [kindActions.tellSomebody])]),
    kindActions.comeBack,
  ];
};

const dayNamed =
  /\b(?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|next) weekend|(?:by|until|till) (?:the \d|\w+day)|funeral is|in the morning)\b/;

/** Three to five things to do after this session and no other; `ofCase` where its matter is one that was written about. */
export const guideActions = (
  history: readonly HistoryItem[],
  seed: string,
  risk: CompanionState["risk"] = [],
  ofCase: readonly string[] = [],
): string[] => {
  const reading = readSession(history, risk);
  const list: string[] = [];
  const add = (text: string | null | undefined, most = maxActions) => {
    if (
      text &&
      list.length < most &&
      !isDone(text, reading) &&
      !list.some((other) => isLike(other, text))
    )
      list.push(text);
  };
  if (reading.riskCategory) for (const action of riskActions[reading.riskCategory]) add(action);
  // what belongs to something with a day has its day already
  const hasDay = reading.messages.some(
    (message) => hasEventAhead(message) || dayNamed.test(message.lower),
  );
  const steps = lastingSteps(reading);
  const [firstStep, ...otherSteps] = steps;
  if (firstStep) add(actionOf(firstStep, hasDay));
  if (reading.riskCategory) return list;

  if (isOtherLanguage(reading)) return shuffled(seed, generalActions).slice(0, minActions);
  const subject = subjectOf(reading);
  const follows = firstStep && !subject.isGlad ? followsFrom(firstStep) : null;
  const told = actionsTold(reading, subject).filter((action) => !isDoneBy(action, steps));
  if (!told.some(({ who }) => who !== null)) add(follows?.before);
  for (const step of otherSteps) add(actionOf(step, hasDay, false));
  for (const text of ofCase) add(text, Math.max(minActions, list.length));
  if (list.length >= minActions && ofCase.length > 0) return list;
  for (const { text } of told.slice(0, mostTold)) add(text);
  const isAsked = reading.messages.some(({ acts }) => acts.has("exerciseRequest"));
  const exercise = guideExercises.find((other) => reading.exerciseIds.includes(other.id));
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
      add(fillSlots(line, { who: mourned }), minActions);
  const own = fittingOwn(reading, mourned !== undefined || subject.isGlad);
  // what somebody has found themselves comes before what is known of the matter
  for (const one of own) if (one.kind === "place") add(actionFor(one), minActions);
  if (!mourned)
    // beside a plan of their own, one thing of the matter is enough
    for (const text of actionsByTopic(reading.told).slice(0, firstStep ? 1 : mostOfMatter))
      if (!saysSo(text, stemsRuledOut(reading))) add(text, minActions);
  for (const text of follows?.after ?? []) add(text, minActions);
  const hasFirstSentence = list.some((text) => /sentence|question you would/.test(text));
  const isSaidTo = told.some(({ who }) => who !== null);
  const others = own.filter(
    ({ kind, said }) =>
      !(hasFirstSentence && kind === "unsaid") && !steps.some((step) => step.said === said),
  );
  for (const one of others.slice(0, mostOwn)) add(actionFor(one), minActions);
  const person = isSaidTo || mourned ? null : toPerson(reading);
  if (person && !isDoneBy(person, steps)) add(person.text, minActions);
  if (list.length < minActions) for (const text of ofTopic(reading, seed, subject)) add(text);
  if (subject.isGlad)
    for (const line of subject.about ? gladActions : gladActionsUnnamed)
      add(fillSlots(line, { about: subject.about }), minActions);
  for (const text of forAnybody(reading, seed)) add(text, minActions);
  for (const action of shuffled(seed, generalActions)) add(action, minActions);
  return list;
};

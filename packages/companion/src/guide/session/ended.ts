import type { Situation } from "../say/situation.ts";
import { roleNames } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { Slots } from "../words/voice.ts";

/** What has ended in somebody's life, by their own account: nothing is asked of it any more. */
export type EndedThings = {
  love: boolean;
  job: boolean;
  /** The search for work ended well. */
  search: boolean;
  /** Who has died, as they are spoken of: "your mum". */
  dead: ReadonlySet<string>;
};

const lostLove = /^(?:broken-up|after-divorce|ex-online)$/;
const running = /\bmy (?:new )?(?:husband|wife|boyfriend|girlfriend|partner|fianc\S*)\b/;
const overNow =
  /\b(?:broke up|broken up|left me|dumped me|split up|divorc\w*|separated|ended (?:it|things)|moved out|it's over|we're over)\b/;
const foundWork =
  /\b(?:got (?:the|a|my) (?:new )?job|got it|new job|job offer|start(?:s|ing)? (?:on|next|my new))\b/;

const whoDies = `${roleNames}|dog|cat|hamster|rabbit|horse|guinea pig|budgie|parrot|tortoise`;
const diedOf = new RegExp(
  `(?<!\\b(?:his|her|their|your|\\w's) )(?:\\b(?:my|our|my late) )?\\b(${whoDies})(?: [a-z]+)? (?:(?:has|had|just|only|sadly|suddenly|then) )*(?:died|passed(?: away)?|was killed|is dead|took (?:his|her|their) own life|killed (?:himself|herself))\\b|\\b(?:lost|buried) (?:my|our) (${whoDies})\\b|(?<!\\b(?:his|her|their|your) )\\b(${whoDies})'s (?:funeral|ashes|grave|burial)\\b|\\bmy late (${whoDies})\\b|\\beulogy for (?:my|our) (${whoDies})\\b|\\bput (?:my|our) (${whoDies}) (?:down|to sleep)\\b|\\b(?:my|our) (${whoDies}) (?:\\w+ ){0,2}put (?:down|to sleep)\\b`,
  "g",
);
const diedThen = /(?:^|[.,;!?] )(he|she)(?:'s| has| had)? (?:died|passed)\b/;
type Person = Understanding["people"][number];

/** Who has died, by what was said of them and by nothing less: "her dad" is not the person's own. */
const diedIn = ({ lower, people }: Understanding, before: readonly Person[]): string[] => {
  const roles = [...lower.matchAll(diedOf)].flatMap((match) =>
    match.slice(1).filter((role): role is string => role !== undefined),
  );
  const pronoun = diedThen.exec(lower)?.[1];
  const named = people.some(({ they }) => they === pronoun) ? people : before;
  const [only, other] = pronoun ? named.filter(({ they }) => they === pronoun) : [];
  return [...roles.map((role) => `your ${role}`), ...(only && !other ? [only.label] : [])];
};

export const endedIn = (messages: readonly Understanding[]): EndedThings => {
  const ids = (pattern: RegExp): boolean =>
    messages.some(({ situations }) =>
      situations.some(({ situation }) => pattern.test(situation.id)),
    );
  const said = messages.map(({ lower }) => lower).join(" . ");
  const isSearchOver = ids(/^got-it$/) && foundWork.test(said);
  return {
    // an ex beside somebody new ends nothing now
    love: (ids(lostLove) || /\bmy ex\b/.test(said)) && (overNow.test(said) || !running.test(said)),
    job: ids(/^lost-job$/) && !isSearchOver,
    search: isSearchOver,
    dead: new Set(
      messages.flatMap((message, index) => diedIn(message, messages[index - 1]?.people ?? [])),
    ),
  };
};

const afterWork = /^(?:lost-job|job-hunt|interview|own-business|retirement)$/;

/** Whether a situation belongs to something that is over. */
export const isOver = (situation: Situation, slots: Slots, ended: EndedThings): boolean =>
  (ended.love && situation.theme === "partner" && !/cheat/.test(situation.id)) ||
  (ended.job && situation.theme === "work" && !afterWork.test(situation.id)) ||
  (ended.search && /^(?:lost-job|job-hunt|interview)$/.test(situation.id)) ||
  (ended.dead.has(slots["who"] ?? "") && situation.theme !== "grief");

const toPartner = /\byour (?:boyfriend|girlfriend|partner|husband|wife|fianc\S*)\b/i;

/** Whether an action asks something of somebody who is no longer there. */
export const isOutOfReach = (action: string, situation: Situation, ended: EndedThings): boolean =>
  (ended.love && toPartner.test(action)) ||
  (situation.theme !== "grief" && [...ended.dead].some((label) => action.includes(label)));

import type { Situation } from "./say/situation.ts";
import type { Understanding } from "./understanding/understand.ts";
import type { Slots } from "./voice.ts";

/** What has ended in somebody's life, by their own account: nothing is asked of it any more. */
export type Ended = {
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

export const endedIn = (messages: readonly Understanding[]): Ended => {
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
      messages.flatMap(({ situations, people }) =>
        situations.flatMap(({ situation, matched }) =>
          situation.id === "someone-died"
            ? people.filter(({ role }) => matched.includes(role)).map(({ label }) => label)
            : [],
        ),
      ),
    ),
  };
};

const afterWork = /^(?:lost-job|job-hunt|interview|own-business|retirement)$/;

/** Whether a situation belongs to something that is over. */
export const isOver = (situation: Situation, slots: Slots, ended: Ended): boolean =>
  (ended.love && situation.theme === "partner" && !/cheat/.test(situation.id)) ||
  (ended.job && situation.theme === "work" && !afterWork.test(situation.id)) ||
  (ended.search && /^(?:lost-job|job-hunt|interview)$/.test(situation.id)) ||
  (ended.dead.has(slots["who"] ?? "") && situation.theme !== "grief");

const toPartner = /\byour (?:boyfriend|girlfriend|partner|husband|wife|fianc\S*)\b/i;

/** Whether an action asks something of somebody who is no longer there. */
export const isOutOfReach = (action: string, situation: Situation, ended: Ended): boolean =>
  (ended.love && toPartner.test(action)) ||
  (situation.theme !== "grief" && [...ended.dead].some((label) => action.includes(label)));

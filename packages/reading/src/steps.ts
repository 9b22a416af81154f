import { phrases } from "./phrases.ts";
import { sentenceTokens, type Text, type Token } from "./text.ts";

/** Something the person said they could or would do. */
export type StepNamed = {
  /** As it stands on a list: "ring the accountant on Monday". Their own words otherwise. */
  text: string;
  /** Said as a decision, and not as a possibility. */
  isFirm: boolean;
  from: number;
  to: number;
};

const firm =
  phrases(`i'll / il / i will / i'm going to / i am going to / i'm gonna / im going to / ill / i plan to / i'm planning to
  i've decided to / i have decided to / i promise to / we'll / we will / i shall / i'm about to / gonna / going to
  we're going to / i am planning to / my plan is to / the plan is to
  what i'll do is / what i will do is / what ill do is / what il do is / what i'm going to do is`);
const possible =
  phrases(`i could / i can / i might / maybe i / perhaps i / i guess i could / i suppose i could / i'd like to / i'd rather / we could / i could try to / i could maybe / maybe
  i hope to / i could just / i might just / i can try to / i'll try to / i will try to / i could start by
  the first step is to / the first thing is to / first step would be to / i think i'll / i think i could / i was thinking of`);
const softeners =
  phrases(`probably / just / maybe / also / then / definitely / at least / finally / actually / perhaps / simply / try to
  first / start by / always / even / still / ask to / have to / need to`);
const verbs = new Set(
  `accept answer apologise apologize apply arrange ask bake begin block book bring build buy call cancel celebrate change check choose
   clean clear cook collect contact count cut cycle decide declutter delete do donate draw drink drive drop eat email enrol explain fetch
   fill find finish fix garden gather get give go hand hang have help hide hold hug invite join keep knit knock lay learn leave let light limit
   list listen look mail make meet mend mention message move mute name nap note open order pack paint pay phone pick plan plant play post
   practise practice prepare print promise put read rearrange reduce register rehearse remind reply resign rest return ring run save say
   schedule see sell send separate set share show sign sing sit skip sleep sort speak spend stand start stay stop stretch study suggest swap
   swim switch take talk teach tell text thank throw tidy train treat try turn unfollow use visit volunteer wait wake walk wash watch
   wear work write phone telephone sew invite apologise water weed wrap
   catch come continue copy correct feed figure freeze hoover iron lend log measure mow nip offer organise pop prune raise renew replace
   replant revise scan shop sow strip tackle unpack unplug vote wipe`.split(/\s+/),
);
/** "I'll leave it there", before a good night, is done by saying it. */
const restsTalk = /^leave it (?:there|here|at that|for (?:now|today|tonight))$/;
/** What is only said to be hard, undone or over is no step. */
const undone = new Set(
  "never not can't couldn't won't don't cannot wouldn't shouldn't haven't".split(" "),
);
/** "Could ring him": the "I" is left out at the beginning. */
const bareStart = new Set("could might may will gonna".split(" "));
const unsettled = new Set(
  "if whether how why what when where that who not never am is said told thought promised swore before until till".split(
    " ",
  ),
);
const besides = new Set([
  "but",
  "because",
  "since",
  "although",
  "though",
  "if",
  "unless",
  "so",
  "cos",
  "when",
]);

/** What somebody fears of themself, or would do in some case, is nothing to be done. */
const conditions = new Set(["if", "unless", "whenever"]);

/** These may be said of anybody. */
const bareFirm = new Set(["gonna", "going", "the"]);

/** "… and I'm going to", "…, on Wednesday I'll": the next thing somebody means to do. */
const joins = new Set(["and", "then", "so", "but"]);
const mostBetween = 3;
const beginsNext = (tokens: readonly Token[], index: number): boolean => {
  const ahead = tokens.slice(index, index + mostBetween + 1);
  const first = ahead.findIndex(
    ({ word }, k) => firm.at(tokens, index + k) > 0 && !bareFirm.has(word),
  );
  if (first < 0) return false;
  return (
    tokens[index - 1]?.mark !== "" || (first === 0 && joins.has(tokens[index - 1]?.word ?? ""))
  );
};
const nextFrom = (tokens: readonly Token[]): number =>
  tokens.findIndex((_, index) => index > 1 && beginsNext(tokens, index));

const ownBefore = new Set(
  "and then just so also maybe probably i'm im am we're not really definitely ok".split(" "),
);
/** "Gonna" and "going to" are one's own at the beginning, or behind "I'm" and small words. */
const isSubjectless = (tokens: readonly Token[], index: number): boolean => {
  const word = tokens[index]?.word;
  const before = tokens[index - 1]?.word;
  return (
    (word === "gonna" || (word === "going" && tokens[index + 1]?.word === "to")) &&
    before !== undefined &&
    !ownBefore.has(before)
  );
};

/** Behind a comma these begin another thought: "ask him on Friday, hes better then". */
const another = new Set(
  "he she it they we i you that this there hes shes its theyre he's she's it's they're i'm you're there's maybe perhaps hopefully".split(
    " ",
  ),
);
/** Said at the very end they belong to no plan: "ring her Tuesday maybe". */
const trailing = new Set(
  "maybe perhaps probably hopefully then anyway though i think guess suppose lol".split(" "),
);

/** Nor does a sentence end with these: what they led to is cut off. */
const leading = new Set("at from with of for the a an my her his their by".split(" "));

const lastOf = (tokens: readonly Token[]): string => tokens.at(-1)?.word ?? "";

const cutEnd = (tokens: readonly Token[]): readonly Token[] => {
  const ends = [
    nextFrom(tokens),
    tokens.findIndex(
      ({ word }, index) =>
        index > 1 && tokens[index - 1]?.mark !== "" && (besides.has(word) || another.has(word)),
    ),
  ].filter((end) => end > 0);
  const kept = [...tokens.slice(0, Math.min(tokens.length, ...ends))];
  const isLoose = (word: string): boolean =>
    joins.has(word) || (kept.length > 2 && (trailing.has(word) || leading.has(word)));
  while (isLoose(lastOf(kept))) kept.pop();
  return kept;
};

const dayWords = new Set(
  "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun today tonight tomorrow weekend".split(
    " ",
  ),
);
const namesDay = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => dayWords.has(word));

/** "Message her and ask": the same thing goes on. */
const saysIt = new Set("ask tell say see let explain".split(" "));

/** "Ring her on Monday and have them to tea on Wednesday" are two things, each with its day. */
const partsOf = (tokens: readonly Token[]): (readonly Token[])[] => {
  const parts: (readonly Token[])[] = [];
  let from = 0;
  for (let at = 1; at < tokens.length - 2; at += 1)
    if (
      joins.has(tokens[at]?.word ?? "") &&
      verbs.has(tokens[at + 1]?.word ?? "") &&
      !tokens.slice(from, at + 2).some(({ word }) => saysIt.has(word)) &&
      namesDay(tokens.slice(from, at)) &&
      namesDay(tokens.slice(at))
    ) {
      parts.push(tokens.slice(from, at));
      from = at + 1;
    }
  return [...parts, tokens.slice(from)];
};

/** Whether a word is something one can do, as it stands on a list. */
export const isDoing = (word: string): boolean => verbs.has(word);

/** "Is there a corner I could have": asked, with or without its mark. */
const asksUnmarked =
  /^(?:and |but |so )?(?:is|are|was|were|do|does|did|will|would|has|have) (?:there|it|that|he|she|they|you|we)\b/i;

/** "I'm sending her that text in the morning": settled, where a day or an hour stands beside it. */
const own = new Set("i'm im".split(" "));
/** What reaches somebody: "I'm sitting here tonight" is no plan. */
const baseOf = (word: string): string | null => {
  const stem = /^(ask|book|call|email|invit|messag|phon|ring|send|tell|text)ing$/.exec(word)?.[1];
  return stem ? ([stem, `${stem}e`].find((base) => verbs.has(base)) ?? null) : null;
};
const whenToCome = new Set("tomorrow tonight morning weekend next".split(" "));
const settledIn = (text: Text, tokens: readonly Token[]): StepNamed | null => {
  const at = tokens.findIndex(
    ({ word }, index) => own.has(tokens[index - 1]?.word ?? "") && baseOf(word) !== null,
  );
  const first = tokens[at];
  const base = first && baseOf(first.word);
  if (!first || !base) return null;
  const rest = cutEnd(tokens.slice(at, at + mostWords));
  const end = rest.at(-1);
  if (!end || rest.length < 3) return null;
  if (!namesDay(rest) && !rest.some(({ word }) => whenToCome.has(word))) return null;
  if (rest.slice(1, 4).some(({ word }) => undone.has(word))) return null;
  return {
    text: `${base}${text.plain.slice(first.to, end.to)}`,
    isFirm: true,
    from: first.from,
    to: end.to,
  };
};

/** Lengths beyond which a clause is a story and no step. */
const mostWords = 26;

/** What somebody says they could or will do, sentence by sentence, each with all that belongs to it. */
export const stepsIn = (text: Text): StepNamed[] => {
  const found: StepNamed[] = [];
  for (const [number, sentence] of text.sentences.entries()) {
    if (sentence.isQuestion && !/\b(?:could|should) i\b/i.test(sentence.text)) continue;
    if (asksUnmarked.test(sentence.text)) continue;
    const tokens = sentenceTokens(text, number);
    let foundHere = 0;
    const settled = settledIn(text, tokens);
    if (settled) {
      found.push(settled);
      continue;
    }
    for (let index = 0; index < tokens.length; index += 1) {
      if (conditions.has(tokens[index]?.word ?? "")) break;
      const firmly = firm.at(tokens, index);
      // "are you gonna tell me" is asked of somebody else
      if (isSubjectless(tokens, index)) continue;
      const bare = index === 0 && bareStart.has(tokens[0]?.word ?? "") ? 1 : 0;
      const length = Math.max(firmly, possible.at(tokens, index), bare);
      if (length === 0 || (foundHere > 0 && firmly < length)) continue;
      // "I can't tell if I want to sell" plans nothing
      if (index > 0 && unsettled.has(tokens[index - 1]?.word ?? "")) continue;
      let at = index + length;
      for (let more = softeners.at(tokens, at); more > 0; more = softeners.at(tokens, at))
        at += more;
      if (!verbs.has(tokens[at]?.word ?? "")) continue;
      // what is longer is no step, and looking further would cost the square of a long message
      const rest = cutEnd(tokens.slice(at, at + mostWords + 2));
      index = at + rest.length - 1;
      foundHere += 1;
      if (rest.length > mostWords || rest.length < 2) continue;
      if (rest.slice(0, 3).some(({ word }) => undone.has(word))) continue;
      if (restsTalk.test(rest.map(({ word }) => word).join(" "))) continue;
      // "I can see that"
      if (firmly < length && rest[0]?.word === "see") continue;
      for (const part of partsOf(rest)) {
        const [begin, end] = [part[0], part.at(-1)];
        if (begin && end && part.length > 1)
          found.push({
            text: text.plain.slice(begin.from, end.to),
            isFirm: firmly >= length,
            from: begin.from,
            to: end.to,
          });
      }
    }
  }
  return found;
};

import { readHeads } from "@app/reading/heads";
import { sense } from "@app/reading/sense";
import { adviceLibrary } from "../advice/library.ts";
import { isQuotedOn } from "../reflect/clauses.ts";
import { lowerFirst } from "../reflect/lower-first.ts";
import { turnPhrase } from "../reflect/turn-round.ts";
import { isAfraid } from "../understanding/self-judgement.ts";
import type { Understanding } from "../understanding/understand.ts";
import { doable, plainly } from "./plain-plan.ts";
import { namesTime, placedTime, whenNamed } from "./step-times.ts";

/** Something the person said they could or would do, as it stands after "you could": "call Mia". */
export type IntendedStep = {
  what: string;
  /** "on Saturday", where a time was named for it. */
  when: string | null;
  /** Said as a decision and not as a possibility. */
  isFirm: boolean;
  /** Made of a suggestion, and not thought of by the person. */
  isTaken: boolean;
};

const possible = new RegExp(
  `^(?:(?:yes|yeah|maybe|perhaps|i guess|i suppose|i think|i reckon|i wonder (?:if|whether)|i thought|been thinking|i've been thinking|i was thinking|i'm thinking|i am thinking|thinking|then|so|ok|well|also|or|actually|tomorrow|tonight|next week|next time|from now on|this time|instead|first) )*(?:(?:my )?(?:friend |sister |brother |mum |mom |wife |husband |partner |doctor |boss )?[A-Za-z]+ (?:said|says|suggested) (?:that )?(?=(?:i|we) (?:could|might|can|should)\\b|let's))?(?<modal>let's|we could|we can|we might|we'll|we should|i'll|i will|i shall|i'm going to|i am going to|i'm gonna|i could|i might|i may|i can|i should|i've decided to|i have decided to|i'd better|i had better|i'd best|i plan to|i'm planning to|i want to try (?:to|and)|i want to|i'd like to|i would like to|i need to) (?:(?:just|probably|maybe|at least|always|definitely|also|mebbe|perhaps|try to|try and|finally|actually|still|even) )*(?<what>(?:${doable})\\b.*)$`,
  "i",
);
const duty = new RegExp(
  `^(?:(?:maybe|i know|i think|i guess|i suppose|i reckon|but|and|so|really) )*(?:i )?(?:(?:really|probably|just|do) )*(?:should|ought to|need to|have to|must) (?:(?:really|probably|just|finally|at least) )*(?<what>(?:${doable})\\b.*?)$`,
  "i",
);
const noStep =
  /^(?:(?:cancel|miss|skip|put off) (?:my|the) (?:hysterectomy|operation|op|surgery|treatment|chemo\w*|scan|appointment|tests?|transplant)|buy (?!(?:a|an|him|her|them|myself|my|us|some)\b)|(?:go|do|be|eat|get|see|play|read|watch|have) (?:any|every|some|no)(?:where|thing|one)\b|see$|eat more|go get|keep up|sleep on (?:it|that)|give (?:it|him|her|them|you) that|admit\b|be honest|tell you (?:what|that|this|something)|let you (?:go|get)|think about (?:it|that)|see how|tell (?:that|he|she|they|it|when|from|by|you)|see (?!(?:a|an|my|the|if|whether|someone|somebody|her|him|them|dr)\b)|go (?:now|mad|crazy|insane|on\b(?! a| (?:mon|tues|wednes|thurs|fri|satur|sun)day)|weeks|days|months|back to (?:him|her)|first)|make (?:it|you|sense|ends)\b|take (?:(?:it|this|that)(?! (?:out|back|to|off|with|round|down|up to)\b)|any)\b|get (?:found|caught|sacked|laughed|told|worse|ill|old|it(?! (?:back |all )?(?:out|done|fixed|sorted|checked|over with|on (?:one|a|some)? ?(?:page|paper|sheet)|down on|written|into writing))|so|really|very|angry|upset|hurt|fired|over|through|used|lost|sick|that|away)|do (?:my best|anything|nothing|this|more|better|everything|so|well)|leave (?:him|her|them|my|it|the (?:country|house))|have (?!a (?:word|chat|talk|go|look|bath|rest|break|lie|nap|coffee|cuppa|think|try|conversation)|another|lunch|tea|coffee|dinner|breakfast|my|some)|keep (?:going|quiet|doing|on)|say (?:that(?! to\b)|nothing|the same|i|good ?night|goodbye)|find (?:out|myself)|give (?:up|in)|stop (?:it|breathing|caring)|look (?:like|forward|back)|try (?:harder|everything)|start (?:crying|to cry)|wait$|try$|sleep(?! (?:in|at|over|with)\b)|go (?:to )?(?:sleep|bed)(?: now)?(?:$|,)|get (?:to bed|some sleep)|eat (?:anything|everything)|run (?:away|out)|cut (?:myself|him|her|them|it)|do it anymore|talk about anything|put up|set off|sleep on|let (?:it|(?:him|her|them) (?:go|down|die|win))|spend (?:hours|days))\b/i;
const undone = /\b(?:never|not|cannot|anymore)\b|n't\b/i;
const unsafe =
  /\b(?:kill|die|hurt myself|hit|(?:com(?:e|ing)|go(?:ing)?|get(?:ting)?) off (?:it|them|(?:my|the) (?:meds|medication|tablets|pills|antidepressants))|stop(?:ping)? taking|(?<!\b(?:ask|see|check|wonder)(?: him| her| them| \w+)? )if i|what if|anymore)\b/i;

const pointing =
  /^(?:try|do|start with|go for|take) (?:that|it|this|the (?:first|second|third|last|other) one|that one|one of (?:them|those))\b/i;

/** What "I could try that" points at: the suggestion explained last. */
const meantBy = (replies: readonly string[]): string | null =>
  Object.values(adviceLibrary)
    .flat()
    .find((suggestion) =>
      replies.slice(-6).some((reply) => reply.includes(suggestion.how.slice(0, 40))),
    )?.label ?? null;

/** What is said beside the step, in the same breath and without a full stop. */
const besides =
  /,? (?:but|because|cos|since|so)\b.*$|, (?=(?:i|i'm|i've|he|she|they|it|it's|we|there's|that's|our \p{L}+|my \p{L}+|his \p{L}+|her \p{L}+|the \p{L}+|[A-Z]\p{L}+) (?:\p{L}+|'s)).*$/iu;

/** "Tell the groom first, he's alright": the second sentence is no part of the step. */
const nextSentence =
  /(?<!\b(?:that|if|when|because|what|how|why|whether|until|while|where|who|think|know|say|says|before|after|since|till|as|sure|hope|(?:tell|ask|show) (?:him|her|them|my \w+))),? (?:he's|she's|they're|it's|i'm|he is|she is|they are|it is) .*$/i;

/** "While she has her nap on Saturday we could go": the time stands before the step. */
const beforeStep =
  /^(?:maybe |perhaps )?(?:while|when|once|after|on|this|at|next) .{2,45}?,? (?=(?:i|we)(?: could| might|'ll| will)\b)/i;

/** Small words behind a step that are no part of it. */
const trailing =
  /(?:,? (?:(?:before|after) that|not gonna .*|really|actually|anyway|then|before|now|also|too|as well|instead|i think|i guess|i reckon|i suppose|probably|maybe|perhaps|lol|or something))+$/i;

/** The step a clause names; null when it names none. */
const stepInClause = (clause: string, replies: readonly string[]): IntendedStep | null => {
  const match = possible.exec(
    plainly(clause)
      .replace(beforeStep, "")
      .replace(/^(?:(?:so|yeah|ok|and|then|maybe) )*ill (?=[a-z]+ )/i, "I'll ")
      .replace(
        /^(maybe|perhaps) i (?=(?:speak|talk|ask|tell|call|ring|write|go|try|say|send) )/i,
        "$1 I could ",
      )
      .replace(/^(?=(?:could|might|may|will|shall) \w+)/i, "I ")
      .replace(/^(?=(?:gonna|going to) \w+)/i, "I'm "),
  );
  const what = match?.groups?.["what"];
  // "I should call her" is a demand on oneself; said by a friend it is an idea
  if (/^(?:\w+ )*?(?:i|we) should\b/i.test(clause) && !/\b(?:said|suggested)\b/i.test(clause))
    return null;
  const modal = match?.groups?.["modal"]?.toLowerCase() ?? "";
  if (!what || noStep.test(what) || unsafe.test(clause)) return null;
  // "I thought, I'll reply at the weekend" was thought once
  if (/\bi thought i(?:'ll| will)\b/i.test(clause)) return null;
  // "that place we never got to" takes nothing back
  const head = clause.slice(0, clause.length - what.length) + what.split(" ").slice(0, 2).join(" ");
  if (undone.test(head)) return null;
  // a wish becomes a step by its time, and so does what was promised once
  if (
    /want to$|like to$|need to$|^i(?:'ve)? (?:said|told|promised)/.test(modal) &&
    !namesTime(what.replace(/\b(?:before|when) .*$/i, ""))
  )
    return null;
  // "I can talk to her about it" tells what is; only with a maybe or a time is it a step
  if (
    /^(?:i|we) can$/.test(modal) &&
    !/^(?:yes |ok |okay )?(?:maybe|perhaps|i guess|i suppose|i think)\b/i.test(clause)
  ) {
    if (!namesTime(what) && !/^(?:try|do (?:that|it|this)\b)/i.test(what)) return null;
  }
  const label = pointing.test(what) ? meantBy(replies) : null;
  // "do that for the methods chapter" says enough by itself
  if (
    label === null &&
    pointing.test(what) &&
    !namesTime(what) &&
    !/^\S+ \S+ (?:for|with|at|on|before|after|in|by|over|when) \S+/.test(what)
  )
    return null;
  const turned = turnPhrase(
    label
      ? what.replace(pointing, `try ${label}`)
      : what
          .replace(/,? \bi (?:suppose|guess)\b/i, "")
          .replace(besides, "")
          .replace(nextSentence, "")
          .replace(/^come\b/i, "go")
          .replace(trailing, ""),
  );
  return turned === null
    ? null
    : {
        what: turned,
        when: null,
        isFirm:
          !/could|might|may|can|try|should|let's/.test(modal) &&
          !/^(?:maybe|perhaps)\b/i.test(clause),
        isTaken: label !== null,
      };
};

/** "I should tell her": a step only once there is a time for it. */
export const dutyIn = (message: Understanding): IntendedStep | null => {
  const duties = message.clauses.flatMap((clause) => {
    // "before the party, not after" takes nothing back
    const text = clause.text.replace(/, not \w+( \w+)?$/i, "");
    if (clause.isQuestion || undone.test(text) || unsafe.test(text)) return [];
    const what = duty
      .exec(text)
      ?.groups?.["what"]?.replace(/ (?:really|actually|though|then)$/i, "");
    const turned = what && !noStep.test(what) ? turnPhrase(what) : null;
    return turned ? [{ what: turned, when: null, isFirm: false, isTaken: false }] : [];
  });
  return duties.at(-1) ?? null;
};

const bareIdea = new RegExp(
  `^(?:maybe |perhaps |just )?((?:${doable})\\b.{4,80}?),? (?:i think|i guess|i suppose|maybe|perhaps|probably)[.! ]*$`,
  "i",
);

const wasOnce =
  /\bi was (?:good|young|fit|the best|able)\b|\bused to\b|\bback then\b|\bin those days\b/;

const pointsBack = /^do (?:it|that|this)\b/i;

/** Below this the reader takes words for no plan, whatever their form: "I will say it's fine" is feared, "I'm going to start feeling it" foreseen. */
const leastMeant = 0.53;
const meant = new WeakMap<object, boolean>();

const readsAsStep = (text: string): boolean =>
  (readHeads(sense(text)).role["step"] ?? 0) >= leastMeant;

/** Whether a clause in the form of a firm plan is one. Kept with the clause: a message is asked for its steps more than once. */
const isMeant = (clause: { text: string }, { clauses, text }: Understanding): boolean => {
  const known = meant.get(clause);
  if (known !== undefined) return known;
  // a clause has lost the "because" it began with, and a message of one clause has not
  const is = readsAsStep(clause.text) && (clauses.length > 1 || readsAsStep(text));
  meant.set(clause, is);
  return is;
};

/** The last step a message names. */
export const stepIn = (
  message: Understanding,
  replies: readonly string[] = [],
): IntendedStep | null => {
  if (message.wordCount > 60 || message.acts.has("sarcasm")) return null;
  // what is asked for here and now is no plan, and what one doubts to be able to is none either
  if (message.acts.has("exerciseRequest") || message.acts.has("stepRequest")) return null;
  if (/\b(?:don't know|not sure) (?:if|whether) (?:i|we) (?:can|could|want)\b/.test(message.lower))
    return null;
  if (/\b(?:might|may) not\b|\bor (?:maybe )?not\b/.test(message.lower)) return null;
  // what somebody could do once is no plan
  if (
    /\bi could (?!maybe|always|just|still|try)/.test(message.lower) &&
    wasOnce.test(message.lower)
  )
    return null;
  // "I thought, I'll see him Saturday" was thought once
  if (/\bi thought, i(?:'ll| will)\b/.test(message.lower)) return null;
  // what has its "but" in the same breath is being weighed
  if (/\b(?:could|might)\b[^.!?]*\bbut then\b/.test(message.lower)) return null;
  // "delete the apps for a bit I think": the subject is left out, and the thinking comes last
  const bareStep = bareIdea.exec(message.text)?.[1];
  if (bareStep && message.clauses.length === 1) return stepInClause(`I could ${bareStep}`, replies);
  const steps = message.clauses
    .filter((clause) => !clause.isQuestion)
    .flatMap((clause) => {
      if (isQuotedOn(message.clauses, message.clauses.indexOf(clause))) return [];
      // what one would like and is afraid of is not decided
      if (isAfraid(message.lower) && /\b(?:want|like) to\b/i.test(clause.text)) return [];
      const step = stepInClause(clause.text, replies);
      return step && (!step.isFirm || isMeant(clause, message)) ? step : [];
    });
  // "I can do that tonight" gives its time to what was named before it, and "I'll do it" adds nothing
  const last = steps.at(-1);
  const own = steps.findLast(({ what }) => !pointsBack.test(what));
  if (last && own && last !== own) {
    const time = last.what.replace(pointsBack, "").trim();
    return time && namesTime(time) && !namesTime(own.what)
      ? { ...own, when: placedTime(time), isFirm: last.isFirm }
      : own;
  }
  const bidden = barePlan.exec(message.text);
  const decidedOn = toldOneself.exec(message.text)?.groups;
  const leads = decidedOn?.["maybe"] ? "I could" : "I'll";
  return (
    steps.at(-1) ??
    (bidden ? stepInClause(`I could ${lowerFirst(bidden[1] ?? "")}`, replies) : null) ??
    (decidedOn ? stepInClause(`${leads} ${decidedOn["what"] ?? ""}`, replies) : null)
  );
};

/** "Right. tell him in the morning", "maybe ask him if he wants the drums", "and then tell her". */
const toldOneself =
  /^(?:(?:right|ok|okay|well|alright)[.,]? )?(?:(?<maybe>maybe|mebbe|perhaps) |(?:and )?then |(?<=[.,] ))(?<what>(?:text|ring|call|phone|ask|tell|email|message|write to|speak to|talk to) (?:him|her|them|my|the|our|\p{Lu})\b[^.!?]{0,60})(?:[.!]|$)/iu;

/** "Text him I suppose": said to oneself, without anybody in it. */
const barePlan =
  /^((?:just )?(?:text|ring|call|phone|ask|tell|email|message|write to|book|join|go to|try|speak to|talk to)\b.{2,40}?),? (?:i suppose|i spose|i guess|maybe|perhaps)[.! ]*$/i;

const asksWhen = (reply: string): boolean =>
  /\b(?:when|which day|what time|good moment)\b[^.?]*\?\s*$/i.test(reply);

const shareMost = (a: string, b: string): boolean => {
  const [x, y] = [new Set(a.split(" ")), new Set(b.split(" "))];
  const shared = [...x].filter((word) => y.has(word)).length;
  return shared / Math.min(x.size, y.size) >= 0.6;
};

/** A time that answers nothing asked has to stand nearly alone. */
const shortWords = 6;
/** After "I should tell her" it may say a little more. */
const answerWords = 10;

/** Every step of a session, in order, each with the time that was named for it afterwards. */
export const intendedStepsOf = (
  turns: readonly { message: Understanding; replies: readonly string[] }[],
): IntendedStep[] => {
  const steps: IntendedStep[] = [];
  let owed: IntendedStep | null = null;
  for (const { message, replies } of turns) {
    const step = stepIn(message, replies);
    const meant = owed ?? steps.at(-1);
    const time =
      /^do (?:it|that) (.+)$/.exec(step?.what ?? "")?.[1] ??
      /\b(?:i'll|i might|i could|i'm going to) (?:just )?do (?:it|that) ([^.,;!?]{3,30})$/i.exec(
        message.text.replace(/[.!?]+$/, ""),
      )?.[1];
    // "I'll do it Monday" gives a time to what was named before
    if (time && meant && namesTime(time) && !namesTime(meant.what)) {
      if (!owed) steps.pop();
      steps.push({
        ...meant,
        when: placedTime(turnPhrase(time) ?? time),
        isFirm: step?.isFirm ?? false,
      });
      owed = null;
      continue;
    }
    if (step) {
      const same = steps.findIndex((other) => shareMost(other.what, step.what));
      if (same >= 0) steps.splice(same, 1);
      steps.push(step);
      continue;
    }
    const last = steps.at(-1);
    const isTime =
      asksWhen(replies.at(-1) ?? "") || message.wordCount <= (owed ? answerWords : shortWords);
    const when = (last || owed) && isTime ? whenNamed(message) : null;
    if (owed && when && !namesTime(owed.what)) {
      steps.push({ ...owed, when: placedTime(when) });
      owed = null;
      continue;
    }
    owed = dutyIn(message) ?? owed;
    if (last && when && !namesTime(last.what))
      steps[steps.length - 1] = { ...last, when: placedTime(when) };
  }
  return steps;
};

/** "call Mia at the weekend". */
export const stepInWords = ({ what, when }: IntendedStep): string =>
  when ? `${what} ${when}` : what;

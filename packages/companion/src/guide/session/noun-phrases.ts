import { turnPhrase } from "../reflect/turn-round.ts";
import {
  adverbs,
  isAuxiliary,
  isBase,
  isIng,
  isModal,
  isParticiple,
  isPast,
  isThird,
} from "../reflect/verbs.ts";
import { bareWord, splitWords } from "../reflect/words.ts";
import { roleNames } from "../understanding/people.ts";

/** A thing somebody speaks of, as it can be named to them: "your Wednesday choir". */
export type NamedThing = {
  phrase: string;
  /** The noun itself: "choir". */
  head: string;
  /** Words that narrow it down. */
  narrowed: number;
  /** Spoken of as known: "my" or "the". */
  isKnown: boolean;
  /** Named as where something was: "at the services". */
  isPlace: boolean;
  /** How many words stand before it. */
  at: number;
};

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const openers = setOf("my our the a an this");
const closers = setOf(
  "i me my mine we us our you your he him his she her they them their it its this that these those who whom which what when where why how the a an and or but so because if than then as at by for from in into of off on onto out over through to under until up down with without about after before during since while again ago always never not no yes just too also either else even ever only still already away back here there now today tonight tomorrow yesterday last next every each any some all both more most much many less least really very quite rather actually basically anyway though although yet maybe perhaps please thanks like except apart around behind beside between near past per via yeah",
);
/** Words that may trail a noun and still belong to it. */
const trailing = setOf("upstairs downstairs abroad");

/** Too wide to be what a talk was about, or a way of speaking. */
const wideHeads = setOf(
  "thing things stuff time times day days week weeks weekend weekends month months year years hour hours minute minutes moment moments morning mornings afternoon evening evenings night nights way ways lot lots bit bits while few couple people person persons man woman men women guy guys life lives world point part parts half rest end start beginning middle reason reasons kind sort type place places side sides case fact truth question answer idea ideas word words name number numbers age one ones other others same worst best first second third least most only problem problems issue issues situation feeling feelings sense mood mind head heart eye eyes face hand hands voice body mouth door floor room bed car phone table chair kitchen corner street road town city country air light dark sort fuss go ring chat joke laugh smile look break sleep shower bath drink cup tea coffee lunch dinner breakfast tea brew hug kiss cry idiot mess state shame pity favour chance try turn shot clue fool fraud failure burden nightmare disaster joy pain fan rush hurry row line list bar top bottom back front edge middle future past present weather rain news post email message text call conversation talk story version option choice matter deal share tone level amount space gap job work house home family friend money",
);
/** Wide by themselves; with a word that narrows them they may be what a talk is about. */
const mayBeNarrowed =
  /^(?:job|house|home|car|phone|room|bed|floor|email|message|letter|post|call|news|list|work|family|life|money|row|problem|conversation|list|story|friend|town|city|door)s?$/;
const superlative =
  /^(?:bigg|old|young|eld|small|hard|long|near|late|great|high|low|easi|happi|sadd|bad|nice|saf|wors|strong|weak|kind|clos|dark|bright|quiet|loud|earli)est$/;
const vagueWords =
  /^(?:whole|same|other|only|own|best|worst|main|real|entire|usual|little|big|bit|good|bad|nice|last|first|second|third|few|new|old|next|single|right|wrong|damn|bloody|stupid|silly)$/;
const person = new RegExp(
  `^(?:${roleNames}|mates?|lads?|girls|boys|bloke|chap|couple|lady|kids?|boys?|girls?|neighbours?|team|committee|conductor|examiner|gp|nurse|nurses|council|police|lot|caretaker|physio|vicar|builder|solicitor|director|mentor|sponsor|girl|boy|man|woman|landlord|seller|buyer|buyers)$`,
);

const surelyVerbs = setOf(
  "says thinks wants keeps goes gets makes knows tells looks comes seems feels needs likes loves hates asks does",
);

const isVerbHere = (token: string, before: string, next: string, isLast: boolean): boolean => {
  if (isAuxiliary(token) || isModal(token) || /n't$|'(?:ve|re|ll|d|m)$/.test(token)) return true;
  if (isPast(token) || isParticiple(token) || surelyVerbs.has(token)) return true;
  if (isThird(token) && !isLast && !closers.has(next)) return true;
  if (isThird(token) && /^(?:the|my|me|a|an|to|like|it|him|her|them|us|that|his)$/.test(next))
    return true;
  if (isBase(token) && /[^s]s$|children|people|parents/.test(before)) return true;
  return isIng(token) && (isLast || closers.has(next));
};

const owner =
  /^(?:(?!That|It|He|She|What|There|Who|Let|Here|One|Where|How|Everyone|Nobody|Everything|Nothing|This)\p{Lu}[\p{L}-]+|mum|mom|dad|gran|nan|grandma|grandad)'s$/u;
const notOwned =
  /^(?:a|an|the|not|been|gone|got|going|ill|sick|fine|ok|okay|dead|angry|sad|upset|nice|good|bad|lovely|great|there|here|away|back|in|on|at|old|pregnant|being|always|never|just|so|very|really|too|only|still|right|wrong|my|his|her|like|alright|better|worse|happy|all|no|more|the|what|why|how|where|who|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|nearly|almost|turning)$/;

/** Whether "mum's" before this word says whose it is, and not what she is or has done. */
const owns = (next: string): boolean =>
  next !== "" && !notOwned.test(next) && !isIng(next) && !isPast(next) && !isParticiple(next);

const endsPhrase = /[,.;:!?)…"]$/;

const loud =
  /^(?:massive|huge|big|proper|blazing|stupid|silly|terrible|awful|horrible|bloody|right)$/i;
const isPost = /^(?:interview|job|post|role|audition|place|application|course)$/;
/** "My nans handwriting": in haste the apostrophe is left out. */
const kin =
  /^(mum|mom|dad|nan|gran|grandad|grandma|sister|brother|wife|husband|son|daughter|mate|friend)s$/;
const beside = /^(?:behind|opposite|near|beside|above|below|outside)$/;

/** What stands behind a noun and says which one is meant. */
const narrowing = (head: string, rest: readonly string[]): string[] => {
  const [first = "", second = "", third = "", fourth = ""] = rest;
  const clean = (word: string): string => word.replace(/[,.;:!?)…"]+$/, "");
  const lead = first.toLowerCase();
  if (lead === "of" && second && !endsPhrase.test(first)) {
    const whose = kin.exec(third.toLowerCase())?.[1];
    if (
      whose &&
      /^(?:my|our)$/i.test(second) &&
      /^[a-z]{4,}/.test(fourth) &&
      !closers.has(bareWord(fourth))
    )
      return [first, second, `${whose}'s`, clean(fourth)];
    const isOpen = openers.has(second.toLowerCase());
    const noun = clean(isOpen ? third : second);
    if (/^\p{L}{3,}$/u.test(noun) && !closers.has(noun.toLowerCase()) && !/^us$/.test(noun))
      return isOpen ? [first, second, noun] : [first, noun];
  }
  if (lead === "at" && /^(?:work|school|home|church|uni|college)$/.test(clean(second)))
    return [first, clean(second)];
  if (/^(?:in|to|from|at)$/.test(lead) && /^\p{Lu}\p{Ll}{2,}|^St$/u.test(second)) {
    const name = second === "St" ? `St ${clean(third)}` : clean(second);
    if (
      !/^(?:January|February|March|April|May|June|July|August|September|October|November|December|I)$/.test(
        name,
      )
    )
      return [first, name];
  }
  if (lead === "from" && /^(?:letter|email|message|call|card|text|parcel|visit)$/.test(head)) {
    const sender = phraseAt(rest, /^(?:an?|the|my|our)$/i.test(second) ? 2 : 1);
    if (sender && sender.taken.length <= 3) return rest.slice(0, sender.end).map(clean);
  }
  if (lead === "for" && isPost.test(head)) {
    const post = phraseAt(rest, 1);
    if (post && post.taken.length <= 3 && !/^(?:my|me|the|a|an)$/i.test(second))
      return [first, ...post.taken];
  }
  // "the project I've been building"
  if (/^i've$/i.test(first) && second === "been" && isIng(bareWord(third)))
    return [first, second, clean(third)];
  if (beside.test(lead) && /^(?:my|our)$/i.test(second) && !endsPhrase.test(second)) {
    const own = phraseAt(rest, 2);
    if (own && own.taken.length <= 2 && !person.test(bareWord(own.taken.at(-1))))
      return [first, second, ...own.taken];
  }
  const who = lead === "with" && !endsPhrase.test(second) ? rest.slice(2) : rest;
  const skipsWho = lead === "with" && /^(?:him|her|them|hr)$/i.test(second);
  const [on = "", day = ""] = skipsWho ? who : [first, second];
  if (/^on$/i.test(on) && /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(clean(day)))
    return [on, clean(day)];
  if (/^(?:with|for)$/.test(lead) && /^(?:my|our)$/i.test(second)) {
    const noun = clean(third);
    if (person.test(noun.toLowerCase())) return [first, second, noun];
    const two = `${third} ${clean(fourth)}`.toLowerCase();
    const isDear =
      /^(?:best|old|oldest|older|younger|little|big|elder|eldest|new)$/.test(third) &&
      person.test(clean(fourth));
    if (person.test(two) || isDear) return [first, second, third, clean(fourth)];
  }
  return [];
};

const phraseMaxWords = 4;

/** The noun phrase that begins at a place, and where it ends; null when there is none. */
const phraseAt = (list: readonly string[], at: number): { taken: string[]; end: number } | null => {
  const taken: string[] = [];
  let index = at;
  while (index < list.length && taken.length < phraseMaxWords) {
    const raw = list[index] ?? "";
    const token = bareWord(raw);
    if (!/^[\p{L}\d][\p{L}\d'-]*[,.;:!?)…"]*$/u.test(raw)) break;
    const isLast = endsPhrase.test(raw) || index === list.length - 1;
    const next = bareWord(list[index + 1]);
    const isOwner = raw.endsWith("'s") && owns(next);
    if (/'s$/.test(token) && !isOwner) {
      if (closers.has(token.replace(/'s$/, ""))) break;
      // "my wife's a nurse": the noun ends before its verb
      taken.push(raw.replace(/'s$/, ""));
      index += 1;
      // "the depot's closing" is the depot closing
      if (
        isIng(next) &&
        !/^(?:being|having|going|doing|getting)$/.test(next) &&
        !person.test(bareWord(taken.at(-1)))
      ) {
        taken.push(next);
        index += 1;
      }
      break;
    }
    // "the Christmas do" is a party
    if (token === "do" && /^(?:christmas|hen|stag|work|leaving)$/i.test(taken.at(-1) ?? "")) {
      taken.push("do");
      index += 1;
      break;
    }
    if (closers.has(token) || (adverbs.has(token) && taken.length > 0)) break;
    if (taken.length > 0 && isVerbHere(token, bareWord(taken.at(-1)), next, isLast)) break;
    if (/ly$/.test(token) && taken.length > 0) break;
    taken.push(raw.replace(/[,.;:!?)…"]+$/, ""));
    index += 1;
    // "my boyfriend work nights": whoever is named does what follows
    if (isLast || trailing.has(token) || (person.test(token) && !isOwner)) break;
  }
  return taken.length > 0 ? { taken, end: index } : null;
};

/** "It's a joke", "like an idiot": said of something, and no thing by itself. */
const saysWhatItIs =
  /^(?:is|are|was|were|be|been|i'm|it's|that's|he's|she's|they're|we're|like|as|isn't|wasn't|become|became|such|what|quite)$/;

const namedFor = (determiner: string): string =>
  /^(?:an?|this)$/.test(determiner) ? "the" : determiner;

/** The things a message names, in the order named; people are left out. */
export const thingsIn = (text: string): NamedThing[] => {
  const list = splitWords(text.replace(/[“”]/g, '"'));
  const found: NamedThing[] = [];
  for (let at = 0; at < list.length - 1; at += 1) {
    const raw = list[at] ?? "";
    const opener = raw.toLowerCase();
    const isOwner = owner.test(raw) && owns(bareWord(list[at + 1]));
    if (!isOwner && !openers.has(opener)) continue;
    if (/^(?:a|an)$/.test(opener) && saysWhatItIs.test(bareWord(list[at - 1]))) continue;
    // "not a single party" names none
    if (/^(?:single|such)$/i.test(list[at + 1] ?? "")) continue;
    const phrase = phraseAt(list, at + 1);
    if (!phrase) continue;
    const { taken, end } = phrase;
    const isMoving = /'s$/.test(list[end - 2] ?? "") && isIng(bareWord(taken.at(-1)));
    // "a massive row" is a row
    while (taken.length > 1 && loud.test(taken[0] ?? "")) taken.shift();
    const noun = bareWord(
      isMoving || trailing.has(bareWord(taken.at(-1))) ? taken.at(-2) : taken.at(-1),
    );
    const modifiers = taken.slice(0, -1).filter((word) => !vagueWords.test(bareWord(word)));
    const added = endsPhrase.test(list[end - 1] ?? "") ? [] : narrowing(noun, list.slice(end));
    const narrowed = modifiers.length + (added.length > 0 ? 1 : 0) + (isOwner ? 1 : 0);
    const place = at;
    at = end - 1;
    if (
      noun.length < 3 ||
      superlative.test(noun) ||
      /^\d|'|^(?:old|own)$/.test(noun) ||
      (isAuxiliary(noun) && noun !== "do")
    )
      continue;
    // "my mate Ellie" is somebody
    if (
      taken.length > 1 &&
      /^\p{Lu}\p{Ll}+$/u.test(taken.at(-1) ?? "") &&
      person.test(bareWord(taken.at(-2)))
    )
      continue;
    const isPlaced = trailing.has(bareWord(taken.at(-1)));
    // somebody new is named by being new, and neighbours by where they are
    const isKnownByPlace = isPlaced || (opener !== "my" && /^new$/i.test(taken[0] ?? ""));
    if ((person.test(noun) || kin.test(noun)) && !isKnownByPlace) continue;
    if (wideHeads.has(noun) && !isPlaced && !(narrowed > 0 && mayBeNarrowed.test(noun))) continue;
    const spoken = turnPhrase(
      [...(isOwner ? [raw] : [namedFor(opener)]), ...taken, ...added].join(" "),
    );
    if (spoken)
      found.push({
        phrase: spoken,
        head: noun,
        narrowed: narrowed + (isKnownByPlace ? 1 : 0),
        isKnown: !/^an?$/.test(opener),
        isPlace:
          !/^(?:my|our)$/.test(opener) &&
          /^(?:at|in|on|into|outside|behind|near|by)$/.test(bareWord(list[place - 1])),
        at: place,
      });
  }
  return found;
};

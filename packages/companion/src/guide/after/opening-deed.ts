import { lowerFirst } from "../reflect/lower-first.ts";
import { withSubject } from "../reflect/supply-subject.ts";
import { turnPhrase } from "../reflect/turn-round.ts";
import { adverbs, gerundOf, isIng, isPast } from "../reflect/verbs.ts";
import { bareWord, splitWords } from "../reflect/words.ts";
import { roleNames } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";

/** Verbs that name no deed by themselves: what one is, has, thinks and feels, or does at any moment. */
const slightVerbs = new Set(
  "being having doing getting going coming making feeling thinking knowing wanting needing liking loving hating seeing hearing saying meaning seeming finding keeping letting putting using trying asking guessing hoping wishing wondering supposing believing remembering understanding realising realizing deciding noticing sitting standing lying waking opening crying laughing smiling nodding sleeping watching starting reading checking looking happening turning showing appearing becoming mattering caring counting calling texting messaging thanking speaking talking agreeing expecting imagining assuming noticing sounding staring stopping ending continuing managing owing earning costing".split(
    " ",
  ),
);
/** Of these, the ones that name something with what follows them. */
const namedByWhatFollows =
  /^(?:starting (?:an? |my |at |college|uni|work|school)|looking (?:for|after|at)|finding (?:an? |my |the )|going (?:for an? |back to |to (?:the|an?|my) )|turning (?:\d|down)|speaking up|saying (?:my|no|goodbye)|talking to|caring for|owing)/;
const isDeed = (gerund: string, rest: string): boolean =>
  !slightVerbs.has(gerund) || namedByWhatFollows.test(`${gerund} ${rest}`);
const lead =
  /^(?:(?:so|well|ok|okay|right|basically|hi|hello|evening|morning|today|yesterday|tonight|last night|this morning|this week|last week|i think|i feel like|i guess|i suppose|i know|i just|just) ?,? ?)+/i;

/** Where the bare deed ends and its circumstances begin. */
const circumstance =
  /(?:,|;|\.|!| -)|\s(?:because|since|so|but|when|while|after(?! all)|before|until|if|which|who|whose|that|where|as|and (?=(?:i|i'm|i've|he|she|they|it|it's|we|my|then|now|the|got|had|was|is|drove|went|left|ran|told|said|\w+ed)\b)|last|next|this (?:morning|week|month|year|evening|afternoon|weekend|summer)|tonight|today|yesterday|tomorrow|again|now|lately|recently|anymore|any more|at the moment|on the \d\w*|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?=$|[,.;]| (?:and|at|because|so|but|morning|night|afternoon|evening))|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|winter|end)|\d)\w*|at \d|for (?:(?:about |nearly |over |the last |the past )?(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty) (?:years?|months?|weeks?|days?|hours?|nights?|while)|years|months|weeks|days|ages)\b|(?:about |nearly |over |almost )?(?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of) (?:days?|weeks?|months?|years?) ago|ages ago|over (?=a\b|the\b)(?!.*\bover\b.*\bover\b)(?=\w+ (?:weekend|summer|christmas))|i|i'm|i've|i'd|we|we've|he|she|they)\b/i;
const pointing =
  /\b(?:he|she|they|him|her|them|his|their|it|this|that|these|those|one|there|here|what|how|why|me|something(?! \w+ about)|anything|everything|nothing|(?:someone|somebody)(?!'s))\b/i;
const rolePattern = `(?:my|our) (?:(?:little|big|older|younger|eldest|youngest|best|old|ex) )?(?:${roleNames})`;
const ofAnother = new RegExp(
  `^(${rolePattern})(?:'s| is| are| has been| have been| keeps)?(?: just| now| still| always)* ((?:[a-z]+ing|wants)\\b.*)$`,
  "i",
);

/** "My mum moved in with us in August". */
const didSomething = new RegExp(
  `^(${rolePattern}) (?:has |have |had )?(?:just |finally )?([a-z]+)(?: (.+))?$`,
  "i",
);

const hastyKin =
  /\b((?:my|our) (?:mum|dad|son|daughter|sister|brother|wife|husband|nan|gran|grandad))s (?=[a-z]{4,})/i;
const bareKin = /(?<!\b(?:my|our|your|his|her|the|a)\s)\b(mum|mom|dad|gran|nan|grandad)\b/gi;
const becoming = /^(?:into|married|divorced|engaged|promoted|sacked|fired|evicted)$/;

const mostWords = 10;
const mostChars = 60;

const named = (gerund: string, rest: string, subject: string | null): string | null => {
  const wanted = /^(.*?\b(?:the|a|my) [\w ]+? i (?:wanted|applied for|hoped for))\b/i.exec(
    rest,
  )?.[1];
  if (wanted && !/,/.test(wanted)) return turnPhrase(`${gerund} ${wanted}`);
  const at = circumstance.exec(` ${rest}`)?.index;
  const kept = (at === undefined ? rest : ` ${rest}`.slice(0, at)).trim();
  // what is cut off inside a thing ("the project I built") leaves something else behind
  const cut = at === undefined ? "" : ` ${rest}`.slice(at).trim();
  if (/^(?:i|i'm|i've|i'd|we|we've|he|she|they|that|which|who|whose)\b/i.test(cut)) return null;
  // "putting me down for Saturdays": what somebody else does to one is no riddle
  if (pointing.test(subject ? kept.replace(/\bme\b/gi, "") : kept)) return null;
  const whole = [subject, gerund, kept].filter(Boolean).join(" ");
  const turned = turnPhrase(whole.replace(bareKin, "my $1").replace(hastyKin, "$1's "));
  if (/\b(?:at|to|for|of|with|about|from|by|into|the|a|my|and)$/i.test(whole)) return null;
  if (/^\w+ing (?:out|up|off|on|down|away|back)$/.test(whole)) return null;
  return turned && splitWords(turned).length <= mostWords && turned.length <= mostChars
    ? turned
    : null;
};

/** What somebody came with, where it is something done: "I gave up the allotment" is "giving up the allotment". */
export const openingDeed = ({ clauses }: Understanding): string | null => {
  for (const { isQuestion, text } of clauses.slice(0, 2)) {
    const isFear = /\b(?:scared|afraid|frightened|terrified) of\b/i.test(text);
    const deed = (isQuestion && !isFear) || splitWords(text).length < 3 ? null : deedIn(text);
    if (deed) return deed;
  }
  return null;
};

/** "First term teaching": a beginning that is a name already. */
const fragment =
  /^(?:my )?(?:first|second|third|last|final|new) (?!time|thing|of\b|day\b|week\b|night\b|year\b)[a-z]+(?: [a-z]+){0,3}$/i;
const hasPredicate = /\b(?:i|i'm|is|was|are|were|went|did|got|had)\b/i;
const bothOfUs = new RegExp(`^(?:me and (?:${rolePattern})|(?:${rolePattern}) and (?:i|me)) `, "i");

const deedIn = (said: string): string | null => {
  const bareText = said
    .replace(lead, "")
    .trim()
    .replace(bothOfUs, "we ")
    .replace(/^(mum|dad|mam|gran|nan|grandad) /i, (kin) => `my ${kin.toLowerCase()}`);
  const [beginning = ""] = bareText.split(",");
  if (fragment.test(beginning) && !hasPredicate.test(beginning))
    return turnPhrase(
      lowerFirst(beginning).replace(/^(?!my\b)/i, /^new\b/i.test(beginning) ? "the " : "my "),
    );
  const [head = "", next = ""] = splitWords(bareText).map(bareWord);
  // "handed in my first assignment": who did it goes without saying
  const isHasty =
    isPast(head) && /^(?:in|my|the|a|an|out|up|to|off|over|into|down|back|our)$/.test(next);
  const text = /^been \w+ing\b/i.test(bareText)
    ? `I've ${bareText}`
    : isHasty
      ? `I ${bareText}`
      : withSubject(bareText);
  const borne =
    /\b(?:tired|sick|fed up) of ((?:being|doing|having|always|[a-z]+ing) [a-z' ]{4,40})$/i.exec(
      text,
    )?.[1];
  if (borne && !pointing.test(borne.replace(/ one$/, ""))) return turnPhrase(borne);
  const feared =
    /\b(?:scared|afraid|frightened|terrified) of ((?:my |the |being |going )?[a-z]+(?: [a-z]+)?)$/i.exec(
      text,
    )?.[1];
  if (feared && !pointing.test(feared)) return turnPhrase(`being scared of ${feared}`);
  const other = ofAnother.exec(text);
  if (other) {
    const [verb = "", ...rest] = splitWords(other[2] ?? "");
    return /^(?:being|feeling|thinking|saying|going|having|doing|telling)$/i.test(verb)
      ? null
      : named(verb.toLowerCase().replace(/^wants$/, "wanting"), rest.join(" "), other[1] ?? null);
  }
  const past = didSomething.exec(text);
  const did = past?.[2]?.toLowerCase() ?? "";
  const doing = isPast(did) ? gerundOf(did) : null;
  const isEnough =
    Boolean(past?.[3]) || /^(?:retiring|leaving|moving|resigning|dying)$/.test(doing ?? "");
  if (past && doing && isEnough && isDeed(doing, past[3] ?? ""))
    return named(doing, past[3] ?? "", past[1] ?? null);
  const farewell =
    /\b(?:had|have) (?:to have )?((?:my|our) \w+|\p{Lu}\p{Ll}+) put (?:to sleep|down)\b|\bput ((?:my|our) (?!name|foot|feet|phone|bag|coat|hand|head|money|book)\w+|\p{Lu}\p{Ll}+) (?:down|to sleep)\b/u.exec(
      text,
    );
  if (farewell) return turnPhrase(`saying goodbye to ${farewell[1] ?? farewell[2]}`);
  const family =
    /^i(?:'m| am) (?:now |finally |officially )?an? ((?:great-?)?(?:grandad|grandma|gran|granny|nan|grandmother|grandfather|grandparent|dad|mum|uncle|auntie|aunt))(?= |,|$)/i.exec(
      text,
    )?.[1];
  if (family) return `becoming a ${family.toLowerCase()}`.replace(/ a (?=[aeiou])/, " an ");
  const stopped =
    /^(?:i|we)(?:'ve| have|'re| are|'m)? (?:just |sort of |kind of |finally )?(?:decided to |going to )?(?:stopped|stop) ([a-z]+ing .+)$/i.exec(
      text,
    );
  if (stopped?.[1]) return named("no longer", stopped[1], null);
  const apart =
    /^we (?:just |really |hardly |barely )*(?:don't|never) (?:ever |really |even )?(talk|speak|touch|laugh|eat|go out)\b/i.exec(
      text,
    );
  const together = gerundOf(splitWords(apart?.[1] ?? "")[0] ?? "");
  if (together) return `not ${together}${/out/.test(apart?.[1] ?? "") ? " out" : ""} any more`;
  const own =
    /^(?:i|we)(?:'ve|'d|'m|'re| have| had| am| are| was| were)?(?! to\b)\s+(?:been (?=trying to))?(?:(?:have|had|need|want|got|trying|about|supposed|decided|going) to )?(.*)$/i.exec(
      text,
    );
  if (!own) return null;
  const list = splitWords(own[1] ?? "");
  let at = 0;
  while (at < list.length && (adverbs.has(bareWord(list[at])) || bareWord(list[at]) === "been"))
    at += 1;
  const verb = bareWord(list[at]);
  const isBeing = /^(?:i|we)(?:'m|'re| am| are| was| were)\b/i.test(text);
  const isPassive = (isBeing || bareWord(list[at - 1]) === "been") && !verb.endsWith("ing");
  const gerund = verb.endsWith("ing") && isIng(verb) ? verb : gerundOf(verb);
  const rest = list.slice(at + 1);
  // "I've started learning Italian" is about learning it
  if (gerund === "starting" && isIng(bareWord(rest[0])) && rest.length > 1)
    return named(
      bareWord(rest[0]),
      rest
        .slice(1)
        .join(" ")
        .replace(/ at \d+$/, ""),
      null,
    );
  const isGetting = gerund === "getting" && becoming.test(bareWord(rest[0]));
  const isPuttingOff = gerund === "putting" && bareWord(rest[0]) === "off";
  if (!gerund || isPassive || !(isDeed(gerund, rest.join(" ")) || isGetting || isPuttingOff))
    return null;
  if (/ing$/.test(bareWord(rest[0])) || rest.length === 0) return null;
  return named(gerund, rest.join(" "), null);
};

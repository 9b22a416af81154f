import { findAll, type ScrubSpan } from "./scrub-span.ts";

const services =
  "insta(?:gram)?|ig|snap(?:chat)?|sc|tik ?tok|twitter|discord|disc|kik|telegram|tele|whats ?app|facebook|fb|messenger|reddit|wechat|line id|skype|signal|threads|bluesky|onlyfans|twitch|steam|psn|xbox|gamertag|tumblr|mastodon|wickr|session id|pinterest|youtube|venmo|cash ?app|paypal|linkedin";
const name = String.raw`[\p{L}\d][\p{L}\d_.-]{2,29}`;
/** Nobody is called so: it has a digit, an underscore or a dot inside. */
const oddName = String.raw`(?=[\p{L}_.-]*[\d_.][\p{L}\d]|[\p{L}\d.-]*_)[\p{L}\d_][\p{L}\d_.-]{2,29}`;
const before = String.raw`(?<![\p{L}\d])`;
const after = String.raw`(?![\p{L}\d])`;

/** Places one may be at, written with the sign. */
const notPeople =
  /^@\s?(?:home|work|school|night|uni|all|least|first|last|the|my|a|an|once|peace|dawn|noon|midnight)$/iu;

const handles: readonly RegExp[] = [
  /(?<![\p{L}\d])@\s?[\p{L}_][\p{L}\d_.]{1,29}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])@[\p{L}\d_][\p{L}\d_.]{2,29}(?![\p{L}\d])/giu,
  // a number after the name, as some services give it
  /(?<![\p{L}\d])[\p{L}\d_.]{2,32}\s?#\s?\d{4}(?!\d)/giu,
  /(?<![\p{L}\d/])\/?u\/[\p{L}\d_-]{3,20}/giu,
  new RegExp(
    `${before}(?:${services})(?:\\s(?:id|user|username|name|handle|account|me))?\\s?(?:[:=]|->|→|-)\\s?@?${name}${after}`,
    "giu",
  ),
  new RegExp(
    `${before}(?:${services})\\s(?:id|username|user name|handle|name|tag)\\s(?:is|ist|:)?\\s?@?${name}${after}`,
    "giu",
  ),
  new RegExp(
    `${before}(?:${services})\\s(?:(?:is|at|under|as|me|=)\\s){0,2}@?${oddName}${after}`,
    "giu",
  ),
  new RegExp(
    `${before}(?:on|my)\\s(?:${services})\\s(?:as|under|name|called)\\s@?${name}${after}`,
    "giu",
  ),
  new RegExp(
    `${before}(?:add|follow|dm|message|text|pm|msg|hit up|find|hmu)\\s(?:me\\s)?(?:(?:on|at|via|by)\\s)?(?:${services})\\s(?:at\\s)?@?(?!and|but|to|if|so|because|please|for|when|or|tonight|today)${name}${after}`,
    "giu",
  ),
  new RegExp(
    `${before}(?:add|follow|dm|message|pm|msg|hmu|find)\\s(?:me\\s)?(?:(?:at|as|on|@|:)\\s)?${oddName}${after}`,
    "giu",
  ),
  new RegExp(
    `${before}(?:user ?name|handle|gamertag|my @|my at)\\s?(?:is|:|=)\\s?@?${name}${after}`,
    "giu",
  ),
  new RegExp(
    `${before}my\\s(?:${services})\\sis\\s@?(?!(?:full|gone|dead|boring|empty|private|lying|fake|toxic|deleted|quiet|down|just|all|not|the|my|too|still|making|ruining|killing|nothing|silent|back|open|closed|mostly|where|what|how|only|always|never)${after})[\\p{L}]{5,29}(?<!ing|ed|ly|ful|ous)(?=\\s*(?:$|[.!,]))`,
    "giu",
  ),
];

export const findHandles = (text: string): ScrubSpan[] =>
  handles
    .flatMap((pattern) => findAll("handle", text, pattern))
    .filter(({ start, end }) => !notPeople.test(text.slice(start, end)));

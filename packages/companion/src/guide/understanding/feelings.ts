import {
  type FeelingFamily,
  feelingWords,
  onlyWhenFelt,
  pleasant,
} from "@app/reading/feeling-words";

export type OwnFeeling = {
  family: FeelingFamily;
  /** The person's own word. */
  word: string;
  intensity: "mild" | "plain" | "strong";
  pleasant: boolean;
};

const families = new Map<string, FeelingFamily>();
for (const [family, list] of Object.entries(feelingWords))
  for (const word of list.split(" ")) families.set(word, family as FeelingFamily); // Object.entries widens the keys

const joinedWords =
  /\b(fed up|burnt out|burned out|left out|over the moon|dead inside|broken hearted|worn out|self conscious|stressed out|freaking out|freaked out)\b/g;
const strong =
  /^(?:so|really|very|extremely|completely|absolutely|totally|incredibly|unbearably|utterly|deeply|terribly|beyond|insanely|super|such|constantly|always|too)$/;
const mild = /^(?:bit|little|slightly|somewhat|kind|sort|fairly|mildly)$/;
const negation =
  /^(?:not|never|no|without|isn't|wasn't|don't|didn't|aren't|can't|won't|hardly|nor|neither|n't|doesn't|less|stop)$|n't$/;
const others =
  /^(?:he|she|they|he's|she's|they're|he'd|she'd|he'll|she'll|they'll|everyone|everybody|nobody|people|him|who|you|you're)$/;
const own = /^(?:i|i'm|i've|i'd|i'll|me|my|myself|we|we're|us)$/;
const felt =
  /^(?:feel|feeling|feels|felt|am|i'm|was|be|been|being|so|really|very|get|getting|got|become|too|bit|little|pretty|quite|makes|made|just|totally|completely|still|more|or|and|also|utterly|kind|of|slightly|me|actually)$/;
const kinSubject =
  /^(?:mum|mom|dad|sister|brother|boss|wife|husband|partner|boyfriend|girlfriend|friend|son|daughter|manager|mother|father|ex|da|nan|gran|granddad|grandad|uncle|aunt|missus|colleague|parents|kids|children)$/;

/** Whose feeling it is: the nearest subject before the word decides. */
const ownerOf = (tokens: readonly string[], at: number): "own" | "other" => {
  for (let back = at - 1; back >= 0 && at - back <= 9; back -= 1) {
    const token = tokens[back] ?? "";
    if (
      own.test(token) &&
      !(token === "my" && kinSubject.test((tokens[back + 1] ?? "").replace(/'s$/, "")))
    )
      return "own";
    if (others.test(token) || kinSubject.test(token.replace(/'s$/, ""))) return "other";
  }
  return "own";
};

/** What somebody else says one should feel is not what one feels. */
const saysSo = (tokens: readonly string[], at: number): boolean => {
  const verb = tokens
    .slice(0, at)
    .findLastIndex((token) => /^(?:says?|said|thinks|reckons|insists|tells|told)$/.test(token));
  return verb > 0 && !/^(?:i|i've|and|just)$/.test(tokens[verb - 1] ?? "") && at - verb <= 10;
};

const feelingAt = (tokens: readonly string[], at: number): OwnFeeling | null => {
  const word = tokens[at] ?? "";
  const family = families.get(word);
  if (!family) return null;
  const before = tokens.slice(Math.max(0, at - 4), at);
  if (onlyWhenFelt.has(word) && tokens.length > 2) {
    const near = tokens.slice(Math.max(0, at - 2), at);
    if (!near.some((token) => felt.test(token)) || near.at(-1) === "the" || near.at(-1) === "a")
      return null;
  }
  if (
    /^(?:good|great|fine|okay|better|amazing|wonderful)$/.test(word) &&
    !tokens.slice(Math.max(0, at - 4), at).some((token) => /^(?:feel|feeling|felt)$/.test(token))
  )
    return null;
  if (
    word === "used" &&
    (tokens[at + 1] === "to" || !/^(?:feel|felt|feeling)$/.test(tokens[at - 1] ?? ""))
  )
    return null;
  // turned, let, sat: with a verb before it, the word is a direction
  if (word === "down" && !felt.test(tokens[at - 1] ?? "") && tokens.length > 2) return null;
  if (
    word === "down" &&
    /^(?:me|him|her|it|them|us|got|get|gets|came|come|sat|sit|went|go|put|turned|shut|slow|lie|lay|wrote|cut)$/.test(
      tokens[at - 1] ?? "",
    )
  )
    return null;
  // to have lost something is no state of mind
  if (
    word === "lost" &&
    tokens[at + 1] !== undefined &&
    /^(?:i|we|i've|we've|have|had|just|also|already|nearly|almost)$/.test(tokens[at - 1] ?? "")
  )
    return null;
  if (word === "alone" && /^(?:leave|left|leaves)$/.test(tokens[at - 1] ?? "")) return null;
  if (word === "lost" && /^(?:without|for)$/.test(tokens[at + 1] ?? "")) return null;
  // trains and weather are awful, and nobody feels so
  if (
    family === "low" &&
    /^(?:awful|terrible|dreadful|rubbish|crap|shit|horrible|rotten|bleak)$/.test(word) &&
    /\b(?:the|my|his|her|our|their|this|that|it) ?\w* (?:is|are|was|were|have been|has been)(?: \w+)?$/.test(
      before.join(" "),
    )
  )
    return null;
  // "terrible biscuits" are no state of mind
  if (
    family === "low" &&
    /^(?:awful|terrible|dreadful|rubbish|crap|shit|horrible|rotten|bleak)$/.test(word) &&
    tokens[at + 1] !== undefined &&
    !/^(?:about|for|because|and|all|today|again|right|now|really|inside|that|since|at|when|tonight|this|every|to|i|if|with|lately)$/.test(
      tokens[at + 1] ?? "",
    ) &&
    !before.some((token) => /^(?:i|i'm|feel|feeling|felt)$/.test(token))
  )
    return null;
  // what was said stuck: it stayed in mind, and nobody is stuck
  if (word === "stuck" && /^(?:get|gets|got)$/.test(tokens[at - 1] ?? "") && !before.includes("i"))
    return null;
  if (word === "stuck" && /^(?:one|that|it|this|which|words)$/.test(tokens[at - 1] ?? ""))
    return null;
  if (word === "happy" && /^(?:as|now|birthday|new|for)$/.test(tokens[at + 1] ?? "")) return null;
  if (saysSo(tokens, at)) return null;
  // to have frightened somebody is not to be frightened
  if (
    /^(?:frightened|scared|hurt|worried|upset|disappointed|embarrassed|annoyed|confused|shocked)$/.test(
      word,
    ) &&
    /^(?:him|her|them|my|someone|somebody|everyone|people)$/.test(tokens[at + 1] ?? "")
  )
    return null;
  // "is that sad?" asks for a judgement
  if (/\bis (?:that|it|this)(?: so| really| a bit)?$/.test(before.join(" ")) && tokens.length <= 6)
    return null;
  // a worn-out knee is no tired person, and a numb hand no empty heart
  if (
    (family === "tired" || family === "numb" || family === "hurt") &&
    /\bmy (?:tooth|teeth|jaw|ears?|chest|head|throat|stomach|neck|hands?|fingers?|toes|legs?|arms?|face|knees?|back|hips?|shoes|car|boots|laptop|phone|eyes|feet|shoulders?)(?:'s)?(?: \w+)?(?: (?:is|are|was|were|go|goes|went|feels?|gets?)(?: \w+)?)?$/.test(
      before.join(" "),
    )
  )
    return null;
  // "lost out", "down for a shift": the little word makes another verb of it
  if (word === "lost" && /^(?:out|again|count|track|touch)$/.test(tokens[at + 1] ?? ""))
    return null;
  if (word === "down" && /^(?:for|to|the|on|at)$/.test(tokens[at + 1] ?? "")) return null;
  // what one ought to feel is not what one feels
  if (
    pleasant.has(family) &&
    /\b(?:should|ought to|supposed to|meant to)(?: \w+)? (?:be|feel)(?: \w+)?$/.test(
      before.join(" "),
    )
  )
    return null;
  if (word === "lost" && /^(?:my|the|his|her|a|our|it|weight|him)$/.test(tokens[at + 1] ?? ""))
    return null;
  if (word === "hate" && tokens[at + 1] === "myself") return null;
  // what was expected is not what is felt
  if (
    /\b(?:thought|said|expected|supposed|imagined) (?:that )?(?:i|we)(?:'d|'ll| would| will| was going to)? ?(?:be|feel)?$/.test(
      before.join(" "),
    )
  )
    return null;
  if (/^(?:crying|tears)$/.test(word) && /^(?:the|his|her|their)$/.test(tokens[at - 1] ?? ""))
    return null;
  if (word === "mad" && /^(?:to|on|about|for|keen)$/.test(tokens[at + 1] ?? "")) return null;
  if (ownerOf(tokens, at) === "other") return null;
  // "my neurologist is hopeful": whoever it is, it is not the person
  if (
    /^(?:my|the|his|her|our|their) [a-z-]+ (?:is|was|seems|seemed|sounds|looks)(?: \w+)?$/.test(
      before.join(" "),
    ) &&
    !/^(?:my|the) (?:head|heart|mind|body|soul|stomach|chest|whole)\b/.test(before.join(" "))
  )
    return null;
  // "no I'm glad" answers something and takes nothing away
  const denied = before
    .slice(-3)
    .some(
      (token, index, near) => negation.test(token) && (token !== "no" || index === near.length - 1),
    );
  if (denied && !before.includes("only")) {
    const turned: Partial<Record<FeelingFamily, FeelingFamily>> = {
      happy: "low",
      calm: "low",
      hopeful: "hopeless",
      proud: "ashamed",
      grateful: "low",
      relieved: "anxious",
    };
    // "not angry" only takes a feeling away, "not happy" gives another one
    const opposite = turned[family];
    return opposite && !/^(?:fine|good|great|okay|better|amazing|wonderful)$/.test(word)
      ? { family: opposite, word: `not ${word}`, intensity: "plain", pleasant: false }
      : null;
  }
  const nearby = before.slice(-2);
  const intensity = nearby.some((token) => strong.test(token))
    ? "strong"
    : before.slice(-3).some((token) => mild.test(token))
      ? "mild"
      : "plain";
  return { family, word: word.replace(/-/g, " "), intensity, pleasant: pleasant.has(family) };
};

const ownOrFelt = /^(?:i|i'm|i've|me|my|feel|feeling|felt|so|just|it|its|it's)$/;

/** The feelings a person says they have, strongest and latest first; not those of other people. */
export const ownFeelingsIn = (lower: string): OwnFeeling[] => {
  const found: OwnFeeling[] = [];
  let isOfAnother = false;
  for (const part of lower
    .replace(joinedWords, (whole) => whole.replace(/ /g, "-"))
    .split(/[.!?;\n,]|\bbut\b|\bbecause\b/)) {
    const tokens = part.match(/[a-z'-]+/g) ?? [];
    // "She told me after the news. Very calm." is how she was
    if (
      isOfAnother &&
      tokens.length > 0 &&
      tokens.length <= 3 &&
      !tokens.some((one) => ownOrFelt.test(one))
    )
      continue;
    if (tokens.length > 0) isOfAnother = /^(?:he|she|they)$/.test(tokens[0] ?? "");
    tokens.forEach((_, at) => {
      const feeling = feelingAt(tokens, at);
      if (feeling && !found.some((other) => other.family === feeling.family)) found.push(feeling);
    });
  }
  const weight = { strong: 2, plain: 1, mild: 0 };
  return found.sort((a, b) => weight[b.intensity] - weight[a.intensity]);
};

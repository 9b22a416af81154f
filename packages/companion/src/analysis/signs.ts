import {
  isDreaded,
  isJudgement,
  isRegret,
  isVerdict,
} from "../guide/understanding/self-judgement.ts";

/** Something a sentence can show, and how a report says it. Patterns in words, never a diagnosis. */
export type Sign = {
  key: string;
  part: "styles" | "strengths" | "helped";
  /** Given one sentence of the person's, in lower case. */
  shows: (sentence: string) => boolean;
  claim: string;
  /** Said where it was there early and is hardly there any more. */
  easing?: string;
  /** A thing to try that fits it. */
  suggestion?: string;
};

const matches = (pattern: RegExp) => (sentence: string) => pattern.test(sentence);

/** Ways of thinking that everybody has at times; named so that they can be noticed. */
const styles: readonly Sign[] = [
  {
    key: "style:verdict",
    part: "styles",
    shows: isVerdict,
    claim: "When something goes wrong, you judge yourself as a whole and not only what happened.",
    easing: "Hard verdicts on yourself were there early on, and have become rarer.",
    suggestion:
      "When you catch a hard verdict on yourself, write down what you would say to a friend in the same place, and read it once aloud.",
  },
  {
    key: "style:absolutes",
    part: "styles",
    shows: (sentence) => isJudgement(sentence) && !isVerdict(sentence) && !isRegret(sentence),
    claim: "Words such as always, never, nobody and everything come up when things are hard.",
    easing: "Words such as always and never have become rarer in how you tell things.",
    suggestion:
      "Take one sentence with always or never in it, and look for a single time when it was otherwise. Write both down side by side.",
  },
  {
    key: "style:ought",
    part: "styles",
    shows: (sentence) =>
      !isRegret(sentence) &&
      matches(
        /\bi (?:really |just |always )?(?:should|must|ought to|have got to|'ve got to)(?!n't)(?! (?:have|be going|probably|go now|sleep|try (?:it|that)))\b/,
      )(sentence),
    claim: "You hold yourself to many shoulds and musts.",
    easing: "The shoulds and musts have become fewer.",
    suggestion:
      "Pick one thing you should do, and ask who says so. If you still want it, say it again with I want to.",
  },
  {
    key: "style:blame",
    part: "styles",
    shows: (sentence) =>
      isRegret(sentence) || /\b(?:my (?:own )?fault|i(?:'m| am) to blame)\b/.test(sentence),
    claim: "You tend to look for the fault in yourself first.",
    easing: "You look for the fault in yourself less often than you did.",
    suggestion:
      "Draw a circle for something you blame yourself for, and give each thing that had a part in it a slice, your own last.",
  },
  {
    key: "style:mind-reading",
    part: "styles",
    shows: matches(
      /\b(?:they|everyone|everybody|people|he|she|my (?:boss|manager|friends?|parents|mum|dad|partner|colleagues?)) (?:must |probably |all |just |surely |obviously )*(?:thinks?|must think|hates?|will think|is judging|are judging|don't like|doesn't like)\b/,
    ),
    claim: "You often know, or feel you know, what others think of you.",
    easing: "Guesses about what others think of you have become rarer.",
    suggestion:
      "Choose one person whose thoughts you are guessing at, and ask them one plain question about it.",
  },
  {
    key: "style:foretelling",
    part: "styles",
    shows: (sentence) =>
      isDreaded(sentence) ||
      /\bwhat if\b|\b(?:it|this|everything)(?:'s| is|'ll| will)(?: just)? (?:going to |gonna )?(?:go wrong|fail|fall apart|end badly|be a disaster|get worse)\b/.test(
        sentence,
      ),
    claim: "Your thoughts run ahead to how badly something may end.",
    easing: "Your thoughts run ahead to bad endings less often than before.",
    suggestion:
      "Write down one thing you expect to go badly, with a date. On that day, write beside it what really happened.",
  },
];

/** What people often do not count as strength when it is their own. */
const strengths: readonly Sign[] = [
  {
    key: "strength:help",
    part: "strengths",
    shows: matches(
      /\bi(?:'ve| have)? (?:finally |also |even )?(?:asked (?:\w+ ){0,3}(?:for help|to help|for support)|told (?:my|a|the) (?:\w+ ){0,2}(?:friend|sister|brother|mum|mom|dad|partner|wife|husband|doctor|gp|manager|boss|therapist)|(?:rang|called|phoned|texted|messaged) (?:my|a|the)|reached out|opened up|talked to (?:my|a|the|someone)|booked (?:an|a) (?:appointment|gp))\b/,
    ),
    claim: "You turn to others when it gets heavy, even when that is not easy.",
  },
  {
    key: "strength:repair",
    part: "strengths",
    shows: matches(
      /\bi(?:'ve| have)? (?:apologi[sz]ed|said sorry|made up with|went back (?:and|to)|tried (?:\w+ )?again|want(?:ed)? to (?:make it right|put it right|try (?:\w+ ){0,2}again)|(?:'d|would) like to (?:try|make) )/,
    ),
    claim: "You go back and repair things instead of letting them lie.",
  },
  {
    key: "strength:other-side",
    part: "strengths",
    shows: matches(
      /\b(?:i (?:can |do |also )?(?:understand|see|get) (?:why|where|that|her|his|their)|it's true,? but|from (?:his|her|their) (?:side|point of view)|(?:he|she|they)(?:'s|'re| is| are) (?:going through|under|tired|stressed|having a hard)|i know (?:he|she|they) (?:mean|love|care|tr))/,
    ),
    claim: "You see the other person's side even while you are hurt.",
  },
  {
    key: "strength:limits",
    part: "strengths",
    shows: matches(
      /\bi (?:finally |just |actually )?(?:said no|told (?:him|her|them|my \w+) (?:no|that i (?:can't|couldn't|won't|need))|set (?:a |some )?(?:limits?|boundar\w+)|stood up (?:for|to)|left (?:work )?on time|turned (?:it|them|him|her) down|didn't (?:answer|reply) (?:straight|right) away)\b/,
    ),
    claim: "You have said no, or drawn a line, where it was needed.",
  },
  {
    key: "strength:keeps-going",
    part: "strengths",
    shows: matches(
      /\bi (?:still |just |did |managed to |kept |keep |got |made )(?:\w+ )?(?:went|going|got up|showed up|managed|trying|through it|myself (?:to )?(?:go|get|do)|it (?:done|through)|out of bed|finish\w*|cope|carry on)\b|\bi managed\b/,
    ),
    claim: "You keep going on days when that takes all you have.",
  },
  {
    key: "strength:insight",
    part: "strengths",
    shows: matches(
      /\bi(?:'ve| have)? (?:just |only |now |finally |slowly )*(?:reali[sz]ed?|notice[ds]?|noticed|learn(?:ed|t)|understood|am (?:starting|beginning) to see|start(?:ed)? to see)\b|\bi(?:'m| am) (?:starting|beginning|learning) to\b/,
    ),
    claim: "You notice things about yourself, and say so.",
  },
  {
    key: "strength:care",
    part: "strengths",
    shows: matches(
      /\bi (?:look after|looked after|care for|take care of|took care of|cook(?:ed)? for|sat with|stayed with|visit(?:ed)?|drove|drive) (?:my|him|her|them|the kids)\b/,
    ),
    claim: "You are there for the people around you.",
  },
];

const helpedBy = (key: string, what: RegExp, claim: string, suggestion: string): Sign => ({
  key,
  part: "helped",
  shows: (sentence) => what.test(sentence) && better.test(sentence) && !notBetter.test(sentence),
  claim,
  suggestion,
});

/** Words for a change to the good, beside which something may have helped. */
const better =
  /\b(?:help(?:ed|s)|better|calm(?:er|ed)?|lighter|relie(?:f|ved)|slept (?:through|well)|good for me|did me good|felt good|feel good|easier|enjoyed|nice to|proud)\b/;
/** What did not help, or only would, helped nobody. */
const notBetter =
  /\b(?:never|nobody|nothing|no one|not|no|hardly|(?:did|does|do|is|was|has)n't|would|wish|should|could|if)\b/;

const helped: readonly Sign[] = [
  helpedBy(
    "helped:moving",
    /\b(?:walk\w*|run(?:ning)?|ran|swim\w*|swam|gym|yoga|cycl\w*|bike|exercis\w*|outside|fresh air|garden\w*|danc\w*|hik\w*)\b/,
    "Moving, or being outside, stood beside better moments.",
    "Put ten minutes outside into the two days of the week that are usually hardest.",
  ),
  helpedBy(
    "helped:talking",
    /\b(?:talk(?:ed|ing)?|told|call(?:ed)?|rang|spoke|said it|phone(?:d)? (?:my|a|with)|listen\w*|friend|sister|brother)\b/,
    "Saying things aloud to somebody stood beside better moments.",
    "Choose one person you could ring this week, and put a day beside the name.",
  ),
  helpedBy(
    "helped:phone-away",
    /\bphone\b.{0,40}\b(?:hall|away|off|out|another room|drawer|kitchen)\b|\b(?:off|without) (?:my |the )?(?:phone|social media|screens?)\b/,
    "Better nights or hours came with the phone put away.",
    "Keep the phone out of the bedroom for one more week, and note how you slept.",
  ),
  helpedBy(
    "helped:writing",
    /\b(?:writ(?:e|ing|ten)|wrote|journal\w*|diary|list)\b/,
    "Writing things down stood beside better moments.",
    "Write three lines on three evenings this week, and stop there.",
  ),
  helpedBy(
    "helped:breathing",
    /\b(?:breath\w*|meditat\w*|grounding|relax\w*|stretch\w*|bath|shower)\b/,
    "Slowing the body down stood beside better moments.",
    "Practise the slow breath once a day while you are calm, so that it is there when you are not.",
  ),
  helpedBy(
    "helped:rest",
    /\b(?:rest(?:ed|ing)?|sleep|slept|nap|early night|day off|holiday|weekend|break|slow(?:ed|er)?)\b/,
    "Rest stood beside better moments.",
    "Choose one evening this week with nothing in it, and guard it like an appointment.",
  ),
  helpedBy(
    "helped:making",
    /\b(?:cook\w*|bak\w*|draw\w*|paint\w*|music|guitar|piano|sing\w*|sang|read(?:ing)?|book|knit\w*|craft\w*)\b/,
    "Making or enjoying something of your own stood beside better moments.",
    "Give one hour this week to the thing you like doing with your hands, or your ears.",
  ),
  helpedBy(
    "helped:limits",
    /\b(?:said no|saying no|boundar\w+|left on time|turned (?:it|them) down|limits?)\b/,
    "Saying no stood beside better moments.",
    "Say no once this week to something small, and see what happens next.",
  ),
];

export const signs: readonly Sign[] = [...styles, ...strengths, ...helped];

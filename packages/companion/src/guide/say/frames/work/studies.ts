import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Deadlines, exams, marks, and the wrong course. */
export const studyFrames: readonly Frame[] = [
  {
    id: "due-on",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?(?:got |have )?(?:a|an|this|my|two|three|four|\d+|another) .{2,40}? ?(?:due|to (?:hand in|submit|finish|write))|(?:it|this|that|(?:my |the )?[^,]{2,30}?)(?:'s| is| are|'re) (?:all )?due(?: in)?|(?:the |my )?deadline(?:'s| is)|i (?:have|need|'ve got) to (?:hand|submit|finish|send) .{2,30}?) ?(?:on |by |in |for |before )?(?<x>(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|(?:two|three|four|five|\d+|a few|a couple of) (?:days|weeks|hours)|in .{2,20}|next (?:week|month)|a week|the end of (?:the|this) (?:week|month)|midnight|\p{L}+)END`,
    say: [
      "So there is not much time left.",
      "A date like that can press on everything else.",
      "It is getting close, then.",
    ],
    ask: [
      "How far have you got?",
      "Which part of it feels hardest?",
      "What would be the first piece to do?",
    ],
  },
  {
    id: "so-many-words",
    weight: 2,
    when: selfPattern`^(?:it's|it is|it has to be|that's|about|like|around|only|all of it is|ADV)*\s*(?:it's |its |it has to be |about |like )*NUM ?(?:k )?(?:words|pages|chapters|slides|modules|topics|questions|essays|assignments)(?: (?:long|in total|left|to (?:write|do|read|learn|go)))*END`,
    say: [
      "That is a fair amount, when all of it is still ahead.",
      "As one big block that looks like a lot.",
      "That is easier to face in small pieces.",
    ],
    ask: [
      "Which piece could you do first?",
      "What do you already have, even if it is only an idea?",
      "How much would feel possible today?",
    ],
  },
  {
    id: "exams-ahead",
    weight: 3,
    when: selfPattern`^LEAD(?:(?:my|the|our) (?:[\p{L}-]+ ){0,2}?(?:exams?|finals|a[- ]?levels?|gcses?|mocks?|tests?|resits?|boards|viva|theory test|driving test|midterms?|highers)(?:'s| is| are|'re| start| starts) ADV(?:in|on|tomorrow|next|this|coming|soon|starting|getting|a|two|three|four|NUM|less)\b.{0,50}|i(?:'ve| have)? ?(?:got |have )?(?:an? |my |two |three |four |\d+ |some |so many )?(?:[\p{L}-]+ ){0,2}?(?:exams?|finals|a[- ]?levels?|gcses?|mocks?|tests?|resits?|driving test|midterms?) (?:in|on|tomorrow|next|this|coming|soon|starting|today)\b.{0,50})$`,
    say: ["So that is still ahead of you.", "That is a date to have in mind."],
    ask: [
      "What would help you most in the time that is left?",
      "Which part worries you most?",
      "How do you feel about it at the moment?",
    ],
  },
  {
    id: "need-that-grade",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:need|have to get|got to get|must get|have got to get) (?:at least |a |an |my |straight |all |minimum |like )*(?:[a-c*]{2,5}|\d+%?|2[:.]?1|first|distinction|pass|grades?|as|three \p{L}+|\p{L}'?s|\d+ points|merit|good (?:grade|mark)s?)(?: (?:to|for|in|on|or|from)\b.{2,50})?END`,
    say: [
      "So a lot depends on it for you.",
      "That is a clear target, and a lot of pressure.",
      "You know exactly what you need, and that makes it tense.",
    ],
    ask: [
      "How realistic does it feel at the moment?",
      "What would you do, if it came out a little lower?",
      "What is it you are hoping for there?",
    ],
  },
  {
    id: "low-mark",
    weight: 2,
    when: selfPattern`^LEAD(?:i (?:ADV)(?:only |just )*(?:got|scored|came out with|received)|my (?:last|first|previous|latest) (?:one|essay|exam|test|mark|grade|paper|result|assignment) (?:only |just )*(?:got|was|came back (?:as|with)|is)) (?:a |an |me )*(?:[1-4]\d(?:%| percent)|[1-4] out of 10|c|d|e|f|fail|third|2[:.]2|low|bad|terrible|poor)(?: ?(?:mark|grade|score|in .{2,20}|on .{2,20}))?END`,
    not: /!|\b(?:proud|happy|pleased|passed|best)\b/i,
    say: ["I can see that you had hoped for more."],
    ask: ["What had you hoped for?", "What do you think happened?", "What did they say about it?"],
  },
  {
    id: "i-failed",
    weight: 3,
    themes: ["study"],
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:failed|fail|flunked|didn't pass|have failed|didn't make it)(?: (?:my|the|an?|this|that|all|two|three|it|another|every|most|again|out of)\b.{0,50})?END`,
    not: /\b(?:failed (?:him|her|them|everyone|my (?:kids|children|son|daughter|family|parents|wife|husband)))\b/i,
    say: [
      "I’m sorry. That is a hard result to take.",
      "That must have been a blow.",
      "I imagine you had hoped for something else.",
    ],
    ask: ["How did you find out?", "What does it mean for you now?", "Who have you told so far?"],
  },
  {
    id: "worked-hard-for-it",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have|'d| had)? ?ADV(?:work(?:ed|ing)?|tried|try|studied|revised|been working|been trying|been studying) (?:so |really |very |too )*(?:hard|my (?:best|hardest)|day and night|for (?:weeks|months))\b.{0,40}$|^LEADi(?:'ve| have|'d| had)? ?ADV(?:put|gave|given|poured|spent) (?:NUM (?:hours|days|weeks|months|years) (?:on|preparing|working|writing)|so much|a lot|everything|my all|all my (?:time|energy)|hours|my heart)\b.{0,40}$`,
    say: [
      "You put a lot into it.",
      "It matters more when you have worked hard for it.",
      "So it was not for lack of effort.",
    ],
    ask: [
      "What did you hope would come of it?",
      "Has anyone seen how much you did?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "if-it-goes-wrong",
    weight: 2,
    when: selfPattern`^LEAD(?:because )?if i (?:fail|mess (?:it|this) up|lose (?:it|this|my|the)|quit|get (?:it|this) wrong|(?:don't|do not|can't|didn't) (?:pass|get (?:in|it|the|into|this|that)|make it|manage|find (?:a|another|something)|do (?:it|this|well)))\b.{0,40}?,? (?:then )?(?:i(?:'ll|'ve|'m| will| won't| have| can't| don't| would| could| lose)?|it(?:'s|'ll)?|my (?:parents|mum|dad|family|whole)|everything|we(?:'ll)?|that's|they(?:'ll)?)\b.{3,60}$`,
    say: [
      "You are already picturing what happens if it goes wrong.",
      "So a lot seems to hang on this.",
      "That is a lot of pressure to put on one thing.",
    ],
    ask: [
      "What would you do, if it came to that?",
      "How likely does it seem, when you look at it calmly?",
      "Who would be there for you then?",
    ],
  },
  {
    id: "wrong-course",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am|'ve| have)? ?ADV(?:(?:think i(?:'ve)? |feel like i(?:'ve)? )?(?:chose|chosen|picked|in|on|doing) the wrong (?:course|degree|subject|career|job|uni\w*)|(?:hate|don't (?:like|enjoy|want to do)|not enjoying|bored (?:with|by|of)|lost interest in|not interested in) (?:my|this|the) (?:course|degree|subject|studies|apprenticeship|phd|career)|only (?:doing|did|do|chose|studying) (?:it|this) (?:because|for)\b.*|don't (?:even )?(?:want to be|know if i want to be) an? \p{L}+)(?: .{2,40})?END`,
    say: [
      "You are no longer sure that it is the right thing for you.",
      "That is a difficult thing to notice when you are in the middle of it.",
      "It sounds as if it does not feel like yours.",
    ],
    ask: [
      "What did you hope for when you started?",
      "What would you rather be doing?",
      "Who have you told about it?",
    ],
  },
  {
    id: "part-is-done",
    weight: 2,
    when: selfPattern`^(?:.{0,30}\b)?(?:i(?:'ve| have) (?:got |done |written |finished |already )*(?:all (?:of )?(?:my|the) (?:notes|research|reading|data|sources|material)|(?:the|my) (?:plan|outline|notes|research|reading|structure)|half (?:of it)?|most of it|a (?:plan|draft|structure|rough))|it's just the (?:writing|editing|starting|beginning|rest|ending|typing))\b.{0,40}$`,
    say: [
      "So a good part of it is there already.",
      "You are not starting from nothing.",
      "That is more than it may feel like.",
    ],
    ask: [
      "Which bit could you write first?",
      "What is left to do?",
      "What would the first ten minutes look like?",
    ],
  },
  {
    id: "quiet-in-class",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)(?:didn't|don't|never|hardly|couldn't|can't|barely) (?:ever |even |really )?(?:say|speak|said|spoke|put my hand up|talk|open my mouth|ask)(?: (?:a (?:single )?word|anything|up|much|questions?))? (?:in|during|at|to anyone in) (?:my |the |any |our )?(?:seminars?|class(?:es)?|meetings?|lectures?|lessons?|tutorials?|the group|team meetings?|work)\b.{0,30}$`,
    say: [
      "So it is hard to speak up there.",
      "It is hard to speak up when you don’t feel sure of your place.",
    ],
    ask: ["What holds you back in that moment?", "With whom is it easier to speak?"],
  },
];

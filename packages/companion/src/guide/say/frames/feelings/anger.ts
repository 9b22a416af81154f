import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Temper lost, and not wanting to be like that. */
export const angerFrames: readonly Frame[] = [
  {
    id: "snapped",
    weight: 2,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:totally |completely |end up |ended up |keep |kept |started |been |nearly |almost |actually )*(?:snapped|snapping|snap|exploded|exploding|explode|lost it|lost my temper|losing my temper|lose my temper|lose it|blew up|blow up|blowing up|flew off the handle|went off|screamed|screaming|scream|yelled|yelling|yell|shouted|shouting|shout|swore|lashed out|lash out|lashing out|flipped|flip out|had a go|bit (?:his|her|their) head off|went mad|went crazy|went ballistic)(?: (?:at|on|with) (?<x>(?:my|our|him|her|them|the|a|someone|everyone|people|mum|mom|dad)\b(?:(?! over| because| for| about| when| again| this| last| in front| yesterday| today)[\w' ])*))?(?: .*)?$`,
    not: /\bto scream\b|\bwant to (?:shout|scream|yell)\b|\bmy ears\b/,
    say: ["So your patience has been short.", "It sounds as if your patience ran out."],
    ask: [
      "What had been building up before that?",
      "What happened afterwards?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "hit-things",
    weight: 3,
    when: pattern`^LEADI ADV(?:actually |nearly |almost |ended up )*(?:punched|punch|punching|kicked|kicking|threw|throw|throwing|smashed|smash|smashing|broke|slammed|slam|hit|hitting|put my fist through) (?:a|the|my|some|things?|stuff|his|her|our)\b.{0,14}(?:wall|door|phone|plate|glass|table|cup|mug|window|desk|cupboard|remote|things?|stuff|tv|laptop|controller|keyboard)\b.*$`,
    say: [
      "It got so strong that you couldn’t hold it.",
      "I imagine that frightened you a little too.",
      "That was a lot of anger at once.",
    ],
    ask: [
      "Was anybody hurt, you or somebody else?",
      "What had happened just before?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "so-angry",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve been| have been| was| feel| get| got| felt|'m always| am always) ADV(?:very |always |constantly |absolutely |quite |a bit |pretty |just )*(?:angry|mad|furious|livid|raging|fuming|enraged|pissed off|pissed|irritated|irritable|annoyed|wound up|worked up|frustrated|short-tempered|snappy|grumpy|resentful)(?: (?:all the time|lately|inside|so easily|easily|quickly|at everything|at everyone|these days|at the moment|right now|for no reason))*(?: (?:at|with|about|that|because|when|over|by|towards) (?<x>.+))?$`,
    say: [
      "You are really angry about it.",
      "That has made you angry, and I’d like to understand it.",
      "It sounds as if it has been building up.",
    ],
    ask: [
      "What makes you angriest about it?",
      "What happens in you, when it starts?",
      "What do you do with the anger?",
    ],
  },
  {
    id: "makes-me-angry",
    weight: 1,
    when: pattern`^(?:it|that|this|he|she|they|it all|which|the way .+|seeing .+|when .+) (?:just |really |always |still |actually |it )?(?:makes?|made|making|gets?|got|drives?|drove|winds?|wound|pisses|pissed) me (?:so |really |absolutely |just |want to |up$|up |feel )?(?:angry|mad|furious|crazy|insane|scream|cry|punch.*|off|worked up|wound up|livid|annoyed|sick|up the wall|up|lose it|explode)\b.*$`,
    say: [
      "That really gets to you.",
      "I can hear how much that gets under your skin.",
      "It is hard to stay calm with that.",
    ],
    ask: [
      "What about it gets to you most?",
      "What do you do, when that happens?",
      "What would you like to say, if you could?",
    ],
  },
  {
    id: "small-things-set-me-off",
    weight: 1,
    when: pattern`^LEAD(?:even |it's )?(?:the )?(?:smallest|littlest|tiniest|little|tiny|silly|stupid|every|any|everything|the slightest|small)(?: little| thing| things| stuff)*(?: that| just| can| will| really)* (?:sets?|annoys?|makes?|winds?|irritates?|gets?|triggers?|bothers?|drives?|pisses)(?: on)? (?:me|my)\b.*$|^LEADI ADV(?:fly|go|flare|get (?:angry|mad|annoyed|irritated)) .{0,20}\b(?:over|at|about) (?:nothing|the (?:smallest|littlest|tiniest|slightest|silliest) .+|little things|small things|everything|stupid things|silly things)\b.*$`,
    say: [
      "So small things set you off at the moment.",
      "There isn’t much left before it boils over.",
      "It sounds as if you are already full when the small thing comes.",
    ],
    ask: [
      "What else is going on for you just now?",
      "When did you notice that?",
      "What was it the last time?",
    ],
  },
  {
    id: "scared-of-me",
    weight: 3,
    tone: "heavy",
    when: pattern`^LEAD(?:OTHER|my (?:youngest|oldest|eldest|little one|dog))(?:'s|'re)? ?(?:is|was|are|were|looked|seemed|got|feels|said (?:she|he|they)(?:'s|'re| was| were| is| are))? ?ADV(?:scared|afraid|frightened|terrified) of me\b.*$|^LEAD(?:OTHER|my (?:youngest|oldest|eldest|little one)) ADV(?:flinched|looked (?:so |really )?(?:scared|frightened|terrified)|backed away|hid|started crying|burst into tears|cried)\b.*$`,
    not: /\b(?:i cried|we (?:both )?cried|happy|proud|laughed|hugged)\b/i,
    say: [
      "That must have hurt to see.",
      "Seeing that will have gone deep.",
      "I imagine that picture has stayed with you.",
    ],
    ask: [
      "What did you do then?",
      "How are things between you now?",
      "What would you like to say about it, if you could?",
    ],
  },
  {
    id: "swore-never-to-be-like",
    weight: 2,
    when: pattern`^LEADI (?:always )?(?:swore|promised(?: myself)?|vowed|said|told myself) (?:that )?I(?:'d| would) never (?:be|become|do|turn|treat|shout|drink|end up|act|speak|hit)\b.*$|^LEADI(?:'m| am|'ve)? ADV(?:sound|sounded|sounding|turning into|turned into|becoming|become|acting like|act|just)(?: just| exactly)?(?: like)? (?<x>my (?:dad|mum|mom|father|mother|stepdad|stepfather|parents))\b.*$`,
    say: [
      "You promised yourself it would be different with you.",
      "You know what that is like from the other side.",
      "It frightens you to find it in yourself.",
    ],
    ask: [
      "What was it like for you, back then?",
      "What do you do differently already?",
      "What would you like to do, next time it starts?",
    ],
  },
  {
    id: "said-sorry",
    weight: 1,
    when: pattern`^LEADI ADV(?:did |have |already |went back and |called and |later )*(?:said (?:I was |that I was |I'm )?(?:so |really )?sorry|say sorry|told (?:him|her|them|my \w+) I(?:'m| was) (?:so |really )?sorry|apologi[sz]ed|apologi[sz]e|said it wasn't (?:his|her|their) fault)\b.*$`,
    say: [
      "You said sorry. That counts.",
      "You went back and put it right as far as you could.",
      "Not everybody does that.",
    ],
    ask: [
      "How did they take it?",
      "How did you feel afterwards?",
      "What do you wish for, between you?",
    ],
  },
  {
    id: "want-to-find-a-way",
    weight: 2,
    when: pattern`^LEADI ADV(?:want|need|would like|'d like|'d love|wish I could|would love|have|'m trying|am trying) ?(?:to )?(?:find (?:a|some) ways?(?: to)?|learn(?: how)? to|be able to|work out how to|figure out how to|get better at|know how to|find out how to|try to) (?<x>(?!help|cope$)[a-z]+ .+)$`,
    say: [
      "You want to {x}. That is a good thing to work on.",
      "So that is what you would like to change.",
      "That is a clear aim.",
    ],
    ask: [
      "What have you tried so far?",
      "When has it gone a little better?",
      "What would be the first small sign that it is working?",
    ],
  },
  {
    id: "saw-red",
    weight: 3,
    when: pattern`^(?:and |then )?(?:I ADV(?:saw red|lost control|couldn't (?:stop|help|control) myself|go from (?:zero|0|nought)\b.*|went from (?:zero|0|nought)\b.*|can't control (?:it|myself))|it(?:'s| is| goes| went) (?:like |from )*(?:zero|0|nought) to (?:a hundred|one hundred|100|sixty|60)\b.*|before I knew (?:it|what).*|something (?:just )?snapped)$`,
    say: [
      "It came so fast that there was no time to think.",
      "So there is hardly a moment between calm and furious.",
      "That is frightening, to lose hold of yourself like that.",
    ],
    ask: [
      "What did you notice just before?",
      "What would have to happen for you to get a few seconds?",
      "How was it afterwards?",
    ],
  },
  {
    id: "scared-myself",
    weight: 3,
    when: pattern`^(?:and |it )?I? ?(?:really |just |actually )?(?:scared|frightened|shocked|surprised|disgusted) (?:myself|even me)$`,
    say: [
      "You frightened yourself. You don’t want to be like that.",
      "It shook you, to see yourself like that.",
      "That you are worried about it is a good sign.",
    ],
    ask: [
      "What frightened you most about it?",
      "What would you want to do, the next time it starts?",
      "Who could you talk to about it?",
    ],
  },
  {
    id: "grew-up-with",
    weight: 2,
    when: pattern`^LEADI grew up (?:with|in|around) (?<x>.+)$`,
    say: [
      "So that is where you come from.",
      "You saw that as a child.",
      "That was what home was like, then.",
    ],
    ask: [
      "What was that like for you?",
      "What did you do in those moments, as a child?",
      "How much of it is still with you?",
    ],
  },
];

import type { Frame } from "./frame.ts";
import { pattern } from "./pattern.ts";

const heavy =
  "(?:sad|low|down|depressed|miserable|lonely|alone|lost|stuck|trapped|hopeless|helpless|useless|worthless|guilty|ashamed|embarrassed|jealous|hurt|rejected|ignored|invisible|unloved|unwanted|angry|frustrated|irritated|irritable|annoyed|bitter|resentful|tired|exhausted|drained|overwhelmed|stressed|anxious|nervous|scared|afraid|worried|uneasy|restless|tense|confused|disappointed|let down|humiliated|stupid|weak|fragile|sensitive|vulnerable|bored|unmotivated|lazy|moody|tearful|emotional|weird|strange|off|unsettled|homesick|inadequate|insecure|awkward|rubbish|crap|awful|terrible|horrible|bad|rough|shit|defeated|broken|crushed|heavy|unwell|old|fat|ugly|disgusting|gross|out of place|left out|out of control|on edge|under pressure|fed up|used|betrayed|unsafe|disgusted with myself|ashamed of myself|sorry for myself|angry with myself|let down by .+)";

/** Feelings named in every shape: mood, tiredness, tears, anger. */
export const feelingFrames: readonly Frame[] = [
  {
    id: "feel-heavy-because",
    weight: 1,
    when: new RegExp(
      `^i (?:just |always |still |often |sometimes |really |do )*(?:feel|felt|'ve been feeling|have been feeling|get|got|am feeling) (?:so |really |very |a bit |quite |kind of |a little |pretty |just )*(?<x>${heavy}) (?<y>(?:about|because|when|whenever|that|every time|for|after|around|at) .+)$`,
      "iu",
    ),
    say: [
      "You feel {x} {y}.",
      "That is a hard feeling to have.",
      "I can hear how much that touches you.",
    ],
    ask: [
      "What is it about that, do you think?",
      "How long have you felt that way?",
      "What would you need, in that moment?",
    ],
  },
  {
    id: "feel-heavy",
    weight: 1,
    when: new RegExp(
      `^(?:i|lately i|today i|now i|most days i|recently i|these days i)(?:'ve| have|'m| am)? (?:just |always |still |often |sometimes |really |do |been |also |mostly |constantly )*(?:feel|felt|feeling) (?:so |really |very |a bit |quite |kind of |a little |pretty |just |sort of |completely |totally |like )*(?<x>${heavy})(?: (?:afterwards|after|then|lately|recently|today|again|all the time|at the moment|right now|these days|every day|most days|most of the time|a lot|now|inside|tonight|for weeks|for months|for a while|for a long time))*$`,
      "iu",
    ),
    say: [
      "I’m sorry you are feeling {x}.",
      "It is hard to feel {x}.",
      "Thank you for saying that.",
      "That is a hard way to feel.",
    ],
    ask: [
      "What do you think is behind it?",
      "When is it strongest?",
      "How long have you been feeling like that?",
      "What was today like?",
    ],
  },
  {
    id: "feel-mixed",
    weight: 2,
    when: new RegExp(
      `^i(?:'m| am|'ve been)? (?:just |really |kind of )*(?:feel|felt|feeling)? ?(?:both )?(?:so |really |very |a bit )?(?<x>${heavy}|happy|relieved|excited|proud|glad|grateful|hopeful) and (?:also )?(?:so |really |very |a bit )?(?<y>${heavy}|happy|relieved|excited|proud|glad|grateful|hopeful)(?: (?:at the same time|at once|all at once|together|all the time|lately|right now))*$`,
      "iu",
    ),
    say: [
      "{X} and {y}, both at once.",
      "That is two feelings at the same time, and it is a lot.",
      "Both of those are there, and both make sense.",
    ],
    ask: [
      "Which of the two is stronger just now?",
      "What is each of them about?",
      "When did you notice it?",
    ],
  },
  {
    id: "feel-like-clause",
    weight: 1,
    when: pattern`^LEADI ADV(?:feel|felt|'ve been feeling) (?:like|as if|as though|that) (?<x>(?:I|I'm|I've|I'll|I'd|he|he's|she|she's|it|it's|they|they're|we|we're|nobody|no one|everyone|everybody|everything|nothing|people|my|the|there's|there)\b.+)$`,
    say: [
      "It feels to you as if {x}.",
      "So that is how it feels from where you are.",
      "That is a hard way to see things, day after day.",
    ],
    ask: [
      "What makes it feel like that?",
      "When did it last feel that way?",
      "Since when has it felt like that?",
    ],
  },
  {
    id: "numb",
    weight: 3,
    when: pattern`^LEADI ADV(?:(?:don't|can't|do not|cannot|didn't) (?:really |even |seem to )?(?:feel|cry|connect) ?(?:anything|much|a thing|like a person|happy or sad|any emotion|happiness|joy)(?: (?:about|at|any ?more|lately|these days|when|towards)\b.*)?|(?:feel|felt|'m|am|'ve been|have been|have felt|been feeling)(?: feeling)? (?:so |just |completely |totally |kind of |really |emotionally )*(?:numb|empty|nothing|dead inside|hollow|blank|flat|detached|disconnected|switched off)(?: (?:inside|lately|any ?more|all the time|most of the time|about everything|from .+|and .+))?)$`,
    say: [
      "So it is less like being sad, and more like feeling nothing much.",
      "It has all gone flat.",
      "That can be harder to explain to people than sadness.",
    ],
    ask: [
      "When did you first notice it?",
      "Is there anything that still reaches you, even a little?",
      "What is an ordinary day like for you now?",
    ],
  },
  {
    id: "going-through-the-motions",
    weight: 1,
    when: pattern`^LEADI(?:'m| am| feel like I'm|'ve been)? ADV(?:going through the motions|existing|surviving|functioning|on autopilot|getting through (?:the|each) days?|drifting|watching my life|a zombie|a robot|like a (?:zombie|robot|ghost))\b.*$`,
    say: [
      "You do what has to be done, and you don’t get much from it.",
      "The days go by, and you are hardly in them.",
      "So you keep going, without much feeling in it.",
    ],
    ask: [
      "How long has it been like that?",
      "Is there a part of the day that is a bit different?",
      "What were your days like before?",
    ],
  },
  {
    id: "same-every-day",
    weight: 3,
    when: pattern`^LEADI (?:just )?(?:get up|wake up|go to work|work|come home)\b.{0,25}(?:,| and| then).{0,60}\b(?:come home|go home|go to bed|sleep|lie|repeat|sofa|tv|work)\b.*$|^(?:every day|each day|it)(?:'s| is| feels)? (?:just )?(?:the same|like the last|groundhog day)\b.*$|^(?:\w+[ ,]+){2,6}repeat$`,
    say: [
      "So one day is much like the next.",
      "There isn’t much in there that is just for you.",
      "That sounds grey.",
    ],
    ask: [
      "Is there any part of the day you look forward to?",
      "What did your evenings look like before?",
      "What is missing most?",
    ],
  },
  {
    id: "nothing-is-fun",
    weight: 3,
    when: pattern`^LEAD(?:nothing (?:really |even |ever )?(?:is|'s|feels|seems|makes me|gives me|interests|excites|brings)(?: me)?(?: really| much| any)? ?(?:fun|enjoyable|interesting|good|worth \w+|happy|joy|pleasure|exciting|appealing|like it used to|smile|laugh)?(?: to me)?(?: any ?more| these days| lately)*|I ADV(?:don't|can't|do not|never) (?:really |even |seem to )?(?:enjoy|look forward to|find (?:joy|pleasure|fun) in|get (?:any )?(?:joy|pleasure|enjoyment) (?:from|out of)|take (?:any )?pleasure in)\b.*|I(?:'ve| have)? ADV(?:completely )?lost (?:all |any )?(?:interest|joy|pleasure|passion|my spark)\b.*)$`,
    say: [
      "The things that used to be good don’t do much for you at the moment.",
      "So even what you liked has lost its pull.",
      "It is hard when nothing feels good.",
    ],
    ask: [
      "What did you enjoy, before this?",
      "When did that change?",
      "Is there anything that is still a little bit good?",
    ],
  },
  {
    id: "used-to-love",
    weight: 2,
    when: pattern`^LEADI (?:really )?used to (?:really |absolutely )?(?:love|enjoy|like|adore|look forward to|live for) (?<x>.+)$`,
    say: [
      "You used to love {x}.",
      "So there was a time when that made you happy.",
      "That used to be a good part of your life.",
    ],
    ask: [
      "What did you love about it?",
      "When did you last do it?",
      "What has got in the way of it?",
    ],
  },
  {
    id: "used-to-do",
    weight: 1,
    when: pattern`^LEADI (?:always )?used to (?<x>(?!it\b|this\b|that\b|be (?:abused|hit)|think\b|love\b|enjoy\b|like\b)\w+ .+)$`,
    themes: ["health", "lowMood", "motivation", "body", "anxiety", "sleep", "habit"],
    say: [
      "You used to {x}. A lot has changed since then.",
      "So there is a before and an after in this.",
      "I can hear that you miss that.",
    ],
    ask: ["What did that give you?", "When did that change?", "What do you miss most about it?"],
  },
  {
    id: "not-myself",
    weight: 2,
    when: pattern`^LEADI ADV(?:(?:don't|do not|can't|hardly|barely|didn't) (?:even |really )?(?:recogni[sz]e|know|feel like|feel) (?:myself|me|who I am|the person .+)|(?:'m|am) not (?:really )?(?:myself|me|the same(?: person)?|who I was|the person I was)|miss (?:who I was|the old me|being me|my old self|how I was))\b.*$`,
    say: [
      "You don’t feel like yourself any more.",
      "You remember being different, and you would like that person back.",
      "That is a strange and sad thing to notice about yourself.",
    ],
    ask: [
      "What is different about you now?",
      "When did you last feel like yourself?",
      "What would be the first thing to come back?",
    ],
  },
  {
    id: "in-bed",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have|'m| am)? ADV(?:can't|couldn't|struggle to|struggling to|don't want to|didn't want to|find it hard to|stay|stayed|spent|spend|been|haven't|didn't|lie|lay|barely) ?.{0,30}\b(?:get|got|getting|gets|out of|in|leave|left|from)\b.{0,12}\bbed\b.*$`,
    not: /\b(?:kids|son|daughter|him|her|them|toddler|baby) (?:to|into|in|out of) bed\b|\bgo to bed\b/,
    say: [
      "Getting up has become really hard.",
      "So bed is about all you can manage at the moment.",
      "That shows how heavy things are.",
    ],
    ask: [
      "What is it like, when you wake up?",
      "What gets you up, on the days you manage?",
      "How long has it been like that?",
    ],
  },
  {
    id: "not-looking-after-myself",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:haven't|can't|don't|barely|hardly|stopped|not|can't even|don't even) ?(?:even |been )?(?:showered|showering|shower|have a shower|washed|washing|wash|brushed my|brush my|cleaned|clean|cleaning|cooked|cook|cooking|tidied|tidy|done (?:the|any) (?:washing|dishes|laundry|housework)|opened (?:the|my) (?:post|curtains|mail)|got dressed|get dressed|changed my|answered|reply|replied|replying)\b.*$`,
    say: [
      "Even everyday things have become too much.",
      "Thank you for telling me. Many people are too ashamed to say that.",
      "Things that look small are costing you a lot.",
    ],
    ask: [
      "How long has it been like that?",
      "What is one small thing that might be possible today?",
      "Does anyone know it has got that hard?",
    ],
  },
  {
    id: "everything-is-effort",
    weight: 1,
    when: pattern`^LEAD(?:even )?(?:everything|the (?:smallest|simplest|little) (?:things?|tasks?)|small things|simple things|getting (?:up|dressed|washed|out)|having a shower|making (?:food|tea|dinner)|showering|eating|work|talking|being around people)(?:'s| is| are| feels?| takes?| seems?| has become)? ADV(?:such |like )?(?:an? )?(?:effort|too much|hard|exhausting|pointless|a struggle|huge|massive|impossible|overwhelming|a lot|so much|everything out of me|a mountain|a chore|difficult|heavy|grey|dull|hopeless)\b.*$`,
    say: [
      "Even small things cost you a lot at the moment.",
      "So nothing is easy just now.",
      "That wears a person out.",
    ],
    ask: [
      "What is the hardest thing in the day?",
      "What do you still manage, in spite of it?",
      "When did it get like this?",
    ],
  },
  {
    id: "do-not-care",
    weight: 1,
    when: pattern`^LEADI ADV(?:don't|do not|can't|couldn't) (?:really |even |seem to |bring myself to )?care(?: (?:much|any ?more|about (?:anything|things|much|it|work|uni|school|life|myself).*|less|either way|what happens.*))*$`,
    say: [
      "It has become hard to care about things.",
      "So it doesn’t seem to matter much, one way or the other.",
      "That isn’t the same as being all right.",
    ],
    ask: [
      "What did you care about, before this?",
      "Is there anything you still care about, even a little?",
      "When did you notice that?",
    ],
  },
  {
    id: "just-a-word",
    weight: 1,
    when: pattern`^I(?:'m| am| feel) (?:just|only|more|mostly|more like) (?<x>flat|numb|tired|bored|lost|stuck|empty|sad|fed up|done|meh|blank|low|drained|exhausted|sick of it|over it|scared|angry|lonely|confused|worried|disappointed|embarrassed)$`,
    say: [
      "{X}. That says a lot.",
      "So {x} is the word for it.",
      "{X}, then. Thank you for finding the word.",
    ],
    ask: [
      "What is that like, from day to day?",
      "How long has it been that way?",
      "When is it a bit different?",
    ],
  },
  {
    id: "not-depressed",
    weight: 1,
    when: pattern`^(?:I don't (?:think|know if) )?I(?:'m| am)(?: not)? (?:actually |really |even |clinically |properly )*(?:depressed|ill|sick|mental|suicidal|anxious)(?: or anything)?$`,
    not: /^(?!.*\b(?:don't|not)\b)/,
    say: [
      "You needn’t have a name for it.",
      "It doesn’t have to be called anything to be hard.",
      "All right. We can leave the label out of it.",
    ],
    ask: [
      "How would you describe it in your own words?",
      "What do you notice most, from day to day?",
      "What made you think about that?",
    ],
  },
  {
    id: "no-point",
    weight: 1,
    questions: true,
    when: pattern`^(?:like )?(?:what(?:'s| is) (?:even )?the point(?: of (?:anything|it|trying|it all|this|going|getting).*| in .+)?|there(?:'s| is)(?: just)? no point(?: .+)?|(?:it|everything|it all)(?:'s| is| feels| seems) ADV(?:pointless|meaningless)(?: .*)?|I (?:just )?don't see the point(?: .+)?)$`,
    say: [
      "It is hard to find a reason to bother at the moment.",
      "Everything seems to come to nothing just now.",
      "That is a bleak way to feel.",
    ],
    ask: [
      "What makes it feel like that today?",
      "What used to make it feel worth it?",
      "How long have you been thinking that?",
    ],
  },
  {
    id: "crying",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have|'m| am|'d)? ADV(?:been |always |end up |ended up |can't stop |couldn't stop |keep |kept |start |started |just |nearly |almost )*(?:cry|cries|cried|crying|burst into tears|broke down|break down|breaking down|welled up|in tears|well up|sobbed|sobbing|teared up|tearing up)\b.*$`,
    not: /\b(?:with (?:joy|happiness|relief)|happy tears|can't cry|couldn't cry|don't cry|never cry)\b|\b(?:she|he|they|we both|we) cried\b/,
    say: [
      "There must be a lot behind those tears.",
      "It had to come out.",
      "I’m sorry. It sounds as if it all came up.",
    ],
    ask: [
      "What was it about, as far as you know?",
      "How did you feel afterwards?",
      "Was anybody with you?",
    ],
  },
  {
    id: "tears-do-not-come",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|cannot|couldn't|haven't|don't|didn't|never) (?:even |really |been able to |ever |seem to )?(?:cry|cried)\b.*$`,
    say: [
      "The tears don’t come, even though there is reason for them.",
      "Not crying doesn’t mean that you don’t feel it.",
      "So it stays inside.",
    ],
    ask: [
      "What happens in you, when the feeling comes up?",
      "What do you feel instead?",
      "Has it always been like that for you?",
    ],
  },
  {
    id: "do-not-know-why",
    weight: 1,
    when: pattern`^LEADI ADV(?:don't|do not|can't) (?:even |really |actually )?(?:know|understand|explain|work out|figure out|tell) why(?: (?:I(?:'m| am| feel| get| do| keep| can't| react)|it|this)\b.*)?$|^(?:there's|there is) no (?:real |particular |obvious )?reason(?: for it)?$|^for no (?:real |particular )?reason(?: at all)?$`,
    say: [
      "You can’t put your finger on why.",
      "It doesn’t need a reason to be real.",
      "It would be easier, if there were a clear reason.",
    ],
    ask: [
      "When did you first notice it?",
      "What was going on around that time?",
      "When was the last time it came?",
    ],
  },
  {
    id: "no-right-to-feel",
    weight: 3,
    when: pattern`^LEADI ADV(?:shouldn't (?:feel|be|care|mind|complain|cry|moan|let it|need|want|get|still)|have no (?:right|reason) to|don't have (?:a|any) (?:reason|right) to|feel (?:so )?(?:guilty|bad|stupid|ungrateful) (?:for|about) (?:feeling|being|complaining)|should(?: really)? (?:be|feel) (?:happy|happier|grateful|fine|glad|thankful|okay|lucky|excited|over it|looking forward|enjoying))\b.*$`,
    tone: "heavy",
    say: [
      "You feel what you feel, whatever you think you should.",
      "You feel it, and on top of that you tell yourself that you shouldn’t.",
      "You don’t need a good enough reason to feel bad.",
    ],
    ask: [
      "What would you say to a friend who told you that?",
      "When did you start to feel like this?",
      "What makes you think so?",
    ],
  },
  {
    id: "tired-of",
    weight: 2,
    when: pattern`^LEADI(?:'m| am|'m getting| am getting) ADV(?:sick and |so |absolutely )?(?:tired|sick|fed up|exhausted|done) (?:of|with|from) (?<x>.+)$`,
    say: [
      "You have had enough of {x}.",
      "You are tired of {x}, and I can hear it.",
      "It has gone on too long for you.",
    ],
    ask: [
      "What would you want instead?",
      "What is the most tiring part of it?",
      "How long has it been like that?",
    ],
  },
  {
    id: "so-tired",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve been| have been| feel| was| get|'m always| am always) ADV(?:very |always |constantly |too |absolutely |completely |physically |mentally |emotionally |permanently )*(?:tired|exhausted|drained|worn out|knackered|shattered|wiped out|wiped|fatigued|run down|dead tired|dead on my feet)(?: (?:all the time|all day|lately|constantly|every day|these days|to do anything|to think|to cook|to .+|today|now|again|by the time .+|after .+|at the end .+|when .+|even .+))*$`,
    say: [
      "You sound worn out.",
      "That is a lot of tiredness to get through the day with.",
      "No wonder things are hard, when you are that tired.",
    ],
    ask: [
      "What takes the most out of you?",
      "How are you sleeping?",
      "When did you last feel rested?",
    ],
  },
  {
    id: "no-energy",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have)?(?: got)? ADV(?:don't have (?:the|any)|haven't got (?:the|any)|have no|'ve no|no|got no|zero|very little|lost all|lack)(?: the)? (?:energy|motivation|strength|drive|willpower|enthusiasm)\b.*$`,
    say: [
      "There is nothing left over for it.",
      "So you want to want it, and the strength isn’t there.",
      "Running on that little is hard.",
    ],
    ask: [
      "What takes your energy at the moment?",
      "When did you last have some?",
      "What would you do with it, if you had it?",
    ],
  },
  {
    id: "snapped",
    weight: 2,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:totally |completely |end up |ended up |keep |kept |started |been |nearly |almost |actually )*(?:snapped|snapping|snap|exploded|exploding|explode|lost it|lost my temper|losing my temper|lose my temper|lose it|blew up|blow up|blowing up|flew off the handle|went off|screamed|screaming|scream|yelled|yelling|yell|shouted|shouting|shout|swore|lashed out|lash out|lashing out|flipped|flip out|had a go|bit (?:his|her|their) head off|went mad|went crazy|went ballistic)(?: (?:at|on|with) (?<x>(?:my|our|him|her|them|the|a|someone|everyone|people|mum|mom|dad)\b(?:(?! over| because| for| about| when| again| this| last| in front| yesterday| today)[\w' ])*))?(?: .*)?$`,
    not: /\bto scream\b|\bwant to (?:shout|scream|yell)\b|\bmy ears\b/,
    say: [
      "You lost your temper with {x}, and it is still on your mind.",
      "It came out harder than you wanted.",
      "That moment is bothering you.",
    ],
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
    id: "want-to-stop-habit",
    weight: 3,
    when: pattern`^LEADI ADV(?:want|need|would like|'d like|have|wish I could|'m trying|am trying|'ve been trying|ought|'d love)(?: to)? (?:stop|quit|cut (?:down|back)|give (?:it |them |this )?up|get (?:clean|sober|off it|help)|be sober|drink less|smoke less|kick it|break (?:the|this) habit|get (?:it|this) under control|control it)\b.*$`,
    themes: ["habit", "body", "money"],
    say: [
      "You want to stop. That is clear.",
      "So something in you has had enough of it.",
      "That is a real wish, and you have said it.",
    ],
    ask: [
      "What makes you want it now?",
      "What would get better first?",
      "What has helped before, even for a short while?",
    ],
  },
  {
    id: "cannot-stop-habit",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|couldn't|cannot|don't know how to|find it hard to|struggle to|never|keep failing to) (?:seem to |ever |help )?(?:stop(?: myself)?|resist|say no|control (?:it|myself)|put it down|quit|give (?:it|them) up|go (?:a day|one day|an evening|without)|myself)(?: (?:it|drinking|smoking|vaping|scrolling|gambling|betting|eating|buying|shopping|gaming|watching|playing|when|once|after|at|without|from|even|until)\b.*)?$`,
    themes: ["habit", "body", "sleep", "motivation", "money"],
    say: [
      "In that moment it is stronger than what you decided.",
      "You don’t want to, and it happens anyway.",
      "That is a frustrating place to be.",
    ],
    ask: [
      "What is going on in you just before?",
      "When is the pull weakest?",
      "What would you want to do in that moment instead?",
    ],
  },
  {
    id: "tried-to-stop",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have| did)? ADV(?:(?:tried|try|been trying|managed)(?: and failed)?(?: to)?|did|once) (?:stop|stopping|quit|quitting|cut(?:ting)? (?:down|back)|give (?:it |them )?up|giving (?:it |them )?up|go cold turkey|going cold turkey|moderate)\b.*$`,
    say: [
      "So you have tried before. You know what it takes.",
      "That wasn’t nothing, even if it didn’t hold.",
      "Most people need more than one go at it.",
    ],
    ask: [
      "What helped, while it lasted?",
      "What made you start again?",
      "What would you do differently this time?",
    ],
  },
  {
    id: "lasted-so-long",
    weight: 3,
    when: pattern`^(?:and |then )?I (?:only |just |even |once )?(?:lasted|managed|went|made it|got to|did|had|was (?:sober|clean|off it|dry)(?: for)?|stayed (?:sober|clean)(?: for)?|quit for|stopped for) (?:about |only |just |almost |nearly |maybe |to )?(?<x>(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|a few|a couple of|several|half a) (?:hours?|days?|weeks?|months?|years?))\b.*$`,
    themes: ["habit", "body", "motivation", "money", "sleep"],
    say: [
      "{X}. You did manage that.",
      "You got through {x}, so it isn’t out of reach.",
      "That is worth remembering, however it ended.",
    ],
    ask: [
      "What helped, during that time?",
      "What was going on when it ended?",
      "How did you feel in that time?",
    ],
  },
  {
    id: "removed-it",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have| even)? ADV(?:deleted|delete|blocked|uninstalled|removed|threw (?:away|out)|thrown (?:away|out)|poured|got rid of|binned|locked|hid|gave away|cut up|signed up for|self-excluded|handed over) (?:the|my|all|it|them|every|a|everything)\b.*$`,
    themes: ["habit", "money", "body", "motivation", "sleep"],
    say: [
      "So you have already tried to put something in the way.",
      "You did something about it. That shows that you mean it.",
      "You have been fighting it in your own way.",
    ],
    ask: [
      "What happened after that?",
      "How long did that help?",
      "What would have to be in the way, for it to hold?",
    ],
  },
  {
    id: "tell-myself-just-one",
    weight: 3,
    when: pattern`^LEADI ADV(?:always |keep |kept )?(?:tell|told|telling|say|said|saying|promise|promised) (?:to )?myself (?:that )?(?:it's |it'll be |I'll |I will |I'd |just |only |this |one |tomorrow|next|never|it was |I can |I could |I deserve|I won't )\b.*$`,
    say: [
      "And in that moment it sounds convincing.",
      "That thought comes quickly, and it is hard to argue with.",
      "You mean it, when you say it.",
    ],
    ask: [
      "What happens after that?",
      "How do you feel afterwards?",
      "When does that thought come?",
    ],
  },
  {
    id: "hour-of-the-day",
    weight: 3,
    when: pattern`^(?:every (?:day|night|evening) )?(?:around|at|by|about|after|come|when) (?:it's )?(?:\w+ ){0,3}?(?:o'clock|pm|am|\d+|evening|night|work|dinner|lunch|bedtime|weekend|home|in bed|kids are .+),? I (?:start|begin|want|need|crave|get|reach|open|pour|go|can't|always|just)\b.*$`,
    themes: ["habit", "body", "anxiety", "lowMood", "sleep"],
    say: [
      "So there is a certain time when it is strongest.",
      "You know quite exactly when it comes.",
      "That is the hour to be ready for.",
    ],
    ask: [
      "What is going on for you at that time of day?",
      "What do you usually do then?",
      "What could be there instead, at that hour?",
    ],
  },
  {
    id: "how-much",
    weight: 2,
    when: pattern`^(?:I(?:'m| am|'ve been)? )?(?:usually |normally |mostly |probably |about |around |maybe |up to |now |drink |drinking |have |smoke |smoking |get through |spend |play |it's |like |at least |easily |roughly )*(?:a|one|two|three|four|five|six|seven|eight|ten|half a|half|several|a few|\d+|twenty|thirty|forty)(?: \w+)? ?(?:bottles?|glass(?:es)?|pints?|cans?|beers?|drinks?|units?|cigarettes?|fags|packs?|packets?|joints?|a day|hours|hrs|wines?)\b(?! (?:ago|late|away|of sleep|sleep|drive)).*$`,
    themes: ["habit"],
    say: [
      "Thank you for saying it so plainly.",
      "That is honest. Many people find it hard to name the amount.",
      "So that is what it comes to.",
    ],
    ask: [
      "How do you feel about that amount?",
      "What would you like it to be?",
      "When did it become that much?",
    ],
  },
  {
    id: "crept-up",
    weight: 2,
    when: pattern`^(?:it|that|things|and it|then it) (?:just |slowly |kind of |sort of |gradually )*(?:crept up|crept|creeped up|sneaked up|snuck up|built up|escalated|turned into|became|grew|got out of (?:hand|control)|snowballed|spiralled|spiraled|increased)\b.*$`,
    themes: ["habit", "anxiety", "lowMood", "body", "health", "anger"],
    say: [
      "It happened bit by bit.",
      "So there was no one day when it changed.",
      "It grew slowly, and then it was a lot.",
    ],
    ask: [
      "When did you notice how much it had become?",
      "What did it give you in the beginning?",
      "What does it give you now?",
    ],
  },
  {
    id: "ended-up-doing",
    weight: 1,
    when: pattern`^LEADI ADV(?:always |usually |then )?(?:end|ended|ending|wind|wound) up (?<x>(?:\w+ing\b|on (?:my|the) phone|in bed|at the|back|on the sofa|on tiktok|on youtube|on instagram).*)$`,
    say: [
      "So you end up {x}.",
      "It turns out that way, whatever you meant to do.",
      "Somehow it turns out that way each time.",
    ],
    ask: [
      "What is going on just before that?",
      "How do you feel afterwards?",
      "What did you want to do instead?",
    ],
  },
  {
    id: "hard-on-myself",
    weight: 2,
    when: pattern`^LEADI ADV(?:hate|despise|blame|kick|punish|beat|curse|loathe|'m (?:so )?(?:angry|mad|annoyed|frustrated|disappointed) (?:at|with|in)|am (?:so )?(?:angry|mad|annoyed|disappointed) (?:at|with|in)) myself(?: up)?(?: (?:for|when|because|about|over|every|after|all|so)\b.*)?$`,
    not: /\b(?:kill|hurt|cut|harm)\b/,
    say: [
      "And then you are hard on yourself on top of it.",
      "So you blame yourself as well.",
      "You are very strict with yourself about it.",
    ],
    ask: [
      "What do you say to yourself then?",
      "Does being hard on yourself help, in the end?",
      "What would you say to a friend in your place?",
    ],
  },
  {
    id: "cannot-make-myself",
    weight: 2,
    when: pattern`^LEADI ADV(?:can't|couldn't|cannot|struggle to|find it hard to|don't know how to) (?:seem to |even )?(?:make|get|bring|force|motivate|push) myself (?:to )?(?<x>.+)$`,
    say: [
      "You can’t get yourself to {x}.",
      "You know what you want to do, and something stops you.",
      "So it isn’t that you don’t want to. You can’t get going.",
    ],
    ask: [
      "What happens when you try?",
      "What feeling comes up, when you think of doing it?",
      "Which part of it is hardest to face?",
    ],
  },
  {
    id: "cannot-start-or-focus",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|couldn't|cannot|struggle to|never|find it (?:so |really )?(?:hard|difficult) to|keep failing to) (?:seem to |even |manage to )?(?:start|begin|focus|concentrate|get started|get going|finish|get anything done|commit|stick (?:to|with)|follow through)\b.*$|^LEADI(?:'m| am|'ve been)? ADV(?:keep |always )?(?:put|putting|procrastinate|procrastinating|postpone|postponing|leave|leaving)(?: (?:it|things|everything|stuff|the \w+|my \w+))?(?: (?:off|until|to the last).*)?$`,
    not: /\bleav(?:e|ing) (?:him|her|them|my (?:husband|wife|partner|job|boyfriend|girlfriend)|the (?:house|flat|room))\b/,
    say: [
      "You keep meaning to, and it doesn’t happen.",
      "That is frustrating, when you really want to get it done.",
      "So the will is there, and getting going is the hard part.",
    ],
    ask: [
      "What happens when you sit down to it?",
      "Which part of it feels worst?",
      "When does it go better?",
    ],
  },
  {
    id: "wasted-time",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have|'m| am)? ADV(?:been |keep |kept |feel like I've )*(?:waste|wasted|wasting) (?:the|my|a|so much|another|hours|all|half)\b.*$|^(?:then |and )?(?:the|another|my) (?:whole )?(?:day|weekend|evening|morning)(?:'s| is| was) (?:just )?(?:gone|wasted|over)\b.*$`,
    say: [
      "And then the time is gone, and you feel worse.",
      "You look back on it and are annoyed with yourself.",
      "It isn’t how you wanted to spend it.",
    ],
    ask: [
      "What did you want that time for?",
      "How do you feel at the end of such a day?",
      "What makes it so hard to stop?",
    ],
  },
  {
    id: "due-soon",
    weight: 1,
    when: pattern`^(?:it|it's|that's|that|the (?:\w+ )?(?:deadline|essay|report|dissertation|thesis|project|assignment)|my (?:\w+ )?(?:deadline|essay|report|dissertation|thesis|project|assignment))(?: is|'s)? (?:due|meant to be done|supposed to be finished) (?<x>(?:in|on|by|tomorrow|next|this|at)\b.+)$`,
    say: [
      "Due {x}. That puts pressure on.",
      "So the time is getting short.",
      "I can see why that weighs on you.",
    ],
    ask: [
      "How far have you got with it?",
      "Which part would be the easiest to begin with?",
      "What stands in the way, when you sit down to it?",
    ],
  },
  {
    id: "then-i-feel",
    weight: 2,
    when: new RegExp(
      `^(?:when|whenever|after|once|every time|as soon as|if|the moment) (?<y>i .+?|it .+?),? i (?:just |always |then |usually )*feel (?:kind of |kinda |so |really |just |a bit |even |like )*(?<x>${heavy}|empty|numb|worse|nothing|flat)(?: .*)?$`,
      "iu",
    ),
    say: [
      "And then you feel {x}.",
      "So what comes after it is that you feel {x}.",
      "That is an unpleasant feeling to be left with.",
    ],
    ask: [
      "How long does that feeling stay?",
      "What do you do with that feeling?",
      "When did you first notice that?",
    ],
  },
  {
    id: "not-even-fun",
    weight: 2,
    when: pattern`^(?:it|that|this)(?:'s| is| isn't)(?: not)?(?: even| really)? (?:that )?(?:fun|enjoyable|nice|worth it|good)(?: any ?more)?\b.*$|^I (?:don't|do not) even (?:enjoy|like|want) (?:it|them|this)\b.*$`,
    not: /^(?!.*\b(?:not|isn't|don't)\b)/,
    say: [
      "You don’t even enjoy it, and still you do it.",
      "So it gives you very little by now.",
      "It has become something you do without wanting to.",
    ],
    ask: [
      "What happens just before you start?",
      "How do you feel when you stop?",
      "What did it give you in the beginning?",
    ],
  },
  {
    id: "saw-red",
    weight: 3,
    when: pattern`^(?:and |then )?(?:I ADV(?:saw red|lost control|couldn't (?:stop|help|control) myself|go from (?:zero|0|nought)\b.*|went from (?:zero|0|nought)\b.*|can't control (?:it|myself))|it(?:'s| is| goes| went) (?:like |from )*(?:zero|0|nought) to (?:a hundred|one hundred|100|sixty|60)\b.*|it (?:just )?(?:came|comes) out(?: of nowhere)?|before I knew (?:it|what).*|something (?:just )?snapped)$`,
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
  {
    id: "did-everything-right",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:did|done|do|tried) everything (?:right|I could|I was (?:supposed|meant|told) to|they (?:said|told me)|by the book|properly)\b.*$`,
    say: [
      "You did everything right, and it happened all the same. That isn’t fair.",
      "No wonder that makes you angry.",
      "You couldn’t have done more.",
    ],
    ask: [
      "What makes you angriest about it?",
      "Who have you been able to say that to?",
      "What would you need to hear?",
    ],
  },
  {
    id: "no-reason-to-get-going",
    weight: 3,
    when: pattern`^(?:.{0,40}\b)?I ADV(?:can't|cannot|couldn't|don't|struggle to) (?:find|see|have|think of) (?:a|any|the|much) (?:reason|motivation|point|energy|will)(?: to| in) (?<x>.+)$`,
    say: [
      "It is hard to find a reason to {x}.",
      "So there isn’t much that gets you going at the moment.",
      "The days have lost their shape a bit.",
    ],
    ask: [
      "What used to get you going?",
      "What does a morning look like for you?",
      "When did that begin?",
    ],
  },
  {
    id: "never-talked-about-it",
    weight: 2,
    when: pattern`^(?:.{0,30}\b)?I(?:'ve| have) never (?:really |actually |properly )?(?:talked|spoken|opened up|told anyone|talked to anyone|spoken to anyone|discussed)(?: about)? ?(?:it|this|that|this sort of thing|these things|my feelings|this stuff|this kind of thing|any of this)?(?: .*)?$`,
    say: [
      "Then thank you for starting here.",
      "It isn’t easy to begin with that. You can take your time.",
      "So this is new for you. That is all right.",
    ],
    ask: [
      "What made you want to talk about it now?",
      "Where would you like to start?",
      "What has it been like to keep it to yourself?",
    ],
  },
  {
    id: "thought-of-it-makes-me",
    weight: 3,
    when: pattern`^(?:even |just )*(?:thinking (?:about|of)|the thought of|the idea of|seeing|hearing|looking at|opening) (?<x>.+?) (?:just |really |already )?(?:makes|gives|turns|sends|fills) (?:me|my stomach)\b.*$`,
    say: [
      "Even thinking of it is too much just now.",
      "Your body says no before you have even begun.",
      "So that is where the fear sits.",
    ],
    ask: [
      "What is it about it that frightens you most?",
      "What do you imagine would happen?",
      "Which small part of it would be the least bad?",
    ],
  },
  {
    id: "off-work-ill",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have|'m| am)? (?:been |currently |now )*(?:off work|signed off|off sick|on sick leave|off)(?: work)? (?:with|because of|for|since|due to)\b.*$`,
    say: [
      "So you have been ill for some time.",
      "That has been a hard stretch, then.",
      "It takes the time it takes to get better.",
    ],
    ask: ["How are you doing these days?", "What has helped so far?", "What are the days like?"],
  },
  {
    id: "do-not-want-to-be-that",
    weight: 3,
    when: pattern`^LEADI ADV(?:don't|do not|never|didn't) (?:want|wanted) to (?:be|become|turn into|end up) (?<x>(?:a|an|that|the|this|one of those|someone who|somebody who|like (?:this|that))\b.*)$`,
    not: /\b(?:burden|bother|nuisance)\b/,
    say: [
      "You don’t want to be {x}.",
      "That isn’t who you want to be.",
      "You have a clear idea of how you would rather be.",
    ],
    ask: [
      "How would you like to be, in such a moment?",
      "When do you manage that already?",
      "What would help you with that?",
    ],
  },
  {
    id: "others-know-the-remedy",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:thinks?|thought|says?|said|reckons?|believes?|tells me|told me)(?: that)? I (?:just |only |simply )*(?:need|should|ought to|have to|could do with|want)\b.*$`,
    themes: ["anxiety", "lowMood", "sleep", "health", "body", "motivation", "habit", "anger"],
    say: [
      "I imagine it doesn’t feel that simple to you.",
      "So that is what {who} thinks.",
      "That is one way to see it.",
    ],
    ask: [
      "What do you think you need yourself?",
      "What does {who} not see?",
      "How does it feel to hear that?",
    ],
  },
  {
    id: "others-see-i-can",
    weight: 2,
    when: pattern`^LEAD(?:my (?:\w+ )?(?:instructor|coach|teacher|tutor|manager|boss|supervisor|therapist|trainer|mentor|colleagues|friends|examiner)|OTHER|everyone|people) (?:even |always |keeps? |actually |still )*(?:says?|said|saying|tells? me|told me|thinks?|telling me)(?: that)? I(?:'m| am| was|'ve| have| did| do| drive| sing| play| work| write| look| can| could)\b.*\b(?:well|fine|good|great|brilliant|capable|talented|clever|perfectly|ready|amazing|lovely|beautiful|ok|okay|better than)\b.*$`,
    not: /\b(?:well fed|comment|cried)\b/i,
    say: [
      "So from the outside it looks as if you can do it.",
      "They see something that is hard for you to believe.",
      "That is good to hear, and it doesn’t quite reach you.",
    ],
    ask: [
      "What makes it hard to believe?",
      "What do you think they see?",
      "What would have to happen for you to believe it?",
    ],
  },
  {
    id: "which-attempt",
    weight: 2,
    when: pattern`^(?:it's|it is|this is|it was|it'll be|this will be|that was) my (?:first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)|last) (?:attempt|try|time|go|chance|one)\b.*$`,
    say: [
      "So you have been through it before, and you are trying again.",
      "There is a lot of pressure on it, then.",
      "That takes some courage.",
    ],
    ask: [
      "What happened the last time?",
      "What is different this time?",
      "How are you feeling about it?",
    ],
  },
  {
    id: "sober-since",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have|'m| am)? ADV(?:gave up|given up|quit|stopped|been (?:sober|clean|off)|sober|clean|haven't (?:had|touched|smoked|drunk|gambled|used))\b.*?\b(?<x>(?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|nearly a|almost a) (?:days?|weeks?|months?|years?))\b.*$`,
    themes: ["habit"],
    not: /\b(?:but|today i|bought|relapse\w*|slipped|drank|tempted|nearly)\b/i,
    say: [
      "{X}. That is a real achievement.",
      "You have kept it up for {x}. That takes strength.",
      "Well done. That isn’t easy.",
    ],
    ask: ["How has that time been?", "What has helped you most?", "When is it hardest?"],
  },
  {
    id: "was-hard-now-better",
    weight: 3,
    when: pattern`^.{3,60}\b(?:was|were) (?:absolute |pure |really |so |very |pretty )?(?:hell|awful|hard|tough|brutal|rough|horrible|terrible|a nightmare|the hardest)\b.{0,12}\bbut (?:now )?(?:it's|it is|I'm|things are|it gets|it got|it has got)(?: now)? (?:a bit |a little |much |getting |been )?(?:ok|okay|better|fine|alright|all right|easier|good|manageable)\b.*$`,
    say: [
      "So you have come through the worst of it.",
      "You kept going, and it has got easier.",
      "That is good to hear, after such a start.",
    ],
    ask: ["What got you through?", "What is different now?", "What still makes it hard?"],
  },
  {
    id: "everyone-will-be-at-it",
    weight: 3,
    when: pattern`^LEAD(?:everyone|everybody|they|they all|all my (?:friends|mates|colleagues|family)|my (?:friends|mates|colleagues|family)|the others|people)(?:'ll| will|'s| is|'re| are)? (?:all |just |always )*(?:be )?(?:drinking|drinks?|smoking|smokes?|smokers|drinkers|vaping|gambling|betting|drunk)\b.*$`,
    themes: ["habit"],
    say: [
      "So you would be the only one who doesn’t.",
      "It is harder when everybody around you does it.",
      "That makes it a test, just being there.",
    ],
    ask: [
      "What could you say, when they ask?",
      "Who there would be on your side?",
      "What would make it easier to say no?",
    ],
  },
  {
    id: "one-will-not-hurt",
    weight: 3,
    when: pattern`^LEAD(?:WHO|people|everyone|they) ADV(?:says?|said|tells? me|told me|keeps? saying|thinks?)(?: that)? (?:just )?(?:one|a (?:little|small)|one (?:drink|more|cigarette|bet|glass))\b.{0,20}\b(?:won't|wouldn't|doesn't|isn't|can't)\b.*$`,
    themes: ["habit"],
    say: [
      "And you know better than they do what one would mean.",
      "That doesn’t make it easier for you.",
      "It may be meant kindly, and it is no help.",
    ],
    ask: [
      "What would you like to answer?",
      "Who does understand why you don’t?",
      "How did it feel to hear that?",
    ],
  },
  {
    id: "too-ashamed-to",
    weight: 3,
    when: pattern`^LEADI(?:'m| am|'ve been| was| feel| felt) (?:just |far |way |honestly )*too (?<w>embarrassed|ashamed|scared|proud|shy|nervous|afraid|tired|anxious|stubborn) to (?<x>.+)$`,
    say: [
      "You are too {w} to {x}.",
      "So that is what stands in the way.",
      "I can understand that. Many people feel like that about it.",
    ],
    ask: [
      "What do you imagine would happen, if you did?",
      "What would make it a little easier?",
      "What would you say, if it cost you nothing?",
    ],
  },
  {
    id: "it-is-hard-to",
    weight: 1,
    when: pattern`^(?:it's|it is|I find it|it gets|it's been) ADV(?:very |quite |too |pretty |almost |incredibly )?(?:hard|difficult|tough|not easy|impossible) to (?<x>(?!say|explain|tell|describe)\w+.*)$`,
    say: ["No wonder that is hard.", "It is hard to {x}.", "I can see why."],
    ask: [
      "What makes it hardest?",
      "When does it go a little better?",
      "What would help you with that?",
    ],
  },
  {
    id: "always-wanted-to",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have)? always (?:really )?(?:wanted|dreamt of|dreamed of|meant|hoped|fancied)(?: to)? (?<x>(?!a |my |the )\w+ .+)$`,
    not: /\b(?:child|children|baby|kids)\b/,
    say: [
      "That is something you have wanted for a long time.",
      "So there is something that draws you.",
      "I like that you still have that wish.",
    ],
    ask: [
      "What draws you to it?",
      "What would be a first small step?",
      "What has kept you from it so far?",
    ],
  },
  {
    id: "made-me-think",
    weight: 2,
    when: pattern`^(?:it|that|this|all this)(?:'s| has)? (?:really |just |also )*(?:made|makes|got|gets|making|getting) me (?:think|thinking|wonder|wondering|question|reflect)(?:ing)?\b(?: (?:about|of|on))? ?(?<x>.+)?$`,
    say: [
      "It has made you think about {x}.",
      "So it has stirred up a bigger question.",
      "Something like that makes one stop and think.",
    ],
    ask: [
      "What have you been thinking?",
      "What matters most to you, when you think of it?",
      "Have you talked with anyone about that?",
    ],
  },
  {
    id: "threw-it-away",
    weight: 3,
    when: pattern`^.*\b(?:threw|thrown|chucked) (?:it|that|everything|it all) ?(?:all )?away\b.*$|^.*\bI(?:'ve)? (?:just )?(?:blew|blown|ruined|wrecked|undid|undone) (?:it|everything|it all)(?: all)?$`,
    not: /\b(?:don't|do not|didn't) want to\b/,
    themes: ["habit", "motivation", "body"],
    say: [
      "One bad night doesn’t undo all that time.",
      "I can hear how disappointed you are. What you did before still counts.",
      "It feels as if all of it were lost. It isn’t.",
    ],
    ask: [
      "What had happened before it?",
      "What helped you in all the time before?",
      "What do you need today?",
    ],
  },
  {
    id: "should-be-able-to",
    weight: 3,
    when: pattern`^(?:.{0,60}\bbecause |and |but )?I (?:feel like I |think I |know I )?should (?:really |just |at least )*be able to (?<x>.+)$`,
    say: [
      "You expect yourself to manage it all alone.",
      "You are strict with yourself there.",
      "That is a lot to ask of yourself.",
    ],
    ask: [
      "What would you say to a friend who thought that?",
      "What makes it hard to take help?",
      "Where do you think that comes from?",
    ],
  },
  {
    id: "feel-like-a",
    weight: 2,
    when: pattern`^(?:.{0,40}\b(?:but|and) )?(?:it makes me |I )(?:just |still |always )*feel like (?<x>(?:a|an) (?:little |complete |total |naughty |bad )?(?:child|kid|baby|burden|freak|ghost|robot|zombie|stranger|spare part|nuisance|prisoner|machine|teenager|fake|outsider|different person|completely different person))\b.*$`,
    say: [
      "It makes you feel like {x}.",
      "That isn’t a nice way to feel.",
      "I can see why that bothers you.",
    ],
    ask: [
      "When do you feel that most?",
      "How would you like to feel instead?",
      "What would change that, even a little?",
    ],
  },
  {
    id: "thought-i-would-feel",
    weight: 3,
    when: pattern`^LEADI (?:really |always |honestly )?(?:thought|expected|hoped|assumed)(?: that)? (?:I(?:'d| would)|to) (?:be|feel) (?:so |more |much |really |over |a bit )*(?<x>happy|happier|relieved|excited|better|fine|glad|free|proud|over it|sad|different|okay|ok|great)\b.*$`,
    say: [
      "You expected to feel {x}, and it is different.",
      "It doesn’t feel the way you thought it would.",
      "That can be confusing, when everyone expects something else of you.",
    ],
    ask: ["What do you feel instead?", "What do you make of that?", "Who could you say that to?"],
  },
  {
    id: "no-idea-how-to",
    weight: 1,
    when: pattern`^LEADI ADV(?:don't|do not|have no idea) (?:really |even |actually )?(?:know )?how to (?<x>(?!explain|say|describe|put|start|begin|feel)\w+.*)$`,
    say: [
      "You don’t know yet how to {x}.",
      "It is hard when you can’t see how.",
      "Nobody shows you how to do that.",
    ],
    ask: [
      "What would be the first small part of it?",
      "What have you tried so far?",
      "Who might know something about it?",
    ],
  },
  {
    id: "without-noticing",
    weight: 2,
    when: pattern`^LEADI ADV(?:do|did|start|reach for|pick|bite|eat|open|light) (?:it|them|one)? ?(?:without (?:even )?(?:noticing|thinking|realising|realizing|knowing)|automatically|on autopilot|before I (?:know|notice|realise) it)\b.*$`,
    say: [
      "It happens before you notice.",
      "So there is no moment in which you decide.",
      "That makes it hard to stop.",
    ],
    ask: [
      "When do you notice it?",
      "Where are you mostly, when it happens?",
      "What might help you notice it sooner?",
    ],
  },
  {
    id: "tried-something",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have)? (?:already |even |also |just )*tried (?<x>(?!to\b|and\b|so\b|my best|hard|everything)(?:\w+ing|the|a|an|some|those|meditation|yoga|therapy|apps?|counselling|tablets|melatonin|hypnosis|patches|gum|\w+)\b.*)$`,
    say: [
      "You have already tried {x}.",
      "So you have been looking for a way.",
      "You have put some effort into it already.",
    ],
    ask: [
      "What happened when you tried it?",
      "What was good about it, and what wasn’t?",
      "What else have you thought of?",
    ],
  },
  {
    id: "it-was-fun",
    weight: 2,
    when: pattern`^(?:.{0,50}\b(?:but|and) )?(?:god |man |wow |honestly )*(?:it|that|they|those|we)(?: was| were| had)? (?:so |such |really |just |always |a lot of )*(?:fun|brilliant|amazing|the best|great times?|good times?|a laugh|magic|so good)(?: .*)?$`,
    not: /\b(?:not|isn't|wasn't|never|used to be) (?:\w+ )?(?:fun|amazing|great|good)\b/,
    say: [
      "I can hear how much you enjoyed it.",
      "That sounds like a good time.",
      "That still makes you smile, I think.",
    ],
    ask: [
      "What was the best part of it?",
      "What would it be like to have a bit of that again?",
      "Who was there with you?",
    ],
  },
  {
    id: "maybe-i-should",
    weight: 1,
    when: pattern`^(?:maybe|perhaps|I guess|I suppose) I (?:should|could|ought to|might|can) (?:just |probably |try to |try and )*(?<x>(?!have\b|be\b|not\b|never\b)\w+ .+)$`,
    not: /\b(?:kill|die|hurt|hit|leave him|leave her|end it|end everything|disappear|give up|quit everything|get over it|shut up)\b/,
    say: ["That sounds worth a try.", "You could {x}.", "I think that is a thought worth keeping."],
    ask: [
      "What would you hope for from it?",
      "What would make it easier?",
      "When might be a good time for it?",
    ],
  },
  {
    id: "never-been-ill",
    weight: 3,
    when: pattern`^(?:I'm \d+,? )?(?:and )?I(?:'ve| have) (?:hardly |barely |always been |never )(?:ever )?(?:been (?:ill|sick|in hospital)|had (?:a day|anything)|taken|needed|been|healthy|fit)\b.*\b(?:ill|sick|life|day|before|pills?|tablets?|hospital|healthy|fit|doctor)\b.*$`,
    themes: ["health", "body", "anxiety"],
    say: [
      "So this is new to you, and it takes getting used to.",
      "Your health was something you could rely on until now.",
      "Then it comes as a shock.",
    ],
    ask: [
      "How is it to take that in?",
      "What does it change for you?",
      "What worries you most about it?",
    ],
  },
  {
    id: "they-are-so-proud",
    weight: 2,
    tone: "heavy",
    when: pattern`^(?:LEAD)?(?:she|he|they|my (?:mum|mom|dad|parents|family|gran))(?:'s|'re| is| are| was| were)? (?:all )?(?:so |really |very )?proud\b.*$`,
    say: [
      "And that makes it harder to say how it really is.",
      "You don’t want to disappoint them.",
      "So a lot of hope rests on you.",
    ],
    ask: [
      "What do you think they would say, if they knew?",
      "What are you most afraid of, in telling them?",
      "How much of that weighs on you?",
    ],
  },
  {
    id: "cannot-stop-doing",
    weight: 3,
    when: pattern`^(?:LEADI ADV)?(?:can't|cannot|couldn't) (?:seem to )?stop (?<x>(?:buying|shopping|spending|scrolling|eating|snacking|drinking|smoking|vaping|gambling|betting|biting|picking|gaming|swiping|watching|playing|looking at my phone)\b.*)$`,
    say: [
      "You would like to stop {x}, and it keeps happening.",
      "In that moment the pull is stronger than what you decided.",
      "You don’t want to go on like this, and stopping is hard.",
    ],
    ask: [
      "What is going on in you just before?",
      "What does it give you, at that moment?",
      "When did it start?",
    ],
  },
  {
    id: "it-is-when",
    weight: 2,
    themes: ["habit", "body", "anger", "sleep", "anxiety"],
    when: pattern`^(?:it's|it is|it happens|I do it|mostly|mainly|usually)(?: mostly| mainly| usually| always| worst)? (?<x>(?:when|whenever|if) .+)$`,
    say: [
      "So it comes {x}.",
      "You know quite well when it comes.",
      "So there is something that sets it off.",
    ],
    ask: [
      "What do you need most at such a moment?",
      "What happens right before it?",
      "What else could help you then?",
    ],
  },
  {
    id: "they-do-it-too",
    weight: 3,
    themes: ["habit"],
    when: pattern`^LEAD(?:WHO|everyone|everybody|all my (?:friends|mates|colleagues)) ADV(?:vapes?|smokes?|drinks?|gambles?|bets?|games?|uses?|does it|do it)\b.*$`,
    say: [
      "It is harder when it is all around you.",
      "So you would be doing it on your own.",
      "That makes it difficult to get away from it.",
    ],
    ask: [
      "What would {who|they} say, if you stopped?",
      "Where are you away from it?",
      "What would help you at home?",
    ],
  },
  {
    id: "makes-sense-now",
    weight: 3,
    when: pattern`^(?:suddenly|now|finally|at last|all of a sudden)?,? ?(?:it|everything|my (?:whole )?(?:life|childhood)|so much|a lot|things)(?: all| suddenly| finally)* (?:makes|made|is making|makes so much|started making) sense\b.*$`,
    say: [
      "A lot falls into place for you.",
      "You can look back on it differently now.",
      "It must be good to have an explanation at last.",
    ],
    ask: [
      "What do you see differently now?",
      "What was the first thing you thought of?",
      "How does that feel?",
    ],
  },
  {
    id: "do-not-believe-me",
    weight: 3,
    when: pattern`^LEAD(?:WHO|people|nobody|no one|everyone) (?:just |still |really )?(?:doesn't|don't|didn't|won't|never|refuses? to)? ?(?:believes?|believed|accepts?|take|takes|took) (?:in it|me|it|that|a word|me seriously|it seriously)(?: .*)?$`,
    not: /(?<!n't |never |nobody |no one )\bbelieve(?:s|d)? (?:in )?me\b/,
    say: [
      "That hurts, when it matters so much to you.",
      "You would like to be taken seriously in this.",
      "It is hard not to be believed by people who are close.",
    ],
    ask: [
      "What would you like them to understand?",
      "What do they say?",
      "Who does take it seriously?",
    ],
  },
  {
    id: "since-a-time-named",
    weight: 3,
    when: pattern`^(?:I (?:don't know|guess|think),? |maybe |probably |well )*since (?:about |around |maybe |the )?(?<x>[\w' ]{3,30}?)(?: (?:maybe|I guess|I think|probably|or so))*$`,
    after: /\b(?:when|how long|since|start|begin|notice)\b[^.]*\?\s*$/i,
    say: ["So it has been a while.", "I see, it goes back to then.", "That is some time, then."],
    ask: [
      "What was going on around that time?",
      "How was it before that?",
      "What has it been like since?",
    ],
  },
];

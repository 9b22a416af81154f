import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Ought, must and cannot; too much, no time, and saying yes. */
export const tooMuchFrames: readonly Frame[] = [
  {
    id: "should-but",
    weight: 2,
    when: selfPattern`^LEADi (?:know (?:that )?i )?ADV(?:should|ought to|need to|have to|must)(?! have\b)(?: really| probably| just)? (?<x>.{2,60}?),? (?:but|yet|and) (?:i |something |then i |it |i'm |instead )?.*\b(?:don't|can't|won't|just can't|never|keep|haven't|doesn't|scares?|scared|hard|afraid|not|end up|putting)\b.*$`,
    say: [
      "Part of you thinks you should, and something holds you back.",
      "So knowing it is not enough to make it happen.",
      "You can see what you ought to do, and it is still hard.",
    ],
    ask: [
      "What holds you back, do you think?",
      "Is it something you want, or more something you feel you ought to do?",
      "What would make it a bit easier?",
    ],
  },
  {
    id: "know-i-should",
    weight: 2,
    when: selfPattern`^LEADi (?:know (?:that )?i |think (?:that )?i |guess i |feel like i |suppose i )?ADV(?:should|ought to)(?: really| probably| just| at least)? (?<x>(?:talk|speak|tell|call|ring|ask|say|go|start|stop|try|do|get|find|look|apply|leave|see|make|take|sort|open|move|eat|sleep|rest|exercise|save|study|revise|work on|let|set|stand up|book|join|write|send|reply|answer|be (?:honest|more|less|nicer|better))\b.{0,60})$`,
    not: /\b(?:(?:go|get|sleep|eat|start|do)(?: back)?(?: off| on| to (?:bed|sleep|work)| ready| dinner| some (?:sleep|dinner|work)| the (?:dinner|tea|kids))?(?: on| now| soon)?[.! ]*$|should have)\b/i,
    say: [
      "So you feel you ought to {x}.",
      "You have an idea of what would be right to do.",
      "Something in you says that this would be good to do.",
    ],
    ask: [
      "How much do you want to, honestly?",
      "What has kept you from it so far?",
      "What would make it easier?",
    ],
  },
  {
    id: "should-feel-otherwise",
    weight: 2,
    when: selfPattern`^LEADi (?:know (?:that )?i |feel like i |suppose i |guess i |think i )?(?:should|ought to) ADV(?:be|feel) ADV(?:happy|happier|grateful|thankful|glad|pleased|proud|excited|over (?:it|this|him|her)|used to it|better|fine|okay|ok|relieved|enjoying (?:it|this|myself|the .+)|able to (?:cope|manage|handle) .*|lucky|coping better|stronger)END`,
    say: [
      "You think you ought to feel differently from how you do.",
      "So there is how you feel, and how you think you should.",
      "Feelings don’t follow what they ought to be.",
    ],
    ask: [
      "And how do you really feel?",
      "Where does that “should” come from?",
      "Who could you tell how it really is?",
    ],
  },
  {
    id: "should-be-doing",
    weight: 2,
    when: selfPattern`^LEADi (?:know (?:that )?i |feel like i )?ADVshould ADVbe ADV(?:further\b.{0,30}|married.*|settled.*|a(?:n)? .{3,30} by now|earning.*|done (?:by now|already))$`,
    say: [
      "So you measure yourself against where you think you should be.",
      "You expect yourself to be somewhere else by now.",
      "It is hard to rest while a part of you says that.",
    ],
    ask: [
      "Who or what tells you that?",
      "What would be different, if you were there?",
      "What have you done in that time that counts as well?",
    ],
  },
  {
    id: "have-no-choice",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:(?:don't|haven't|haven't got|do not) (?:\p{L}+ )?(?:have |got |have got )?(?:a|any|much|another|much of a) (?:choice|option|alternative)s?|(?:have |got |have got )?no (?:other |real )?(?:choice|option|alternative)|can't (?:just )?(?:quit|leave|stop(?! \p{L}+ing)|walk (?:out|away)|give (?:it|that) up|drop everything|afford to (?:quit|leave|stop|lose (?:it|this|my job))))(?: .{2,50})?$`,
    say: [
      "So for now you feel you can’t get out of it.",
      "It feels as if there is no way round it at the moment.",
      "That is a hard place to be, when you can’t simply stop.",
    ],
    ask: [
      "What would happen, if you did?",
      "What would have to be in place before you could?",
      "What could be different while you are still in it?",
    ],
  },
  {
    id: "if-i-do-not-nobody",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:because )?if i (?:don't|didn't|stop|say no)(?: do (?:it|them|this))?,? (?:then )?(?:nobody|no one|no-one|it (?:won't|doesn't|never)|they'll|everyone|someone else|my .{3,20}) .*|(?:nobody|no one|no-one) else (?:will|would|does|is going to|can|wants to) (?:do|sort|help|step|take|cover|bother)\b.*|(?:everyone|everybody|they|people)(?:'re| are| is)? (?:all )?(?:counting|relying|relies|depending|depends|leaning|waiting) on me.*|(?:it|everything) (?:all |just |always )*(?:falls|depends|lands|is|comes down) (?:on|to) me.*)$`,
    say: [
      "So it falls to you, again and again.",
      "You feel that it all depends on you.",
      "That is a lot to be responsible for.",
    ],
    ask: [
      "What do you think would happen, if you left it once?",
      "How did it come about that it is you?",
      "Who could take a part of it?",
    ],
  },
  {
    id: "can-not-keep-this-up",
    weight: 3,
    when: selfPattern`^LEADi ADV(?:can't|cannot|couldn't|don't think i can|don't know how (?:much )?long(?:er)? i can|won't be able to) ADV(?:keep (?:this|it|that) up|keep (?:doing|working|living) (?:this|it|that|like this|like that|at this pace)|continue like this|do (?:this|it|this job|my job|that job|this work) (?:anymore|any more|much longer|forever)|carry on (?:like this|working like this)|take (?:much|any) more(?: of (?:this|it))?|keep up)END`,
    say: [
      "It has become too much to keep up.",
      "You have been going on like this for too long.",
      "So something has to change.",
    ],
    ask: [
      "What would have to give first?",
      "What would make the biggest difference?",
      "Who knows that it has come to this?",
    ],
  },
  {
    id: "something-has-to-change",
    weight: 2,
    when: selfPattern`^LEAD(?:something (?:has|needs|'s got|had) to (?:change|give|happen)|(?:things|it) (?:can't|cannot) (?:go on|stay|carry on|continue) like this|i (?:ADV)(?:need|want|have) (?:to )?(?:make )?(?:a |some |to )?(?:change|changes|do something|change something|change my life|fresh start|a fresh start|a new start|start (?:over|again|fresh))(?: .{2,30})?)END`,
    say: [
      "So you want things to be different.",
      "You have had enough of how it is now.",
      "It sounds as if you are ready for something to change.",
    ],
    ask: [
      "What would you change first?",
      "What made you think of it now?",
      "How would you notice that things were better?",
    ],
  },
  {
    id: "need-a-break",
    weight: 2,
    when: selfPattern`^LEAD(?:i|i'd) ADV(?:need|want|could (?:do with|use)|would like|love|like|wish i (?:could|had)) ADV(?:(?:have|take|get) )?(?:a |some |one |proper |real )*(?:break|rest|holiday|day off|time off|week off|time (?:to|for) myself|sleep|lie down|peace(?: and quiet)?|quiet|to (?:rest|stop|sleep|lie down|breathe|do nothing|get away)(?: (?:for|from) .{2,30})?)(?: from .{2,40})?END`,
    say: [
      "You need a rest.",
      "That is a plain need, and a fair one.",
      "It sounds as if you have not had a real break for a while.",
    ],
    ask: [
      "When did you last have one?",
      "What would a real rest look like for you?",
      "What stands in the way of it?",
    ],
  },
  {
    id: "stuck",
    weight: 3,
    when: selfPattern`^LEAD(?:i'm|i am|i feel|i've been|i've|i just feel|feeling|i'm feeling) ADV(?:stuck|trapped|in a rut|going (?:nowhere|round in circles|in circles)|not getting anywhere|not going anywhere|at a standstill|paralysed|paralyzed)(?: (?:in(?! (?:meetings?|traffic|bed|the office))|with|at|here|between) .{2,40})?END`,
    say: [
      "Being stuck is a miserable feeling.",
      "You want to move, and nothing is moving.",
      "So it has been standing still for you.",
    ],
    ask: [
      "Where in your life do you notice it most?",
      "What would moving a little look like?",
      "How long has it felt like that?",
    ],
  },
  {
    id: "so-much-to-do",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?(?:got |have )?ADV(?:so|too|way too) (?:much|many) (?:to do|on|work|things|on my plate|going on|going on at once|stuff|different things)|there(?:'s| is| are) ADV(?:so|too|just too|way too|just so) (?:much|many)(?: things)? (?:to do|to get through|to sort|going on|work)|i(?:'ve| have) (?:got )?(?:a million|a thousand|a hundred|loads of|a lot of|tons of) things? (?:to do|on|going on)|my (?:to[- ]do list|inbox|list) (?:is|just|keeps|never)\b.*|(?:everything|it all) (?:is |has |needs to |comes )?(?:piling|piled|piles|coming|comes|happening|at once|due at)\b.*|i(?:'m| am) (?:juggling|drowning|snowed under|swamped|overwhelmed)\b.*)(?: .{0,40})?$`,
    say: [
      "That is too much to hold in one head.",
      "So many things at once, and all of them want you.",
      "No wonder you feel under pressure.",
    ],
    ask: [
      "Which of them really has to happen this week?",
      "What is the one that weighs most?",
      "Is there anything that could wait or go to somebody else?",
    ],
  },
  {
    id: "no-time",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve)? ?ADV(?:(?:don't|never|haven't|hardly|barely|rarely) (?:\p{L}+ )?(?:have|got|get|find) (?:the |any |enough |much )?(?:time|a (?:minute|moment|second|spare moment))|(?:have|got|get) (?:no|zero|so little|hardly any) (?:time|free time|spare time|life))|there(?:'s| is| are) (?:never enough|no|not enough|hardly any) (?:time|hours in the day))(?: (?:to|for|in) .{2,50})?END`,
    say: [
      "So there is no room left for yourself.",
      "Your days are full to the edge.",
      "It sounds as if one thing follows the next without a pause.",
    ],
    ask: [
      "What takes up most of it?",
      "What would you do with one free hour?",
      "What have you had to drop?",
    ],
  },
  {
    id: "said-yes-again",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:(?:say|said|saying|end up saying|ended up saying|keep saying) yes (?:again|to|when|even|every|because|before)\b.*|agreed (?:again|to it|to do (?:it|that))\b.*|(?:can't|couldn't|cannot|never|don't|didn't|find it (?:so |really )?hard to|struggle to|don't know how to|hate|hate to|find it hard) ADV(?:say(?:ing)?|said) no\b.*|took it on\b.*|(?:am|'m) (?:bad|terrible|rubbish|useless|not good|no good) at saying no.*|(?:am|'m) (?:a |such a |too much of a )(?:people pleaser|pushover|yes person|doormat).*)$`,
    not: /\b(?:hesitat\w*|of course|engaged|propos\w*|marry)\b/i,
    say: [
      "So you say yes, even when it is too much.",
      "Saying no is hard when you don’t want to let anybody down.",
      "It sounds as if the yes comes before you have had time to think.",
    ],
    ask: [
      "What do you fear would happen, if you said no once?",
      "What would you have liked to answer?",
      "How do you feel afterwards, when you have said yes?",
    ],
  },
  {
    id: "guilty-to-say-no",
    weight: 3,
    when: selfPattern`^LEADi(?:'d| would)? ?ADV(?:feel|felt|get) ADV(?:guilty|bad|selfish|awful|terrible|mean|horrible) (?:if|when|whenever|for|about) (?:i )?ADV(?:say|said|saying|tak(?:e|ing)|rest(?:ing)?|leav(?:e|ing)|go(?:ing)?|don't|do(?:ing)?|stop(?:ping)?|ask(?:ing)?|sit(?:ting)?|spend(?:ing)?|have|having|put(?:ting)?|call(?:ing)?)\b.*$`,
    say: [
      "Feeling guilty does not have to mean that you are doing wrong.",
      "So the guilt comes then.",
    ],
    ask: [
      "What would you say to a friend in your place?",
      "What would it be like to do it once, guilt and all?",
    ],
  },
  {
    id: "not-let-them-down",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:don't want to|can't|hate to|would hate to|hate|feel like i(?:'m| am|'d be)?|didn't want to|am afraid of|'m afraid of|scared of|worried about) ADV(?:be )?(?:let(?:ting)? (?:them|everyone|anyone|people|him|her|my .{2,30}|the team|others|somebody|someone) down|disappoint(?:ing)? (?:them|everyone|anyone|people|him|her|my .{2,30}|others)|leav(?:e|ing) (?:them|my colleagues|the team) (?:in the lurch|short|hanging|with it all))END`,
    say: [
      "You care about what it would mean for the others.",
      "So you put up with a lot, to spare them.",
      "It matters to you that people can rely on you.",
    ],
    ask: [
      "What do they know about how it is for you?",
      "What do you think they would say, if you told them?",
      "Who looks out for you in all this?",
    ],
  },
  {
    id: "complain-no-right",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:don't want to|shouldn't|can't|have no right to|feel bad|don't like to|hate to) ADV(?:complain(?:ing)?|moan(?:ing)?|be (?:ungrateful|negative|a burden|that person|difficult)|spoil (?:it|things).*|ruin (?:it|things).*|make a fuss)(?: .{0,50})?$`,
    say: [
      "So you keep it to yourself.",
      "Saying how it is would not be complaining.",
      "You hold back, out of consideration.",
    ],
    ask: [
      "What would you say, if you did not hold back?",
      "What do you think would happen, if you told somebody?",
      "What is it like to keep it in?",
    ],
  },
  {
    id: "can-not-stand-it",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:can't|cannot|couldn't) ADV(?:stand|bear|take|cope with) (?:it|this|that|them|this place|that place|being (?:there|here)|any of it)END`,
    not: /\b(?:live|life|alive|pain|without (?:him|her))\b/i,
    say: [
      "You have had enough of it.",
      "It has become hard to bear.",
      "So it has gone too far for you.",
    ],
    ask: [
      "What is the worst of it?",
      "How long has it been like that?",
      "What would you most like to get away from?",
    ],
  },
  {
    id: "nothing-left-after-work",
    weight: 3,
    when: selfPattern`^(?:.{0,40}\b)?(?:i|when i|then i) ADV(?:go|get|come|'m|am|got|arrive) (?:home|in|back)\b.{0,30}\b(?:don't want to|can't|crash|collapse|fall (?:asleep|into)|nothing left|no energy|straight to bed|too tired|exhausted|switch off|just sit|on the sofa)\b.{0,40}$|^LEADi ADV(?:crash|collapse|fall asleep|am wiped out|am finished|am dead)\b.{0,10}(?:when|as soon as|once|after) (?:i (?:get|come|'m|am)|work).{0,30}$`,
    say: [
      "So by the evening there is nothing left of you.",
      "It takes all you have, and your own life gets the rest.",
      "That sounds like real exhaustion.",
    ],
    ask: [
      "What would you like to have strength for?",
      "How long has it been like that?",
      "Is there a day when it is a bit better?",
    ],
  },
  {
    id: "stuff-everywhere",
    weight: 2,
    when: selfPattern`^(?:its |it's |there's |there is |just |it is )*(?:ADV)?(?:stuff|mess|clothes|boxes|bags|papers?|rubbish|things|washing|dishes|junk)\b.{0,10}(?:everywhere|all over|piled up|on every|in every|, (?:bags|papers|boxes|clothes)).{0,40}$`,
    say: [
      "That must be hard to live in the middle of.",
      "So it has grown bit by bit, until it was too much.",
      "I can see how one would not know where to start.",
    ],
    ask: [
      "Which spot bothers you most?",
      "When did it begin to get too much?",
      "What would it be like to clear one small corner?",
    ],
  },
  {
    id: "goes-without",
    weight: 2,
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have) (?:got )?no (?:hot water|heating|electricity|gas|food(?: in)?|internet|car|washing machine|cooker|fridge|bed|fixed address)\b.{0,40}$`,
    say: [
      "That is hard to live with.",
      "So you have been going without even that.",
      "Nobody should have to live like that for long.",
    ],
    ask: [
      "How long has it been like that?",
      "How are you managing?",
      "Who could help you to put that right?",
    ],
  },
  {
    id: "by-the-time",
    weight: 2,
    when: selfPattern`^(?:.{0,30}\b)?by the time\b.{3,50}\b(?:i'm|i am|i can't|it's|i have no|there's no|i don't|i just)\b.{2,50}$|^(?:.{0,30}\b)?(?:i'm|i am) (?:ADV)(?:knackered|exhausted|shattered|dead|too tired|wiped out|tired) by the time\b.{3,50}$`,
    say: [
      "So by then there is no strength left for yourself.",
      "The day is over before your own time begins.",
      "That leaves you very little.",
    ],
    ask: [
      "What would you do, if you had one good hour?",
      "Is there a day when it is a bit easier?",
      "Who could take something off you?",
    ],
  },
];

import type { Frame } from "./frame.ts";
import { selfPattern } from "./self-pattern.ts";

/** Getting things done and not getting them done, choosing, planning, beginning. */
export const doingFrames: readonly Frame[] = [
  // putting off, not starting, not finishing
  {
    id: "putting-it-off",
    weight: 2,
    when: selfPattern`^LEAD(?:i|i've been|i've|i'm|i am|i have been)? ?ADV(?:(?:keep|kept|keeps|been|end up) )?ADV(?:(?:put|putting) (?:it|this|that|them|everything|things|\p{L}+ing|.{2,40}) off|(?:delay|delaying|postpon(?:e|ing)|procrastinat(?:e|ing|ed)|stall(?:ing)?)\b.*|(?:find|finding|found|mak(?:e|ing)|made|com(?:e|ing) up with|have) (?:an |another )?excuses?\b.*|avoid(?:ing|ed)? (?:it|that|them|doing|starting|the (?:work|task|essay|whole thing)|my (?:work|essay|emails?))\b.*)END`,
    not: /\bexcuses? for (?:him|her|them|my)\b/i,
    say: [
      "So you keep putting it off.",
      "It is easy to put off something that feels big or unpleasant.",
      "You know it is there, and you keep turning to other things.",
    ],
    ask: [
      "What makes it hard to begin?",
      "Which part of it do you least want to do?",
      "What goes through your mind just before you turn away from it?",
    ],
  },
  {
    id: "never-get-round",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:never (?:seem to |actually |quite )?(?:get|got|gotten)|haven't (?:\p{L}+ )?(?:got|gotten)|don't (?:\p{L}+ )?(?:get)|can't seem to get) (?:a?round to (?:it|that|them|doing .+|.+ing.*)|it done|anywhere with it)END`,
    say: [
      "It is something you would like to do, and it never quite happens.",
      "So the idea is there, and the days go by without it.",
      "That happens easily, when nothing makes it urgent.",
    ],
    ask: [
      "What usually comes in between?",
      "What would be the very first thing to do for it?",
      "What would make it easier to start?",
    ],
  },
  {
    id: "have-not-started",
    weight: 2,
    when: selfPattern`^LEADi ?(?:haven't|have not|'ve not|hadn't|didn't) ADV(?:started|begun|start|begin|done (?:anything|any of it|it|a thing)|written (?:anything|a word|a single word)|opened (?:the book|my books|the document)|made a start)(?: (?:on |with )?(?:it|that|this|anything|writing|revising|packing|looking|my .{2,30}))?END`,
    say: [
      "So the beginning is still ahead of you.",
      "Starting is often the hardest part.",
      "And the longer it waits, the harder it is to begin.",
    ],
    ask: [
      "What makes it hard to begin?",
      "What would be the very first small piece of it?",
      "How do you feel when you think about it?",
    ],
  },
  {
    id: "cannot-start",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:can't|cannot|couldn't|can never|struggle to|find it (?:so |really )?hard to|am unable to|don't manage to|can barely) ADV(?:seem to )?(?:(?:bring|make|get|force|motivate) myself to (?<x>.+)|get (?:started|going|moving|into it)|start (?:anything|it|things)|get anything done|make a start|do anything|face (?:it|them|doing it|opening (?:it|them)|going))END`,
    not: /\b(?:can't (?:get going )?without)\b/i,
    say: [
      "You want to get it done, and something in you won’t begin.",
      "You can’t get yourself to {x}.",
      "It is frustrating, to want to and not be able to begin.",
    ],
    ask: [
      "What happens when you try?",
      "Which part of it feels like too much?",
      "What would be the smallest bit of it?",
    ],
  },
  {
    id: "no-motivation",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have| had)? ?ADV(?:(?:got |have |had |lost |lose |feel )?(?:no|zero|all|any|my|little|hardly any|absolutely no) (?:motivation|drive|energy|enthusiasm|interest|willpower)|(?:don't|can't|do not|haven't) (?:\p{L}+ )?(?:have|find|got|get) (?:the|any|much) (?:motivation|drive|energy|strength|willpower)|(?:don't|can't|do not) (?:\p{L}+ )?(?:feel like|want to do|be bothered (?:with|to do)|care about) (?:doing )?(?:anything|much|any of it|it)|'m not motivated|am not motivated|am unmotivated|'m unmotivated|(?:can't|cannot) be bothered)|(?:my )?(?:motivation|energy) (?:is|has|just|'s)\b.{0,20}(?:gone|zero|low|vanished|disappeared))(?: (?:to|for|with) .{2,50})?END`,
    say: [
      "It is hard to do things when there is no energy for them.",
      "So even small things take a lot at the moment.",
      "You can’t simply decide to feel like it.",
    ],
    ask: [
      "Since when has it been like that?",
      "Is there anything that still comes a bit more easily?",
      "What was going on around the time it began?",
    ],
  },
  {
    id: "drifts-off",
    weight: 3,
    themes: ["study", "work"],
    when: selfPattern`^LEADi ?(?:'m )?ADV(?:end up|ended up|keep|kept|start|open|opened|sit|lie|spend|spent|waste|wasted|scroll|go|get(?! up)|do|then|just|stare|watch|look|pick up)\b.{0,60}\b(?:(?:on|at|to|with|through|check(?:ing)?) (?:my |the )?(?:phone|insta\w*|tiktok|social media|youtube|netflix|internet|emails?)|scroll\w*|(?:lie|lying|stay|sit|sitting|staring) (?:on|in|at|there|here)\b.{0,24}|watch(?:ing)? (?:tv|telly|netflix|videos|youtube)|star(?:e|ing) at (?:the|my|a) (?:screen|wall|page|ceiling|laptop)|gaming|instead of (?:working|doing .+|studying|revising|starting|writing))END`,
    not: /\b(?:baby|he|she|husband|wife|died|come home|get home|got home)\b/i,
    say: [
      "So you sit down to it, and then you drift away from it.",
      "That happens to a lot of people when a task feels too big.",
      "It sounds as if that is where you get stuck.",
    ],
    ask: [
      "What happens in the moment just before that?",
      "How do you feel afterwards?",
      "What would make it a bit easier to stay with it?",
    ],
  },
  {
    id: "start-never-finish",
    weight: 2,
    when: selfPattern`^LEAD(?:i|i'm always) ADV(?:start|starting|begin|get excited about)\b.{0,60}\b(?:never|don't|can't|and not|nothing|rarely|lose interest|get bored|give up|drop (?:it|them)|stop)\b.*$|^LEADi ADV(?:never|don't|can't|rarely|hardly ever) (?:seem to |ever |actually )*(?:finish|stick (?:to|with|at)|follow through|see things through|complete|keep (?:it|anything) up)\b.*$`,
    say: [
      "So beginning is not the difficulty, going on is.",
      "You start with good intentions, and then it fades.",
      "That is disappointing, when it happens again and again.",
    ],
    ask: [
      "At what point do you usually stop?",
      "Is there anything you did keep up, and what was different there?",
      "What happens when the first enthusiasm goes?",
    ],
  },
  {
    id: "tried-and-stopped",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have| did)? ?ADV(?:tried|try|started|managed|made|did|went|joined|sign up|signed up|go|join|used to)\b.{2,70}\b(?:but|and then|then) (?:then )?(?:i |it |that )?ADV(?:always |keep |end up )*(?:reinstall\w*|go(?:ing)? back|went back|start(?:ed|ing)? again|slip\w* back|undo|gave up|give up|stopped|stop|quit|lasted|didn't last|only lasted|never went back|didn't (?:keep|stick|go back|carry on)|fell (?:off|apart)|forgot|lost (?:interest|motivation)|couldn't keep|slipped|dropped|failed|cancelled|got (?:bored|busy|distracted))\b.*$`,
    say: [
      "So you did try, and it did not last.",
      "You made a start that time. Keeping it up was the hard part.",
      "It did not stick then. That happens to most people at first.",
    ],
    ask: [
      "What got in the way that time?",
      "What was it like while it lasted?",
      "What would you do differently, if you tried again?",
    ],
  },
  {
    id: "behind",
    weight: 2,
    when: selfPattern`^LEAD(?:i'm|i am|i feel|i've fallen|i have fallen|i fell|we're|i'm falling|i am falling|i keep falling|i got|getting) ADV(?:behind|running late|late)(?: (?:on|with|in|at) (?<x>.{2,50}?))?END`,
    not: /\b(?:rent|bills|payments?|mortgage|council tax|period)\b/i,
    say: [
      "So there is a pile waiting for you.",
      "It is stressful, to feel that you are behind.",
      "The further behind you feel, the harder it gets to begin.",
    ],
    ask: [
      "What is the most urgent part of it?",
      "How did it come to that?",
      "Who could you tell that you are behind?",
    ],
  },
  {
    id: "got-nothing-done",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:(?:got|get|getting)(?= \S+(?: \S+)? done\b)|did|do|done|have done|achieved|accomplished) ?ADV(?:nothing|hardly anything|barely anything|fuck all|naff all|no work)(?: done)?(?: .{2,30})?$|^LEADi(?:'ve| have)? ?ADV(?:wasted?|lost) (?:the (?:whole )?(?:day|morning|weekend|week)|(?:another|a whole|the entire|my whole) (?:day|weekend|week)|(?:so much|all my) time)END`,
    say: [
      "So the day went by, and now you are annoyed with yourself.",
      "You had wanted more from the day.",
      "Days like that leave a bad taste.",
    ],
    ask: [
      "What got in the way?",
      "What would have been enough, for a day like that?",
      "How are you talking to yourself about it?",
    ],
  },
  {
    id: "always-do-this",
    weight: 2,
    when: selfPattern`^LEAD(?:i ADV(?:always|keep|constantly|do) (?:do(?:ing)?|make|making) (?:this|that|it|the same (?:thing|mistake)s?)|i do (?:this|that|it) (?:every|all the|with)\b.*|(?:this|it) (?:always |just )?(?:happens|is the same) every (?:time|year|term|single time)|typical me|here (?:i|we) go again|same (?:thing )?every time)END`,
    say: [
      "So you know this pattern, and it annoys you.",
      "It is not the first time, and that makes it worse.",
      "You see it coming, and it still happens.",
    ],
    ask: [
      "What do you think sets it off?",
      "Has there been a time when it went differently?",
      "How do you talk to yourself afterwards?",
    ],
  },
  {
    id: "hate-myself-for-it",
    weight: 3,
    when: selfPattern`^LEADi ADV(?:hate|hated|beat|beating|kick|kicking|blame|am (?:so )?(?:angry|annoyed|disappointed|frustrated) (?:with|at|in)|'m (?:so |really )?(?:angry|annoyed|disappointed|frustrated) (?:with|at|in)|get (?:so )?(?:angry|annoyed|frustrated) (?:with|at)) myself(?: (?:up|for it|for that|about it|after|afterwards|every time|even more))*END`,
    say: [
      "You are very hard on yourself afterwards.",
      "And then you are angry with yourself on top of it.",
      "That is a second burden, besides the thing itself.",
    ],
    ask: [
      "What do you say to yourself then?",
      "Would you talk to a friend like that?",
      "Does being hard on yourself help, as far as you can tell?",
    ],
  },
  {
    id: "takes-me-ages",
    weight: 1,
    when: selfPattern`^LEADit ADV(?:takes|took) me (?:so long|ages|hours|forever|all day|days|twice as long|NUM (?:hours|days)) (?:to (?<x>.+)|for .+)$`,
    say: [
      "So it costs you a lot of time and effort.",
      "That sounds tiring.",
      "It takes you that long to {x}.",
    ],
    ask: [
      "What slows you down most?",
      "Was it different before?",
      "What would make it a little quicker or lighter?",
    ],
  },

  // ought, must, cannot
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

  // too much, no time, saying yes
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
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:(?:say|said|saying|end up saying|ended up saying|keep saying) yes\b.*|agreed (?:again|to it|to do (?:it|that))\b.*|(?:can't|couldn't|cannot|never|don't|didn't|find it (?:so |really )?hard to|struggle to|don't know how to|hate|hate to|find it hard) ADV(?:say(?:ing)?|said) no\b.*|said i(?:'d| would) (?:do it|help|cover|come|go)\b.*|took it on\b.*|(?:am|'m) (?:bad|terrible|rubbish|useless|not good|no good) at saying no.*|(?:am|'m) (?:a |such a |too much of a )(?:people pleaser|pushover|yes person|doormat).*)$`,
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
      "So the guilt comes as soon as you think of yourself.",
      "You are thinking of the others, and it costs you.",
      "Feeling guilty does not have to mean that you are doing wrong.",
    ],
    ask: [
      "What would you say to a friend in your place?",
      "What do you think the others would really say?",
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

  // choosing
  {
    id: "this-or-that",
    weight: 3,
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:don't know|can't decide|not sure|haven't decided|do not know|don't really know|wonder|keep wondering|am wondering|am not sure|can't work out|torn about|need to decide|have to decide|have to choose) ?(?:if|whether)? (?:i should|to|i'd rather|i want to|we should|i) (?<x>.{2,50}?) or (?:to |i should |if i should |whether to |just |i )?(?<y>.{2,50})$`,
    say: [
      "So it is between the two, and neither is clear yet.",
      "You could {x}, or you could {y}.",
      "That is not an easy choice to make.",
    ],
    ask: [
      "What speaks for each of them?",
      "When you imagine that it is decided, which way brings relief?",
      "What would you miss most with each of them?",
    ],
  },
  {
    id: "whether-i-should",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:don't know|can't decide|not sure|haven't decided|do not know|wonder|keep wondering|am wondering|wondering|keep asking myself|ask myself) (?:if|whether) (?:i should|to|it's (?:right|time|a good idea) to|i (?:even )?want to) (?<x>.{2,60}?)(?:,? but .+)?$`,
    say: [
      "You are not sure whether to {x}.",
      "So you have not made up your mind yet.",
      "That is a question only you can answer, and it takes time.",
    ],
    ask: [
      "What speaks for it, and what against?",
      "What would you need to know, to decide?",
      "What does your first feeling say?",
    ],
  },
  {
    id: "can-not-decide",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am)? ?keep (?:changing my mind|going back and forth|switching)\b.{0,40}$|^LEADi(?:'m| am)? ?ADV(?:can't|cannot|couldn't|don't know how to|have to|need to|struggle to|find it hard to|not able to) ADV(?:decide|choose|make up my mind|make (?:a|the|this|any) decisions?|pick(?: one)?|settle on one)(?: (?:about|between|on|by|which|what) .{2,50})?END`,
    say: [
      "It is hard to decide when both ways cost something.",
      "So the decision is still open.",
      "You have been going back and forth about it.",
    ],
    ask: [
      "What are the ways it could go?",
      "What are you most afraid of getting wrong?",
      "By when do you have to know?",
    ],
  },
  {
    id: "either-or",
    weight: 2,
    when: selfPattern`^LEAD(?:it's |its )?either (?:i |we |that i )?(?<x>.{2,60}?),? or (?:i |we |that i )?(?<y>.{2,60})$`,
    say: [
      "So as you see it, it is one or the other.",
      "Two ways, and neither of them sounds easy.",
      "That is a hard choice to be faced with.",
    ],
    ask: [
      "Which of the two could you live with better?",
      "Is there anything in between?",
      "What would each of them ask of you?",
    ],
  },
  {
    id: "do-not-know-what-i-want",
    weight: 3,
    when: selfPattern`^LEADi ADV(?:don't|do not|no longer) ADVknow (?:what (?:i|it is i|to) (?:really |even |actually )?(?:want|want to do|want from .+|want anymore|do with my life|do next|be|like|study|choose|do after .+)|where (?:i'm|i am) going|what'?s next|what comes next|what i'm doing with my life)END`,
    say: [
      "So it is not clear yet where you want to go.",
      "It is uncomfortable not to know.",
      "You don’t have to know it all today.",
    ],
    ask: [
      "What do you know that you don’t want?",
      "What have you enjoyed lately, even a little?",
      "If nobody else had a say, what would you try?",
    ],
  },
  {
    id: "what-to-do-with-days",
    weight: 3,
    when: selfPattern`^LEADi ADV(?:don't|do not|no longer|didn't) ADVknow (?:what|how) (?:to do|to fill|i'm (?:supposed|meant) to do|i should do|to be doing)(?: with)? (?:myself|my (?:days|time|life|evenings|weekends|mornings)|all this time|the (?:days|time))END|^LEAD(?:the|my) (?:days|weekends|evenings|mornings) (?:are|feel|just|seem) ADV(?:long|empty|endless|all the same|drag\w*|pointless|so long)END`,
    say: [
      "The days are long when there is nothing that asks for you.",
      "So the days have lost their shape.",
      "It is hard to fill a whole day out of yourself.",
    ],
    ask: [
      "What does an ordinary day look like now?",
      "Which part of the day is the hardest?",
      "What used to give your days a frame?",
    ],
  },
  {
    id: "want-but-scared",
    weight: 3,
    when: selfPattern`^LEADi(?:'d| would)? ?ADV(?:want to|like to|love to|need to|was going to|wanted to|have to|should|could|wish i could|dream of) (?<x>.{2,60}?),? but (?:i'm|i am|i get|i feel|it's|that|it|i was|part of me is|the thought) ADV(?:scared|afraid|worried|nervous|terrified|anxious|frightened|scares|frightens|too scared|embarrassed|ashamed|scary|frightening)\b.*$`,
    say: [
      "You want it, and it frightens you as well.",
      "You would like to {x}, and you are worried how it would go.",
      "So there is the wish, and there is the fear beside it.",
    ],
    ask: [
      "What are you most afraid might happen?",
      "What would make it feel a little safer?",
      "How would it be, if it went well?",
    ],
  },
  {
    id: "would-like-but",
    weight: 1,
    when: selfPattern`^LEADi(?:'d| would)? ?ADV(?:want to|like to|love to|wanted to|wish i could|dream of) (?<x>.{2,60}?),? but .+$`,
    say: [
      "You would like to {x}, and something stands in the way.",
      "So there is a wish, and an obstacle.",
      "That is something you would like, if it were not for that.",
    ],
    ask: [
      "What would have to be different, for it to work?",
      "How important is it to you?",
      "Is there a smaller version of it that would be possible?",
    ],
  },
  {
    id: "scared-to-ask",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am|'d be| get| feel)? ?ADV(?:scared|afraid|worried|nervous|terrified|embarrassed|ashamed|shy|proud|hesitant|frightened) (?:to|of|about) ADV(?:ask(?:ing)?(?: for help| questions| anyone| him| her| them)?|speak(?:ing)? up|say(?:ing)? (?:something|anything|no|it)|tell(?:ing)? (?:anyone|him|her|them|my .{2,30}|people)|admit(?:ting)?(?: it| that)?|open(?:ing)? up|bring(?:ing)? it up|raise it|contact(?:ing)? .{2,30}|go(?:ing)? (?:to|back|in|there).{0,30}|start(?:ing)?(?: .{2,30})?|try(?:ing)?(?: .{2,30})?|fail(?:ing)?)\b.{0,40}$`,
    say: [
      "You are afraid of how it might go.",
      "So the fear keeps you from it.",
      "That takes courage, and it is not easy when you already feel unsure.",
    ],
    ask: [
      "What do you think would happen, if you did?",
      "Who would be the easiest person to begin with?",
      "What would help you to take the risk?",
    ],
  },
  {
    id: "afraid-not-good-enough",
    weight: 3,
    when: selfPattern`^LEADi(?:'m| am|'ve been|'ve| was| get)? ?ADV(?:scared|afraid|worried|worry|fear|terrified|nervous|anxious|frightened|know|bet|convinced|feel like|think|sure) (?:that )?(?:of )?(?:its|it(?:'s| is|'ll| will| won't| might| would)|i(?:'m|'ll|'d| will| won't| might| would| am| can't)|they(?:'ll| will)|my (?:work|essay|.{3,20}))? ?ADV(?:going to |gonna |be going to |be |get |all )*(?:bad|terrible|rubbish|awful|crap|shit|not (?:be )?good enough|be good enough|fail(?:ing)?|mess(?:ing)? (?:it |this |everything )?up|screw(?:ing)? (?:it )?up|get(?:ting)? it wrong|good enough|embarrass(?:ing)? myself|make a fool of myself|look(?:ing)? stupid|sound(?:ing)? stupid|a disaster|wrong)\b.{0,30}$`,
    not: /\bgood enough for\b|\bfailing (?:already|at (?:it|this|everything|all)|as)\b/i,
    say: [
      "So you are afraid that it won’t be good enough.",
      "It is hard to do something while you expect it to go wrong.",
      "The fear of getting it wrong is part of it, then.",
    ],
    ask: [
      "What are you most afraid of getting wrong?",
      "What would happen, if it were only all right and no more?",
      "What do you base that on, when you look at it calmly?",
    ],
  },
  {
    id: "must-be-perfect",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'m| am) (?:a |such a |a bit of a |too much of a )perfectionist.*|(?:it|everything|i) (?:has|have|needs?|always has) to be perfect.*|i (?:ADV)(?:want|need|expect) (?:it|everything|myself) to be perfect.*|(?:nothing|it's never|it is never|nothing i do is ever|nothing i do is) (?:ever )?good enough(?: for me)?|i (?:ADV)(?:set|have) (?:very |really |such |too )?high (?:standards|expectations).*)$`,
    say: [
      "You ask a great deal of yourself.",
      "With a standard like that it is hard ever to be finished.",
      "So anything less than perfect feels like failing.",
    ],
    ask: [
      "Where did you learn that it has to be perfect?",
      "What would “good enough” look like here?",
      "What does it cost you?",
    ],
  },
  {
    id: "what-if-it",
    weight: 2,
    questions: true,
    when: selfPattern`^(?:(?:and|but|yeah|ok|so) )*what if (?<x>(?:nobody|no one|everyone|everybody|people|they|he|she|i|it|we|my \p{L}+|the \p{L}+|nothing|something)\b(?! (?:doesn't|does not|won't) (?:work|help)\b).{3,60})$`,
    say: [
      "So that is the worry: that {x}.",
      "You are picturing that {x}.",
      "That is a worry many people would have.",
    ],
    ask: [
      "What would you do, if that happened?",
      "How likely does it seem, when you look at it calmly?",
      "And what if it goes better than that?",
    ],
  },

  // how others seem to manage
  {
    id: "everyone-else-manages",
    weight: 2,
    when: selfPattern`^LEAD(?:i (?:feel like|think|see that|know|look at people and) )?(?:everyone|everybody|all (?:of )?(?:my|the) (?:friends|others|colleagues|mates|class\w*|people)|all the others|everyone i know|people my age|other people|others|my friends|the others|they all|the rest of (?:them|the class|the team))(?: else| around me| there| my age| on my course| in my (?:class|year|team))? ADV(?:seems? to|seems?|is|are|has|have|knows?|manages?|copes?|looks?|gets?|can|got|went|grew up|comes? from|did|had|was|were|talks?|speaks?|finished)\b(?! (?:like |about |over |under )?(?:\d\d|older|younger|in their|asleep|nice|lovely|kind|friendly|busy|married with)).{2,80}$`,
    not: /\b(?:telling|tells|saying|says|said|asking|asks|lucky i|hates?|leaving|laughing|laugh|counting|relying|waiting|leaning|against me|ill|dead|died|worried|talking about|angry|expects?|relies|depends)\b/i,
    say: [
      "And next to them you feel behind.",
      "It is hard not to compare yourself.",
      "Other people often look surer than they feel.",
    ],
    ask: [
      "Who do you compare yourself with most?",
      "What do you think you don’t see of them?",
      "What would you like to have of that yourself?",
    ],
  },
  {
    id: "compare-myself",
    weight: 2,
    when: selfPattern`^LEADi ?(?:'m )?ADV(?:keep |can't stop |can't help |end up )?compar(?:e|ing) (?:myself|my .{2,20}) (?:to|with) (?<x>.{2,40})$`,
    say: [
      "Comparing yourself usually makes it worse.",
      "So you look at them, and you come off badly.",
      "It is hard to see your own way while you look at theirs.",
    ],
    ask: [
      "When does it happen most?",
      "What is it that they have, in your eyes?",
      "What would you see, if you looked only at yourself a year ago?",
    ],
  },
  {
    id: "bad-at-it",
    weight: 1,
    when: selfPattern`^LEADi(?:'m| am|'ve always been| was| have always been) ADV(?:not (?:very |really |that |any )?good|bad|terrible|rubbish|useless|hopeless|awful|crap|shit|no good|not great|the worst) (?:at|with) (?<x>.{2,40})$`,
    not: /\bsaying no\b/i,
    say: [
      "That is how you see yourself there.",
      "So {x} is not where you feel sure of yourself.",
      "It is hard to have to do something you don’t feel good at.",
    ],
    ask: [
      "What makes you say that?",
      "Was there a time when it went all right?",
      "What would help you with it?",
    ],
  },
  {
    id: "too-old-too-late",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:i'm|i am|i feel|maybe i'm|i'm probably) ADV(?:too old|past it|over the hill)(?: (?:to|for) .{2,50})?|(?:i feel like |maybe |i think )?(?:it's|it is|is it) ADV(?:too )?late (?:for me )?to (?<x>.{2,50})|(?:i've|i have) (?:missed|left it too late)\b.*)END`,
    say: [
      "You wonder whether the time for it has gone.",
      "So part of you would like to, and part says it is too late.",
      "That is a sad thought to be carrying.",
    ],
    ask: [
      "What would you do, if it were not too late?",
      "What makes it feel too late?",
      "Do you know of anybody who began at your age?",
    ],
  },
  {
    id: "all-for-nothing",
    weight: 2,
    when: selfPattern`^(?:.{0,50}\b)?(?:i(?:'ve| have|'ll have| will have| would have| feel like i(?:'ve| have)?)? ?ADVwasted (?<x>.{2,30}(?:years?|months?|life|time|money|degree|chance|opportunity).{0,20})|it(?:'ll|'s| will| would| was| has)? ?(?:have |all )*(?:been |be )?(?:all )?for nothing)END`,
    say: [
      "It would feel as if all of it had been for nothing.",
      "You have put a lot into this.",
      "That is a painful thought, after all that effort.",
    ],
    ask: [
      "What do you have from that time, whatever comes?",
      "What would you do, if it came to that?",
      "What would have made it worth it for you?",
    ],
  },

  // head
  {
    id: "mind-goes-blank",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?my (?:mind|head|brain) ADV(?:goes|went|is|just goes|'s|keeps|won't|doesn't|isn't|feels|shuts|starts)\b.{0,30}(?:blank|empty|foggy|fog|mush|shut(?:s)? down|wander\w*|drift\w*|all over the place|somewhere else|elsewhere|fried|full|work(?:ing)?|switch(?:es)? off)END`,
    say: [
      "So just when you need your head, it won’t work for you.",
      "That often happens under pressure.",
      "It is frightening when nothing comes.",
    ],
    ask: [
      "What goes on in you in that moment?",
      "When does it happen least?",
      "What do you do when it happens?",
    ],
  },
  {
    id: "can-not-concentrate",
    weight: 2,
    when: selfPattern`^LEADi(?:'m)? ?ADV(?:can't|cannot|couldn't|struggle to|find it (?:so |really )?hard to|am finding it hard to|can barely|can hardly|finding it hard to|not able to) ADV(?:seem to )?(?:concentrate|focus|think(?: straight| clearly)?|take anything in|remember (?:anything|things)|read(?: a (?:page|line))?|sit still|sit down and (?:work|study|revise))(?: (?:on|for|in|at|when|longer|more than) .{2,50})?END`,
    say: [
      "So your thoughts won’t stay where you want them.",
      "It is tiring, to read the same line again and again.",
      "It is hard to concentrate with so much going on.",
    ],
    ask: [
      "What do your thoughts go to instead?",
      "How long has it been like that?",
      "Is there a time of day when it goes better?",
    ],
  },
  {
    id: "every-time-i-try",
    weight: 2,
    when: selfPattern`^LEAD(?:every time|whenever|each time|as soon as|the moment|the minute) i ADV(?:try|sit down|start|finish|open|think about|want|go|get|have|do|look|begin|hear|see|log|walk) ?(?<x>.{0,40}?),? (?:i|my|it|something|he|she|they|everything|there)\b.{3,60}$`,
    say: [
      "So as soon as you begin, that happens.",
      "It comes up again and again.",
      "That would put anybody off.",
    ],
    ask: [
      "What do you do when it happens?",
      "What is the first thing you notice?",
      "Has there been a time when it went differently?",
    ],
  },
  {
    id: "no-reason-to-get-up",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?ADV(?:(?:don't|haven't) (?:\p{L}+ )?(?:have|got) (?:a reason|anything)|(?:have|got) (?:no reason|nothing)) to (?:get up(?: for)?|look forward to|get out of bed(?: for)?)|there(?:'s| is) nothing to (?:get up for|look forward to))END`,
    say: [
      "So there is little that gets you going in the morning.",
      "It is hard to start a day with nothing to look forward to.",
      "That sounds bleak.",
    ],
    ask: [
      "What used to get you up?",
      "How long has it been like that?",
      "What would make tomorrow a little different?",
    ],
  },

  // plans and steps
  {
    id: "think-i-need-to",
    weight: 2,
    when: selfPattern`^LEADi (?:think |know |guess |suppose |feel like |reckon )?(?:that )?i? ?ADVneed to (?<x>(?:tell|talk to|speak to|call|ring|ask|say (?:something|no|it)|have a (?:word|chat|talk|conversation)|sit down with|be honest|book|sort|open|write|email|message|look (?:for|into|at)|find|apply|see a|set (?:some|a)|cut down|make (?:a|an|some)|get (?:help|some help|out more|a new|another|organised|organized)|leave (?:my|this)|accept|learn to|let go)\b.{0,60})$`,
    say: [
      "It sounds as if you know what you need to do.",
      "So what you need is to {x}.",
      "That seems to be the next thing for you.",
    ],
    ask: [
      "What would help you to do it?",
      "When might be a good moment?",
      "How do you feel, when you picture doing it?",
    ],
  },
  {
    id: "thought-about-it",
    weight: 1,
    when: selfPattern`^LEADi(?:'ve| have|'m| am)? ?ADV(?:(?:been )?(?:thought|thinking|considered|considering|toying with|wondered|wondering) (?:about|of|the idea of) |considered |considering )(?<x>(?!it\b|that\b|him|her|them|ending|killing|suicide|dying|what|how|why|you|my (?:mum|dad|ex))\p{L}.{2,60})$`,
    not: /\b(?:kill|die|dying|suicid\w*|ending (?:it|my)|not being here|hurting|divorce|all day|all the time|every day|stop thinking|can't stop)\b/i,
    say: [
      "So the idea is there.",
      "{X}: that is a thought you have been having.",
      "It sounds as if something about it appeals to you.",
    ],
    ask: [
      "What draws you to it?",
      "What has held you back so far?",
      "What would be a first small step?",
    ],
  },
  {
    id: "there-is-a-place",
    weight: 2,
    when: selfPattern`^LEAD(?:i know |i saw |i found |i heard )?(?:that )?there(?:'s| is| are| was| used to be) (?:a|an|this|some|one|these) (?<x>(?:[\p{L}-]+ ){0,3}?(?:club|class|classes|group|course|scheme|charity|choir|gym|meetup|community centre|job going|vacancy|opening|position|workshop|programme|program|helpline|service|society|team|library|allotment|open mic|taster|session|drop-in|open day|support (?:line|group|service)|careers (?:service|adviser|fair)|tutor|volunteer\p{L}*|app|café|church|park)s?\b.{0,60}|[^,]{2,40} (?:that|who) (?:wants?|needs?|is looking for|are looking for|could do with)\b.{2,40})$`,
    not: /\b(?:problem|issue|nothing|died|fire|on my team|in my team)\b/i,
    say: [
      "That sounds worth a look.",
      "So there is something you could turn to.",
      "That could be a way in.",
    ],
    ask: [
      "What appeals to you about it?",
      "What would it take to find out more?",
      "What might hold you back from going?",
    ],
  },
  {
    id: "first-small-step-named",
    weight: 3,
    after:
      /\b(?:first (?:small |very small )?(?:step|thing|piece)|smallest (?:bit|piece|part)|where (?:would|could) you (?:start|begin))\b[^.?]*\?\s*$/i,
    when: selfPattern`^(?:maybe |probably |just |i guess |i suppose |like |um |well |perhaps |to |i'd |i would |it'd be |it would be )*(?<x>(?:open|write|read|call|ring|text|email|message|make|tidy|clear|clean|sort|list|find|look|ask|tell|talk|speak|go|sit|put|set|start|print|pack|wash|do|get|turn|switch|book|check|google|search|plan|walk|pick|choose|send|update|list)\b(?:ing)?.{2,60})$`,
    say: [
      "That is small enough to really do.",
      "Good. That would be a beginning.",
      "So that would be your first step.",
    ],
    ask: [
      "When could you do that?",
      "What would help you to start?",
      "Is there anything that might get in the way?",
    ],
  },
  {
    id: "obstacle-named",
    weight: 2,
    after:
      /\b(?:hold(?:s|ing)? you back|held you back|(?:in|got in|gets in|get in) the way|hard to (?:start|begin)|stands? in the way|kept you from|keeps you from|stops? you|comes in between)\b[^?]*\?\s*$/i,
    when: selfPattern`^(?:just |probably |mostly |i guess |i think |my |the |being |it's |well |um |maybe |honestly |lack of |not enough |no |a |fear of |too )*(?:fear|fears|scared|money|time|tired|tiredness|energy|myself|me|confidence|anxiety|nerves|laziness|lazy|phone|motivation|everything|work|kids|children|cost|embarrass\p{L}*|shame|pride|guilt|failing|failure|rejection|people|habit|mess|sleep|pain|weather|distractions?|life|family)(?: (?:and|or|really|mostly|i guess|i think|probably) ?.{0,30})?$`,
    say: [
      "So that is what stands in the way.",
      "I see. That is a real obstacle.",
      "That makes sense.",
    ],
    ask: [
      "What would help with that, even a little?",
      "Has it always been like that?",
      "When was it less in the way?",
    ],
  },
  {
    id: "nothing-holds-answer",
    weight: 2,
    after: /\bget in the way\b[^?]*\?\s*$/i,
    when: /^(?:i (?:don't )?think )?(?:not really|no(?:thing)?(?: really| much| i think)?|nothing comes to mind|don't think so|probably not|i don't think so|i'll be fine)$/i,
    say: [
      "Good. Then you have a plan.",
      "That sounds settled, then.",
      "Good. I hope it goes well.",
    ],
    ask: ["Is there anything else on your mind today?", "How do you feel about it now?"],
  },
  {
    id: "will-try",
    weight: 2,
    when: /^(?:ok |okay |yeah |yes |fine |alright |i guess |maybe |i think )*(?:i'll|i will|i can|i could|i'm going to|i might) (?:give it a (?:try|go|shot)|try(?: (?:that|it|this|to|my best))?|see(?: how it goes| what happens)?|think about it|do my best)(?: (?:i guess|then|thanks|maybe|tomorrow|tonight|anyway))*$/i,
    say: [
      "Good. Trying is enough.",
      "See how it goes. There is no mark for it.",
      "I’m glad. It does not have to go perfectly.",
    ],
    ask: [
      "What might make it easier?",
      "When could be a good moment?",
      "Is there anything else on your mind today?",
    ],
  },
  {
    id: "told-myself-i-would",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:keep |kept )?(?:told|tell|telling|promised?|promising|swore|swear|said to|say to|saying to) myself (?:that )?(?:i(?:'d|'ll| would| will| should)|to|next|tomorrow) ?(?<x>.{0,60})$`,
    say: [
      "So you had made yourself a promise.",
      "You meant it, and it still did not happen as you wanted.",
      "You have been trying to talk yourself into it.",
    ],
    ask: [
      "What happened then?",
      "What would help you to keep it?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "finally-did-it",
    weight: 2,
    tone: "glad",
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:finally|actually|managed to|did it|finished|completed|handed (?:it|my \p{L}+) in|submitted|sorted|cleared|went (?:for|to)|got up|made it|stuck to|kept to)\b.{0,70}$`,
    say: [
      "You did it. Well done.",
      "That must feel good.",
      "That took some doing, and you did it.",
    ],
    ask: ["How does it feel?", "What helped you to do it?", "What comes next for you?"],
  },
  {
    id: "did-one-thing",
    weight: 1,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:did )?ADV(?:manage|managed|did manage) to (?<x>.{3,60})$`,
    say: [
      "You did manage to {x}. That counts.",
      "That is something, on a day like that.",
      "Good. It was not nothing.",
    ],
    ask: ["What made it possible?", "How did it feel afterwards?", "What was different that time?"],
  },
  {
    id: "means-well",
    weight: 2,
    when: /^(?:i know )?(?:that )?(?:she|he|they|(?:my )?(?:mum|mom|dad|parents|wife|husband|boss|friends?))(?:'s| is|'re| are)? (?:only |just |both )?(?:means? well|mean(?:ing)? well|trying to help|tr(?:y|ies) to help|being nice|being kind|worried about me|wants? (?:the best|what's best)(?: for me)?|cares? about me)$/i,
    say: [
      "So it is meant kindly, and it is still not easy.",
      "You can see the good will in it.",
      "That makes it harder to be annoyed, I imagine.",
    ],
    ask: [
      "What would help you more?",
      "Could you tell them what you need instead?",
      "What is it like for you, all the same?",
    ],
  },
  {
    id: "keeps-asking-me",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|everybody|people)(?: all)? ADV(?:keeps?|won't stop|never stops?|is always|are always|'s always|always|constantly) ?(?:on )?ask(?:s|ing)?(?: me)? (?:how|if|when|whether|what|about|why|where)\b.{2,70}$|^LEAD(?:(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|people) ADVask(?:s)? me (?:all the time|constantly|every (?:single )?(?:day|evening|night|morning|time|week|weekend|sunday))\b.{0,60}$`,
    say: [
      "And each time you are reminded of it.",
      "So it keeps coming up.",
      "So you are asked again and again.",
    ],
    ask: [
      "What do you answer?",
      "What would help you more?",
      "What would you like to say to that?",
    ],
  },
  {
    id: "says-it-takes-time",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|everybody|people) ADV(?:say|says|said|tells? me|told me|keeps? (?:saying|telling me)|thinks?|reckons?)(?: to me)?(?: that)? (?:it (?:takes|gets|will|'ll|just takes|always)|it'll|i(?:'ll| will| just need)|things (?:will|'ll|get)|give it|to give it) .*\b(?:time|months?|weeks?|years?|better|easier|fine|okay|ok|pass|settle|get there|work out|used to it|get used|find something|grow)\b.*$|^LEAD(?:(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|people) ADV(?:say|says|said|tells? me|told me|keeps? (?:saying|telling me))(?: to| i should| i need to)? ADV(?:be patient|wait|hang in there|keep going|give it time|not (?:to )?worry|don't worry|relax|calm down|cheer up|try harder|stay positive|look on the bright side).{0,30}$`,
    say: [
      "That is meant to encourage you.",
      "It may be true, and it does not make today easier.",
      "So you are being told to be patient.",
    ],
    ask: [
      "Does it help to hear that?",
      "Do you believe it yourself?",
      "What would help in the meantime?",
    ],
  },
  {
    id: "everyone-says-lucky",
    weight: 3,
    when: selfPattern`^(?:.{0,50}\b)?(?:everyone|everybody|people|they all|they|friends|my (?:friends|family|kids|wife|husband|colleagues))(?: all)? ADV(?:keeps?|say|says|said|tells?|told|thinks?|think|expects?|congratulat\w*) ?(?:saying|telling)? ?(?:me )?(?:that )?(?:how )?(?:i(?:'m| am| must be| should be)|it(?:'s| is| must be)|lucky|me)? ?ADV(?:lucky|so happy|happy|enjoy(?:ing)?(?: it| myself| every)?|grateful|the best (?:time|years)|wonderful|a dream|exciting|living the dream)\b.{0,30}$`,
    say: [
      "It is hard to say how it really is, when everyone says that.",
      "And you don’t feel the way they expect.",
      "So there is not much room for the other side of it.",
    ],
    ask: [
      "And how is it really?",
      "What do they not see?",
      "Who could you tell the truth about it?",
    ],
  },
  {
    id: "all-of-it-together",
    weight: 2,
    when: selfPattern`^(?:it's|it is|it was|there's|there is|all) (?:all )?(?:the|my) [^,]{2,40}, (?:the |my )?[^,]{2,40}(?:,| and) .{2,60}$`,
    not: /\b(?:died|funeral|wedding)\b/i,
    say: [
      "So it is all of that together.",
      "That is a lot of things at once.",
      "Any one of those would be enough.",
    ],
    ask: [
      "Which of them is the hardest?",
      "Which one would you take away first, if you could?",
      "Has it always been so much?",
    ],
  },
  {
    id: "have-not-for-a-while",
    weight: 2,
    when: selfPattern`^LEADi (?:still )?(?:haven't|have not|hadn't) ADV(?:sent|replied|answered|written (?:back|to)|called|rung|contacted|been (?:in|back|to|on)|opened|looked|touched|paid|submitted|shown|emailed|gone|handed|applied|checked|updated)\b.{0,50}\b(?:since|for|in)\b.{2,30}$`,
    say: [
      "So it has been quite a while.",
      "That is quite a stretch of time.",
      "That has been waiting for some time, then.",
    ],
    ask: [
      "What has kept you from it?",
      "How do you feel, when you think of it?",
      "What would be the smallest way to begin again?",
    ],
  },
  {
    id: "every-time-they",
    weight: 2,
    when: selfPattern`^LEAD(?:every time|whenever|each time|as soon as|the moment|when) (?:he|she|they|it|someone|somebody|people|anyone|(?:my|the|an?) [\p{L}-]+(?: [\p{L}-]+)?) (?!died)[\p{L}']+.{0,40}?,? i(?:'m)? ADV(?:get|feel|start|panic|freeze|close|want|end up|can't|go|hide|shake|cry|jump|tense)\b.{2,60}$`,
    say: [
      "So that is enough to set it off.",
      "Your body reacts before you can think.",
      "That sounds unpleasant each time.",
    ],
    ask: [
      "What do you think you are afraid of in that moment?",
      "What do you do then?",
      "When did it start?",
    ],
  },
  {
    id: "longer-worse",
    weight: 2,
    when: selfPattern`^LEADthe (?:longer|more|harder|later) (?:i|it|we|i've)\b.{2,50}?,? the (?:worse|harder|bigger|more|less|scarier|longer)\b.{0,40}$`,
    say: [
      "So waiting makes it worse, and it is still hard to begin.",
      "You are caught in a circle there.",
      "That is how it often goes with things we are afraid of.",
    ],
    ask: [
      "What would break the circle, even a little?",
      "What is the part you are most afraid of?",
      "What would be the smallest thing to do about it?",
    ],
  },
  {
    id: "afraid-of-their-reaction",
    weight: 3,
    when: selfPattern`^LEAD(?:i(?:'m| am)? ?ADV(?:think|know|bet|feel like|sure|convinced|worried|worry|fear|scared|afraid|imagine|guess) (?:that )?)?(?<who>he|she|they|people|everyone|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'s|'re|'ll|'d| is| are| will| would| might) ADV(?:going to |gonna |be |just |all |get |so )*(?:disappointed|angry|mad|annoyed|furious|upset with|cross|hate me|think (?:i'm|i am|less|badly)|judge|laugh at|never forgive|be disappointed|blame me|pissed|make (?:my life|it) (?:hell|worse|difficult|harder)|hold it against)\b.{0,50}$`,
    say: [
      "So you are afraid of the reaction.",
      "You are already expecting the worst from {whom|them}.",
      "That makes it hard to take the step.",
    ],
    ask: [
      "What do you think would really be said?",
      "How were such things taken before?",
      "What would you like {whom|them} to understand?",
    ],
  },
  {
    id: "if-i-say-something",
    weight: 3,
    when: selfPattern`^LEAD(?:because )?if i (?:ever |do |did )?(?:say|said|tell|told|ask|asked|complain|complained|speak|spoke|report|reported|stand|stood|push|mention|bring|refuse|refused|say no)\b.{0,40}?,? (?:then )?(?:he|she|they|it|everyone|people|i|my \p{L}+)(?:'ll|'d| will| would| might| could|'m)\b.{3,60}$`,
    not: /\b(?:hit|kill|hurt me|beat)\b/i,
    say: [
      "So you are afraid of what it would lead to.",
      "It does not feel safe to speak up.",
      "You keep quiet to avoid that.",
    ],
    ask: [
      "What has happened before, when somebody spoke up?",
      "Who else could you turn to?",
      "What does it cost you to keep quiet?",
    ],
  },
  {
    id: "maybe-something-small",
    weight: 3,
    when: selfPattern`^(?:.{0,40}\b)?maybe (?:(?:just |only )?(?:a|an|one) (?:really )?(?:short|small|quick|little|brief|tiny|single|few)\b.{2,40}|(?:just|only) (?:the|one|a|an|my|for) .{2,40})$`,
    say: [
      "That would be a good size for a first step.",
      "Something small like that is enough to begin with.",
      "That sounds possible.",
    ],
    ask: [
      "When could you do that?",
      "What would you want to say in it, or do first?",
      "What would make it easier?",
    ],
  },
  {
    id: "offered-to-help",
    weight: 3,
    when: selfPattern`^LEAD(?<who>he|she|they|(?:my|our|a) (?:[\p{L}-]+ )?\p{L}+)(?:'s|'ve| has| have)? ADV(?:offered|offers|keeps offering|would)(?: me| us)? (?:to )?(?:help|lend|pay|take|cover|give|let (?:me|us)|look after|come|drive|babysit|step in|support|chip in)\b.{0,90}$`,
    not: /\b(?:would never|would not|wouldn't|job|position|redundancy|contract)\b/i,
    say: [
      "So there is an offer of help.",
      "It is not always easy to accept help.",
      "Somebody is willing to stand by you there.",
    ],
    ask: [
      "What makes it hard to say yes?",
      "What would it change for you, to accept it?",
      "How did you answer?",
    ],
  },
  {
    id: "would-not-hold-it-against-me",
    weight: 2,
    when: selfPattern`^LEAD(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'d| would|'s| is)? ADV(?:would )?(?:never|not|wouldn't) (?:even |ever )?(?:bring it up|mind|hold it against me|judge(?: me)?|say anything(?: bad)?|ask for it back|be angry|make me feel bad)END`,
    say: [
      "So it would not be made hard for you.",
      "It sounds as if you can trust {whom|them} there.",
      "That is good to know.",
    ],
    ask: [
      "What would it be like to accept it?",
      "What holds you back, then?",
      "What would you want to say?",
    ],
  },
  {
    id: "enjoyed-that",
    weight: 1,
    when: selfPattern`^LEADi (?:(?:did|do|actually|really|quite|always|still|kind of|have to say i) )*(?:enjoy|enjoyed|liked|loved|(?<=did )(?:love|like)) (?<x>(?!him|her|them|you\b|that he|to be\b)(?:the |my |doing |being |working |teaching |it when |that |having |seeing |going )?.{2,50})$`,
    not: /\b(?:but|never|anymore|used to|him|died|miss|don't|didn't|not)\b/i,
    say: [
      "So there is something you enjoyed.",
      "It sounds as if that did you good.",
      "That is worth noticing.",
    ],
    ask: [
      "What did you like about it?",
      "Could there be a bit more of that?",
      "When did you last have that?",
    ],
  },
  {
    id: "was-it-a-mistake",
    weight: 3,
    when: selfPattern`^LEAD(?:(?:i(?:'m| am)? ?ADV(?:wondering|wonder|think|thinking|starting to think|beginning to think|feel like|worry|worried|scared|afraid)(?: if| whether| that)? |maybe )(?:i(?:'ve| have)? ?(?:just )?(?:made|chosen|chose) (?:a|the) (?:\p{L}+ )?(?:mistake|wrong (?:decision|choice|thing|move))|(?:it|this|coming here|moving(?: here)?|leaving|taking (?:it|this job)) (?:was|is|'s|has been) (?:all )?(?:a|the) (?:\p{L}+ )?(?:mistake|wrong (?:decision|choice|thing|move))).{0,40}|i (?:ADV)regret (?:leaving|moving|coming|taking|quitting|choosing|buying|starting|going|signing)\b.{0,50})$`,
    say: [
      "You have begun to doubt whether it was the right step.",
      "So you are asking yourself whether it was right.",
      "Doubts like that are hard when there is no easy way back.",
    ],
    ask: [
      "What makes you doubt it?",
      "What had you hoped for?",
      "Are there days when you see it differently?",
    ],
  },
  {
    id: "can-not-work-it-out",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:can't|cannot|couldn't|don't|struggle to|still can't) ADV(?:work out|figure out|understand|get my head (?:a?round)|get the hang of|follow|make sense of|keep track of) (?<x>(?!why|how (?:he|she|they)|him|her|them|what (?:he|she|they|i did))(?:the |my |any |this |all |it\b|how to ).{0,50})$`,
    say: [
      "That is frustrating.",
      "It is discouraging when something like that won’t make sense.",
      "So you are struggling with {x}.",
    ],
    ask: ["Who could show you?", "What happens when you try?", "Which bit of it is the problem?"],
  },
  {
    id: "lying-there-undone",
    weight: 2,
    when: selfPattern`^LEADit(?:'s| has|'d| had)? ?(?:just |still )?(?:been )?(?:sitting|lying|waiting|sat|hanging|on my (?:desk|list|mind|to do list))\b.{0,40}\b(?:since|for|over)\b.{2,30}$`,
    say: [
      "So it has been waiting for a good while.",
      "And you see it every time you go past, I imagine.",
      "That is a long time to have it on your mind.",
    ],
    ask: [
      "What happens when you look at it?",
      "Which part of it do you least want to see?",
      "What would have to be different, to get it out of the way?",
    ],
  },
  {
    id: "would-not-take-long",
    weight: 3,
    when: selfPattern`^LEAD(?:[^,]{2,30}, )?it(?:(?:'d|'ll| would| will) ?|(?:'s| is)? ?(?=(?:probably )?only ))ADV(?:only |probably only )*(?:takes?|be done in|is only|only) (?:me )?(?:like |about |maybe |only )*(?:NUM|half an|an|one|five|ten) ?(?:hours?|minutes?|mins|days?|seconds|evening|afternoon)\b.{0,30}$`,
    say: [
      "So the work itself is not the difficulty.",
      "It would not take long, and it is still hard to begin.",
      "That shows how much else is in it for you.",
    ],
    ask: [
      "What is it about it, then?",
      "What are you afraid of finding?",
      "What would help you to do the first ten minutes?",
    ],
  },
  {
    id: "that-part-is-fine",
    weight: 2,
    when: selfPattern`^LEAD(?:the |my )?(?:WORK|job itself|work itself|flat|house|city|place|pay|money|course itself|people(?: there)?)(?: itself)? (?:is|are|'s|was) (?:actually |really |all |pretty |quite |not )*(?:fine|ok|okay|good|great|alright|all right|going (?:well|fine|ok|okay)|nice|lovely|the problem)(?: actually| though| enough)*$`,
    not: /\bbut\b/i,
    say: [
      "So that part is all right.",
      "Good, that is not what troubles you, then.",
      "I see. That side of it works.",
    ],
    ask: ["Which part is not?", "What is harder?", "What is missing?"],
  },
  {
    id: "set-myself-a-time",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:said|told (?:myself|them|him|her)|promised|agreed|decided) (?:that )?(?:i(?:'d| would|'ll)|to) (?:give (?:it|this)|stay|stick|wait|try|do it|last)\b.{0,10}(?:for |until |till |a |at least |NUM |another )*(?:year|months?|weeks?|christmas|summer|time|term|.{3,20})END`,
    say: [
      "So you set yourself a time for it.",
      "You made a kind of agreement with yourself.",
      "That gives you a point to look back from.",
    ],
    ask: [
      "How does it look so far?",
      "What would have to happen until then, for you to stay?",
      "How do you feel about that time now?",
    ],
  },
  {
    id: "strange-with-me",
    weight: 2,
    when: selfPattern`^LEAD(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+|everyone)(?:'s|'re| is| are| has been|'s been| was| were| have been)? ADV(?:being |acting |gone |been |going |a bit |off and )*(?:weird|off|funny|cold|distant|strange|short|quiet|different|cool|frosty|awkward|snappy|horrible|mean) (?:with|to|towards|around|on) (?:me|us)END`,
    say: [
      "So something has changed between you.",
      "That is uncomfortable, when you don’t know where you stand.",
      "I imagine you keep wondering what it means.",
    ],
    ask: [
      "What do you think is behind it?",
      "Have you been able to speak about it?",
      "How was it between you before?",
    ],
  },
  {
    id: "purpose-of-step",
    weight: 2,
    after: /\?\s*$/,
    when: selfPattern`^(?:just |so that i can |only |mainly |maybe )*to (?<x>(?:clear the air|see (?:how|if|what|whether)|find out|get it (?:over|off|out)|know|make (?:sure|it|up)|say|talk|explain|understand|feel|have|be|start|show|ask|check|catch up|break)\b.{0,50})$`,
    say: ["That sounds like a good reason.", "So that is what you hope for.", "That makes sense."],
    ask: [
      "How would you like it to go?",
      "What would be a good moment for it?",
      "What would you want to say first?",
    ],
  },
  {
    id: "made-me-laugh",
    weight: 2,
    when: selfPattern`^LEAD(?:it|that|he|she|they|which|this|my \p{L}+) (?:did |really |actually |does |at least |just )*(?:makes?|made|got) me (?:laugh(?:ing)?|smile|smiling|feel (?:a bit |a little |so much |much )?(?:better|good|nice|proud|warm))END`,
    say: [
      "It is good that there was something to smile about.",
      "I’m glad of that.",
      "That sounds like a good moment.",
    ],
    ask: [
      "What was it about it that touched you?",
      "What else has been good lately?",
      "How did you feel then?",
    ],
  },
  {
    id: "nobody-stepped-in",
    weight: 3,
    when: selfPattern`^(?:.{0,60}\b)?(?:nobody|no one|no-one|he|she|they|everyone|(?:my|the|our) (?:[\p{L}-]+ )?(?:boss|manager|teacher|head|colleagues?|friends?|hr|team|others|supervisor|husband|partner|mum|dad|parents)) (?:all )?(?:just )?(?:stood there|stood by|watched|sat there|looked away|did nothing|said nothing|did anything|said anything|stepped in|helped me|didn't (?:do|say) anything|did not (?:do|say) anything|backed me up|came to help)(?: and (?:watched|said nothing|did nothing|let .+))?END`,
    not: /\bi (?:just )?(?:stood|sat|said nothing|did nothing|watched)\b/i,
    say: [
      "So nobody stepped in for you.",
      "And you were left to deal with it alone.",
      "That hurts too, when nobody says a word.",
    ],
    ask: [
      "What would you have needed from them?",
      "Have you been able to talk about it since?",
      "How did it go on?",
    ],
  },
  {
    id: "somebody-saw-it",
    weight: 2,
    when: selfPattern`^LEAD(?<who>(?:my|a|one) (?:[\p{L}-]+ )?(?:colleague|friend|sister|brother|mum|dad|boss|manager|partner|wife|husband|coworker|tutor|teacher|neighbour)|one of them|he|she|someone|somebody)(?: [\p{Lu}]\p{L}+)? ADV(?:saw (?:it|me|what)|stuck up for me|stood up for me|backed me(?: up)?|messaged me|checked (?:on|in on|up on) me|was (?:really |so |very )?(?:kind|nice|lovely|supportive|understanding)|believed me|hugged me)\b.{0,40}$`,
    not: /\b(?:never|nobody|cheat\w*|naked|ex)\b|\bnoticed (?:that )?i\b/i,
    say: [
      "So at least one person saw it.",
      "It is good that somebody is on your side.",
      "That counts for something.",
    ],
    ask: ["What was that like for you?", "What was said?", "Could you turn to that person again?"],
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
    id: "long-held-wish",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have|'d| had)? ?ADV(?:wanted|dreamed|dreamt|hoped|had (?:this|an|the) idea|had (?:this|a) (?:dream|plan)|thought i'd love|would love|'d love) (?:of |to |about )ADV(?<x>(?:be|become|work|do|go|going|doing|being|becoming|run|running|open|opening|write|writing|travel|live|living|learn|study|make|making|have|having|start|starting|train|teach)\b.{2,60})$`,
    not: /\b(?:die|kids|children|baby|but|marry|him|her)\b/i,
    say: [
      "So that is something you have wanted for a long time.",
      "It sounds as if that idea has stayed with you.",
      "I can hear that it means something to you.",
    ],
    ask: [
      "What draws you to it?",
      "What has kept you from it so far?",
      "What would be a way to get a little nearer to it?",
    ],
  },
  {
    id: "a-chance-there",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?(?:they(?:'re| are)|there(?:'s| is)|he's|she's|the \p{L}+ is) (?:looking for (?:a|an|someone|people|staff|help)|hiring|taking (?:people|someone) on|recruiting|a (?:job|vacancy|opening|position|place)\b).{0,50}$`,
    not: /\b(?:not hiring|no one is hiring|looking for someone else)\b/i,
    say: [
      "That sounds like a chance.",
      "So there may be a way in.",
      "That is worth finding out about.",
    ],
    ask: [
      "How does it sound to you?",
      "What would it take to find out more?",
      "What would you like about it?",
    ],
  },
  {
    id: "not-knowing-how",
    weight: 1,
    when: selfPattern`^LEADi ADV(?:don't|do not|no longer|wouldn't|didn't) ADVknow (?:how to|how i(?:'m supposed to| can| could| would)) ADV(?<x>(?!tell|feel|start|begin|say|describe|explain)[\p{L}]+(?: .{1,50})?)$`,
    not: /\b(?:live|go on|cope|survive|carry on)\b|\btoo late\b/i,
    say: [
      "So you don’t see yet how to do that.",
      "It is hard when nobody has shown you how.",
      "You would like to {x}, and you don’t know how.",
    ],
    ask: [
      "What have you tried so far?",
      "What would be a small beginning?",
      "Do you know anybody who manages it?",
    ],
  },
  {
    id: "not-sure-i-can",
    weight: 3,
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:don't know|not sure|do not know|doubt|wonder|don't think) (?:if |whether |that )?i(?:'ll be able to| can| could|'m able to|'ve got it in me to|'m up to) ?(?<x>.{0,50}?)(?:,? but .+)?$`,
    not: /\b(?:live|go on|anymore|any more|much longer|trust|forgive|cope|believe|love)\b/i,
    say: [
      "You are not sure that you have the strength for it.",
      "So you doubt whether you can.",
      "That is a hard doubt, when something is being asked of you.",
    ],
    ask: [
      "What would be the hardest part?",
      "What would have to be different this time?",
      "What would help you to manage it?",
    ],
  },
  {
    id: "they-gave-for-me",
    weight: 2,
    themes: ["study", "work", "money"],
    when: selfPattern`^LEAD(?<who>they|he|she|(?:my|our) (?:parents|mum|mom|dad|family|gran|grandparents|wife|husband)) (?:both |all )?(?:paid (?:for (?!everything themselves)|so much)|gave up|sacrificed|worked (?:so hard|two jobs|nights)|saved(?: up)?|supported me|put (?:so much|everything))\b.{0,50}$`,
    say: [
      "They have put a lot into it, and I imagine that weighs on you.",
      "So you feel you owe them something.",
      "That makes it harder to disappoint them.",
    ],
    ask: [
      "What are you afraid they would say?",
      "What do you think they would want for you?",
      "What would you like them to know?",
    ],
  },
  {
    id: "big-deal-to-them",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?(?:it|its|that|this)(?:'s| is| was|'d be| would be)? ADV(?:a big deal|important|everything|so important|a dream|a matter of pride|means (?:so much|a lot|everything)) (?:to|for) (?<who>him|her|them|my (?:mum|mom|dad|parents|family|wife|husband))END`,
    say: [
      "So somebody else’s hopes are in it too.",
      "That makes it harder, when you don’t want to disappoint anybody.",
      "I can see why that adds to the pressure.",
    ],
    ask: [
      "What would you like them to understand?",
      "And how important is it to you?",
      "What are you most afraid of there?",
    ],
  },
  {
    id: "no-longer-go",
    weight: 3,
    when: selfPattern`^LEADi ADVstopped (?:going|turning up|showing up|attending|working|studying|revising|applying|trying|replying|handing)(?: (?:in|to|on|at|for|altogether|completely))?\b.{0,40}$`,
    not: /\b(?:medication|tablets|pills|drinking|smoking|church|eating)\b/i,
    say: [
      "So at some point it became too much.",
      "It sounds as if you had no strength for it any more.",
      "That often happens quietly, and then it is hard to go back.",
    ],
    ask: [
      "What was going on at that time?",
      "What made it hard to go?",
      "What would make it easier to go back?",
    ],
  },
  {
    id: "hate-doing-that",
    weight: 1,
    when: selfPattern`^LEADi ADV(?:hate|can't stand|dread|really dislike|loathe|find it so hard) (?<x>[\p{L}]+ing\b.{0,50})$`,
    not: /\b(?:living|being alive|myself)\b/i,
    say: [
      "That is something you really don’t like doing.",
      "So it costs you a lot each time.",
      "I can see why you would rather not.",
    ],
    ask: [
      "What is it about it that you hate?",
      "What would make it a little easier?",
      "What happens when you do it all the same?",
    ],
  },
  {
    id: "visit-coming",
    weight: 2,
    when: selfPattern`^LEAD(?<who>my (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|they|he|she|we|people)(?:'s|'re| is| are|'re having| are having) (?:all )?(?:coming(?: over| round| to (?:visit|stay|dinner))?|visiting|having (?:visitors|guests|people (?:over|round)))(?: (?:on|at|this|next|for|tomorrow|tonight|in)\b.{0,30})?$`,
    say: [
      "So that is coming up.",
      "That is one more thing to be ready for.",
      "I see, and it is not far off.",
    ],
    ask: [
      "How do you feel about the visit?",
      "What do you expect?",
      "What would make it easier for you?",
    ],
  },
  {
    id: "they-will-comment",
    weight: 2,
    when: selfPattern`^LEAD(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+|people)(?:'ll| will|'s going to| is going to|'s bound to) (?:ADV)(?:make (?:a )?comments?|say something|notice|criticis\w*|moan|comment|have something to say|start|find something|tell me)\b.{0,40}$`,
    say: [
      "You already know what is coming.",
      "So you are bracing yourself for it.",
      "That makes the time before it hard too.",
    ],
    ask: [
      "What do you expect to hear?",
      "How do you usually take it?",
      "What would you like to answer?",
    ],
  },
  {
    id: "partner-would-like",
    weight: 1,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?(?:partner|husband|wife|boyfriend|girlfriend|mum|dad|parents|son|daughter|children|kids|family|boss|manager)) ADV(?:wants?|would like|'d like|would prefer|hopes?|is hoping|are hoping)(?: us| me)? to (?<x>.{3,60})$`,
    not: /\b(?:divorce|leave me|break up|separate|have sex)\b/i,
    say: [
      "So that is what {who} would like.",
      "That is one side of it.",
      "I see what {who} has in mind.",
    ],
    ask: [
      "And what would you like?",
      "How does that sound to you?",
      "Have you been able to say how you see it?",
    ],
  },
  {
    id: "i-think-they-would-say",
    weight: 2,
    when: selfPattern`^LEADi (?:think|know|bet|guess|imagine) (?:that )?(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'d| would) ADV(?:say|think|tell me|want|laugh|be against|not (?:like|understand|agree)|never agree)\b.{0,60}$`,
    not: /\b(?:would have|'d have)\b/i,
    say: [
      "So you expect to hear that.",
      "You have a picture of the answer already.",
      "And that makes it harder to say it.",
    ],
    ask: [
      "What would you like to hear instead?",
      "What do you think would happen, if you said it all the same?",
      "How much does that opinion count for you?",
    ],
  },
  {
    id: "long-time-now",
    weight: 2,
    themes: ["work", "study", "money", "change", "motivation"],
    when: selfPattern`^(?:it's|it is|it has been|it's been|that's|been|for) (?:already |nearly |almost |about |over )*(?<x>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty) (?:years|months))(?: (?:now|already|like this))*$`,
    say: [
      "{X} is a long time.",
      "{X}. You have been patient.",
      "That is a long time to keep going.",
    ],
    ask: [
      "What has kept you going?",
      "How have you changed in that time?",
      "What would help you now?",
    ],
  },
  {
    id: "would-have-told-me",
    weight: 3,
    when: selfPattern`^LEAD(?<who>my (?:[\p{L}-]+ )?(?:dad|mum|mom|father|mother|gran|grandma|grandad|nan|wife|husband|brother|sister)|he|she)(?:'d| would) have (?:told|said|wanted|loved|been|known|laughed)\b.{0,60}$`,
    say: [
      "You know what would have been said.",
      "So in a way you have heard that advice.",
      "It sounds as if that voice still counts for you.",
    ],
    ask: [
      "What is it like to think of that?",
      "What would you answer?",
      "How does that sound to you now?",
    ],
  },
  {
    id: "never-done-that",
    weight: 1,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)never (?<x>(?:asked|done|tried|lived|been|had|spoken|told|made|written|applied|managed|worked|travelled|stood|said)\b.{2,50}?)(?: (?:in my life|before|in all (?:that|this) time))*$`,
    not: /\b(?:so happy|felt|loved|seen|met|anyone like|good enough|abused|hit)\b/i,
    say: [
      "So that would be new for you.",
      "So that has never happened so far.",
      "It is not easy to do something for the first time.",
    ],
    ask: [
      "What has kept you from it?",
      "What do you imagine it would be like?",
      "What would make it easier?",
    ],
  },
  {
    id: "nerves-show",
    weight: 2,
    when: selfPattern`^(?:.{0,40}\b)?i (?:ADV)(?:(?:get|go|got|went) (?:so |all |really |completely )?(?:tongue[- ]tied|flustered|bright red|red|blank|shaky|to pieces|shy|clammy)|(?:start|started) (?:apologi[sz]ing|stammering|stuttering|rambling|sweating|shaking|waffling)|(?:fall|fell) apart|choke|crumble|freeze up)\b.{0,60}$`,
    say: [
      "So your nerves get in the way of what you can do.",
      "Under pressure it is hard to show what you know.",
      "That is frustrating, when you know that you can.",
    ],
    ask: [
      "When does it go better?",
      "What goes through your mind in that moment?",
      "What would help you to feel calmer then?",
    ],
  },
  {
    id: "prepared-already",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have) (?:got |made |written |already )*(?:a list|notes|a plan|it all written|everything (?:ready|written))\b.{0,50}$`,
    not: /\b(?:bed|can't|never|to do|don't)\b|\bi've (?:asked|called|tried|rung)\b/i,
    say: [
      "So you are well prepared.",
      "Good. That is something to hold on to.",
      "You have done the first part already.",
    ],
    ask: [
      "What is the most important thing on it?",
      "What would help you with the rest?",
      "What are you most proud of there?",
    ],
  },
  {
    id: "accused-of",
    weight: 2,
    when: selfPattern`^LEAD(?:a|one|my|this|some|another) (?:[\p{L}-]+ )?(?:colleague|parent|customer|client|patient|student|woman|man|guy|neighbour|pupil|co-?worker|member of staff|person)(?: at work)? (?:ADV)(?:says|said|claims|claimed|complained|accused|told them|reported|is saying)\b.{0,20}\b(?:i(?! look)|me|about me|of)\b.{0,60}$|^LEADi(?:'ve| have|'m| am)? ?(?:been |being )?accused of\b.{2,60}$`,
    say: [
      "It is hard to have that said about you.",
      "That must have been a shock to hear.",
      "So you have to answer to that now.",
    ],
    ask: [
      "How do you remember it yourself?",
      "Who has heard your side so far?",
      "How has it been for you since?",
    ],
  },
  {
    id: "own-part-admitted",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?(?:i admit (?:that|it|i).{0,50}|i know i (?:shouldn't have|was (?:wrong|out of line|a bit)|could have|messed|went too far)\b.{0,50}|that (?:was|part was) (?:my fault|on me|wrong of me).{0,30})$`,
    say: [
      "You are honest about your own part.",
      "It says something for you that you can say so.",
      "You see what you did, and you see the rest as well.",
    ],
    ask: [
      "How do you see the rest of it?",
      "What would you do differently?",
      "What would you like them to know?",
    ],
  },
  {
    id: "my-people-believe-me",
    weight: 3,
    when: selfPattern`^LEAD(?<who>my (?:[\p{L}-]+ )?\p{L}+|he|she|they) (?:ADV)(?:believes?|believed|trusts?|backs?|stands? by|supports?|is behind|are behind) me\b.{0,60}$`,
    not: /\b(?:doesn't|don't|didn't|never|not|nobody|no one|n't)\b/i,
    say: [
      "It is good to have somebody on your side in this.",
      "So you are not alone with it.",
      "That counts for a lot.",
    ],
    ask: [
      "How is it for the two of you?",
      "What helps you most just now?",
      "What do you wish for there?",
    ],
  },
  {
    id: "back-to-work-after",
    weight: 3,
    when: selfPattern`^LEAD(?:i'm |i am |i |i'll be |i have to )?(?:go(?:ing)?|went|been) back (?:to work|to (?:the )?(?:office|uni|school|college)|in)\b.{0,10}(?:on|after|next|in|tomorrow|this|today|from|following)\b.{0,50}$`,
    say: [
      "Going back is a big change again.",
      "That is quite a step after such a break.",
      "So a different life begins again.",
    ],
    ask: [
      "How do you feel about it?",
      "What will be hardest?",
      "What are you looking forward to, if anything?",
    ],
  },
  {
    id: "changed-there-meanwhile",
    weight: 1,
    when: selfPattern`^LEAD(?:they've|they have|there's|there is|we've|we have|there are|it's) (?:got |had |all )*(?:a |all )?(?:new|different|changed) (?:system|manager|boss|team|people|rules|faces|office|owners?|computers?)\b.{0,50}$`,
    say: [
      "So a lot is different there now.",
      "That takes some getting used to.",
      "You have to find your way in again.",
    ],
    ask: [
      "What worries you most about it?",
      "Who do you still know there?",
      "How do you get on with it?",
    ],
  },
  {
    id: "nobody-let-in",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:haven't|don't|can't|never|won't|not) (?:ever |even )?(?:let|have|had|invite|invited|allow) (?:anyone|anybody|people|someone|friends|my \p{L}+) (?:in(?:to)?|round|over|inside|see)\b.{0,50}$`,
    say: [
      "So nobody gets to see it.",
      "That sounds lonely, and it is a lot to hide.",
      "It takes something to tell me about it.",
    ],
    ask: [
      "What are you afraid they would think?",
      "How did it get to that?",
      "Who would be the least bad person to let in?",
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
    id: "named-a-small-place",
    weight: 3,
    alone: true,
    after: /\b(?:begin|start|small|smallest|corner|piece)\b[^.?!]*\?\s*$/i,
    when: selfPattern`^(?:maybe |just |probably |i guess |perhaps |idk |ok )*(?:the|my|one|two|a) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$`,
    not: /\b(?:same|worst|usual|hard part|problem|truth|past|future|pain|whole thing|last one|my (?:mum|mom|dad|sister|brother|husband|wife|partner|boss|friends?|son|daughter|kids|parents|ex))\b/i,
    say: [
      "That is a good place to begin.",
      "Small enough to really do.",
      "Good. One thing is enough.",
    ],
    ask: ["When could you do that?", "What would you need for it?", "How long would you give it?"],
  },
  {
    id: "colleague-leaves",
    weight: 2,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?(?:co-?founder|business partner|colleague|boss|manager|work (?:friend|wife|husband)|assistant|deputy|mentor|team leader))\b.{0,40}\b(?:leaving|quitting|resigned|handed in|quit|retiring|has left|is going)\b.{0,40}$`,
    say: [
      "That changes a lot at once.",
      "I imagine that came as a blow.",
      "So you will have to find your way without {whom|them}.",
    ],
    ask: ["What does it mean for you?", "How did you take it?", "What worries you most about it?"],
  },
  {
    id: "savings-in-it",
    weight: 2,
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have)? ?(?:ADV)(?:put|invested|sunk|spent|risked|used)\b.{0,10}(?:all )?(?:my|our) (?:life )?(?:savings|money|inheritance|pension|house)\b.{0,30}$`,
    say: [
      "So a lot is at stake for you.",
      "You have put your own money on it. That is a lot to risk.",
      "That makes every decision heavier.",
    ],
    ask: [
      "What would it mean to lose it?",
      "How do you feel about that now?",
      "Who do you talk to about the risk?",
    ],
  },
  {
    id: "have-to-tell-them",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have| need|'ll have)? ?(?:ADV)(?:got )?to (?:tell|break it to|explain (?:it|this|that) to|face|let (?:them|him|her|everyone) know) ?(?<x>(?:my|the|four|three|two|five|all|everyone|them|him|her|our|people|\d+)?\b.{0,40})$`,
    not: /\b(?:tell you|tell someone|tell somebody|i should tell)\b/i,
    say: [
      "That is not an easy thing to have to say.",
      "So that talk is still ahead of you.",
      "I can see why you would dread that.",
    ],
    ask: [
      "What would you like them to know?",
      "What are you most afraid of there?",
      "How might you begin?",
    ],
  },
  {
    id: "not-quite-that",
    weight: 2,
    when: selfPattern`^(?:it's|its|it is) not (?:really |so much |exactly )?that (?:i(?:'m| am| don't| want| hate| feel)?|he|she|they|it)\b.{2,50}$`,
    not: /\bit's (?:just |more )?that (?:i|he|she|they|we|it)\b(?<!not that \w+)/i,
    say: [
      "So that is not quite the word for it.",
      "I see, it is something else.",
      "So it is not quite that.",
    ],
    ask: [
      "What would be a better word for it?",
      "What is it closer to?",
      "How would you describe it?",
    ],
  },
  {
    id: "would-like-that",
    weight: 3,
    when: selfPattern`^(?:i think )?i(?:'d| would) (?:ADV)(?:like|enjoy|love) (?:that|it|to do that)(?: actually| very much| a lot| i think)*END`,
    say: [
      "It sounds as if that would suit you.",
      "That is good to hear.",
      "So there is something that appeals to you.",
    ],
    ask: [
      "What would be a first step?",
      "What do you like about it?",
      "When could you find out more?",
    ],
  },
  {
    id: "time-still-to-go",
    weight: 3,
    themes: ["study", "work", "money", "change", "friendship", "caring"],
    when: selfPattern`^LEAD(?:i|we|there's|there are|it's)(?:'ve| have)? ?(?:still )?(?:got |have )?(?:another )?(?<x>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|a few|a couple of) (?:months|weeks|years|days)) (?:left|to go|on (?:the|my|our)|until|till|of (?:this|it)|before)\b.{0,40}$`,
    say: [
      "That is a while to go.",
      "So you have to get through that time somehow.",
      "{X} can feel long, in a situation like that.",
    ],
    ask: [
      "How do you see that time?",
      "What would make it bearable?",
      "What could be different until then?",
    ],
  },
  {
    id: "would-rather",
    weight: 2,
    when: selfPattern`^(?:i think )?i(?:'d| would) (?:ADV)(?:rather|prefer to|sooner) (?<x>(?!die|be dead|not be here)[\p{L}]+\b.{2,50})$`,
    not: /\b(?:die|dead|kill)\b/i,
    say: [
      "So you would rather {x}.",
      "That would suit you better, then.",
      "It sounds as if you know which way you prefer.",
    ],
    ask: [
      "What would be good about that?",
      "When could you do that?",
      "What would you want to say or do first?",
    ],
  },
  {
    id: "found-that-out",
    weight: 1,
    tone: "heavy",
    when: selfPattern`^LEADi (?:ADV)(?:found out|discovered|heard|learned|learnt|just heard)(?: (?:that|from .{2,20} that|yesterday|today|last week))? (?<x>(?:the|my|he|she|they|it|we|our|everyone|someone)\b.{3,70})$`,
    say: [
      "That must have been something to find out.",
      "I imagine that was not easy to hear.",
      "So now you know, and you can’t go back to not knowing.",
    ],
    ask: ["How did you find out?", "What did you think first?", "What has it changed for you?"],
  },
  {
    id: "partner-feels-alone",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|he|she|they) (?:ADV)(?:said|says|told me|tells me|keeps saying)\b.{0,24}\b(?:he|she|they) feels? (?:like|alone|lonely|neglected|ignored|unloved|invisible|second|as if|abandoned)\b.{0,50}$`,
    say: [
      "I imagine that was hard to hear.",
      "So it is being felt at home too.",
      "That gives you something to think about, I imagine.",
    ],
    ask: [
      "What did you say?",
      "Do you see it that way too?",
      "What would you like to be able to give there?",
    ],
  },
  {
    id: "would-lose-that",
    weight: 2,
    when: selfPattern`^LEADi(?:'d| would) (?:ADV)(?:be (?:giving up|losing|leaving|throwing|letting go|walking away)|lose|miss|have to (?:give up|leave|start (?:from scratch|again|over|at the bottom)|let go))\b.{2,60}$`,
    not: /\b(?:my mind|it if)\b/i,
    say: [
      "So it would cost you something that matters to you.",
      "That would be a real loss.",
      "I can see why that makes you hesitate.",
    ],
    ask: [
      "What would be hardest to give up?",
      "What would you gain in return?",
      "What could you take with you?",
    ],
  },
  {
    id: "done-it-over-and-over",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:rewritten|redone|re-?done|checked|changed|re-?read|rewrote|started|edited|gone over)\b.{0,30}\b(?:NUM|a hundred|so many|countless|loads of|over and over|again and again)(?: ?times| drafts| versions)?\b.{0,20}$`,
    say: [
      "So it never feels finished.",
      "You keep looking for what is wrong with it.",
      "That sounds exhausting.",
    ],
    ask: [
      "What do you look for each time?",
      "What would be good enough?",
      "Who could tell you that it is done?",
    ],
  },
  {
    id: "praise-not-believed",
    weight: 3,
    when: selfPattern`^LEAD(?:.{2,40} )?(?:say|says|said|tells? me|told me|thinks?) (?:that )?(?:it's|its|i'm|it is|i am|it was|i did|i look)\b.{0,30}(?:good|fine|great|brilliant|enough|well|lovely|ready|okay)\b.{0,20}(?:but|and) i (?:ADV)(?:don't|can't|never|do not)\b.{0,40}$`,
    say: [
      "It is hard to take in praise that you don’t feel yourself.",
      "So the kind words don’t quite reach you.",
      "Part of you does not trust it.",
    ],
    ask: [
      "What would have to happen for you to believe it?",
      "What do you see that they don’t?",
      "Has it always been hard to believe such things?",
    ],
  },
  {
    id: "no-pressure-irony",
    weight: 3,
    when: selfPattern`^(?:so )?no pressure(?: (?:lol|haha|then|or anything|there))*$`,
    say: [
      "That sounds like quite a lot of pressure.",
      "You say it lightly, and it is a lot.",
      "So the bar feels very high.",
    ],
    ask: [
      "Where does most of the pressure come from?",
      "What would you want for yourself?",
      "What if it were only about you?",
    ],
  },
  {
    id: "less-coming-in",
    weight: 3,
    when: selfPattern`^(?:.{0,40}\b)?(?:(?:hours|pay|overtime|wages?|benefits|contract|salary|pension)(?: (?:got|were|was|have been|has been|is being|are being|just got|being))? (?:cut|reduced|stopped|halved|frozen)|(?:they|work|he|the company)(?:'ve| have| has)? (?:just )?cut (?:our|my|his|her|the|everyone's) (?:hours|pay|overtime|wages?|benefits|bonus))\b.{0,40}$`,
    say: [
      "So there is less coming in.",
      "That puts you under pressure through no fault of your own.",
      "That makes everything tighter.",
    ],
    ask: [
      "What has that meant for you?",
      "How are you managing so far?",
      "What worries you most about it?",
    ],
  },
  {
    id: "letter-said",
    weight: 2,
    when: selfPattern`^(?:.{0,50}\b)?(?:letter|email|text|message|notice|voicemail)\b.{0,30}\b(?:said|says|saying|telling (?:me|us))\b.{2,60}$`,
    not: /\b(?:love you|congratulations|good news)\b/i,
    say: [
      "That must have been hard to read.",
      "I can imagine how that felt.",
      "So now it is there in writing.",
    ],
    ask: ["What did you do then?", "What does it mean for you?", "Who have you shown it to?"],
  },
  {
    id: "sat-on-the-floor",
    weight: 3,
    tone: "heavy",
    when: selfPattern`^LEADi (?:ADV)(?:sat|lay|stood|ended up) (?:down )?(?:on|in|at) (?:the|my) (?:[\p{L}]+ )?(?:floor|stairs|shower|hallway|bath|garden|kitchen|bed)\b.{0,30}$`,
    say: [
      "That sounds like a very hard moment.",
      "As if everything stopped for a while.",
      "I’m sorry. That must have been frightening.",
    ],
    ask: [
      "What went through your mind?",
      "What helped you to get up again?",
      "Who knows about it?",
    ],
  },
  {
    id: "that-is-not-the-question",
    weight: 2,
    when: selfPattern`^(?:.{2,40}, )?(?:that's|thats|this is|it's|its) not (?:the|my|really the) (?:question|problem|issue|point|thing)END`,
    say: [
      "So it is not that.",
      "I see, that part is clear.",
      "Then something else is the difficulty.",
    ],
    ask: [
      "What is the question, then?",
      "What makes it hard?",
      "What is it that you keep coming back to?",
    ],
  },
  {
    id: "says-one-thing",
    weight: 3,
    when: selfPattern`^LEAD(?:he|she|they|my (?:[\p{L}-]+ )?\p{L}+) (?:ADV)(?:says?|said|tells? me|told me)\b.{1,40}? but i can (?:see|tell|hear|feel)\b.{0,50}$`,
    say: [
      "So you hear one thing, and you see another.",
      "You notice more than the words.",
      "That makes it hard to take the words at their face value.",
    ],
    ask: [
      "What do you think is really felt?",
      "Could you say that you have noticed?",
      "What do you do with that?",
    ],
  },
  {
    id: "answer-needed-by",
    weight: 3,
    when: selfPattern`^LEAD(?:(?:he|she|they|(?:my|the|our) (?:[\p{L}-]+ )?\p{L}+) (?:ADV)(?:needs?|wants?|is waiting for|are waiting for) (?:an answer|to know|a decision|my answer)(?: (?:by|before|until|next|this))?\b.{0,30}|(?:i|we) (?:have|need|'ve got) to (?:decide|answer|know|say|choose|let (?:them|him|her) know) (?:by|before|this|next|until)\b.{0,30}|(?:we|i) have to put (?:our|my) choices in\b.{0,40})$`,
    say: [
      "So there is a date by which you have to know.",
      "That puts you under pressure to decide.",
      "It is hard to decide by the calendar.",
    ],
    ask: [
      "What would you need, to decide?",
      "What does your first feeling say?",
      "What are you most afraid of getting wrong?",
    ],
  },
  {
    id: "know-how-that-sounds",
    weight: 3,
    when: selfPattern`^i (?:ADV)know (?:how (?:that|it|this) (?:sounds|looks|must sound)|what that sounds like|it sounds (?:bad|ungrateful|stupid|silly|awful))END`,
    say: ["It sounds honest to me.", "You don’t have to excuse it.", "I don’t think badly of it."],
    ask: [
      "What is it like for you?",
      "What would you say, if you did not have to excuse it?",
      "What bothers you most about it?",
    ],
  },
  {
    id: "looked-into-it",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:looked (?:one|it|that|them|into it|some) ?(?:up)?|looked into (?:it|that|one)|found (?:one|a course|a class|a place|somewhere)|googled (?:it|one)|checked (?:it|the website)|sent off for)\b.{0,40}$`,
    say: [
      "So you have taken a first step already.",
      "That shows that it matters to you.",
      "Good. Looking is how it begins.",
    ],
    ask: ["What did you find?", "How did it feel to look?", "What would be the next step?"],
  },
  {
    id: "advised-to",
    weight: 2,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone) (?:ADV)(?:says?|said|tells? me|told me|keeps? saying)(?: to)? (?:ADV)(?:always |never |just )*(?:do|go|get|try|take|ask|leave|find|talk|see|write|call|join|follow|stick|quit|let|move|stay|report|ignore|stop|start|save|sell)\b.{2,50}$`,
    not: /\b(?:hell|away from|kill)\b/i,
    say: [
      "So that is the advice you were given.",
      "That is one way to look at it.",
      "I see what you were told to do.",
    ],
    ask: [
      "What do you think yourself?",
      "Does it fit you?",
      "What would you do, if nobody gave you advice?",
    ],
  },
  {
    id: "plain-hate-that",
    weight: 2,
    when: selfPattern`^i (?:ADV)hate (?:that|it|this|it all|all of it)END`,
    say: [
      "You would rather be without it.",
      "I can hear how much it bothers you.",
      "It sounds as if it feels wrong to you.",
    ],
    ask: [
      "What is it about it that you hate?",
      "What would be better?",
      "What would you change, if you could?",
    ],
  },
  {
    id: "do-it-when-i-feel",
    weight: 3,
    when: selfPattern`^LEADi (?:ADV)(?:do|buy|spend|eat|drink|scroll|smoke|gamble|order|shop)(?: (?:it|this|that|things|stuff|more))? (?:when|whenever|if) i(?:'m| am| feel| get)\b (?<x>.{3,40})$`,
    say: [
      "So it has to do with how you feel at that moment.",
      "It comes when you feel {x}.",
      "You have noticed what sets it off. That helps.",
    ],
    ask: [
      "What does it give you in that moment?",
      "How do you feel afterwards?",
      "What else could give you a little of that?",
    ],
  },
  {
    id: "one-side-and-price",
    weight: 2,
    when: selfPattern`^(?:one|the (?:first|second|other)(?: one| job| flat| course| option)?|it) (?:pays|is|has|means|gives|would be|comes)\b.{2,50}? but (?:it|it's|its|i|i'd|the|there)\b.{2,50}$`,
    say: [
      "So it has a good side, and it has a price.",
      "You can see both sides of it.",
      "That is not an easy thing to weigh up.",
    ],
    ask: [
      "Which of the two matters more to you?",
      "What would an ordinary day with it look like?",
      "What does your first feeling say?",
    ],
  },
  {
    id: "knows-the-answer",
    weight: 3,
    when: selfPattern`^(?:i think )?i (?:ADV)(?:know|do know|already know|knew) (?:the answer|what i (?:want|should do|need to do|have to do|'d choose|would choose)|which one|deep down)(?: actually| already| really)*$`,
    say: [
      "It sounds as if you have decided, deep down.",
      "So it is clearer than it seemed.",
      "Then you can trust that, I think.",
    ],
    ask: ["What is the answer?", "What makes it clear to you?", "How does it feel to know it?"],
  },
  {
    id: "that-one",
    weight: 3,
    after: /\?\s*$|answer|decided/i,
    when: selfPattern`^(?:yeah |yes |probably |maybe |i think |definitely |ok )*(?:the|that) (?:[\p{L}-]+ ){0,3}one$`,
    say: ["So that is the one.", "Good. That sounds clear.", "Then you have your answer."],
    ask: [
      "How does it feel to say it?",
      "What decided it for you?",
      "What is the next thing to do?",
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
  {
    id: "does-not-know-about-it",
    weight: 2,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?(?:tutor|teacher|boss|manager|supervisor|colleagues?|friends?|work|school|team|employer|parents|mum|dad|partner|wife|husband|boyfriend|girlfriend)) (?:ADV)(?:doesn't|don't|do not|does not|has no idea|have no idea)(?: even)? ?(?:know)?(?: (?:about|that|anything|any of|how)\b.{0,50})?$`,
    not: /\b(?:care|listen|help|love|understand me)\b/i,
    say: [
      "So you have kept that part to yourself there.",
      "They only see a part of it, then.",
      "And so nobody there can make allowance for it.",
    ],
    ask: [
      "What would change, if they knew?",
      "What keeps you from telling?",
      "What are you afraid they would say?",
    ],
  },
  {
    id: "no-special-treatment",
    weight: 3,
    when: selfPattern`^LEADi (?:ADV)(?:don't|do not|hate|wouldn't) (?:like|want)?(?: to)? ?(?:be )?(?:play(?:ing)? (?:that|the .{2,20}) card|special treatment|mak(?:e|ing) excuses|us(?:e|ing) (?:it|that) as an excuse|pity|people (?:feeling|to feel) sorry|(?:anyone's|their) pity|treated differently|ask(?:ing)? for (?:favours|special))\b.{0,40}$`,
    say: [
      "You don’t want to be treated differently.",
      "It matters to you to manage by yourself.",
      "Telling how it is would not be an excuse.",
    ],
    ask: [
      "What would be so bad about it?",
      "What would you say to a friend in your place?",
      "What would be fair, with all you have to do?",
    ],
  },
  {
    id: "one-thing-of-mine",
    weight: 3,
    when: selfPattern`^(?:it's|its|it is|that's) the (?:one|only) thing (?:that's|i have|i've got|that is|i do|left)(?: (?:mine|for me|for myself|of my own|that's mine))*END`,
    say: [
      "So it matters a great deal to you.",
      "You need to have something that is your own.",
      "I can see why you hold on to it.",
    ],
    ask: [
      "What does it give you?",
      "What would help you to keep it?",
      "How would it be without it?",
    ],
  },
  {
    id: "is-dead-now",
    weight: 3,
    when: selfPattern`^(?:he|she|they|my (?:dad|mum|mom|father|mother|brother|sister|nan|gran|grandad|grandma|wife|husband))(?:'s| is|'re| are| has| have)? (?:ADV)(?:dead|gone|passed(?: away)?|not here|no longer here|not alive)END`,
    say: [
      "I’m sorry. You have lost somebody important.",
      "I’m sorry that you have had to lose that person.",
      "I’m sorry. That makes it mean even more, I imagine.",
    ],
    ask: [
      "What do you miss most?",
      "How is it for you when you think of it?",
      "What would you like to have told them?",
    ],
  },
  {
    id: "without-asking-me",
    weight: 2,
    when: selfPattern`^(?:.{0,70}\b)?without (?:even )?(?:asking|telling|consulting|warning|checking with|a word to)(?: (?:me|us|anyone|first))?END`,
    say: [
      "And nobody asked you.",
      "So it was simply decided over your head.",
      "It is hard to be treated as if you had no say.",
    ],
    ask: ["What did you do then?", "Does that happen often?", "What would you have wanted?"],
  },
  {
    id: "has-it-in-for-me",
    weight: 3,
    when: selfPattern`^(?:.{0,60}\b)?(?:has (?:always )?(?:got )?it in for me|(?:is|are|'s|'re) (?:always )?(?:on my case|out to get me|picking on me|having a go at me)|picks on me|singles me out|can't stand me|hates my guts)\b.{0,40}$`,
    say: [
      "That makes every day there hard.",
      "It is wearing, to feel that somebody is against you.",
      "I can see why you dread seeing that person.",
    ],
    ask: ["What happened last?", "When did it start?", "Has anyone else noticed it?"],
  },
  {
    id: "had-to-miss-it",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)(?:had to miss|missed|have to miss|couldn't go to|had to cancel|had to skip) (?<x>(?:my|the|a|his|her|our|their)\b.{2,50})$`,
    not: /\b(?:bus|train|period|pill|deadline|call|penalty)\b/i,
    say: [
      "I’m sorry you had to miss that.",
      "That must have been disappointing.",
      "That was time you will not get again.",
    ],
    ask: [
      "How was that for you?",
      "How did the others take it?",
      "What would you not want to miss next time?",
    ],
  },
  {
    id: "teased-all-day",
    weight: 3,
    when: selfPattern`^LEAD(?:they|he|she|the .{2,25}|my (?:[\p{L}-]+ )?\p{L}+|everyone|people)(?: all)? (?:ADV)(?:take|takes|took|keep taking|taking) the (?:mick|piss|mickey)\b.{0,40}$|^LEAD(?:they|he|she|the .{2,25}|my (?:[\p{L}-]+ )?\p{L}+|everyone|people)(?: all)? (?:ADV)(?:tease|teases|wind|winds|rib|ribs|make fun of|makes fun of|laugh at|laughs at) (?:me|us)\b.{0,40}$`,
    say: [
      "Even as a joke, it wears you down when it goes on all day.",
      "It is not much fun to be the one they laugh at.",
      "I can see why that gets to you.",
    ],
    ask: [
      "What do you do when it happens?",
      "Is there one of them who is different?",
      "What would you like to say to them?",
    ],
  },
  {
    id: "will-not-let-it-go",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?(?:he|she|they|people|everyone|my (?:[\p{L}-]+ )?\p{L}+) (?:ADV)(?:won't|wouldn't|can't|don't|doesn't|never) (?:let it (?:go|drop|rest|lie)|let me forget it|stop going on about it|shut up about it|drop it)END`,
    say: [
      "So you get to hear it again and again.",
      "That makes it hard to put behind you.",
      "One thing, and it is held up to you every day.",
    ],
    ask: [
      "How do you take it?",
      "What would you like to say to that?",
      "How long has that been going on?",
    ],
  },
  {
    id: "heads-down",
    weight: 2,
    when: selfPattern`^LEAD(?:everyone|everybody|the others|they all|people|my colleagues|nobody|no one)(?: else)? (?:ADV)(?:keeps? (?:their|his|her) heads? down|stays? quiet|says? nothing|puts? up with it|goes along with it|looks? the other way|pretends?|speaks? up|dares?)\b.{0,40}$`,
    say: [
      "So you are alone with it there.",
      "Nobody wants to be the next one, I imagine.",
      "That makes it harder to say something.",
    ],
    ask: [
      "Is there one person you could trust there?",
      "What holds the others back, do you think?",
      "What would you do, if you were not alone with it?",
    ],
  },
  {
    id: "do-not-want-to-quit",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)(?:don't|do not|didn't) (?:ADV)want to (?:quit|give (?:it |this )?up|leave|stop|drop out|throw it away)(?: (?:though|it|this|the job|my job|my course))*$`,
    not: /\b(?:smoking|drinking|him|her|marriage|vaping)\b/i,
    say: [
      "So you want to stay with it.",
      "It matters enough to you to go on.",
      "You are not ready to let it go.",
    ],
    ask: [
      "What makes you want to stay?",
      "What would help you to go on?",
      "What would have to change?",
    ],
  },
  {
    id: "want-to-be-good-at",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)want(?:ed)? to (?:feel|be) (?:ADV)(?:good at|proud of|useful|somebody|someone|respected|seen|taken seriously|like i can)\b.{0,40}$`,
    say: [
      "You want to feel that you can do something well.",
      "That is a fair wish.",
      "I can hear how much that would mean to you.",
    ],
    ask: [
      "What would you like to be good at?",
      "When did you last feel a bit of that?",
      "Who would you want to see it?",
    ],
  },
  {
    id: "do-not-want-that-to-be-me",
    weight: 3,
    when: selfPattern`^LEADi (?:ADV)(?:don't|do not) (?:ADV)want (?:that|this|it) to be me\b.{0,20}$|^LEADi (?:ADV)(?:don't|do not) (?:ADV)want to (?:end up|turn out|be|become) like (?:that|this)END`,
    say: [
      "You want it to be different for yourself.",
      "So you know what you don’t want.",
      "That tells you something about what you need.",
    ],
    ask: [
      "What would you like instead?",
      "What would be a first step in that direction?",
      "What are you most afraid of there?",
    ],
  },
  {
    id: "forgot-why",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:can't|don't|cannot|no longer) (?:ADV)(?:remember|know) why i (?:ADV)(?:started|did|do|am doing|wanted|chose|'m doing|bother)\b.{0,40}$`,
    not: /\b(?:bother (?:living|to live|waking))\b/i,
    say: [
      "You have lost sight of what you wanted from it.",
      "It happens easily, when it goes on for so long.",
      "So the reason has got lost in the work.",
    ],
    ask: [
      "What did you want from it at the beginning?",
      "Was there a moment when it felt right?",
      "What would you need, to find it again?",
    ],
  },
  {
    id: "something-of-my-own",
    weight: 2,
    when: selfPattern`^i (?:ADV)(?:write|paint|draw|sing|bake|knit|sew|garden|sculpt|compose|play (?:the |in a |guitar|piano|music))(?: (?:a bit|a little|sometimes|.{2,40}))?$`,
    not: /\b(?:nothing|can't|between|late|midnight|reports|emails)\b/i,
    say: [
      "So that is something of your own.",
      "It is good to have something like that.",
      "That sounds like a part of you that matters.",
    ],
    ask: ["What do you like about it?", "When do you find time for it?", "Has anyone seen it?"],
  },
  {
    id: "never-shown-anyone",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)never (?:ADV)(?:shown|showed|let|read) (?:it |them |this |any of it )?(?:to )?(?:anyone|anybody|a soul|people)\b.{0,20}$`,
    say: [
      "So nobody has seen it yet.",
      "You have kept that to yourself.",
      "It takes courage to show something of one’s own.",
    ],
    ask: [
      "What would it be like to show it to one person?",
      "What are you afraid they would say?",
      "Who would you trust with it?",
    ],
  },
  {
    id: "maybe-one-day",
    weight: 2,
    when: selfPattern`^(?:maybe|perhaps) (?:i will|i'll|i might|one day|some ?day)(?: (?:one day|some ?day|i will|i'll|try|do it|go))*$`,
    say: [
      "So it stays a possibility.",
      "It does not have to be today.",
      "It sounds as if part of you would like to.",
    ],
    ask: [
      "What would help you to try it once?",
      "What would have to be different?",
      "How would it be, if it went well?",
    ],
  },
  {
    id: "which-i-will-hate",
    weight: 2,
    when: selfPattern`^(?:.{3,60}),? which i(?:'ll| will| really|'m going to| am)? ?(?:ADV)(?:hate|dread|can't stand|dreading|don't want|find hard)\b.{0,20}$`,
    say: [
      "So that is not something you look forward to.",
      "And you will have to smile through it, I imagine.",
      "That is one more thing to get through.",
    ],
    ask: [
      "What is it about it that you dislike?",
      "How would you rather have it?",
      "Who would understand that?",
    ],
  },
  {
    id: "bought-and-lost",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:bought|got|downloaded|made|wrote|set up|set)\b.{2,40} (?:and|but) (?:then )?(?:i )?(?:ADV)(?:lost|never used|forgot|stopped|ignored|haven't used|deleted|don't use|gave up)\b.{0,30}$`,
    say: [
      "So that did not help either.",
      "You have tried to get hold of it.",
      "That is frustrating, when even the help gets lost.",
    ],
    ask: [
      "What has helped, even for a short while?",
      "What made it hard to keep up?",
      "What would be simpler than that?",
    ],
  },
  {
    id: "i-forgot-it",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)(?:forgot|missed) (?:my|her|his|our|the|their|to (?:call|ring|pay|pick|send|buy|tell|cancel|go))\b.{2,60}$`,
    say: [
      "I imagine you felt bad about that.",
      "That is an unpleasant moment.",
      "So it is beginning to touch other people too.",
    ],
    ask: ["How was it taken?", "What did you do then?", "How do you feel about it now?"],
  },
];

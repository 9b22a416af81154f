import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Putting off, not starting, not finishing. */
export const puttingOffFrames: readonly Frame[] = [
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
    when: selfPattern`^LEADi ADV(?:can't|cannot|couldn't|can never|struggle to|find it (?:so |really )?hard to|am unable to|don't manage to|can barely) ADV(?:seem to )?(?:(?:bring|make|get|force|motivate) myself to (?<x>.+)|get (?:started|going|moving|into it)|start (?:anything|it|things)|get anything done|make a start|face (?:it|them|doing it|opening (?:it|them)|going))END`,
    not: /\b(?:can't (?:get going )?without)\b/i,
    say: [
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
    say: ["So you know this pattern.", "So it is not the first time."],
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
    id: "done-it-over-and-over",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:rewritten|redone|re-?done|checked|changed|re-?read|rewrote|started|edited|gone over)\b.{0,30}\b(?:(?:NUM|a hundred|so many|countless|loads of) (?:times|drafts|versions)|over and over|again and again)\b.{0,20}$`,
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

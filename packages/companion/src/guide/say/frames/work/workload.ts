import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Too much work, long hours, hard rules, and neither help nor time. */
export const workloadFrames: readonly Frame[] = [
  {
    id: "worn-out-by-work",
    weight: 2,
    when: selfPattern`^LEAD(?:i'm|i am|i feel|i've been|i've|i have been|feeling|been|i get|i was) ADV(?:worn out|exhausted|tired|drained|shattered|burnt out|burned out|knackered|stressed(?: out)?|overwhelmed|fed up|done in|sick|struggling|overworked|miserable|unhappy|not happy|not coping) (?:from|by|with|because of|at|about|of|in|over) (?<x>WORK)END`,
    say: [
      "It sounds as if {x} has been taking a lot out of you.",
      "That sounds tiring.",
      "So {x} is getting too much.",
    ],
    ask: [
      "What has it been like lately?",
      "What takes the most out of you?",
      "How long has it been this way for you?",
    ],
  },
  {
    id: "work-is-hard",
    weight: 2,
    when: selfPattern`^LEAD(?<x>WORK) (?:is|has been|'s been|was|'s|has got|has become|got|gets|are|have been|feels|just feels) ADV(?:getting |really getting )?(?:hard|stressful|horrible|awful|terrible|too much|a nightmare|killing me|crazy|hell|insane|intense|a lot|hectic|non[- ]?stop|mad|rough|shit|crap|draining|exhausting|difficult|worse|stress(?:ing)? me out|getting (?:to|on top of) me|on top of me|wearing me (?:down|out)|toxic|relentless|full on|manic)END`,
    say: [
      "That sounds like a lot.",
      "So {x} has been hard on you.",
      "It wears a person down, when it goes on like that.",
    ],
    ask: [
      "What has been happening?",
      "What is the worst part of it?",
      "How long has it been like that?",
    ],
  },
  {
    id: "short-staffed",
    weight: 2,
    when: selfPattern`^(?:.{0,40}\b)?(?:we're|we are|we've been|we have been|they're|it's|been|so) ADV(?:short[- ]?staffed|under[- ]?staffed|short of (?:staff|people)|down to .{3,20})\b.{0,40}$|^LEAD(?:two|three|four|half|several|some|a lot) (?:people|of (?:the|my|us|them) .{2,20}|colleagues?) (?:have |has )?(?:left|quit|went|gone)\b.{0,50}$|^LEADwe(?:'ve| have)? lost (?:NUM|some|a lot of|half|most of)\b.{0,20}(?:staff|people|members|colleagues|drivers|nurses|carers|the team)\b.{0,60}$|^LEAD(?:nobody|no one|they|he|she)(?:'ve| have)? ?(?:was|were|has been|have been|haven't|never|not)? ?(?:been )?replaced\b.{0,30}$`,
    say: [
      "So everyone who is left has to do more.",
      "And the work is still the same, with fewer people.",
      "That puts a lot of pressure on the rest of you.",
    ],
    ask: [
      "What does that mean for your own day?",
      "How long has that been going on?",
      "What gets left undone?",
    ],
  },
  {
    id: "job-of-two",
    weight: 2,
    when: selfPattern`^LEAD(?:i'm|i am|i|i've been|i've|i have been) ADV(?:end up |ended up |basically |keep )?(?:doing|do|cover(?:ing)?|pick(?:ing)? up|carry(?:ing)?|get) (?:all |most of )?(?:the (?:job|work) of (?:two|three|four|several|other)\b.*|(?:everyone(?: else)?'s|everybody's|other people's|his|her|their|my colleague'?s?'?|two people's) (?:work|job|shifts?|slack|mess|part)\b.*|(?:everything|all the work|most of the work|it all)(?: there| at work| myself)?|two jobs\b.*|three jobs\b.*|extra (?:shifts|work|hours)\b.*|(?:the|that) (?:work|job) of that role\b.*)$`,
    say: [
      "You are doing far more than one job.",
      "That is more than anyone can keep up for long.",
      "So a lot more lands on you than should.",
    ],
    ask: [
      "Who there knows how much you are doing?",
      "What would happen, if you did only your own part?",
      "What does it leave you with at the end of the day?",
    ],
  },
  {
    id: "long-hours",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:i'm|i am|i|i've been|i've|i have been|we|i usually|i often) )?ADV(?:work|working|at work|do|doing|worked|in the office|there|at my desk|up) .{0,20}(?:NUM hours?(?: (?:a|per) (?:week|day))?|(?:un)?til(?:l)? (?:late|NUM|midnight|nine|ten|eight|seven)|weekends?|every (?:weekend|evening|night)|through (?:lunch|my lunch)|(?:double|night|back to back|twelve hour|12 hour|long) shifts?|overtime|late|seven days|six days|non[- ]?stop|long hours|NUM days in a row|NUM[- ]hour (?:days?|shifts?|weeks?)|even on (?:sundays?|saturdays?|weekends?))\b.{0,40}$`,
    say: [
      "Those are very long days.",
      "That leaves very little for anything else.",
      "It is hard to recover, with hours like that.",
    ],
    ask: [
      "When do you get to rest?",
      "What suffers most because of it?",
      "Is it always like that, or just at the moment?",
    ],
  },
  {
    id: "boss-adds-more",
    weight: 3,
    when: selfPattern`^LEAD(?:(?<who>BOSS|he|she|they)) ADV(?:keeps?|kept|is always|are always|always|constantly|just|won't stop)? ?(?:asks?|asking|gives?|giving|gave|add(?:s|ing|ed)?|dump(?:s|ing|ed)?|pil(?:es?|ing|ed)|sends?|sending|expects?|wants?|wanting|puts?|putting|push(?:es|ing)?|assign(?:s|ing|ed)?|hand(?:s|ing|ed)?)(?: me| us)? (?:to (?:pick up|cover|stay|work|do|come in|take on|help)|more|extra|even more|another|new|on me|it all on|things on|stuff on|everything on|work|jobs|tasks|emails|me to (?:work|stay|do|cover|come|take)|us to (?:work|stay|do|come))\b.*$`,
    themes: ["work", "study", "motivation"],
    not: /\b(?:girlfriend|boyfriend|husband|wife|mum|mom|dad|son|daughter|kids)\b/i,
    say: [
      "So there is always something more.",
      "It sounds as if nobody asks whether you have room for it.",
      "And you are the one who is asked.",
    ],
    ask: [
      "How do you usually answer?",
      "What happens when you say that it is too much?",
      "What would you like to be able to say?",
    ],
  },
  {
    id: "can-not-switch-off",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:can't|cannot|couldn't|never|don't|struggle to|find it (?:so |really )?hard to|am unable to) ADV(?:switch off|stop thinking about (?:work|it all|my job|uni|the job)|leave (?:it|work) at (?:work|the door)|relax(?: .{2,30})?|wind down|unwind|turn (?:it|my brain|my head) off)END|^LEADi(?:'m)? ?ADV(?:keep |always |constantly |still )*(?:check(?:ing)?|answer(?:ing)?|read(?:ing)?|think(?:ing)?) (?:my |about )?(?:work|emails?|messages|slack|teams)\b.{0,20}(?:at night|at home|in bed|at weekends?|on holiday|all evening|all the time|constantly|24.7|when i'm off).{0,20}$`,
    say: [
      "So work comes home with you.",
      "So even your free time is not really free.",
      "It is hard to rest while your head is still there.",
    ],
    ask: [
      "What does your head go back to most?",
      "Was there a time when you could leave it behind?",
      "What helps a little, if anything?",
    ],
  },
  {
    id: "dread-work",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have|'m| am)? ?ADV(?:started (?:to )?|begun to |starting to )?(?:dread(?:ing|ed)?|hate|hating|can't face|can't stand)(?: the (?:thought|idea) of)? ?(?:it (?:here|there)|this place|that place|this job|going (?:in|back|to work|to school|there|to uni|to college)|coming in|work|mondays?|sundays?|sunday (?:nights?|evenings?)|my job|it there|being there|every (?:day|shift|morning)(?: there)?|the next (?:day|shift))\b.{0,40}$|^LEADi (?:ADV)feel (?:physically )?sick (?:every|on|before|in the|when|at the thought)\b.{2,50}$`,
    say: [
      "So it has got to the point where you dread it.",
      "That takes its toll, day after day.",
      "It sounds as if it is hard even before the day begins.",
    ],
    ask: [
      "What do you dread most about it?",
      "When did that begin?",
      "Is there any part of the day that is all right?",
    ],
  },
  {
    id: "gathering-strength-outside",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve)? ?ADV(?:sit|sat|stay|cry|cried|hide|hid|have to sit|been (?:sitting|crying|hiding))\b.{0,30}\b(?:in|outside|by) (?:the |my )?(?:car ?park|car|toilets?|loo|bathroom|stairwell|staff room|corridor|cubicle|office door)\b.{0,60}$`,
    say: [
      "That shows how hard it is for you.",
      "So it takes all your strength, and nobody sees it.",
      "I’m sorry. That sounds like a lonely few minutes.",
    ],
    ask: [
      "What goes through your mind in those minutes?",
      "Does anyone know that you do that?",
      "What helps you to go on then?",
    ],
  },
  {
    id: "sleepless-before-work",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:can't|cannot|couldn't|don't|never|barely|hardly) ADV(?:sleep|slept|get to sleep)\b.{0,10}(?:on )?(?:sunday(?:s| nights?| evenings?)?|the night before|before (?:work|a shift|my shift|an exam|exams|the exam)|because of (?:work|it|this|my job|the money|exams?)|for (?:worrying|thinking about (?:it|work)))\b.{0,40}$`,
    say: [
      "So it is already keeping you awake beforehand.",
      "You start the week tired, then.",
      "It follows you into the night.",
    ],
    ask: [
      "What goes through your mind then?",
      "What do you do when you can’t sleep?",
      "How long has that been so?",
    ],
  },
  {
    id: "needs-the-money-stays",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)(?:need|have to keep|can't afford to lose|have to have|only stay(?: there)? for|stay for|do it for|'m only there for) (?:the|this|my) (?:money|job|pay|income|salary|wage|hours)\b.{0,40}$|^LEAD(?:the pay|the money|it pays?) (?:is |are )?ADV(?:good|decent|well|too good|okay|the bills)(?: .{0,30})?$`,
    say: [
      "So you need the money, and that holds you there.",
      "It is not so easy to walk away from that.",
      "There is a good reason to stay, and it still wears on you.",
    ],
    ask: [
      "What would have to be there before you could leave?",
      "What would make it more bearable until then?",
      "What do you miss there most?",
    ],
  },
  {
    id: "hardly-see-each-other",
    weight: 3,
    when: selfPattern`^LEAD(?:so )?(?:we|i) ADV(?:hardly|barely|never|rarely|don't|only) (?:ever |really |even |get to |just )*(?:get to )?(?:see|meet|have time for|spend time with) (?:each other|him|her|my (?:wife|husband|partner|kids|children|son|daughter|girlfriend|boyfriend|family|friends)|them|one another)END`,
    say: [
      "So there is very little time together.",
      "You live side by side and hardly meet.",
      "I imagine you miss that.",
    ],
    ask: [
      "When do you still get time together?",
      "What do you miss most?",
      "How do the two of you cope with it?",
    ],
  },
  {
    id: "strict-rules-at-work",
    weight: 2,
    themes: ["work"],
    when: selfPattern`^LEAD(?:we|i)(?:'re| are|'m| am)? ?(?:ADV)(?:get (?:timed|monitored|watched|told off|marked down|in trouble)|not allowed|aren't allowed|are timed|timed on|monitored|have to ask|don't (?:even )?get (?:a |any |proper )?(?:breaks?|lunch|time)|only get|have targets|have to hit|have to meet)\b.{0,60}$`,
    say: [
      "That sounds very strict.",
      "It is hard to be treated like that.",
      "So you are watched the whole time.",
    ],
    ask: [
      "What does that do to you?",
      "How do the others cope with it?",
      "Has anyone ever spoken up about it?",
    ],
  },
  {
    id: "missed-because-of-work",
    weight: 2,
    themes: ["work", "study", "parenting", "family"],
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:missed|had to miss|couldn't (?:go|be there|make it)|keep missing|miss)\b.{0,60}\b(?:because|due to|for work|as we|since we|work(?:ing)?|shift)\b.{0,40}$`,
    say: [
      "I’m sorry you missed that.",
      "That hurts, and it can’t be done over.",
      "Work took something there that mattered to you.",
    ],
    ask: [
      "How was that for you?",
      "What did you tell yourself at the time?",
      "What would you not want to miss next?",
    ],
  },
  {
    id: "boss-is-no-help",
    weight: 2,
    when: selfPattern`^LEAD(?<who>BOSS|my (?:advisor|adviser|trainer|co-?worker|colleague)s?)(?:'s|'re| is| are) (?:ADV)(?:useless|awful|terrible|a nightmare|never there|no help|rubbish|horrible|a bully|impossible|hopeless|unbearable|an idiot|never available|always busy|a nightmare to work for)END`,
    say: [
      "So you can’t count on much help from there.",
      "That makes it harder than it need be.",
      "I can see why that is frustrating.",
    ],
    ask: [
      "What would you need from {whom|them}?",
      "What happened last?",
      "Who else could you turn to?",
    ],
  },
  {
    id: "stayed-late-to-show",
    weight: 1,
    when: selfPattern`^LEADi (?:ADV)(?:stay late|work late|come in early|do extra|say yes)\b.{0,20}\b(?:so|because|to show|to prove)\b.{2,50}$`,
    say: [
      "So you try to show how hard you work.",
      "You want to be seen to do well.",
      "That costs you time and strength.",
    ],
    ask: [
      "What do you hope they will see?",
      "What would happen, if you went home on time?",
      "Who has told you that it is needed?",
    ],
  },
  {
    id: "put-in-another-job",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?they(?:'ve| have)? (?:put|moved|transferred|shifted|stuck) me (?:in|on|to|into)\b.{2,50}$`,
    say: [
      "So that was decided over your head.",
      "That is a big change from what you did before.",
      "You did not choose it, and you have to find your place in it.",
    ],
    ask: ["What is it like there?", "What do you miss most?", "What would you rather be doing?"],
  },
  {
    id: "not-understanding-the-work",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?(?:things|stuff|spreadsheets|systems?|work|emails|reports|screens|numbers)\b.{0,12} i don't understandEND`,
    say: [
      "It is tiring to spend the day on something that is strange to you.",
      "That can make a person feel out of place.",
      "I can see how long those days must be.",
    ],
    ask: [
      "Who could show you?",
      "What would you be good at there?",
      "What is the hardest part of it?",
    ],
  },
  {
    id: "doing-all-the-jobs",
    weight: 3,
    when: selfPattern`^LEADi(?:'m| am) (?:ADV)(?:doing|running|covering|juggling) (?:the|all the|all of) [^,]{2,30}(?:,| and) .{2,60}$`,
    say: [
      "That is several jobs in one.",
      "So all of it is on you.",
      "No one can do all of that for long.",
    ],
    ask: [
      "What would you hand over first, if you could?",
      "How long has it been like that?",
      "Who knows how much it is?",
    ],
  },
  {
    id: "hardly-a-day-off",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:had|taken|not had|haven't had|haven't taken|get|got) (?:NUM|no|one|a single|any|a) (?:proper |real )?(?:days?|weekends?|holidays?|weeks?|evenings?) (?:off|free|leave)\b.{0,40}$|^LEADi(?:'ve| have)?(?:n't| not)? (?:ADV)had a (?:holiday|break|day off|weekend)\b.{0,40}$`,
    say: [
      "That is far too little time off.",
      "So you have hardly had a rest.",
      "No wonder, if there is no time to recover.",
    ],
    ask: [
      "When is the next time you could stop for a day?",
      "What stands in the way of a break?",
      "What would you do with a free day?",
    ],
  },
];

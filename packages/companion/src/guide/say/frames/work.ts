import type { Frame } from "./frame.ts";
import { selfPattern } from "./self-pattern.ts";

/** What happens at work, in studies, with money and at home. */
export const workFrames: readonly Frame[] = [
  // too much work
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
    when: selfPattern`^LEAD(?:(?:i'm|i am|i|i've been|i've|i have been|we|i usually|i often) )?ADV(?:work|working|at work|do|doing|worked|in the office|there|at my desk|up) .{0,20}(?:NUM hours?(?: (?:a|per) (?:week|day))?|(?:un)?til(?:l)? (?:late|NUM|midnight|nine|ten|eight|seven)|weekends?|every (?:weekend|evening|night)|through (?:lunch|my lunch)|(?:double|night|back to back|twelve hour|12 hour|long) shifts?|overtime|late|nights|seven days|six days|non[- ]?stop|long hours|NUM days in a row|NUM[- ]hour (?:days?|shifts?|weeks?)|even on (?:sundays?|saturdays?|weekends?))\b.{0,40}$`,
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
    when: selfPattern`^LEADi(?:'ve)? ?ADV(?:sit|sat|stay|stand|stood|cry|cried|hide|hid|end up|have to sit|been)\b.{0,30}\b(?:in|at|outside|by) (?:the |my )?(?:car ?park|car|toilets?|loo|bathroom|bus stop|stairwell|staff room|corridor|cubicle|gate|office door)\b.{0,60}$`,
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

  // people at work
  {
    id: "boss-said",
    weight: 2,
    themes: ["work", "study"],
    when: selfPattern`^LEAD(?<who>BOSS) ADV(?:said|says|told (?:me|us)|tells (?:me|us)|wrote|thinks|claims|reckons)\b(?! (?:he|she)'?s? (?:is )?(?:proud|pleased|happy)).{3,100}$`,
    say: [
      "So that is what you were told.",
      "I can imagine that you have been thinking about that since.",
      "It counts more when somebody in charge says it.",
    ],
    ask: [
      "What did you make of that?",
      "How did you answer?",
      "What would you have liked to hear?",
    ],
  },
  {
    id: "praised-at-work",
    weight: 3,
    when: selfPattern`^LEAD(?<who>BOSS|my colleagues?|the client|a customer|a patient|they|she|he) ADV(?:said|told me|wrote|says|tells me|thanked|praised|complimented)\b.{0,40}\b(?:thank(?:ed|s| you)?|well done|good job|great (?:job|work)|proud|pleased|impressed|brilliant|doing (?:really )?well|best|amazing|excellent|original|talented|potential|a natural|a pleasure)\b.{0,40}$`,
    not: /\b(?:but|not|n't|never|her best|my best|best friend)\b/i,
    say: [
      "That is good to hear from somebody who sees your work.",
      "It sounds as if what you do was noticed.",
      "That must have done you good.",
    ],
    ask: ["What was it like to hear that?", "Could you believe it?", "What do you think they saw?"],
  },
  {
    id: "looked-at-me-like",
    weight: 3,
    when: selfPattern`^(?:.{0,70}\b)?(?:(?:he|she|they|everyone|BOSS|my \p{L}+) ADV)?(?:looked|looks|stared|look|were looking) at me (?:like|as if|as though|with|funny|weird)\b.{0,50}$`,
    say: [
      "That must have been uncomfortable.",
      "A look like that can stay with you for the rest of the day.",
      "I imagine you would have liked to disappear for a moment.",
    ],
    ask: [
      "What did you do then?",
      "What do you think was behind it?",
      "What would have helped in that moment?",
    ],
  },
  {
    id: "in-front-of-everyone",
    weight: 3,
    when: selfPattern`^(?:.{0,80}\b)?in front of (?:everyone|everybody|the (?:whole |entire )?(?:directors?|board|managers?|boss|customers|team|class|office|room|group|shop|department|customers?|clients?|kids|others|ward)|my (?:whole |entire )?(?:team|class|colleagues|friends|family)|all (?:of )?(?:my|the) .{3,20}|clients|customers|people)END`,
    say: [
      "It is worse when others are there to hear it.",
      "I’m sorry. That must have been humiliating.",
      "And you had to stand there while everyone listened.",
    ],
    ask: ["What happened then?", "How did the others react?", "What would you have liked to say?"],
  },
  {
    id: "criticised-at-work",
    weight: 2,
    when: selfPattern`^LEAD(?:i (?:ADV)(?:got|had|was given|received) ADV(?:a |some |really |very )*(?:bad|negative|awful|terrible|harsh|poor|critical) (?:feedback|review|appraisal|evaluation|performance review|report)\b.*|my (?:review|appraisal|feedback|evaluation) (?:was|is|came back|went) ADV(?:bad|awful|terrible|negative|harsh|badly|poor)\b.*|(?<who>BOSS) ADV(?:criticis\w*|criticiz\w*|tore (?:me|my)|picks? (?:on|at|holes)|finds? fault|found fault|corrects?|blames?|blamed|had a go|told me off|snapped|moaned)\b.*|(?:i was|i got|i've been|i've|i have been) (?:told off|criticis\w*|criticiz\w*|disciplined|given a warning|put on (?:a|an) (?:pip|improvement)\b.*)(?: .{0,60})?)$`,
    say: [
      "That is hard to hear about something you work at every day.",
      "I imagine that stung.",
      "It is not easy to go back in after that.",
    ],
    ask: [
      "What exactly was said?",
      "How much of it do you think is fair?",
      "How have you been since?",
    ],
  },
  {
    id: "micromanaged",
    weight: 2,
    when: selfPattern`^LEAD(?:(?<who>BOSS|he|she|they) ADV(?:is |are )?(?:micro-?manag\w*|check(?:s|ing|ed)? (?:everything|every|up on|all)\b.*|watch(?:es|ing)? (?:me|everything|my every|over).*|breath(?:es|ing) down my neck.*|questions? everything.*|(?:doesn't|don't|won't) trust me.*|(?:hovers?|hovering).*)|i(?:'m| am) (?:being )?(?:micro-?managed|watched)\b.*)$`,
    themes: ["work", "study"],
    say: [
      "It is hard to work when somebody is always looking over your shoulder.",
      "That would make anybody nervous.",
      "So there is little trust, and you feel it.",
    ],
    ask: [
      "How do you react when it happens?",
      "Was it like that from the start?",
      "What would you need, to do your work in peace?",
    ],
  },
  {
    id: "credit-taken",
    weight: 3,
    when: selfPattern`^(?:.{0,60}\b)?(?:took|takes|taking|got|gets|stole|steals|claimed|presented|presents|passed off|copied) (?:all |the |all the |my )*(?:credit|praise|ideas?|work|project|slides|presentation|proposal)(?: (?:for|as|of) .{2,40})?END`,
    themes: ["work", "study"],
    say: [
      "So your work is there, and somebody else’s name is on it.",
      "That is unfair, and I can see why it bothers you.",
      "It hurts when what you did is not seen as yours.",
    ],
    ask: [
      "Does anyone know that it was yours?",
      "What did you do when you noticed?",
      "What would you like to happen now?",
    ],
  },
  {
    id: "colleague-does-little",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our|one of my|this|a|the other) (?:[\p{L}-]+ )?(?:colleagues?|co-?workers?|team|teammates?|team-?mates?|group|partner on .+|deskmate|manager|boss)) ADV(?:does|do|did|doesn't|don't|didn't|leaves?|never|is|are|calls? in|turns? up|sits?|spends?)\b.{0,20}\b(?:nothing|anything|(?:his|her|their) (?:share|part|bit|job|work)|everything to me|it (?:all )?to me|late|sick|lazy|on (?:his|her|their) phone|help|pull(?:s|ing)?)\b.{0,40}$`,
    say: [
      "So the rest of it falls to you.",
      "That is unfair, and it builds up.",
      "It is hard to watch that and say nothing.",
    ],
    ask: [
      "Has anyone said something about it?",
      "What would you like to say to {whom|them}?",
      "How has it been affecting you?",
    ],
  },
  {
    id: "work-not-seen",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:nobody|no one|they|he|she|BOSS) ADV(?:never |don't |doesn't |ever |even |didn't )*(?:notices?|appreciates?|values?|thanks?|thanked|sees?|acknowledges?|recogni[sz]es?|said thank you|says? thank you|cares? how)\b.*|i (?:ADV)(?:never get|don't get|get no|don't feel|never feel|feel) ADV(?:a thank you|any (?:thanks|recognition|credit|appreciation)|thanks|recognition|appreciated|valued|undervalued|unappreciated|taken for granted|invisible|like a (?:number|machine|robot)|replaceable|disposable)\b.*|(?:it's|it is|nothing i do is|nothing is) (?:never|ever) enough(?: for (?:them|her|him))?)$`,
    themes: ["work", "study"],
    say: [
      "You give a lot, and hardly anything comes back.",
      "It wears you down when nobody sees it.",
      "You would like it to be noticed, and that is fair.",
    ],
    ask: [
      "Whose word would mean most to you?",
      "What would you like them to see?",
      "What keeps you going there all the same?",
    ],
  },
  {
    id: "left-out-at-work",
    weight: 2,
    when: selfPattern`^LEAD(?:they|my colleagues|the others|people|everyone|the team)(?: at work| there| in my team)? ADV(?:don't|never|all|didn't|stop(?:ped)?|go|went|talk|leave|left|exclude|ignore|have)\b.{0,30}\b(?:without me|include me|invite me|asked? me|behind my back|me out|talk(?:ing)? to me|speak to me|when i (?:walk|come) in|about me|lunch together|ignor\w*|cliques?)\b.{0,30}$`,
    themes: ["work", "study"],
    say: [
      "It is lonely, to be on the outside all day.",
      "I imagine that hurts, even if you try not to show it.",
      "That makes a working day very long.",
    ],
    ask: [
      "Is there anybody there you get on with?",
      "When did it start?",
      "What do you do with your breaks?",
    ],
  },
  {
    id: "made-a-mistake",
    weight: 3,
    themes: ["work", "study"],
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:made (?:a|an|another|one|such a|some) (?:[\p{L}]+ )?(?:mistakes?|error|mess)|messed up|screwed up|fucked up|got (?:it|something|the \p{L}+) (?:really |completely )?wrong|forgot (?:to|an? (?:important|big)|the (?:meeting|deadline))|missed (?:a|the) (?:deadline|meeting|shift)|sent (?:it|the|an?) .{0,30}wrong\b|dropped the ball)\b.{0,60}$`,
    say: [
      "A mistake can stay with you long after it is over.",
      "That is an unpleasant feeling.",
      "I imagine you keep going over it.",
    ],
    ask: [
      "What came of it, in the end?",
      "How did people react?",
      "What would you say to a friend who had done the same?",
    ],
  },
  {
    id: "fake-smile",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:had to|have to|needed to|was expected to|am expected to|just) ADV(?:smile|pretend|congratulate|act (?:happy|normal|like|as if)|be (?:nice|polite|happy for|gracious|professional|cheerful)|say (?:well done|congratulations)|put on|look (?:happy|pleased)|keep smiling|keep a straight face|clap)\b.{0,60}$`,
    say: [
      "So you had to hide what you really felt.",
      "It takes strength to smile at a moment like that.",
      "Nobody there saw how it was for you.",
    ],
    ask: [
      "What would you have liked to say?",
      "What were you feeling underneath?",
      "Who could you be honest with afterwards?",
    ],
  },

  // getting, keeping and losing work
  {
    id: "i-lost-my-job",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?(?:just |recently |only )?(?:lost my job|(?:was|been|got|have been|am being|am getting|'m being|'m getting) (?:just )?(?:made redundant|fired|sacked|laid off|let go|dismissed))|(?:they|my (?:company|boss|work|job|employer)|the company) (?:just |have |has )*(?:made me redundant|fired me|sacked me|laid me off|let me go|got rid of me|didn't renew my contract))(?: (?:on|in|last|this|two|three|a|yesterday|today|about|from)\b.{0,30}?)?(?: after (?<x>.{3,30}?(?:years|months)))?END`,
    say: [
      "I’m sorry. That is a lot to take in.",
      "After {x}. I’m sorry, that is a real blow.",
      "I’m sorry to hear that. A lot changes at once.",
    ],
    ask: [
      "How have you been since then?",
      "How did they tell you?",
      "Who have you been able to tell so far?",
    ],
  },
  {
    id: "how-i-was-told",
    weight: 2,
    when: selfPattern`^LEAD(?:they|she|he|BOSS|someone from hr|hr|some (?:guy|woman|man) from .+) ADV(?:called (?:us|me|everyone) (?:in|into|all)|read (?:it|something|a) (?:off|out|from)|told (?:us|me|everyone) (?:by|over|on|in a|at the end|via|through|with|in an?)|(?:did it|sent (?:me|us)|let (?:us|me) know) (?:an? |by |over |on |in |via )*(?:email|letter|zoom|teams|phone|text|message|meeting)|walked me (?:out|to)|gave me (?:ten|five|\d+|half|a box|no)|escorted)\b.{0,80}$`,
    themes: ["work", "money", "study"],
    say: [
      "That sounds like a cold way to be told.",
      "It does not sound as if anybody took the time to do it kindly.",
      "You would have deserved a better way.",
    ],
    ask: ["What went through your mind?", "What happened after that?", "Who was with you?"],
  },
  {
    id: "job-at-risk",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:they|the company|my (?:company|work|firm|employer|department)|we)(?:'re| are|'ve| have| is)? ?ADV(?:announced|announcing|mak(?:e|ing)|cutting|letting|laying|closing|shutting|restructuring|planning|had|having|outsourcing|losing)\b.{0,30}\b(?:redundanc\w*|people|staff|jobs|layoffs?|lay-?offs?|go|off|office|site|shop|branch|department|down|cuts|restructur\w*)\b.{0,40}|there(?:'s| is| are| have been|'ve been|'ve) (?:going to be |talk of |rumours? of |more |some )*(?:redundanc\w*|layoffs?|cuts|a restructure|job cuts)\b.{0,40}|i(?:'m| am|'m so| am so)? ?ADV(?:scared|afraid|worried|terrified|think|know|might|could|may|about|going) ?(?:that |of |to )?(?:i )?(?:(?:might|could|may|will|'ll|am going to|'m going to|be|get|getting|being) )*(?:los(?:e|ing) my job|fired|sacked|let go|made redundant|laid off|next)\b.{0,40}|my (?:job|contract|position|role) (?:is|isn't|might|ends|runs out|will|could)\b.{0,20}(?:risk|safe|ends?|cut|go|renewed|out|not be)\b.{0,40})$`,
    say: [
      "It is hard to work when you don’t know whether you will still have the job.",
      "That kind of uncertainty is hard to live with.",
      "So you are waiting, and you can’t do much about it.",
    ],
    ask: [
      "What do you know so far?",
      "What would it mean for you?",
      "What helps you through the waiting?",
    ],
  },
  {
    id: "who-will-hire-me",
    weight: 3,
    questions: true,
    when: selfPattern`^(?:.{0,30}\b)?(?:who(?:'s| is| would| will|'d)? ?(?:even |ever )?(?:going to |gonna )?(?:hire|employ|want|take|give a job to) (?:me|someone (?:like me|my age|at my age|of my age)|a .{2,30})|(?:nobody|no one|no-one) (?:is going to |will |wants to |would |'s going to |'ll )?(?:hires?|employs?|wants?|takes?) (?:me|someone (?:like me|my age)|people my age|anyone (?:my age|over \p{L}+|over \d+)))END`,
    say: [
      "You are worried that you won’t find anything now.",
      "That is a frightening thought to be left with.",
      "It is hard to believe in a next job just after that.",
    ],
    ask: [
      "What worries you most about looking?",
      "What would you like to do next, if you could choose?",
      "What can you do that somebody would need?",
    ],
  },
  {
    id: "applied-no-answer",
    weight: 2,
    when: selfPattern`^(?:.{0,30}\b)?(?:i(?:'ve| have)? ?ADV(?:been )?(?:appl(?:y|ied|ying)|sent|sending|submitted|looking|job hunting|job searching|searching)\b.{0,20}(?:NUM|everywhere|every|all these|jobs|cvs?|applications?|(?<=(?:looking|hunting|searching) for (?:a |any )?)(?:job|work))\b.{0,60}|(?:i|all i) (?:ADV)(?:keep getting|get|got|hear|heard|keep hearing) (?:is |are )?(?:rejected|rejections?.*|nothing(?: back)?.*|no repl(?:y|ies).*|turned down.*|ghosted.*|silence.*|no answers?.*|another rejection.*))$`,
    tone: "heavy",
    say: [
      "That is a lot of effort with very little coming back.",
      "It wears you down, to keep trying like that.",
      "You have been keeping at it for quite some time.",
    ],
    ask: [
      "How do you keep going after another no?",
      "What has the search been like for you?",
      "Who helps you with it, if anyone?",
    ],
  },
  {
    id: "unemployed-for",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have|'m| am)? ?ADV(?:unemployed|out of (?:work|a job)|without (?:a job|work)|on benefits|signed off|off (?:sick|work)|between jobs|jobless|not (?:working|worked))(?: (?:for|since|with|because|after)\b.{2,40})?END`,
    say: [
      "That can make the days long, and the worry too.",
      "It is not easy to be without work for a while.",
      "A lot falls away when there is no work to go to.",
    ],
    ask: [
      "What do your days look like at the moment?",
      "What do you miss most about working?",
      "What worries you most about it?",
    ],
  },
  {
    id: "interview-ahead",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have|'m| am)? ?ADV(?:got|have|having|going for)? ?(?:a|an|my|this|another|the|got an?|got my)? ?(?:[\p{L}-]+ )?(?:job )?interview|(?:my|the) (?:job )?interview is)\b(?! (?:went|was|yesterday|last))(?: .{2,60})?$`,
    not: /\b(?:went|messed|didn't get|froze|blew|after (?:my|the)|failed|yesterday|last (?:week|month))\b/i,
    say: [
      "So there is an interview coming up.",
      "An interview is good news, and it can be nerve-racking too.",
      "They liked something about you, or you would not have been asked.",
    ],
    ask: [
      "How do you feel about it?",
      "Which part are you most nervous about?",
      "What would you like them to know about you?",
    ],
  },
  {
    id: "interview-went-badly",
    weight: 2,
    when: selfPattern`^(?:.{0,40}\b)?(?:(?:the|my|that|it|this) ?(?:interview|presentation|meeting|talk|pitch|exam|test)? ADVwent (?:really |so |very |completely |absolutely )?(?:badly|terribly|horribly|wrong|awful|bad|shit|poorly|not (?:so )?well)|i (?:ADV)(?:messed up|froze|blew|bombed|screwed up|stumbled|couldn't answer|completely forgot|panicked)(?: (?:in|at|during|on))?(?: (?:the|my|that|an?))?(?: \p{L}+)?(?: (?:interview|presentation|meeting|talk|exam|test|pitch|speech).{0,30})?)END`,
    say: [
      "I’m sorry, that must have been disappointing.",
      "I imagine you keep going over it.",
      "That is a horrible feeling, walking out of there.",
    ],
    ask: [
      "What was the worst moment?",
      "Was there anything that went all right?",
      "How have you been since?",
    ],
  },
  {
    id: "did-not-get-it",
    weight: 2,
    when: selfPattern`^LEAD(?:i ADV(?:didn't|did not|never|haven't) get (?:it|(?:the|that|this|a|my|into) .{0,30}?(?:job|promotion|role|position|place|raise|part|grant|scholarship|uni\w*|course|offer|flat|house|contract|bonus)|in|into .{2,30}|through)(?: .{2,30})?|(?:i(?:'ve| have)? ?(?:just )?(?:got|was|been|get) (?:rejected|turned down|passed over|overlooked)|they (?:rejected|turned) me(?: down)?|they (?:went with|chose|picked|hired|took|gave (?:it|the (?:job|role|promotion|position)) to) (?:someone|somebody|another|a|the|my|him|her)\b)(?: .{2,70})?)END`,
    say: [
      "I’m sorry. That is a real disappointment.",
      "You had put yourself forward, and then that.",
      "I imagine that hurt.",
    ],
    ask: [
      "How did you hear about it?",
      "What had you been hoping for?",
      "What reason were you given, if any?",
    ],
  },
  {
    id: "earned-it",
    weight: 2,
    themes: ["work"],
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:been (?:there|here|with them|at (?:the|this) \p{L}+)(?: for)? (?:NUM|longer|since)\b.*|trained (?:him|her|them|the)\b.*|taught (?:him|her|them)\b.*|(?:been )?doing (?:the|that|his|her|this) (?:job|work|role)\b.*|given (?:them|that place|this place|that job|my life|NUM)\b.*|gave (?:them|that place|this place) .*)$`,
    say: [
      "So you have given that place a lot.",
      "I can see why you would have expected more.",
      "All that experience, and it seems to count for little.",
    ],
    ask: [
      "What did you expect they would see?",
      "Does anyone there know what you have put in?",
      "What would be a fair thing to happen now?",
    ],
  },
  {
    id: "thinking-of-leaving",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'m| am|'ve been|'ve| have been)? ?ADV(?:think(?:ing)? (?:about|of)|consider(?:ing)?|want(?:ing)? to|tempted to|ready to|about to|close to|dream(?:ing)? of|feel like|would love to) ADV(?:quit(?:ting)?|leav(?:e|ing)|hand(?:ing)? in my notice|resign(?:ing)?|drop(?:ping)? out|walk(?:ing)? out|giv(?:e|ing) (?:it|up)|chang(?:e|ing) (?:jobs?|careers?|courses?)|switch(?:ing)? (?:jobs?|careers?|courses?)|look(?:ing)? for (?:something|another|a new)|retrain(?:ing)?)\b.{0,50}|(?:part of me wants to|maybe i should|i should probably|i might as well|perhaps i should) (?:just )?(?:quit|leave|resign|drop out|pack it in|hand in my notice|give up (?:the|my|this) (?:job|course|degree))\b.{0,40})$`,
    not: /\b(?:husband|wife|boyfriend|girlfriend|partner|him|her|marriage|smoking|drinking|vaping|smoke)\b/i,
    say: [
      "So you are thinking of going.",
      "Part of you is already on the way out.",
      "That is a big decision to have in your head.",
    ],
    ask: [
      "What draws you away, and what keeps you there?",
      "How long have you been thinking about it?",
      "What would you do instead?",
    ],
  },
  {
    id: "i-quit",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:just |finally |actually )?(?:quit(?: my (?:job|course))?|handed in my (?:notice|resignation)|resigned|dropped out(?: of .{2,30})?|left my (?:job|course)|gave (?:in )?my notice)(?: .{2,30})?END`,
    say: [
      "That is a big step.",
      "So it is decided.",
      "You did it. I imagine it did not come easily.",
    ],
    ask: [
      "How do you feel, now that it is done?",
      "What led up to it?",
      "What comes next for you?",
    ],
  },
  {
    id: "gave-up-something-for-this",
    weight: 2,
    not: /\b(?:look(?:ed|ing)? after|car(?:e|ing) for|to do it|mum|mom|dad|kids|children|baby)\b/i,
    when: selfPattern`^LEADi (?:ADV)(?:left|gave up|quit|turned down|moved away from|sacrificed|walked away from) (?:a|my|an|everything|such a|so much|the|all)\b.{0,40}\b(?:for (?:this|it|that|him|her|them|the job|this job)|to (?:be|do|come|take|move|start) .{2,30})END`,
    say: [
      "You gave something up for it, so it matters that it works out.",
      "That makes it harder to admit that it is not what you hoped.",
      "So a lot hangs on it for you.",
    ],
    ask: [
      "What had you hoped to find?",
      "What would you miss, if you went back?",
      "When do you doubt it most?",
    ],
  },
  {
    id: "new-job-started",
    weight: 1,
    when: selfPattern`^LEAD(?:i(?:'ve| have|'m| am)? ?)?ADV(?:started|start|begun|began|in|got) (?:in )?(?:(?:a|my|this|at my) (?:brand )?new (?:job|role|position|school|course|company|team|placement)|(?:a|an|my|this) (?:[\p{L}-]+ )?(?:degree|course|apprenticeship|phd|masters|training|placement|college course))\b.{0,60}$`,
    tone: "heavy",
    say: [
      "New jobs are tiring, with so much to take in at once.",
      "Starting somewhere new is a lot.",
      "It takes a while before a new place feels familiar.",
    ],
    ask: [
      "How has it been so far?",
      "What has been hardest?",
      "How do you get on with the people there?",
    ],
  },
  {
    id: "out-of-my-depth",
    weight: 2,
    when: selfPattern`^LEAD(?:i (?:ADV)(?:feel|felt|am|'m) ADV(?:out of my depth|like (?:a|an|such a) (?:fraud|imposter|impostor|idiot|fake|failure|beginner|child)|not (?:cut out|good enough|qualified|clever enough|smart enough)|in over my head|lost|stupid|incompetent|useless)(?: (?:for|at|in|there|to|every|all|with)\b.{2,40})?|i(?:'m| am) (?:just )?not (?:cut out|good enough|qualified|clever enough|smart enough|up to)(?: .{2,40})?|i (?:ADV)(?:don't know|have no idea|haven't a clue|don't have a clue) what i(?:'m| am) (?:even )?doing(?: .{2,30})?|(?:they|people|someone|everyone)(?:'ll| will|'s going to| are going to|'re going to) (?:soon )?(?:find out|realise|realize|notice|see)\b.{2,60}|i (?:ADV)(?:don't|do not) (?:belong|deserve to be|fit in) (?:here|there|in .{2,30}|at .{2,30}))END`,
    themes: ["work", "study"],
    say: [
      "You are afraid that you are not up to it.",
      "So inside you feel much less sure than you would like to.",
      "A lot of people feel that way somewhere new, and hardly anyone says it.",
    ],
    ask: [
      "What happened last that made you feel so?",
      "What have you managed there so far?",
      "Who could you ask, when you are unsure?",
    ],
  },
  {
    id: "starts-soon",
    weight: 1,
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:start|starting|begin|beginning)(?: (?:there|work|it|the (?:job|course)|uni|university|college|school))?(?: (?:on|in|at|next|this|tomorrow|back)\b.{1,40})$`,
    not: /\b(?:to feel|to think|wonder|panic\w*|in the middle)\b/i,
    say: ["That is not long to go.", "So there is a date for it.", "A new beginning, then."],
    ask: [
      "What are you looking forward to?",
      "How do you feel, when you think of the first day?",
      "What would you like to have ready by then?",
    ],
  },
  {
    id: "away-from-work-long",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:haven't|not|had not|hadn't|have not) (?:\p{L}+ )?(?:worked|had a job|been (?:at|in) work|studied|been in an? (?:office|classroom|exam)|(?:written|done|sat|taken|read|used|driven|learnt|learned|had) (?:an?|any|the|my) .{2,30}?)(?: (?:since i (?:was|had|left|finished)|for (?:NUM )?(?:\p{L}+ )?years|in (?:NUM )?(?:\p{L}+ )?years|since (?:school|college|uni\w*|the kids))\b.{0,40})END`,
    say: [
      "That is a while to have been away from it.",
      "Going back after a break is a real change.",
      "It makes sense to feel unsure after such a time.",
    ],
    ask: [
      "What do you think will be hardest?",
      "What are you looking forward to?",
      "What might be easier than you expect?",
    ],
  },
  {
    id: "the-one-who-provides",
    weight: 3,
    when: selfPattern`^LEAD(?:i(?:'ve| have|'m| am|'ve been|'ve| have been)? ?ADV(?:been )?the (?:one who (?:provides?|earns?|pays?(?: for (?:everything|it all))?|brings? in|supports?)|breadwinner|main earner|only (?:one (?:working|earning|with a job)|earner|income)|provider|man of the house)\b.*|i(?:'ve| have) (?:got )?(?:a (?:family|wife|child|son|daughter|baby)|kids|two kids|three kids|children|mouths) to (?:feed|support|provide for|look after|think of).*|(?:they|my family|my kids|my parents|everyone) (?:all )?(?:depends?|rel(?:y|ies)) on (?:me|my (?:income|wage|salary|money)).*)$`,
    say: [
      "You are used to being the one the others can rely on.",
      "So it is about more than the money for you.",
      "That makes the pressure even greater.",
    ],
    ask: [
      "What would it mean to you, to let somebody else help for once?",
      "What do they say about it?",
      "Who can you lean on?",
    ],
  },
  {
    id: "meeting-ahead",
    weight: 1,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:got |have )?(?:a|an|my|this|the|another) (?:[\p{L}-]+ ){0,2}?(?:meeting|presentation|appraisal|review|hearing|appointment|talk|speech|assessment|viva|audition|probation review|disciplinary|inspection)\b(?: .{2,60})?$|^LEAD(?:my|the|our) (?:[\p{L}-]+ )?(?:meeting|presentation|appraisal|review|hearing|assessment|viva|audition|disciplinary|inspection|tribunal)(?:'s| is) (?:in|on|at|next|tomorrow|this|today|coming)\b.{0,40}$`,
    not: /\b(?:went|was|had a|yesterday|last)\b/i,
    say: [
      "So that is ahead of you.",
      "Something like that can sit in your mind for days before.",
      "It makes sense to be tense about that.",
    ],
    ask: [
      "What do you expect?",
      "Which part of it worries you most?",
      "What would you like to come out of it with?",
    ],
  },

  // studies
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
    say: [
      "So it is getting close.",
      "No wonder you are tense.",
      "That is a lot of pressure for a few weeks.",
    ],
    ask: [
      "What would help you most in the time that is left?",
      "Which part worries you most?",
      "What are you afraid might happen?",
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
    when: selfPattern`^LEAD(?:i (?:ADV)(?:only |just )*(?:got|scored|came out with|received)|my (?:last|first|previous|latest) (?:one|essay|exam|test|mark|grade|paper|result|assignment) (?:only |just )*(?:got|was|came back (?:as|with)|is)) (?:a |an |me )*(?:\d+(?:%| percent| out of \d+)?|c|d|e|f|fail|third|2[:.]2|low|bad|terrible|poor)(?: ?(?:mark|grade|score|in .{2,20}|on .{2,20}))?END`,
    say: [
      "I can see that you had hoped for more.",
      "A mark like that is hard to look at.",
      "That must have been a disappointment.",
    ],
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

  // money
  {
    id: "in-debt",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have|'m| am)? ?|we(?:'ve|'re| are| have)? ?)ADV(?:got |have |racked up |built up |ran up |owe )?(?:ADV)(?:in (?:so much |a lot of |massive |serious )?debt|in my overdraft|overdrawn|maxed out .*|(?:£|\$|€)?\d[\d.,]*k?(?: (?:pounds|quid|euros|dollars|grand))? (?:on|in|of|worth of|across|to)\b.{0,24}(?:cards?|debts?|loans?|klarna|bank|overdraft|arrears|rent|student|catalogues?)\b.{0,30}|(?:so much|a lot of|loads of|thousands|NUM thousand|money|hundreds)(?: pounds)? (?:on|in|of|to)\b.{0,10}(?:credit cards?|debts?|loans?|klarna|my .{3,20}|the bank|overdraft|rent))(?: .{0,30})?$`,
    say: [
      "That is a lot to have hanging over you.",
      "A debt like that is hard to forget about, even for an evening.",
      "I can see why it worries you.",
    ],
    ask: [
      "How long has it been building up?",
      "What worries you most about it?",
      "Is there anybody who knows?",
    ],
  },
  {
    id: "letters-unopened",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have|'m)? ?ADV(?:don't|do not|can't|stopped|haven't|avoid|never|ignore|ignoring|hide|too scared to|scared to|keep ignoring|been ignoring|put|stuff|shove|not)\b.{0,16}(?:open(?:ed|ing)?|look(?:ed|ing)? at|check(?:ed|ing)?|answer(?:ed|ing)?|read(?:ing)?|the)? ?(?:the |my |any |all the |those |their )?(?:letters?|post|mail|bills?|envelopes?|bank (?:account|statements?|app|balance)|account|statements?|calls|emails?|messages|balance|phone)\b.{0,50}$`,
    themes: ["money", "habit", "study", "work"],
    say: [
      "It feels safer not to look, and the worry stays all the same.",
      "Many people do that when they are frightened of what they will find.",
      "So you have been keeping out of its way.",
    ],
    ask: [
      "What are you afraid you would find?",
      "Who could sit beside you while you look?",
      "What would be the least bad one to begin with?",
    ],
  },
  {
    id: "can-not-afford",
    weight: 2,
    when: selfPattern`^LEAD(?:i|we|i'm|we're|i am) ADV(?:(?:can't|cannot|couldn't|can barely|can hardly|won't be able to|not able to|don't know how (?:i'll|we'll|i'm going to|we're going to|were going to|to|i can|we can)|struggle to|struggling to) ADV(?:afford|pay)\b.{0,50}|(?:don't|haven't|do not) (?:\p{L}+ )?(?:have|got) (?:enough|any|the|much) (?:money|cash|savings)?\b.{0,50}(?:money|bills?|rent|month|food|save|savings|pay)\b.{0,30}|(?:have|got|'ve got) no (?:money|savings|income)\b.{0,40}|(?:am |are |'m |'re )?(?:broke|skint|penniless|struggling (?:with money|financially|to make ends meet)|living (?:paycheck|payday|hand|month)\b.*))END`,
    say: [
      "So money is that tight at the moment.",
      "It is hard to have that worry every day.",
      "That leaves you very little room.",
    ],
    ask: [
      "What is the most urgent thing this month?",
      "How long has it been so tight?",
      "Who do you talk to about it?",
    ],
  },
  {
    id: "nothing-left",
    weight: 2,
    when: selfPattern`^(?:.{0,40}\b)?(?:there(?:'s| is) (?:nothing|hardly anything|never anything|not much|barely anything) left\b.{0,40}|(?:by|before|after) .{2,30}i(?:'ve| have|'m| am) (?:got )?(?:nothing left|nothing|broke|skint|no money|overdrawn)\b.{0,20}|i got paid\b.{0,30}\b(?:gone|spent|nothing left)\b.{0,20}|(?:money|my wage|my pay|it|everything)(?:'s| is| was)? (?:all )?(?:gone|goes|runs out|ran out|spent)\b.{0,10}(?:by|before|within|on|halfway|straight|after)\b.{2,40}|(?:the )?bills? (?:just |keeps? |kept )*(?:coming|going up|piling up|went up|doubled|are (?:going up|piling up|huge|so high))\b.{0,30}|everything(?:'s| is| was| has)? ?(?:just |so |got |getting |gone |become |become |much |more )*(?:expensive|up|dearer)\b.{0,50})$`,
    say: [
      "So whatever comes in is already spoken for.",
      "It is tiring, to have to count all the time.",
      "That leaves no room for anything to go wrong.",
    ],
    ask: [
      "Which part of it worries you most?",
      "What have you had to go without?",
      "Have you been able to talk to anyone about it?",
    ],
  },
  {
    id: "rent-goes-up",
    weight: 3,
    when: selfPattern`^(?:.{0,30}\b)?(?:(?:(?:the|my|our) )?(?:rents?|mortgage|bills?|energy bill|council tax)(?:'s| is| are| has| have)? ?(?:just |been |being )*(?:going up|gone up|went up|go up|increas\w*|doubled|put up|rais\w*|due|late|overdue)\b.{0,40}|(?:he|she|they|(?:my|our|the) landlord)(?:'s| is|'re| are| has| wants to)? ?(?:just |put(?:ting)?|rais\w*|increas\w*|wants?)(?:ing)? (?:up )?(?:the|my|our|more) rent(?: up)?\b.{0,40}|i(?:'m| am) (?:ADV)behind (?:on|with) (?:the |my )?(?:rent|bills|payments|mortgage|council tax)\b.{0,40})$`,
    say: [
      "That is a worry, when it was tight already.",
      "It is hard to have that hanging over your home.",
      "So that has to be found from somewhere.",
    ],
    ask: [
      "What would that mean for you?",
      "When does it have to be paid?",
      "Have you spoken to anyone about it yet?",
    ],
  },
  {
    id: "landlord-trouble",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our|the) (?:landlord|landlady|letting agen\p{L}+|housing association|council|agency|estate agent))(?:'s)? ADV(?:won't|doesn't|don't|never|refuses|ignores?|hasn't|haven't|didn't|keeps?|is|are|wants?|gave|has|have|says?|said|told|just|sent|comes?|threaten\w*|evict\w*|kick\w*|sold|selling)\b.{2,80}$`,
    say: [
      "It is hard to feel settled when your home depends on somebody else.",
      "That is a lot of worry to live with.",
      "So you can’t feel quite safe where you live.",
    ],
    ask: [
      "What has happened so far?",
      "What would you need from {whom|them}?",
      "Who could tell you what your rights are there?",
    ],
  },
  {
    id: "have-to-move-out",
    weight: 3,
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have|'re| are|'m| am)? ?ADV(?:have to|got to|need to|must|being|been|having to|getting|got|be) ADV(?:move out|leave (?:the|our|my) (?:flat|house|home|place)|evicted|kicked out|thrown out|find (?:somewhere|a new place|another (?:flat|place|house))|be out (?:by|in)|mov(?:e|ing) back (?:in )?(?:with|to) (?:my )?(?:parents|mum|dad|mum's))\b.{0,50}$`,
    say: [
      "Having to leave your home is a lot, whatever the reason.",
      "That is very unsettling.",
      "So everything is up in the air.",
    ],
    ask: ["How much time do you have?", "Where might you go?", "Who can help you with it?"],
  },
  {
    id: "still-with-parents",
    weight: 2,
    when: selfPattern`^LEADi(?:'m| am|'ve)? ?ADV(?:still )?(?:live|living|stuck|moved back|had to move back|back) (?:at home|in|home)? ?(?:with|to|at) (?:my )?(?:parents|mum|mom|dad|mum and dad|folks|parents'?|parents' house|mum's)\b.{0,50}$`,
    say: [
      "That can be hard, when you would like a life of your own.",
      "So you are living under their roof.",
      "It is not always easy to be grown up in that house.",
    ],
    ask: [
      "What is it like there at the moment?",
      "What do you miss most?",
      "What would have to happen for you to have your own place?",
    ],
  },
  {
    id: "borrowed-money",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:had to |have to |need to |keep |kept |been )*(?:borrow(?:ed|ing)?|ask(?:ed|ing)?)\b.{0,30}\b(?:money|a loan|\d+|hundred|thousand|lend|for help with)\b.{0,40}$|^LEADi ADVowe (?:my |him|her|them|a friend)\b.{0,40}$`,
    themes: ["money", "habit", "family", "friendship", "partner"],
    say: [
      "It is not easy to have to ask for money.",
      "I can imagine that was hard for you.",
      "That can weigh on you every time you meet.",
    ],
    ask: [
      "How was it to ask?",
      "How is it between you now?",
      "What would help you to feel less in debt there?",
    ],
  },
  {
    id: "lent-money",
    weight: 3,
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?ADV(?:lent|loaned|gave|given|lend)\b.{0,30}\b(?:money|\d+|hundred|thousand|quid|pounds)\b.{0,50}|(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'s|'ve)? ADV(?:still )?(?:owes? me|(?:hasn't|haven't|never|won't|didn't) (?:ever )?pa(?:id|y) (?:me|it|us) back|(?:keeps?|is always) (?:borrowing|asking (?:me )?for money))\b.{0,50})$`,
    say: [
      "It is awkward when money stands between you.",
      "You helped out, and now you are the one with the trouble.",
      "I can see why that bothers you.",
    ],
    ask: [
      "Have you been able to bring it up?",
      "What makes it hard to ask?",
      "What would you like to happen?",
    ],
  },
  {
    id: "money-between-us",
    weight: 3,
    when: selfPattern`^LEAD(?:we ADV(?:argue|fight|row|argued|fought|fell out|disagree)\b.{0,20}\b(?:about|over) (?:money|bills|spending|the bills|finances|rent)\b.{0,40}|i ADV(?:pay|end up paying|paid|cover) (?:for )?(?:everything|almost everything|most of it|all the bills|the rent|it all|the lot|his|her|their)\b.{0,40}|(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+) ADV(?:doesn't|don't|never|won't|hardly|spends?|wastes?|earns?|refuses to)\b.{0,20}\b(?:contribute|pay(?:s)? (?:rent|the|for|his|her|their|anything)|chip in|money|(?:on|all (?:his|her|our)) (?:\p{L}+ )?(?:money|wages|savings)|more than me|less than me|double|twice|so much more|a lot more|bills)\b.{0,40})$`,
    say: [
      "Money is a hard thing to talk about, even between people who love each other.",
      "So it does not feel fair the way it is shared.",
      "That can build up, month after month.",
    ],
    ask: [
      "How do you talk about it, when you do?",
      "What would feel fair to you?",
      "What do you think is behind it for {whom|them}?",
    ],
  },
  {
    id: "should-manage-on-this",
    weight: 2,
    themes: ["money"],
    when: selfPattern`^LEADi ADV(?:earn|make|have|get|bring home|am on|'m on) (?:a |quite |pretty )*(?:decent|good|enough|okay|ok|fair|reasonable|nice)(?: (?:money|job|salary|wage|pay|income))?(?: .{0,30})?$`,
    say: [
      "So you think it should not have happened to you.",
      "It can happen on a good wage too, and to sensible people.",
      "And that makes it harder to admit, I imagine.",
    ],
    ask: [
      "When did it start to get away from you?",
      "What do you tell yourself about it?",
      "What went on in that time?",
    ],
  },
  {
    id: "keep-spending",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:keep (?:buying|spending|ordering|shopping)|can't stop (?:buying|spending|ordering|shopping)|spend (?:too much|it all|money|everything|more than)|spent (?:it all|too much|everything|all (?:my|the)|NUM)|buy (?:things|stuff|clothes)|bought (?:things|stuff|a load))\b.{0,60}$`,
    not: /\b(?:time|years|months|days|evening|weekend|night|hours|christmas with)\b/i,
    say: [
      "So the money goes faster than you want it to.",
      "You notice it, and it happens all the same.",
      "It sounds as if that bothers you afterwards.",
    ],
    ask: [
      "What is usually going on just before?",
      "How do you feel afterwards?",
      "What does it do for you in that moment?",
    ],
  },

  // home, moving, life after work
  {
    id: "flatmate-trouble",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our|the|one of my|both my) (?:new |other )?(?:flatmates?|housemates?|roommates?|lodger)|he|she|they)(?:'s|'re)? ADV(?:never|doesn't|don't|won't|leaves?|left|eats?|ate|uses?|takes?|plays?|has|have|is|are|keeps?|always|brings?)\b.{0,40}\b(?:dishes|washing[- ]up|clean(?:s|ing)?|tid(?:y|ies)|kitchen|bathroom|bins?|my (?:food|stuff|things|milk|clothes|shampoo)|mess(?:y)?|rent|loud|noisy|music|boyfriend (?:over|round|here)|girlfriend (?:over|round|here)|friends (?:over|round)|parties|party|dirty|hoover|heating)\b.{0,40}$`,
    not: /\b(?:husband|wife|son|daughter|kids?|teenager|children|partner|baby)\b/i,
    say: [
      "It is wearing, when it is your own home.",
      "Small things like that add up when they happen every day.",
      "I can see why that gets to you.",
    ],
    ask: [
      "Have you been able to say something?",
      "What bothers you most about it?",
      "What would be a fair way to do it?",
    ],
  },
  {
    id: "noisy-neighbours",
    weight: 3,
    when: selfPattern`^(?:.{0,30}\b)?(?:neighbou?rs?|people (?:upstairs|downstairs|next door|above|below)|(?:upstairs|downstairs|next door)(?: neighbou?rs?)?|dog next door)(?:'s)?\b.{0,50}\b(?:music|noise|noisy|loud|part(?:y|ies)|shout\w*|bang\w*|bark\w*|scream\w*|stomp\w*|all night|at night|every night|drill\w*)\b.{0,40}$`,
    say: [
      "It is hard when you can’t get any peace in your own home.",
      "And you can’t get away from it.",
      "That would wear anybody down.",
    ],
    ask: [
      "Have you been able to talk to them?",
      "What is it like at night?",
      "What have you tried so far?",
    ],
  },
  {
    id: "home-is-a-mess",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:the|my|our) (?:house|flat|home|place|room|kitchen|bedroom)(?:'s| is| looks| has become| got) ADV(?:a (?:complete |total |bit of a )?(?:mess|tip|state|disaster|bombsite|pigsty)|messy|dirty|filthy|chaos|cluttered|full of|upside down)\b.{0,40}|i (?:ADV)(?:can't|don't|never|struggle to) (?:seem to )?(?:keep (?:on top of|up with)|keep) (?:the |my |our )?(?:house(?:work)?|cleaning|washing|laundry|flat|home|tidying|place)\b.{0,40}|(?:the )?(?:dishes|washing|laundry|bins|clutter) (?:are|is|just|keeps?|has been|have been)\b.{2,40})$`,
    say: [
      "It is tiring to look at it every day.",
      "So home is one more thing that asks something of you.",
      "That happens quickly, when there is no energy left.",
    ],
    ask: [
      "Which bit of it bothers you most?",
      "What would be a small corner to start with?",
      "How is it for you to come home to that?",
    ],
  },
  {
    id: "not-settled-here",
    weight: 2,
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have)? ?ADV(?:(?:haven't|have not|hadn't|don't|can't|still haven't|not) ADV(?:settled(?: in)?|settle|found my feet|feel at home|felt at home|feel settled|made any friends|feel like (?:i belong|home))|(?:feel|am|'m) ADV(?:homesick|out of place|like a stranger|like an outsider))(?: (?:here|in|there|at|since)\b.{0,30})?END|^LEAD(?:it|this place|here|this city|the (?:flat|house|city|town)) (?:still |just )*(?:doesn't|does not|didn't) feel like (?:home|mine|my (?:home|place)).{0,20}$`,
    say: [
      "So it does not feel like home yet.",
      "It takes time to feel at home somewhere, and that time can be lonely.",
      "You are there, and not quite settled.",
    ],
    ask: [
      "What is missing most?",
      "What did you have before that you don’t have there?",
      "Is there anything about it that you like?",
    ],
  },
  {
    id: "had-people-there",
    weight: 2,
    when: selfPattern`^LEAD(?:back home|at home|where i (?:used to live|lived|come from)|back there|before(?: we moved)?|in (?:my (?:old|home) \p{L}+|[\p{Lu}]\p{L}+)),? (?:i|we) (?:ADV)(?:had|knew|could|used to|saw|was|were)\b.{3,90}$`,
    not: /\b(?:died|cancer|abuse\w*|hit)\b/i,
    say: [
      "You had people and places there that you knew.",
      "That is a lot to have left behind.",
      "So you know what it can be like, and that makes the difference plain.",
    ],
    ask: [
      "What do you miss most about it?",
      "What did an ordinary week look like there?",
      "Who of them could you call?",
    ],
  },
  {
    id: "easier-for-them",
    weight: 3,
    when: selfPattern`^(?:.{0,50}\b)?(?:it(?:'s| is| was|'s been) ADV(?:much |so much |a lot |way )?easier for (?<who>him|her|them|everyone|other people)|(?:he|she|they|my (?:partner|husband|wife|boyfriend|girlfriend|kids))(?:'s| is|'re| are)? ADV(?:loves? (?:it|his|her|their|the|this)|happy|settled|fine|doing (?:great|well|fine)|has (?:his|her) (?:work )?friends)(?: (?:it|here|there|in|job|new|already|work|life|city|town|place|friends))+)END`,
    themes: ["change", "loneliness", "work"],
    say: [
      "So the two of you are in different places with it.",
      "It must be strange, to see it go well for others and not for you.",
      "That can make it harder to say how it is for you.",
    ],
    ask: [
      "Do they know how it is for you?",
      "What is that like for you?",
      "What would you need, to feel more at home?",
    ],
  },
  {
    id: "i-retired",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have|'m| am)? ?ADV(?:retired|retire|took (?:early )?retirement|stopped working|finished work|in retirement|retiring)(?: (?:in|last|this|a|two|three|at|from|early|on|after|since|next|NUM)\b.{1,40})?END`,
    say: [
      "That is a big change after all those years.",
      "A lot falls away when work does.",
      "So everything about the day is different now.",
    ],
    ask: [
      "What has it been like so far?",
      "What does a day look like now?",
      "What do you miss, and what don’t you miss?",
    ],
  },
  {
    id: "did-it-for-years",
    weight: 2,
    when: selfPattern`^LEADi(?:'d| had)? ?(?:was |been )?ADV(?:worked|taught|drove|nursed|ran|did|served|a|an|the|in|at|looked after|spent|managed)\b.{0,50}\b(?:for |over |nearly |almost )?(?<x>(?:\d+|ten|fifteen|twenty|twenty-\p{L}+|thirty|thirty-\p{L}+|forty|forty-\p{L}+) years)(?: (?:there|of my life|in total|before that))*END`,
    not: /\b(?:married|smok\w*|together|drink\w*|addict\w*|ill|single|carer|pain|abus\w*|alone|prison)\b/i,
    say: [
      "{X}. That is a large part of a life.",
      "So it was far more than a job to you.",
      "After so long, it is part of who you are.",
    ],
    ask: [
      "What did you like most about it?",
      "What do you miss from that time?",
      "What are you most proud of, looking back?",
    ],
  },

  // good news
  {
    id: "got-the-job",
    weight: 2,
    tone: "glad",
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?ADV(?:got|passed|landed|been (?:offered|accepted|promoted)|was (?:offered|accepted|promoted)|got (?:offered|accepted|promoted)|made it into|paid off|finished|signed|won(?!')|graduated) ?(?:it|in\b|the (?:job|promotion|place|role|position|grant|flat|house|part|contract|test|exam|course|mortgage|debt)|my (?:exams?|test|driving test|course|degree|finals|debts?|loan|a[- ]?levels?|thesis|probation|first choice)|a (?:job|place|promotion|pay ?rise|first|distinction|new job|scholarship|raise|prize|2[:.]1)|an? [^,]{0,20}offer|into .{3,40}|promoted|accepted|offered)?\b.{0,50}|they (?:offered|gave|picked|chose|hired|accepted|promoted) me\b.{0,40})$`,
    not: /\b(?:rejected|fired|but|sacked|laid off|cancer|diagnos\w*|divorce\w*)\b/i,
    say: [
      "Congratulations. That is wonderful news.",
      "That is great. You must be so pleased.",
      "How good to hear that.",
    ],
    ask: ["How does it feel?", "How did you find out?", "Who did you tell first?"],
  },
  {
    id: "after-so-long-glad",
    weight: 2,
    tone: "glad",
    when: selfPattern`^LEAD(?:i(?:'ve| have|'d| had)? ?ADV(?:been )?(?:applying|trying|looking|waiting|working (?:for|towards)|saving|hoping|dreaming)\b.{0,60}|i (?:still |just )?(?:can't|cannot|don't) (?:quite )?believe it.{0,30}|it (?:took|has taken|'s taken) (?:me )?.{3,40})$`,
    say: [
      "After such a long time, no wonder it is hard to believe.",
      "That makes it even better.",
      "You kept going all that time.",
    ],
    ask: [
      "What kept you going?",
      "What was it like when it finally came?",
      "How will you mark it?",
    ],
  },
  {
    id: "told-them-glad",
    weight: 2,
    tone: "glad",
    when: selfPattern`^LEAD(?:i ADV(?:rang|called|told|phoned|texted|messaged)\b.{0,70}|(?:she|he|they|my \p{L}+|everyone|we)(?: all| both)? ADV(?:cried|screamed|was|were|is|are|hugged|cheered|celebrated|laughed)\b.{0,50})$`,
    say: [
      "How lovely, to be able to share it.",
      "It sounds as if they are really glad for you.",
      "That must have been a happy moment.",
    ],
    ask: ["What was that like for you?", "Who else would you like to tell?", "What did they say?"],
  },
  {
    id: "bit-nervous-about-it",
    weight: 2,
    when: selfPattern`^LEAD(?:i'm|i am|i feel|i'm feeling|i get) ADV(?:a bit |a little |quite |really |pretty |so )*(?:nervous|anxious|scared|worried|apprehensive|unsure)(?: (?:about|for) (?:it|that|the (?:job|first day|start|move|exam|interview)|starting.*|going (?:back|in).*|tomorrow|monday|next week))?(?: though| too| as well)*$`,
    not: /\b(?:all the time|every day|constantly|always)\b/i,
    say: [
      "It makes sense to be nervous about something that matters to you.",
      "So there is some worry beside it.",
      "That is natural before something new.",
    ],
    ask: [
      "What are you most nervous about?",
      "What would help you feel a bit steadier?",
      "What do you picture, when you think of it?",
    ],
  },
  {
    id: "wanted-to-tell-someone-glad",
    weight: 3,
    tone: "glad",
    when: /^(?:anyway )?i (?:just |only |really )*(?:wanted|needed|had) to (?:tell (?:someone|somebody|you)|share (?:it|that|this)|say it)(?: .{0,30})?$/i,
    say: [
      "I’m glad you told me.",
      "Thank you for telling me. I’m happy for you.",
      "It is good to share something like that.",
    ],
    ask: ["How will you celebrate?", "Who else would be glad to hear it?"],
  },
  {
    id: "still-no-job",
    weight: 3,
    when: selfPattern`^LEADi(?:'m| am)? ?(?:still |just )*(?:don't|haven't|can't|do not|have not|cannot|couldn't) (?:\p{L}+ )?(?:have|got|found|find|get|gotten)(?: got)? (?:a |any |another |the right )?(?:proper |real |decent |full[- ]time )?(?:job|work|position|placement|apprenticeship)END`,
    say: [
      "So you are still looking.",
      "It is discouraging, when nothing has come of it yet.",
      "I imagine the waiting is wearing.",
    ],
    ask: [
      "What have you tried so far?",
      "How do you feel about it, on most days?",
      "What kind of work would you like?",
    ],
  },
  {
    id: "cost-on-top",
    weight: 2,
    when: selfPattern`^(?:.{0,50}\b)?(?:(?:that's|its|it's|thats|which is|another|cost(?:s|ing)?(?: me| us)?|be) (?:another |going to be |about |like |over )*(?:£|\$|€)?\d[\d.,]*k? ?(?:quid|pounds|euros|dollars|grand|a month)?|(?:it's |its )?cost(?:s|ing) (?:me |us )?(?:a fortune|so much|loads|a lot)\b.{0,20}|(?:the|my|our) (?:car|boiler|washing machine|fridge|laptop|phone|roof|heating|oven|van)(?: has| is| just|'s)* (?:failed|broke|broken|died|packed in|leaking|needs|given up)\b.{0,40})$`,
    not: /\b(?:won|saved|earn|paid me|discount)\b/i,
    say: [
      "And that comes on top of everything else.",
      "That is the last thing you needed.",
      "As if there had not been enough already.",
    ],
    ask: [
      "What does it mean for you right now?",
      "What are your options there?",
      "How are you managing with all of it?",
    ],
  },
  {
    id: "lots-depends-on-wage",
    weight: 2,
    when: selfPattern`^LEAD(?:i|we)(?:'ve| have)? ?(?:got |also )*(?:a|the|my|two|three|\d)? ?(?:mortgage|rent|bills|kids|children|family|loan|baby)(?: to (?:pay|feed|support|think (?:of|about)))?(?:,? and .{3,40})?$`,
    not: /\b(?:fun|lovely|happy)\b/i,
    say: [
      "So a lot depends on your wage.",
      "You can’t only think of yourself there.",
      "That makes every decision harder.",
    ],
    ask: [
      "What would you do, if you had only yourself to think of?",
      "What would have to be safe first?",
      "Who do you talk it over with?",
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
    id: "worry-keeps-awake",
    weight: 3,
    when: selfPattern`^(?:.{0,30}\b)?i ADV(?:lie|lay|am lying|'m lying|stay|wake(?: up)?|am|'m) (?:there|awake|in bed|up)\b.{0,40}\b(?:thinking|worrying|going over|doing (?:sums|the maths)|adding up|about (?:it|work|money|the))\b.{0,40}$`,
    say: [
      "So the worry keeps you from sleeping.",
      "Even when you could rest, it goes on in your head.",
      "That wears you out twice over.",
    ],
    ask: [
      "What goes round in your head then?",
      "How are you the next day?",
      "What helps a little, if anything?",
    ],
  },
  {
    id: "finally-noticed",
    weight: 2,
    tone: "glad",
    when: selfPattern`^(?:.{0,40}\b)?(?:they|people|someone|my (?:boss|manager)|he|she)(?:'ve| have|'s| has)? (?:finally|at last) (?:noticed|saw|seen|realised|realized|recognised|recognized|appreciated|listened|believed|see|notice)\b.{0,40}$`,
    say: [
      "At last somebody saw what you do.",
      "That must feel good after all that time.",
      "So it was noticed after all.",
    ],
    ask: [
      "What was it like to hear?",
      "What do you think they saw?",
      "What are you most proud of there?",
    ],
  },
  {
    id: "shouted-at-by-customers",
    weight: 3,
    themes: ["work"],
    when: selfPattern`^LEAD(?:people|customers|clients|patients|parents|callers|the public|they|kids|students) ADV(?:scream|shout|swear|yell|complain|moan|have a go|take it out|are rude|are so rude|get angry|speak to me like)\b.{0,60}$`,
    say: [
      "That is hard to take, hour after hour.",
      "You get the anger, and you did not cause it.",
      "Nobody should have to put up with that all day.",
    ],
    ask: [
      "What do you do with it afterwards?",
      "Who stands by you there?",
      "Which moments stay with you?",
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
    id: "had-a-profession",
    weight: 3,
    when: selfPattern`^(?:(?:in my country|back home|before|there),? )?i (?:was|used to be|worked as) an? (?<x>(?:[\p{L}-]+ )?(?:doctor|teacher|engineer|nurse|lawyer|accountant|professor|manager|architect|dentist|journalist|scientist|pharmacist|programmer))(?: (?:in my (?:own |home )?country|back home|before|there|in [\p{L}]+))+$|^here i(?:'m| am)? ?(?:only |just )?(?:work|clean|drive|am|a|nobody|nothing|deliver)\b.{0,40}$`,
    say: [
      "You had a profession, and here you have had to begin again.",
      "That is a lot to have left behind.",
      "So you can do much more than people here see.",
    ],
    ask: [
      "What is that like for you?",
      "What do you miss most about it?",
      "What would you like to get back to?",
    ],
  },
  {
    id: "not-been-paid",
    weight: 3,
    when: selfPattern`^LEAD(?:a|the|my|one|this|some) (?:[\p{L}-]+ )?(?:client|customer|company|boss|employer|agency|work|manager|guy)s? (?:still )?(?:hasn't|haven't|won't|doesn't|refuses to|never|didn't|has not) (?:even )?(?:paid|pays?)\b.{0,60}$|^LEADi(?:'ve| have)? ?(?:still )?(?:haven't|not|didn't|never) (?:been |get |got )?paid\b.{0,50}$`,
    say: [
      "You did the work, and you are still waiting for the money.",
      "That is unfair, and it is frightening when you need it.",
      "I can see why that worries you.",
    ],
    ask: [
      "What have you been told so far?",
      "What does it mean for this month?",
      "What have you thought of doing?",
    ],
  },
  {
    id: "sum-of-money",
    weight: 2,
    themes: ["money", "work", "habit"],
    when: selfPattern`^(?:it's|its|it is|that's|it comes to|about|around|nearly|over|all in all)\b.{0,12}(?:£|\$|€)?\d[\d.,]*k?\b ?(?:pounds|quid|euros|dollars|grand|altogether|in total)?END`,
    say: [
      "That is a lot of money.",
      "That is not a small sum.",
      "I see. That is a sum that matters.",
    ],
    ask: [
      "What does it mean for you?",
      "What has to happen first?",
      "What worries you most about it?",
    ],
  },
  {
    id: "got-rejected-from",
    weight: 3,
    when: selfPattern`^(?:.{0,50}\b)?got (?:rejected|turned down|ghosted)\b.{0,40}$`,
    say: [
      "I’m sorry. That is discouraging, after the effort you made.",
      "It is hard not to take that personally.",
      "You came that far, and then a no.",
    ],
    ask: ["How did you take it?", "What did they say, if anything?", "What keeps you trying?"],
  },
  {
    id: "all-i-have-done",
    weight: 2,
    when: selfPattern`^LEAD(?:it's|its|it is|this is|that's) (?:all|the only (?:thing|job)) i(?:'ve| have)? (?:ever )?(?:done|known|had|know|been good at)\b.{0,40}$|^LEADi(?:'ve| have) (?:always )?(?:done|been doing|worked (?:in|at|as)) (?:it|this|that|.{3,30}) since (?:i was|school|i left)\b.{0,30}$`,
    say: [
      "So it has been your whole working life.",
      "That makes it a big step to do anything else.",
      "You have never had to be anything else until now.",
    ],
    ask: [
      "What would you miss, if you left it?",
      "What do you know from it that you could use elsewhere?",
      "What did you like about it at the start?",
    ],
  },
  {
    id: "offered-me-a-job",
    weight: 3,
    tone: "heavy",
    when: selfPattern`^LEAD(?:.{2,40} )?(?:has |have |'s |'ve )?offered me (?:a|an|the|this) (?:[\p{L}-]+ )?(?:job|place|position|role|contract|room|shift|chance)\b.{0,50}$`,
    say: [
      "So there is another way open to you.",
      "That is an offer to think about.",
      "Somebody would be glad to have you there.",
    ],
    ask: [
      "What speaks for it, and what against?",
      "How did you feel when you heard it?",
      "What would you have to give up for it?",
    ],
  },
  {
    id: "two-sides-of-it",
    weight: 1,
    when: selfPattern`^LEAD(?:i'd|i would|it'd|it would|it'll|it will|it) (?:ADV)(?:be|mean|pay|take|get|have) .{2,50}? but (?:at least )?(?:i'd|i would|it'd|it would|i'll|it|i)\b.{2,50}$`,
    say: [
      "So it has two sides for you.",
      "You can see what you would gain, and what it would cost.",
      "That is not an easy sum to do.",
    ],
    ask: [
      "Which of the two weighs more?",
      "What would matter most to you in a year?",
      "How does each side feel, when you picture it?",
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
    id: "good-record",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)never (?:ever |once )?(?:had|been|missed|taken|got|made|done)\b.{0,20}\b(?:warning|complaint|day off|day sick|sick day|late|in trouble|problem|mistake|deadline|anything wrong)\b.{0,40}$`,
    say: [
      "So you have a good record there.",
      "That counts for something too.",
      "One bad day does not undo all those years.",
    ],
    ask: [
      "Who there knows your work well?",
      "What would they say about you?",
      "Does it help a little to look at it that way?",
    ],
  },
  {
    id: "took-it-calmly",
    weight: 2,
    when: selfPattern`^LEAD(?<who>BOSS|he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+) (?:was|were|has been|have been) (?:ADV)(?:calm|nice|kind|fine|understanding|good|lovely|okay|ok|great|supportive|sweet|decent)(?: (?:about|with) (?:it|that|me|everything))(?:,? but .+)?$`,
    say: [
      "So it was taken better than you feared.",
      "That is something.",
      "It sounds as if you were met with some understanding.",
    ],
    ask: ["Does that reassure you a little?", "What worries you all the same?", "What was said?"],
  },
  {
    id: "asked-and-refused",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have|'d)? ?(?:ADV)(?:asked|applied|begged|requested|put in)\b.{2,50}?,? (?:but|and) (?:they|he|she|it|my \p{L}+|the \p{L}+)(?:'ve|'s)? ?(?:ADV)(?:said no|refused|turned (?:me|it) down|rejected|was (?:refused|rejected|turned down)|won't|wouldn't|ignored|said (?:it's|there's|i|they) (?:not|no|can't|couldn't|don't)\b.*)\b.{0,40}$`,
    say: [
      "You asked, and it was a no.",
      "So that way did not work.",
      "It is discouraging, when you have found the courage to ask.",
    ],
    ask: [
      "What reason did they give?",
      "What else could you try?",
      "Who else might be able to help?",
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
    id: "chased-them",
    weight: 3,
    themes: ["money", "work", "change", "study", "health"],
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:rung|called|phoned|emailed|written|wrote|complained|asked|chased|reported|told|messaged|contacted|sent)\b.{0,30}\b(?:NUM|loads of|so many|countless|a hundred|several|every) (?:times|emails|messages|letters|calls|day|week)\b.{0,60}$`,
    say: [
      "You have tried again and again, and nothing happens.",
      "It wears you down, to have to keep asking.",
      "You are doing your part, and they are not doing theirs.",
    ],
    ask: [
      "What do they say, when you reach them?",
      "Who else could put pressure on them?",
      "What would you need to happen first?",
    ],
  },
  {
    id: "keeps-inviting-me",
    weight: 2,
    when: selfPattern`^LEAD(?<who>he|she|they|my (?:[\p{L}-]+ )?\p{L}+)(?:'s|'ve| has| have| keeps?| is always)? ?(?:ADV)(?:ask(?:ed|ing|s)|invit(?:ed|ing|es)) me (?:(?:loads of|so many|many|a few|several|NUM|a couple of) times|to (?:come|join|go)|along|round|out)\b.{0,40}$`,
    not: /\b(?:pregnant|date|marry|why|he|him asks)\b.*\?/i,
    say: [
      "So you would be welcome there.",
      "It sounds as if somebody would like to have you along.",
      "The door is open, then.",
    ],
    ask: [
      "What has kept you from it so far?",
      "What would it be like to say yes once?",
      "What would make it easier to go?",
    ],
  },
  {
    id: "made-me-feel-small",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)felt (?:ADV)(?:so |really |that |very )?(?:small|humiliated|tiny|like (?:a child|an idiot|nothing|a nobody)|silly|awful|horrible|worthless in that moment|put down|patronised)(?: (?:then|after that|in that moment|afterwards))*$`,
    say: [
      "I’m sorry. That must have hurt.",
      "It is painful to be made to feel like that.",
      "I can understand that it stayed with you.",
    ],
    ask: [
      "What would you have needed in that moment?",
      "What did you do then?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "no-feedback",
    weight: 3,
    themes: ["work", "study"],
    when: selfPattern`^LEAD(?<who>BOSS|he|she|they) (?:ADV)(?:never|doesn't|don't|hardly ever|rarely) (?:ever |actually )?(?:tells? me|says?|gives? me|lets? me know)\b.{0,10}(?:if|whether|how|that|any|feedback|what)\b.{0,50}$`,
    say: [
      "So you never quite know where you stand.",
      "It is hard to feel sure when nobody tells you.",
      "You are left guessing.",
    ],
    ask: [
      "What would you like to hear?",
      "Could you ask for it?",
      "What do you fill the silence with?",
    ],
  },
  {
    id: "can-we-have-a-chat",
    weight: 3,
    themes: ["work", "study", "anxiety", "selfEsteem"],
    when: selfPattern`^(?:.{0,40}\b)?(?:can we have a|wants? (?:to have )?a|asked (?:me )?for a|called me in for a|want to) (?:quick )?(?:chat|word|talk|call|meeting|speak)\b.{0,60}$`,
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner)\b/i,
    say: [
      "Words like that can make anybody nervous.",
      "And your mind went to the worst straight away, I imagine.",
      "It is unpleasant, not to know what it is about.",
    ],
    ask: [
      "What did you think was coming?",
      "How did it turn out?",
      "What would have made it easier?",
    ],
  },
  {
    id: "quiet-in-class",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)(?:didn't|don't|never|hardly|couldn't|can't|barely) (?:ever |even |really )?(?:say|speak|said|spoke|put my hand up|talk|open my mouth|ask)(?: (?:a (?:single )?word|anything|up|much|questions?))? (?:in|during|at|to anyone in) (?:my |the |any |our )?(?:seminars?|class(?:es)?|meetings?|lectures?|lessons?|tutorials?|the group|team meetings?|work)\b.{0,30}$`,
    say: [
      "So you kept quiet there.",
      "It is hard to speak up when you don’t feel sure of your place.",
      "You were there, and nobody got to hear you.",
    ],
    ask: [
      "What would you have liked to say?",
      "What holds you back in that moment?",
      "With whom is it easier to speak?",
    ],
  },
  {
    id: "did-well",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:did |ADV)(?:got|get|did|had) (?:ADV)(?:a |an |some |my )?(?:(?:really |very |pretty )?(?:good|great|high|decent|nice|excellent|lovely) (?:mark|grade|feedback|result|score|review|comment)s?|well (?:in|on|at)|a first)\b.{0,50}$`,
    say: [
      "That is a good result, and it is yours.",
      "Well done. That counts.",
      "So there is something that went well.",
    ],
    ask: [
      "How was it to see that?",
      "What did you do well there?",
      "Does it change how you see yourself a little?",
    ],
  },
  {
    id: "feels-awkward",
    weight: 2,
    after: /./,
    when: selfPattern`^(?:that|it|this|the idea|asking|doing that)(?:'s| is|'d be| would be| feels| sounds| would feel| seems|'d feel) (?:ADV)(?:a bit |so |really |too |kind of |just )*(?:awkward|weird|scary|hard|too much|uncomfortable|embarrassing|impossible|difficult|strange|forward|pushy|rude)(?: (?:to me|for me|though|to ask|to say))*$`,
    say: [
      "It is not easy, I can see that.",
      "It would take a bit of courage.",
      "That is a fair doubt.",
    ],
    ask: [
      "What makes it so?",
      "What would make it a little easier?",
      "What is the worst that could come of it?",
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
    id: "trouble-at-work",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have|'m| am|'ve been| was| have been)? ?(?:been |being )?(?:suspended|demoted|disciplined|investigated|under investigation|put on (?:a|an) (?:[\p{L}-]+ )?(?:plan|pip|warning)|given a (?:[\p{L}-]+ )?warning|signed off(?: work)?|moved to (?:another|a different)\b.{0,20}|taken off)\b.{0,70}$`,
    say: [
      "That is a lot to take in.",
      "It is hard to live with that while nothing is decided.",
      "That must have been a shock.",
    ],
    ask: [
      "How have the days been since?",
      "What do you know so far?",
      "Who is on your side in this?",
    ],
  },
  {
    id: "others-paid-more",
    weight: 3,
    when: selfPattern`^(?:.{0,40}\b)?(?:earns?|gets?|is paid|are paid|makes|is on|paid)\b.{0,30}\b(?:more than (?:me|i do|i am|i get)|than me for the same)\b.{0,40}$`,
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner)\b/i,
    say: [
      "That is hard to swallow, for the same work.",
      "I can see why that feels unfair.",
      "So it is about more than the money.",
    ],
    ask: [
      "How did you find out?",
      "What would you like to happen now?",
      "What would be fair, in your eyes?",
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
    id: "was-good-for-once",
    weight: 2,
    tone: "heavy",
    when: selfPattern`^(?:.{0,80}\b)(?:that|it) was (?:ADV)(?:alright|all right|nice|good|okay|ok|lovely|fun|a good feeling)END`,
    not: /\b(?:but|until|before|used to|then it)\b/i,
    say: ["So that was a good moment.", "It is worth noticing that.", "I’m glad there was that."],
    ask: ["What was good about it?", "Could there be more of that?", "What was different then?"],
  },
  {
    id: "behind-my-back",
    weight: 3,
    when: selfPattern`^(?:.{0,60}\b)?(?:behind my back|(?:talk(?:ed|ing)?|gossip\w*|meeting|whisper\w*|complain\w*) about me)\b.{0,40}$`,
    not: /\b(?:cheat\w*|affair|sleeping with)\b/i,
    say: [
      "It hurts to find out that people talked about you.",
      "Nobody likes to hear it last.",
      "That must make it hard to feel easy with them.",
    ],
    ask: ["How did you hear of it?", "What had been said?", "How is it between you now?"],
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

import type { TopicActions } from "./topic-actions.ts";

/** Bodies, appointments, sleep and the shape of a day. */
export const healthActions: readonly TopicActions[] = [
  // Health, as people bring it
  {
    id: "lump-found",
    when: /\bfound a lump\b|\bi've got a lump\b|\bblood in my\b|\bmole (?:has|that)\b[^.]{0,20}\bchang/,
    actions: [
      "Write down when you found it, where exactly, and whether it has changed, to read out at the surgery.",
      "Ring for an appointment at the hour the lines open, or note the hour of the one you have.",
    ],
  },
  {
    id: "results-awaited",
    when: /\b(?:i've got|i have|having|got|going for|my) (?:an?|my)? ?(?:mri|ct|ct scan|scan|biopsy|colonoscopy|endoscopy|mammogram|smear|ultrasound)\b|\b(?:sent|referred) me for (?:a|an|some|more|further) (?:scan|tests?|mri|biopsy|x-?ray)\b|\bblood tests?\b[^.]{0,30}\b(?:back|results|abnormal|waiting|came)\b|\btwo[- ]week (?:wait|referral)\b|\bcalled back after my (?:mammogram|smear|scan)\b|\b(?:wait(?:ing)?|until|till)\b[^.]{0,30}\b(?:scan|test|biopsy|blood) results\b|\bscan results\b|\bvoicemail\b[^.]{0,40}\bhospital\b|\bbiopsy\b|\bwaiting (?:for|on) (?:my|the|a) (?:results|scan|biopsy)\b|\bthey're seeing me (?:monday|tuesday|wednesday|thursday|friday)\b|\bfound something on my\b/,
    not: /\bpregnan\w+\b|\b(?:baby|weeks pregnant|twelve week|20 week|mum's|dad's|his|her|wife's|husband's|drug test)\b|\b(?:scan was clear|was clear)\b|\b(?:son|daughter|exam|uni)\b/,
    actions: [
      "Put your questions for the hospital on one sheet, the one that matters most at the top.",
      "Choose one half hour a day for looking things up until the results, and none after supper.",
      "Decide who is told the day and who is told only the result, and keep it to that.",
    ],
  },
  {
    id: "all-clear",
    when: /\ball[- ]clear\b|\bscan was clear\b|\bsigned me off\b[^.]{0,20}$/,
    not: /\bprobably stress\b|\bdizzy\b/,
    actions: [
      "Go to one place you kept away from while you did not know, and stay for as long as you like.",
      "Write a line to one person who waited with you, and say what their waiting did.",
    ],
  },
  {
    id: "diabetes",
    when: /\b(?:pre)?-?diabet(?:es|ic)\b|\bsugar came back high\b/,
    not: /\b(?:husband|wife|mum|dad|son|daughter)(?:'s| is| has)(?: got)? (?:type|diabet)/,
    actions: [
      "Write down what you eat on one ordinary day, changing nothing, and take it to the next appointment.",
      "Pick the one meal of your day that would be easiest to change, and leave the others alone.",
      "Note three questions the leaflet did not answer, in the words you would really use.",
    ],
  },
  {
    id: "out-of-breath",
    when: /\bcopd\b|\bemphysema\b|\basthma\b/,
    not: /\b(?:son|daughter|mum|dad|husband|wife|he|she)(?:'s| has)\b/,
    actions: [
      "Note for three days what left you short of breath and what did not, for the next clinic.",
      "Put a chair at the place in the house where you most often have to stop.",
    ],
  },
  {
    id: "high-blood-pressure",
    when: /\b(?:blood pressure|bp|cholesterol)\b[^.]{0,20}\b(?:high|too high|up|\d{3})\b|\bheart (?:thing|attack)\b[^.]{0,40}\b(?:i|my)\b/,
    not: /\b(?:husband|wife|dad|mum|father|mother|his|he)\b|\bwasn't a heart attack\b/,
    actions: [
      "Write your numbers and the dates on one card, and keep it where you keep your keys.",
      "Choose a walk from your own door that is as long as they advised, and do it twice this week.",
    ],
  },
  {
    id: "waiting-for-operation",
    when: /\bwaiting (?:list )?for (?:my|an?|the) (?:\w+ )?(?:operation|op|surgery|hip|knee|cataract|hernia)\b|\b(?:my|the|an) (?:operation|op|surgery) (?:is|got|has been|was) (?:on|in|next|cancelled|postponed|put back)\b|\bhaving (?:an|my) (?:operation|op)\b|\bgoing in for (?:an|my|the) (?:operation|op|surgery)\b|\bwaiting (?:for|on) (?:a|my|an) (?:new )?(?:hip|knee|operation|op|surgery|cataract)\b|\b(?:hip|knee)\b[^.]{0,40}\b(?:replacement|waiting list|surgeon|gone)\b|\bwaiting list\b/,
    not: /\b(?:his|her|mum's|dad's|wife's|husband's) (?:hip|knee)\b/,
    actions: [
      "Keep a line a day on what the joint let you do and what it stopped, for the next appointment.",
      "Ask in one short call or letter where on the list you are, and note the name and date.",
    ],
  },
  {
    id: "after-operation",
    when: /\b(?:after|since|had) (?:my|the|an?) (?:operation|surgery|mastectomy|hysterectomy|bypass)\b|\brecover(?:ing)? from (?:the|my|an?) (?:operation|surgery)\b|\bin hospital, day\b|\btold you about my operation\b/,
    not: /\b(?:husband|wife|mum|dad|his|her|son|daughter)(?:'s)? operation\b|\bfive years since\b|\bsang\b|\bvoice after\b/,
    actions: [
      "Note on the calendar each small thing you could do again, on the day you first did it.",
      "Choose one piece of clothing that is kind to where it hurts, and put it at the front.",
    ],
  },
  {
    id: "bad-back",
    when: /\bmy back(?:'s| has| is)? (?:gone|went|bad|killing|playing up|agony|hurts)\b|\bback pain\b|\bput my back out\b|\bin pain (?:all the time|every day|constantly)\b|\bherniated\b|\bmy back (?:has been|is|'s|went|has gone)\b|\bdone my back in\b|\bslipped disc\b|\bwith my back\b|\b(?:chronic|constant) pain\b|\bsciatica\b|\btwo discs\b|\bfibromyalgia\b/,
    not: /\b(?:wife|husband|mum|dad|he|she)(?:'s| has| is)\b|\bbehind my back\b/,
    actions: [
      "Note for three days the hour when the pain was least, and what you had been doing before.",
      "Choose the one job at home that costs your body most, and find the slower way of doing it.",
    ],
  },
  {
    id: "allotment-given-up",
    when: /\b(?:gave|given|giving|give) up (?:my|the|our) (?:allotment|garden|plot)\b/,
    actions: [
      "Put one pot or bucket where you can reach it sitting down, and choose the one thing for it.",
      "Write down what grew well there and how, for whoever has the plot now.",
    ],
  },
  {
    id: "joints-and-work",
    when: /\b(?:hands|knees?|wrists?|shoulders?)\b[^.]{0,30}\b(?:packing up|going|gone|knackered|won't do it)\b|\bcarpal tunnel\b|\brheumat\w+\b|\barthritis\b/,
    not: /\b(?:mum|dad|gran|husband|wife)'s (?:hands|knees|arthritis)\b|\ballotment\b|\bhands are (?:already )?shaking\b/,
    actions: [
      "List which parts of the work your joints still do well, and which could be done another way.",
      "Keep count for one working day of the movement that hurts, for whoever looks at it next.",
    ],
  },
  {
    id: "injured-sport",
    when: /\b(?:did|done|tore|pulled) my (?:knee|acl|ankle|calf|hamstring|achilles)\b|\bout for the season\b|\bno running for\b|\b(?:marathon|race)\b[^.]{0,30}\b(?:calf|knee|injur\w+)\b/,
    actions: [
      "Keep the hour that training had, and spend it at the pitch, the course or the exercises they gave you.",
      "Write down what the sport gave you besides the sport, and find where else one part of it lives.",
    ],
  },
  {
    id: "hearing-aids",
    when: /\bgoing deaf\b|\blosing my hearing\b|\bcan't hear (?:people|properly|anything|what)\b|\bhearing aids?\b/,
    not: /\b(?:his|her|dad's|mum's|husband's) hearing aids?\b/,
    actions: [
      "Wear them for half an hour in the quietest room, and note which sound was worst and which was good.",
      "Keep a list of the noises that hurt, plates or paper or traffic, for the next fitting.",
    ],
  },
  {
    id: "tinnitus",
    when: /\bring(?:ing)? in my ears\b|\btinnitus\b|\bfridge in my head\b/,
    actions: [
      "Note for three evenings what was on in the room when you noticed the sound least.",
      "Leave something soft running at bedtime, a fan or a quiet radio, and compare two nights.",
    ],
  },
  {
    id: "losing-sight",
    when: /\bmacular\b|\b(?:lost|losing|given up|give up|hand(?:ed)? in|taken) my (?:driving )?licen[cs]e\b|\bgiv(?:e|ing) up (?:driving|the car)\b|\blosing my (?:sight|eyesight)\b|\bcataracts?\b/,
    not: /\b(?:he|dad|mum|she|husband)\b/,
    actions: [
      "Write down the five journeys you made most, and beside each how it could go without the car.",
      "Take one of those journeys by bus or on foot this week, on a day when nothing depends on it.",
    ],
  },
  {
    id: "skin",
    when: /\b(?:eczema|psoriasis|acne|rosacea)\b|\bspot on my\b/,
    actions: [
      "Take one photo a day of the skin in the same light for a week, for whoever looks after it.",
      "Decide what you will say if somebody stares, five words at most, or that you will say nothing.",
    ],
  },
  {
    id: "hair",
    when: /\blosing my hair\b|\bgoing bald\b|\b(?:cut all my hair off|shaved my head)\b|\bhair(?:'s| is)? (?:falling out|thinning)\b/,
    actions: [
      "Have one photo taken of your hair as it is now, from the side you like, and keep it.",
      "Choose the one-line answer you will give when somebody remarks on your hair.",
    ],
  },
  {
    id: "teeth",
    when: /\bputting off (?:going to )?the dentist\b|\bdentist\b[^.]{0,40}\b(?:years|putting off|scared|terrified|avoid\w*)\b|\bputting off the dentist\b|\btooth(?:'s|ache)\b/,
    actions: [
      "Say on the phone to the dentist first of all how long it has been and what you dread.",
      "Agree with yourself on a hand signal that means stop, and tell it to them before you lie back.",
    ],
  },
  {
    id: "teeth-out",
    when: /\bteeth (?:out|taken out|pulled)\b|\b(?:dentures?|false teeth)\b|\bwaiting \w+ weeks for the plate\b/,
    not: /\b(?:his|her|dad's|mum's|gran's) (?:false )?(?:teeth|dentures)\b/,
    actions: [
      "Tell one person the truth about the teeth this week, somebody you eat with anyway.",
      "Count the days to the plate on a calendar, and note three soft dinners worth sitting down to.",
    ],
  },
  {
    id: "ibs",
    when: /\bibs\b|\bcrohn'?s\b|\bcolitis\b|\bround toilets\b/,
    actions: [
      "Keep a line a day for a week: what you ate, when it struck, and what the day held.",
      "Plan one short outing round a toilet you know, and go with nothing else depending on it.",
    ],
  },
  {
    id: "weight",
    when: /\bhate how i look\b|\bhate (?:the way i look|my stomach|my reflection|photos of me)\b|\bput (?:a lot of|so much|loads of|on some)? ?weight on\b|\bgain(?:ed|ing) (?:so much |a lot of |\w+ )?weight\b|\b(?:overweight|obese)\b|\b(?:nothing|none of my clothes|clothes (?:don't|doesn't)) fits?\b|\bslimming (?:club|group|world)\b|\bon a diet\b|\bhate my body\b|\bput on (?:about |over |nearly )?(?:\w+ )?(?:stone|kilos?|pounds|weight)\b|\b(?:lose|losing) (?:\w+ )?(?:stone|weight)\b|\ball she talked about was my weight\b|\bstopped going in photos\b|\bi'm (?:too )?fat\b/,
    not: /\b(?:make myself sick|not eaten|don't eat|weighs?|dress)\b|\b(?:not eating|stopped eating|anorexi\w+|bulimi\w+|starv\w+|purg\w+|diabet\w+|says i'm fat|her weight|his weight)\b/,
    actions: [
      "Put at the front of the wardrobe the things that fit you today, and the others out of sight.",
      "Be in one photo this week with somebody you like, and do not look at it till Sunday.",
      "Write the sentence you would say next time: “I came about my knee; may we start there?”",
    ],
  },
  {
    id: "stopped-smoking",
    when: /\b(?:give|giving|gave|trying to give) up (?:smoking|the fags|cigarettes|vaping)\b|\b(?:weeks|days|months) (?:off|without) (?:the )?(?:fags|cigarettes|a cigarette|smoking)\b|\bquit the fags\b|\b(?:quit|stopped|gave up|given up|giving up|packed in) smoking\b|\b(?:quit|stop) vaping\b|\bsmokes?\b[^.]{0,20}\bquit\b/,
    actions: [
      "Add up what you have not spent on smoking so far, and write the sum where you see it.",
      "Choose what your hands do in the break when the others go out, and have it in your pocket.",
    ],
  },
  {
    id: "eating-at-night",
    when: /\b(?:i )?eat at night\b|\bcereal from the box\b|\bcomfort eat\w*\b/,
    actions: [
      "Write down what the two hours before it were like, on three nights, without trying to stop it.",
      "Sit down with it at the table on one of those nights, with a plate and the light on.",
    ],
  },
  {
    id: "gym",
    when: /\bjoined (?:a|the) gym\b|\bgym membership\b|\b(?:paid|paying|pay|signed up|joined|membership|going to|started at)\b[^.]{0,25}\bgym\b/,
    not: /\bboxing\b|\blove\b|\b(?:girlfriend|boyfriend|so i'm not in the flat)\b/,
    actions: [
      "Go as far as the door of the gym at its quietest hour, look round, and leave if you like.",
      "Choose one machine or one exercise, and do just that for ten minutes on two days.",
    ],
  },
  {
    id: "race-run",
    when: /\b(?:ran|finished|did|completed|run) (?:my|the|a) (?:first )?(?:\w+ )?(?:half |half-)?(?:marathon|5k|10k|triathlon|parkrun)\b|\bran (?:5k|10k|five k)\b/,
    not: /\b(?:calf|knee|injur\w+)\b/,
    actions: [
      "Write the time, the weather and the one mile you would keep on the back of the number.",
      "Tell somebody from your first weeks of running how it went, in more than one line.",
    ],
  },
  {
    id: "running",
    when: /\btraining for (?:a|the|my) (?:\w+ )?(?:marathon|half|10k|triathlon|race)\b|\b(?:started|taken up) running\b(?! (?:late|the|a|out|away|into))|\bcouch to 5k\b|\bmy first parkrun\b|\bwent for a run\b/,
    not: /\b(?:no running|calf has gone|did my knee)\b/,
    actions: [
      "Lay out the running shoes by the door the evening before, and go the same way once more.",
      "Write down the moment of the last run you would keep, in one line with the date.",
    ],
  },
  {
    id: "stammer",
    when: /\bstammer(?:ed|ing)?\b|\bstutter(?:ing)?\b/,
    not: /\b(?:boy|son|daughter|he|she)'?s? (?:got )?(?:a )?stammer\b|\bhe's got a stammer\b/,
    actions: [
      "Make one call this week that you would normally do another way, at an hour when nobody hurries you.",
      "Decide whether to say it at the start, “I stammer, so give me a second,” and practise it once.",
    ],
  },
  {
    id: "phone-calls",
    when: /\bscared of (?:phone calls|the phone)\b|\bi made a phone call\b|\bphone anxiety\b|\bhate (?:phone calls|ringing people|the phone)\b/,
    actions: [
      "Write the first sentence of one call on paper, and make that call with the paper in your hand.",
      "Ring a number that only plays opening hours, and listen to the end.",
    ],
  },
  {
    id: "late-diagnosis",
    when: /\b(?:autism|adhd|autistic|dyspraxia)\b[^.]{0,30}\b(?:diagnos\w+|at \d\d|yesterday|assessment)\b|\bdiagnosed (?:with )?(?:autism|adhd|autistic)\b/,
    not: /\b(?:son|daughter|boy|girl|grandson)(?:'s| is| has)\b|\bhe's seven\b/,
    actions: [
      "Pick three old moments that look different to you now, and give each one line.",
      "Name one thing about noise, light or time that you will stop putting up with this week.",
    ],
  },
  {
    id: "invisible-illness",
    when: /\b(?:i don't|you don't) look ill\b|\bi've got (?:ms|me|lupus|long covid|endometriosis)\b|\blong covid\b|\bchronic fatigue\b/,
    actions: [
      "Choose the one sentence about the illness you are willing to give strangers, and keep the rest.",
      "Mark the days this week by what you had left in the evening, from nothing to plenty.",
    ],
  },
  {
    id: "pelvic-floor",
    when: /\bpelvic floor\b|\bwet myself\b|\bincontinen\w+\b/,
    actions: [
      "Fix the exercises to something you do anyway three times a day, such as the kettle or the teeth.",
      "Write the question you find hardest to say aloud on paper, and hand the paper over at the appointment.",
    ],
  },
  {
    id: "dizzy",
    when: /\b(?:get|getting|had|have) (?:a |these |my )?migraines?\b|\bdizzy (?:spells?|turns?)\b|\bmigraines?\b|\bpalpitations\b/,
    actions: [
      "Note each spell for a week: the hour, what you ate last, how you slept, how long it was.",
      "Tell one person where you work what it looks like, and what you would want them to do.",
    ],
  },
  {
    id: "vasectomy",
    when: /\bbooked in for the snip\b|\bvasectomy\b/,
    actions: [
      "Write the two questions about the operation that you would not ask in company, and take them along.",
      "Clear the two days after it now: the lifting, the driving, the football.",
    ],
  },
  {
    id: "working-away",
    when: /\b(?:lorry|truck|hgv|long distance) driver\b|\bwork(?:s|ing)? away (?:monday|mon|all week|during)\b|\bon my own \w+ (?:hours a week|nights out of)\b/,
    not: /\b(?:his|her) dad works away\b|\bdiabet\w+\b/,
    actions: [
      "Fix a time on the road when you ring one person, even for five minutes, and tell them when.",
      "Record a minute of where you are stopping tonight, and send it home instead of a text.",
    ],
  },
  {
    id: "motorways",
    when: /\b(?:can't|cant|cannot|won't) do motorways\b|\bscared (?:of|to) driv(?:e|ing)\b|\bsince the accident i\b/,
    actions: [
      "Drive as far as the slip road at the quietest hour of the week, and turn back there on purpose.",
      "Mark the roads you do drive on a map, and look at how much of it is marked.",
    ],
  },
  {
    id: "getting-on-transport",
    when: /\bget on the (?:tube|bus|train|plane)\b|\b(?:fear|scared|afraid|terrified) of (?:flying|lifts|the tube)\b|\bnot left the house\b|\bhaven't left the house\b/,
    actions: [
      "Write down how far you got, to the door or the stop, and go just that far again.",
      "Choose the quietest hour for the next try, and decide beforehand where you may turn round.",
    ],
  },
  // Sleep, rest and the day
  {
    id: "waking-at-three",
    when: /\bsleeping (?:about |only |maybe )?(?:two|three|four|2|3|4) hours\b|\b(?:two|three|four|2|3|4) hours'? sleep\b|\b(?:hours|bit) of sleep a night\b|\b(?:keep|kept|always) waking (?:up )?(?:at|in the|every|early)\b|\bwak(?:e|ing) up at \d(?: ?am)?\b|\b(?:can't|cannot|cant) (?:get (?:off )?to sleep|fall asleep|get back to sleep)\b|\b(?:i'm|i am|im|am) not sleeping\b|\b(?:lie|lying|lay) awake\b|\b(?:sleeping|sleep|slept) (?:so |really |very )?(?:badly|terribly)\b|\bsleepless\b|\bawake (?:all|half the) night\b|\bup (?:all|half the) night (?:think|worr)\w+\b|\b(?:wake|waking|awake|wide awake)\b[^.]{0,20}\bat (?:about )?(?:1|2|3|4|one|two|three|four)\b(?! (?:weeks|months|o'clock this afternoon))|\b3 ?am\b[^.]{0,20}\b(?:every night|can't|switch|same)\b|\bcan't switch (?:my brain )?off\b|\b(?:can't|cannot|cant) sleep\b|\b(?:not|haven't|hardly|barely) slept (?:properly|more|well|a wink)\b|\binsomnia\b/,
    not: /\b(?:baby|feeds?|month old|weeks old|twins|alarm|before a shift|till i hear|until i hear|key)\b/,
    actions: [
      "Keep paper by the bed, and write down whatever comes at that hour in three words, light off again.",
      "Turn the clock to the wall tonight, and leave the phone to charge in the kitchen.",
      "Decide which chair you will sit in if you are awake again, and leave something dull to read on it.",
    ],
  },
  {
    id: "snoring",
    when: /\bsnor(?:es|ing)\b|\bmoved into the box room\b|\bseparate (?:beds|bedrooms)\b/,
    actions: [
      "Agree on a time in the evening when you are both in the one room before you go to two.",
      "Note for a week which nights the snoring was worst, and what those evenings had in common.",
    ],
  },
  {
    id: "phone-hours",
    when: /\b(?:can't|cannot|don't) stop (?:scrolling|looking at my phone|checking my phone)\b|\bon my phone (?:all|too|until|till|for|constantly|every)\b|\baddicted to (?:my phone|instagram|tiktok|youtube|social media)\b|\bhours (?:on|of) (?:tiktok|instagram|youtube|reels)\b|\bstaring at (?:my phone|a screen)\b|\bscreen ?time\b|\bon my phone\b[^.]{0,20}\b(?:hours|all day|hrs)\b|\bphone \d+ ?(?:hrs|hours)\b|\bdoom ?scroll\w*\b|\bjust scrolling\b|\bon the sofa and scroll\b/,
    not: /\b(?:son|lad|daughter|he's|she's) (?:is )?on (?:his|her|that)\b/,
    actions: [
      "Find in the settings which hour of the day the phone takes most, and put it in a drawer for it.",
      "Move the one app that takes most off the first screen, and see how often your thumb looks for it.",
    ],
  },
  {
    id: "list-undone",
    when: /\bkeep putting (?:it|things|everything) off\b|\bcan't (?:seem to )?(?:get anything done|start anything|get anything started)\b|\bto-?do list\b|\bso much to do\b|\bnot enough hours in the day\b|\blist of (?:about )?\w+ things\b|\bcan't seem to get going\b|\bcan't get started\b|\bprocrastinat\w+\b|\bputting (?:it|everything|things) off\b/,
    actions: [
      "Copy the three smallest items onto a fresh slip, and put the long list in a drawer till Friday.",
      "Do the first two minutes of the item nearest the sofa, and stop when the two minutes are over.",
    ],
  },
  {
    id: "forms",
    when: /\b(?:pip|benefit|visa|passport|tax|application|council|insurance|mortgage|school) forms?\b|\bpaperwork\b[^.]{0,30}\b(?:pile|piling|mountain|drown\w*|face|behind|never)\b|\bhome office\b[^.]{0,30}\b(?:letter|decision|refused|waiting)\b|\beverything is a form\b|\b(?:form|forms|paperwork)\b[^.]{0,40}\b(?:fill|filling|can't|council|benefit|pip|never|endless|pile)\b|\bpip (?:form|assessment|claim)\b|\bvisa\b[^.]{0,30}\b(?:form|office|renew\w*|refused|application|waiting)\b|\bprobate\b/,
    actions: [
      "Lay all the forms out once, and write on each the one date it must be in by.",
      "Fill in only the first page of the nearest one, name and numbers, and leave it on the table.",
    ],
  },
  {
    id: "citizenship",
    when: /\bgot my citizenship\b|\bpassed (?:the|my) citizenship\b|\bleave to remain\b/,
    actions: [
      "Write down the first day you spent in this country and the day the paper came, side by side.",
      "Tell somebody at home what changes with it, and something that stays as it was.",
    ],
  },
  {
    id: "the-organised-one",
    when: /\btired of being the (?:organised|sensible|responsible|one who)\b|\balways the one who (?:organises|arranges|sorts|plans|remembers)\b|\bmental load\b/,
    actions: [
      "Write down everything you keep in your head for other people, and circle three nobody asked for.",
      "Let one circled thing go undone for a week, and see who notices and when.",
    ],
  },
  {
    id: "said-yes-again",
    when: /\bsaid yes to (?:organising|running|doing) the\b|\b(?:can't|never) say no\b|\bfind it hard to say no\b|\borganising the school (?:fair|fête|fete)\b/,
    actions: [
      "List everything you said yes to, and put a name that is not yours beside one of the lines.",
      "Learn one sentence for the next time there is that silence: “Not this year; I did it last time.”",
    ],
  },
  {
    id: "empty-days",
    when: /\bwhat do people do all day\b|\bdread sundays\b|\bdon't know what to do with myself\b|\bnothing to do all day\b|\bevenings are (?:so |very )?long\b/,
    not: /\b(?:wife|husband) (?:died|passed)\b|\bpassed in\b/,
    actions: [
      "Write down the hour of the week that is hardest to fill, and put one outing on it.",
      "Find one place within walking distance that is open then, and go and see who is in it.",
    ],
  },
  {
    id: "lost-ring",
    when: /\blost my (?:wedding|engagement) ring\b/,
    actions: [
      "Retrace the day it went on paper, place by place, and search the two likeliest once more.",
      "Write the first sentence in which you would tell that it is lost, and say it aloud once.",
    ],
  },
];

import type { TopicActions } from "./topic-actions.ts";

/** Coming to a job, leaving one, and between two. */
export const betweenJobs: readonly TopicActions[] = [
  {
    id: "interview-done-gap",
    when: /\b(?:asked|ask|questions?) about the gap\b|\bgap (?:on|in) my cv\b|\b(?:had|did|went for) (?:an|my|the|a \w+) interview\b|\binterview (?:this morning|yesterday|went)\b/,
    not: /\bgot it\b|\bgot the\b|\bthen nothing\b|\bhave (?:an|my)\b/,
    actions: [
      "Note the questions they asked while you still have them, and your answer to the hardest one.",
      "Put the gap or the hard question into one sentence that you would be content to say again.",
    ],
  },
  {
    id: "no-answer-after-interview",
    when: /\bapplied (?:for|to) (?:\w+ )?(?:jobs|places|\d+|dozens|hundreds|loads|so many)\b|\b(?:loads|lots|dozens|hundreds) of (?:job )?applications\b|\bout of work (?:since|for)\b|\bunemployed (?:for|since)\b|\bjob[- ]?hunt(?:ing)?\b|\blooking for (?:a |another )?(?:job|work)\b|\bcan't (?:find|get) (?:a job|work|another job)\b|\bghosted by a job\b|\b(?:interviews?|applications?|applied|apply)\b[^.]{0,80}\b(?:then nothing|nothing back|no (?:answer|reply|response)|not heard|haven't heard|heard nothing|rejections?)\b|\bthey said they'd let me know\b|\b(?:hundred|fifty|sixty|forty|\d\d+) applications\b/,
    not: /\b(?:son|daughter|husband|wife|partner|boyfriend|girlfriend|he|she)(?:'s| is| has|'s been)\b/,
    actions: [
      "Send one last short message asking for a yes or a no by a day that you name.",
      "Keep one page of where you applied, when, and what came back, so it is out of your head.",
    ],
  },
  {
    id: "no-job-after-uni",
    when: /\b(?:everyone|everybody|all my friends|they all)\b[^.]{0,30}\b(?:grad )?jobs?\b[^.]{0,15}\bexcept me\b|\bgraduated\b[^.]{0,60}\b(?:no job|still (?:looking|unemployed|nothing)|can't find)\b|\bfinished uni\b[^.]{0,60}\b(?:no job|jobs|nothing)\b/,
    actions: [
      "Write down what you were asked for help with at university, by friends and not by tutors.",
      "Pick two hours of two days for looking, and keep the rest of the week free of it.",
    ],
  },
  {
    id: "did-not-get-the-job",
    when: /\b(?:didn't|did not) get (?:the|that|this) (?:job|post|internship|place|role)\b|\bgot the internship i applied for\b|\bturned (?:me )?down for (?:the|a) job\b|\bthe other candidate\b/,
    actions: [
      "Ask them in two lines for one thing that was strong and one thing that was missing.",
      "Keep the one answer from that application you were proud of, and save it for the next.",
    ],
  },
  {
    id: "interview-ahead",
    when: /\b(?:got|have|having|there's|my) (?:an?|another|my|this|the) (?:\w+ )?interview\b|\binterview (?:on|at|tomorrow|next|in) \b|\bjob interview\b/,
    actions: [
      "Choose three things you have done that they should know, and say each one aloud in a minute.",
      "Put out the clothes, the papers and the way there the evening before, so the morning is empty.",
    ],
  },
  {
    id: "two-offers",
    when: /\b(?:two|2) job offers\b|\b(?:been )?offered a job (?:in|at)\b|\bgot the job\b[^.]{0,10}\. ?it's in\b|\bjob offer (?:in|from)\b|\bgot the job\. it's in\b/,
    actions: [
      "Write out an ordinary Tuesday in each of the two lives, hour by hour, and read them side by side.",
      "List what you would need to have said to people here before you could go with a quiet mind.",
    ],
  },
  {
    id: "new-job-begun",
    when: /\b(?:i )?(?:just )?started (?:a|my|at a|the|in a) new (?:job|place|role|school|office)\b|\bnew job\b[^.]{0,30}\b(?:weeks|months) (?:ago|in)\b/,
    not: /\b(?:son|daughter|husband|wife|boyfriend|girlfriend|he|she)(?:'s| has)? (?:just )?started\b/,
    actions: [
      "Learn two names this week of people you pass there every day, and use each of them once.",
      "Ask one of them where they go at lunch, and walk that way on the same day.",
    ],
  },
  {
    id: "starting-new-job",
    when: /\bfirst (?:shift|day|week) (?:at|in|on) (?:the|a|my|work)\b[^.]{0,30}\b(?:tomorrow|monday|next|today|hospital|office|school|ward)\b|\bnot worked (?:for|in) \w+ years\b|\bnew job (?:on|starts|next|in) (?:monday|tuesday|wednesday|thursday|next|a week|two|september|january)\b|\b(?:start(?:ing)?|begin) (?:a|my|the|at a) new job\b|\bi got the job\b|\bgot the (?:grad scheme|job) offer\b|\b(?:got|get) the (?:grad scheme|job)\b(?! (?:done|half))|\bfirst day (?:at|in) (?:the|my|a) new\b/,
    not: /(?:son|daughter|husband|wife|mum|dad|mother|father|sister|brother|friend|he|she)(?:'s| is| has| was)\b|\b(?:didn't|did not|never) get\b|\b(?:he|she|they|wife|husband) got the job\b/,
    actions: [
      "Travel the way to the new place once before you start, at the hour you will have to.",
      "Write down three questions you want answered in your first week there, and take them in your pocket.",
    ],
  },
  {
    id: "handed-in-notice",
    when: /\bi(?:'ve| have)? (?:just )?resigned\b|\bi quit my job\b|\bworking my notice\b|\bleaving do\b|\bmy last day (?:at|is|was|of work)\b|\b(?:gave|given|give|handed|handing|hand) (?:in )?my notice\b|\bhanded my notice in\b|\bi(?:'ve)? (?:quit|resigned)(?: from)? (?:my job|work|today|on)\b/,
    actions: [
      "List the people there who should hear it from you before the last day, and tell the first one.",
      "Write down three things of that place you want to take with you, and none of them objects.",
    ],
  },
  {
    id: "voluntary-redundancy",
    when: /\bvoluntary redundancy\b|\boffered (?:us|me|me a|a) (?:package|redundancy|severance)\b/,
    actions: [
      "Set the sum they offer beside what you spend in a month, and see how many months it is.",
      "Write the letter saying yes and the letter saying no, and notice which was harder to finish.",
    ],
  },
  {
    id: "hidden-job-loss",
    when: /\bpretend(?:ed|ing)? to (?:be at|go to) work\b|\bmade redundant\b[^.]{0,30}\bnot told\b|\blost my job\b[^.]{0,40}\b(?:haven't|not) told\b|\bwhen they ask about work i say\b/,
    actions: [
      "Choose who should be told about the job first, and write only the sentence you would start with.",
      "Decide where and when you would tell it: walking, driving, or side by side on something.",
    ],
  },
  {
    id: "failed-probation",
    when: /\bfailed (?:my )?probation\b|\bnot (?:pass|extend)(?:ed|ing)? my probation\b/,
    actions: [
      "Ask for their reasons in writing, with one example of each, so you need not guess at them.",
      "Write down what in that job suited you and what did not, before looking at another.",
    ],
  },
  {
    id: "work-closing",
    when: /\b(?:shutting|closing) (?:down )?(?:our|my|the) (?:\w+ )?(?:office|depot|factory|branch|store|site|shop i|department|ward|unit)\b|\b(?:firm|company|place i work|work)(?:'s| is| has)? (?:going under|gone bust|gone under|closing down|shutting down|folding)\b|\bgone into administration\b|\b(?:depot|factory|plant|office|library|branch|shop|site|ward|school|mine|yard)(?:'s|s| is| are)? (?:closing|shutting)\b|\b(?:closing|shutting) the (?:library|depot|factory|branch|plant|office|site|ward)\b/,
    actions: [
      "Write down the dates they have given, what was promised with each, and what nobody has said yet.",
      "Ask one of the people you have worked beside longest what they are thinking of doing.",
      "Take a photograph of the place on an ordinary day, before anything in it is packed.",
    ],
  },
  {
    id: "team-cut",
    when: /\bmy whole team (?:got|was|has been) (?:cut|let go|made redundant)\b|\beveryone (?:else )?(?:got|was) (?:cut|let go) except me\b/,
    actions: [
      "Send a line to one of those who had to go, asking after them and not about work.",
      "List what the missing people did that now lands on you, and ask which of it should stop.",
    ],
  },
  {
    id: "redundant",
    when: /\breapply for (?:our|my) own jobs?\b|\brestructur\w+\b|\bbeing made redundant\b|\b(?:my|got|had|the) redundancy (?:letter|notice|meeting|money|pay)\b|\bredundanc(?:y|ies) (?:was|were|has|have|is|came|announced)\b|\bat risk of redundancy\b|\blost (?:my|me) job\b|\bcontract (?:wasn't|isn't|not) (?:being )?renewed\b|\bsacked me\b|\b(?:got|been) (?:sacked|fired|let go)\b|\b(?:i've been|i was|i got|been|getting|being|got|am|im|i'm) made redundant\b|\b(?:i )?lost my job\b|\bthey let me go\b|\bi (?:got|was) (?:let go|laid off|sacked|fired)\b|\bsince the redundancy\b|\bbeen laid off\b/,
    not: /\bi had to sack\b|\bvoluntary\b|\b(?:partner|husband|wife|boyfriend|girlfriend|son|daughter|dad|mum|he|she)(?:'s)? (?:has |was |got |just )?(?:just |got )?(?:been )?(?:made|got made|laid)\b/,
    actions: [
      "Put the dates on one page: last pay, money still owed, and the day each claim must be in.",
      "Give one hour that used to be work's a fixed thing to do, the same every day this week.",
      "List what people there came to you for, and not what your job was called.",
    ],
  },
  {
    id: "partner-redundant",
    when: /\bmy (?:partner|husband|wife|boyfriend|girlfriend|son|daughter|dad)(?: has| 's|'s)? (?:got|been|was|got) (?:made redundant|laid off)|\b(?:he|she)(?:'s| has| was| got) (?:been )?made redundant\b/,
    actions: [
      "Do something with them this week that has nothing to do with jobs, at an hour that was work.",
      "Ask once, “Would you rather I asked about it or left it?” and go by the answer.",
    ],
  },
  {
    id: "retired",
    when: /\bfinish(?:ing)? work for good\b|\b(?:months|weeks|days) (?:to|till|until) (?:i retire|retirement)\b|(?:^|\. )(?:just )?retired (?:last|this|in|at|on|two|three|four|six|a)\b|\bsince (?:i|my) retire(?:d|ment)\b|\bnow (?:that )?i'm retired\b|\babout to retire\b|\bi'm retiring\b|\bmy retirement\b|\b(?:i |i've |i have )retired\b|\bretired (?:in|at|on|last|from) (?:january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|the \d|year)|\binto retirement\b|\bfinished work\b[^.]{0,30}\bafter \w+ ?\w* years\b|\bfinished work (?:in|on) \w+ after\b|\bi'm retiring\b|\bi retire\b|\bretirement (?:do|party|clock)\b/,
    not: /\b(?:husband|wife|he|she|partner|hairdresser|boss|dad|mum) (?:has |'s |is )?retir/,
    actions: [
      "Give the week three fixed points, each on its own day and hour, and write them on the calendar.",
      "Write down what work gave you besides money, and mark the one you miss the most.",
      "Ask one person you worked with to go for a walk on a weekday morning.",
    ],
  },
  {
    id: "partner-retiring",
    when: /\bmy (?:husband|wife|partner) (?:has |just )?(?:retires|retired|is retiring|'s retiring)\b|\b(?:husband|wife)'s retiring\b/,
    actions: [
      "Mark on a calendar the hours of the week that you would like to keep as your own.",
      "Ask what they pictured for an ordinary Wednesday, and tell them what you pictured.",
    ],
  },
  {
    id: "back-from-leave",
    when: /\b(?:first day|first week|going|go|start) back (?:at|to|in|after)\b[^.]{0,50}\b(?:leave|baby|off sick|months off|year off|being off)\b|\bend of my maternity leave\b|\bmaternity leave (?:ends|is over|finishes)\b|\bback at work\b[^.]{0,30}\b(?:after|first)\b|\b(?:going|go|went|came|come|got|gone|am|i'm) back (?:to|at|in) work\b[^.]{0,40}\b(?:after|months|leave|on (?:monday|the)|tomorrow)\b|\bback from (?:mat(?:ernity)?|paternity|sick) leave\b|\bon mat(?:ernity)? leave\b|\boff work for (?:two|three|four) years looking after\b/,
    actions: [
      "Walk through the first morning back in your head once, from the alarm to sitting down, and write it out.",
      "Pick the one person you want to see first on the day, and tell them when you start.",
    ],
  },
  {
    id: "signed-off",
    when: /\bsigned (?:me )?off (?:work|with|for|sick)\b|\boff work with\b|\bbeen off (?:sick|work) (?:for|since|with)\b|\bphased return\b|\bsigned off (?:till|until|sick|work|for|with)\b|\boff sick (?:from|for|with)\b|\bon sick leave\b|\bsick note\b|\bbeen off work (?:sick|with)\b/,
    not: /\bfive years\b|\ball clear\b|\btwins\b/,
    actions: [
      "Send work one short message with only what is known: the next date, and when you will write again.",
      "List what you can do lying or sitting that is of some use to you, and choose one of them a day.",
    ],
  },
  {
    id: "leaving-the-trade",
    when: /\b(?:thinking of|want to|going to) (?:jack(?:ing)?|chuck(?:ing)?|pack(?:ing)?) (?:it|my job|the job) in\b|\b(?:been|i've been) an? \w+ (?:for )?\w+ years\b[^.]{0,30}\b(?:i'm done|had enough|can't do it|can't any more|want out)\b|\bquit my job\b|\bwant to (?:leave|quit) (?:my|this|the) (?:job|profession)\b|\bcan't stand my job\b|\bhate (?:my work|going to work|this job|where i work)\b|\bshould i (?:leave|quit) my job\b|\bstuck in (?:a|this|my) job\b|\bin the wrong job\b|\b(?:thinking of|think i want to|want to|might|thinking about) (?:leav(?:e|ing)|pack(?:ing)? in|quit(?:ting)?|pack(?:ing)? it in) (?:teaching|nursing|my job|the job|work|care|the police|medicine|law|it)\b|\bthinking of packing it in\b|\bi think i want to leave teaching\b|\b(?:chef|nurse|teacher|driver|carer|lawyer|social worker) for \w+ years and i think i've had enough\b|\bdon't (?:think i )?want to be a (?:lawyer|doctor|teacher|nurse|solicitor|accountant)\b|\bso fed up with my job\b|\bhate my job\b/,
    not: /\bi quit my job\b|\b(?:he|she|husband|wife|partner) (?:wants|quit|hates)\b|\bleave it\b|\buni\b/,
    actions: [
      "Draw two lists: what you would be glad to leave in the work itself, and what only in this place.",
      "Read three advertisements for other work, only to mark which lines make you sit up.",
    ],
  },
  {
    id: "retraining",
    when: /\bretrain(?:ing)?\b|\b(?:got into|get into|place on|start) (?:the |a )?(?:nursing|midwifery|teaching|access) (?:course|school)\b|\bgoing to be a tree surgeon\b|\bchange (?:of )?careers?\b|\bi got into the nursing\b/,
    not: /\b(?:daughter|son|grandson|granddaughter|niece|nephew)\b[^.]{0,20}\bgot into\b/,
    actions: [
      "Set the training out on one page: how many months, what it costs, and what pays for the food.",
      "Find somebody's account of their first year in that work, and read it to the end.",
    ],
  },
  {
    id: "opposite-shifts",
    when: /\bopposite shifts\b|\bships (?:that pass )?in the night\b|\b(?:works|on|does) nights\b[^.]{0,30}\b(?:i'm|i work|i do) days\b|\bleave each other notes\b/,
    actions: [
      "Leave one note this week that asks something, instead of saying what has run out.",
      "Mark the hours in the next two weeks when you are both awake at home, and keep one free.",
    ],
  },
  {
    id: "night-shifts",
    when: /\b(?:on|work|working|does|do|doing|been on) nights\b|\bnight[- ]shifts?\b|\bmoved me to days\b|\boffices\. nights\b|\bstack shelves at night\b/,
    not: /\bout of seven\b|\b(?:wife|partner|husband) does (?:the )?nights\b|\bmissus does nights\b|\bbaby\b/,
    actions: [
      "Keep the same bedtime after each shift this week, and jot down what you slept.",
      "Tell whoever shares the house or the wall which hours of the day are your night.",
      "Leave one note on the fridge for the people you miss in passing, with a question in it.",
    ],
  },
  {
    id: "early-start",
    when: /\bsleep through (?:the|my) alarm\b|\b(?:4|5|four|five|4\.10|3|three)(?: ?am|\.\d\d ?am) start\b|\bon earlies\b/,
    actions: [
      "Set two alarms in two places, one of them where you have to stand up to reach it.",
      "Lay out tomorrow's clothes, keys and food before nine, and then count the early start as dealt with.",
    ],
  },
  {
    id: "route-changed",
    when: /\b(?:route|round)(?:'s| is|s)? (?:being )?(?:split|changed|changing|cut)\b|\bthey're changing (?:it|my round|the round)\b[^.]{0,10}$|\bsame round for\b|\bno desks of your own\b|\bhot[- ]?desk\w*\b|\bmoved (?:to a new|the) office\b/,
    actions: [
      "Tell one of the people you see there every day that it is changing, before the day it does.",
      "Note five small things about the old way of the day that nobody else would think to keep.",
    ],
  },
  {
    id: "dreading-work",
    when: /\bwhat is burnout\b|\bburn(?:t|ed)[- ]?out\b|\bsit in the car outside work\b|\bdread(?:ing)? (?:going (?:in)?to work|mondays?|work)\b|\b(?:hits|starts|comes|dread|anxious|sick)\b[^.]{0,25}\bsunday (?:evenings?|nights?)\b|\bsunday (?:dread|scaries)\b/,
    not: /\bi'm retired\b|\bwork(?:'s)? (?:christmas|do|party|summer)\b/,
    actions: [
      "Write one line each day this week about the hour before work, and which task was in your mind.",
      "Name the one meeting, person or job of the week that weighs most, and the day it falls on.",
    ],
  },
  {
    id: "bored-at-work",
    when: /\bbored (?:at|of|with) (?:my )?(?:work|job)\b|\bbores me rigid\b|\be-learning\b|\bnothing to do at work\b/,
    actions: [
      "Mark each hour of one working day as dull, bearable or good, and look at what the good ones share.",
      "Ask to be shown one job in the place that is nothing to do with your own.",
    ],
  },
  {
    id: "work-do",
    when: /\bwork(?:'s|s)? (?:\w+ )?(?:do|party|night out|christmas do)\b(?! (?:it|that|my|a lot))|\boffice party\b|\bteam[- ]building\b|\baway day\b/,
    not: /\bwork (?:to do|i do|we do|they do|you do)\b|\bdrunk\b/,
    actions: [
      "Decide beforehand how long you will stay at the do, how you get home, and what you say on leaving.",
      "Think of one person who will be there, and one thing you really would like to ask them.",
    ],
  },
  {
    id: "presentation",
    when: /\b(?:give|do|giving|doing|got) a (?:\w+ )?(?:talk|speech|lecture|reading|pitch)\b[^.]{0,40}\b(?:front|people|work|company|conference|team|board|hundred)\b|\bspeak(?:ing)? in (?:public|front of)\b|\bpresent(?:ing)? (?:it|my work|to|at) (?:the|a|our|my) (?:board|directors|team|conference|whole)\b|\b(?:got|have|had|do|give|giving|doing) (?:to (?:do|give) )?a (?:big |work )?presentation\b|\bhave to present to\b|\bpublic speaking\b|\bmy voice shook\b|\bterrified of the speech\b/,
    not: /\b(?:wedding|best man|interview|interviews)\b/,
    actions: [
      "Say the first three sentences of it aloud, standing up, once a day until then.",
      "Find one point on the back wall or one friendly face to look at when you begin.",
    ],
  },
  {
    id: "annual-review",
    when: /\b(?:annual|performance|yearly|end of year) (?:review|appraisal)\b|\bmy appraisal\b/,
    actions: [
      "Take three things you finished this year into the review, with something to show for each.",
      "Write the one question you want to have asked by the time you leave the review.",
    ],
  },
  {
    id: "inspection",
    when: /\bofsted\b|\binspect(?:ion|ors) (?:is|are|next|coming|on|this)\b|\bbeing inspected\b|\bcqc\b/,
    actions: [
      "Decide before you open the first book how much is enough for the inspection, and stop there.",
      "Pick the one lesson or corner you would gladly show an inspector, and leave it as it is.",
    ],
  },
  {
    id: "hard-class",
    when: /\bfirst (?:term|year) (?:of )?teaching\b|\bbottom set\b|\bcried in the (?:stationery|store|stock) ?(?:cupboard|room)\b|\b(?:my|the) class (?:won't|don't) listen\b/,
    actions: [
      "Write down the minute of that lesson that went best, and what you were doing in it.",
      "Choose one pupil in that class, and greet them by name at the door next time.",
    ],
  },
  {
    id: "tax-owed",
    when: /\bowe (?:hmrc|the tax ?man|tax|the taxman)\b|\btax (?:bill|return|office)\b|\bself[- ]assessment\b/,
    actions: [
      "Gather the figures for one month only, and leave the other eleven for another day.",
      "Look up how tax can be paid in parts, and write down the date you would have to ask by.",
    ],
  },
  {
    id: "self-employed",
    when: /\b(?:work|orders|clients|jobs|bookings)(?:'s| has| have)? dried up\b|\bsole trader\b|\bi'm freelance\b|\bset up on my own\b|\bself[- ]employed\b|\bmy own business\b|\bfreelanc\w+\b|\blost (?:four|three|two|\w+) (?:pupils|regulars|clients|customers)\b/,
    not: /\bhmrc\b|\btax\b/,
    actions: [
      "Record a greeting that says which hours you answer, and let it take the calls for one evening.",
      "Write down what came in and what went out over the last four weeks, on one page.",
      "Send a line to three people who were pleased with your work, and tell them you have room.",
    ],
  },
  {
    id: "shop-in-trouble",
    when: /\b(?:i run|run|had|own|i've got) (?:a|my|the|our) (?:\w+ )?(?:pub|shop|salon|café|cafe|restaurant|stall|bakery)\b/,
    not: /\b(?:shutting|sold|closing|doesn't want it|retir\w+)\b/,
    actions: [
      "Put an ordinary week of the place on one page, money in and money out, without rounding.",
      "Ask two of your regulars what they come for, and write the answers on the back of a receipt.",
    ],
  },
  {
    id: "shop-closing",
    when: /\b(?:shutting|closing|sold|selling|giving up) (?:the|my|our) (?:\w+ )?(?:shop|pub|salon|business|café|cafe)\b|\b(?:shop|pub|salon|café|cafe|business)\b[^.]{0,40}\b(?:shutting|closing) (?:it|down|up)\b|\b(?:shop|pub|salon|business|farm)\b[^.]{0,40}\b(?:lad|son|daughter|kids) (?:doesn't|don't|won't) want it\b/,
    not: /\bcar boot\b/,
    actions: [
      "Write down three things customers have said over the years that you mean to keep.",
      "Choose one object from behind the counter that goes home with you, whatever happens to the rest.",
    ],
  },
  {
    id: "home-working",
    when: /\bwork(?:ing)? from home\b|\bwfh\b/,
    not: /\bhe works from home\b|\bshe works from home\b/,
    actions: [
      "Go out of the door for ten minutes before work, as if you travelled there, and come back in.",
      "Ask one colleague for a call this week that is not about any piece of work.",
    ],
  },
  {
    id: "two-jobs",
    when: /\b(?:after|besides|on top of) my day job\b|\b(?:i have|i've got|working|doing) (?:two|three|2|3) jobs\b|\bsecond job\b/,
    actions: [
      "Work out what one evening of the extra work brings, after fuel and food, and how many are left.",
      "Mark one evening a week on the calendar that the second job does not get.",
    ],
  },
  {
    id: "jury-service",
    when: /\bjury (?:service|duty)\b/,
    actions: [
      "Send your boss a copy of the jury letter with the dates, and one line asking who to talk to.",
      "List what has to be covered in those days, and by when each thing could be handed over.",
    ],
  },
  {
    id: "fasting-at-work",
    when: /\bfasting\b[^.]{0,60}\b(?:work|team|desk|office|lunch|manager)\b|\bwork\w*\b[^.]{0,40}\bfasting\b/,
    actions: [
      "Tell one colleague the last day of the fast and the hour you eat, so somebody there knows.",
      "Ask for one meeting to be moved out of the lunch hour while the fast lasts.",
    ],
  },
];

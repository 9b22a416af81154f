/** A question people ask for advice on, and a few things that fit that very question. */
export type AskedFor = {
  /** Read against the question itself first, and then against what was told before it. */
  when: RegExp;
  /** True of many things, so that it gives way to what fits this one. */
  isGeneral?: true;
  /** Two or three short sentences, each of which stands by itself. */
  say: string;
};

/** The first that fits is given, so what is more particular stands first. */
export const askedFor: readonly AskedFor[] = [
  {
    when: /\b(?:list of )?questions (?:for|to ask) (?:the|my|his|her|a|their) (?:doctor|consultant|surgeon|specialist|gp|oncologist|urologist|cardiologist|hospital)\b|\bwhat (?:should|do|can) (?:i|we) ask (?:the|my|his|her|a) (?:doctor|consultant|surgeon|specialist|gp)\b/,
    say: "What most people are glad to have asked: what happens next and when, what the choices are and what happens if you wait, what to look out for at home and whom to ring then, and who the one person to contact is. Ask for it in writing, or whether you may record it. And take somebody along who only listens.",
  },
  {
    when: /\b(?:tell|explain)\b.{0,40}\b(?:child(?:ren)?|kids?|toddler|year[- ]old|my (?:son|daughter|grandson|granddaughter))\b.{0,60}\b(?:died|dead|dying|split|divorc\w*|ill|cancer|leaving|moving)\b/,
    say: "Say it soon and in plain words, in a place they know: “died”, and not “gone to sleep”. Then wait, and answer only what they ask, as they take it in pieces and will come back to it. It is fine if you cry.",
  },
  {
    when: /\bwhat (?:to|do i|should i|can i) say (?:when|if) (?:people|they|someone|somebody|everyone|anyone|he|she) asks?\b/,
    say: "One line is enough, and you can use it every time: “I’d rather not talk about that, but thank you for asking.” Then ask them something, as most people are glad to be led away. You owe nobody the story.",
  },
  {
    when: /\b(?:com(?:e|es|ing)|out|home|discharged?)\b.{0,16}\b(?:of|from) (?:the )?hospital\b/,
    say: "Ask the ward who arranges care at home, what equipment comes along, and which number you ring at the weekend. Have the medicines and the next appointments written down before they come home. At home: a clear floor, a bed and a toilet without stairs if you can, a phone within reach, and food for three days.",
  },
  {
    when: /\b(?:job offer|(?:an )?offer from|offered (?:me )?(?:a|the|this) (?:job|post|position|place|role)|relocat\w*|mov(?:e|ing) abroad)\b/,
    say: "Ask first what can still be changed: the start, days from home, help with a move. Then picture an ordinary Tuesday a year from now, once with a yes and once with a no, and notice which of the two you would rather wake up in. And say to somebody that you have decided, one way and then the other, as you mostly hear at once which is true.",
  },
  {
    when: /\b(?:self[- ]?employed|go(?:ing)? freelance|rent(?:s|ing)? a chair|on my own books|sole trader|start(?:ing)? (?:my own|a) business)\b/,
    say: "Find out what the place or the tools cost you each week, whether you work or not. Reckon how many of your customers would come, and what is left after tax and insurance. Put aside for holidays and sick days from the first week, and ask somebody who does it already what they had not reckoned with.",
  },
  {
    when: /\b(?:stay|keep|be) calm\b|\bcalm (?:down|myself|my nerves)\b|\bmy nerves\b/,
    say: "Breathe out longer than you breathe in, three or four times. Put both feet on the floor, and name to yourself what you can see. You may take a moment before you answer anything, and nobody will mind.",
  },
  {
    when: /\bget through (?:till|until|to|the|this|it)\b|\bwhile i wait\b|\bwait(?:ing)? (?:for|until|till)\b/,
    say: "Fill the time with things that need your hands, or other people. When the thought comes, note it, and tell yourself when you will think about it and that it is not now. And plan something pleasant for straight afterwards, whatever comes of it.",
  },
  {
    when: /\b(?:toddler|baby|son|daughter|kids?|child)\b.*\b(?:wak(?:e|es|ing)|sleep\w*)\b|\bwon't (?:sleep|go down)\b/,
    say: "Keep the room dark and dull until the hour you want, and go in without talk or light. Move bedtime or the nap by a quarter of an hour, and give each change a week before the next. A health visitor can look at the whole day with you.",
  },
  {
    when: /\bhelp (?:him|her|them|a friend|without)\b|\bto help without\b|\bsupport (?:him|her|them|my)\b/,
    say: "Ask once, plainly, what would help, and then do that and no more. Offer something definite, such as one afternoon a week, as it is easier to say yes to. And say that a no is fine too.",
  },
  {
    when: /\b(?:checking|check (?:the|it|everything)|ocd|wash(?:ing)? my hands)\b/,
    say: "Check once, slowly, and say aloud what you see: the oven is off. Then leave, and let the doubt be there without answering it, as it mostly fades within a quarter of an hour. If it takes up much of your day, a doctor can refer you for help that works well.",
  },
  {
    when: /\b(?:drives? like|still drives|his driving|her driving|stop (?:him|her) driving|behind the wheel)\b/,
    say: "Talk about one drive, and not about age. Offer to take over something definite, such as the trips after dark. An optician or a driving assessment centre can say what is hard to hear from family.",
  },
  {
    when: /\b(?:on|at) (?:a )?(?:sundays?|weekends?|the weekend)\b|\bsundays\b/,
    say: "Many people give it one fixed thing that gets them out before noon: a run, a market, a walk with somebody. Something small to look forward to in the evening helps too. And quite a few do nothing at all.",
  },
  {
    when: /\bget (?:them|him|her|people|everyone|everybody|the others|my \w+) to (?:help|do|pull|share|join|pitch)\b/,
    say: "Ask each of them for one definite thing, by name and with a day. A call for help to a whole group is mostly answered by nobody. Then leave what they take on in their hands, even if you would do it differently.",
  },
  {
    when: /\b(?:don't|do not|didn't) (?:even )?like (?:your|my) own (?:kid|child|son|daughter)\b/,
    say: "Keep the sharp words for what they do, and not for what they are. Find one thing a week that you do side by side, without bringing anybody up. And say one good thing you saw, even in a year in which you have to look for it.",
  },
  {
    when: /\b(?:landlord|landlady|flat|house)\b.{0,30}\bselling\b|\bselling\b.{0,20}\b(?:flat|house|up)\b|\b(?:evict\w*|section 21|notice to (?:leave|quit))\b/,
    say: "First find out what notice you have been given and whether it holds: citizens’ advice or a free housing line can tell you by telephone. Don’t move out or sign anything before that. Then write down what you need in a new place and what you could give up, and tell everybody you know that you are looking.",
  },
  {
    when: /\b(?:if|when) i (?:cry|start crying|break down|burst into tears)\b/,
    say: "Then you stop, look up, and take a sip of water. Nobody there will mind. You could ask somebody beforehand to read on for you, so that you know you are covered.",
  },
  {
    when: /\b(?:tooth|teeth|dentist|toothache)\b/,
    say: "A pharmacist can tell you today which painkiller suits you and how often. Ask the dentist to ring you if somebody cancels, and say that it hurts, as pain is mostly seen sooner. If your face swells or you get a fever, ring them again the same day.",
  },
  {
    when: /\b(?:should|whether|know if|know when)\b.*\b(?:break up|leave (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|end it|split up|divorce)\b/,
    say: "Nobody else can know that for you. It can help to ask not whether it is bad, but whether you would choose it again today. Picture staying for five more years, picture having left, and notice which of the two lets you breathe.",
  },
  {
    when: /\b(?:make|find|meet|get|have) (?:new |any |some |more |a few )?(?:friends|people|mates)\b|\bno friends\b/,
    say: "Pick one thing that meets every week, and go at least four times before you judge it. People get to know each other by being seen again, more than by one good talk. And ask one of them for something small, like a coffee afterwards.",
  },
  {
    when: /\b(?:shift work\w*|night shifts?|shifts?|(?:on|off|from|work\w*) nights|moved me to days)\b/,
    say: "Get up at the same time every day, days off too, and get out into daylight soon after. If you are awake for more than twenty minutes, get up and do something dull in dim light, as lying there teaches the body to lie awake. After years of nights it can take some weeks, and a doctor can help if it doesn’t shift.",
  },
  {
    when: /\b(?:sleep|asleep|insomnia|awake at|wake up at|3am|4am)\b/,
    say: "Get up at the same time every day, and go to bed only when you are sleepy. If you lie awake, get up for a while and do something dull in dim light. If it goes on for weeks, a doctor has good help for it.",
  },
  {
    when: /\b(?:study|studying|revis(?:e|ing|ion)|learning|memory|focus\w*|concentrat\w*) (?:techniques?|methods?|tricks?|tips?|habits?|better|more|properly)\b|\bhow (?:do|can|could|should) i (?:study|revise|learn|focus|concentrate)\b/,
    say: "Work in short rounds, ten or fifteen minutes on one page, with a real break of three after each. Close the book and write down what you remember, since that stays better than reading it again. And leave the phone in another room until the round is over.",
  },
  {
    when: /\b(?:exams?|finals|revis\w+|resit|driving test)\b/,
    say: "Practise under the clock now, and move on when the time for a question is up, even if it is wrong. Stop the evening before, eat something and sleep: a rested head is worth more than one more chapter. If your mind goes blank in there, put the pen down, breathe out slowly, and start with the question you like best.",
  },
  {
    when: /\binterview\b/,
    say: "Choose three things you have done, and for each say aloud what happened, what you did and what came of it. Most questions can be answered with one of them. Write down one question you want to ask them.",
  },
  {
    when: /\b(?:speech|best man|presentation|present to|speak in public|public speaking|wedding toast|talk in front|speak up in)\b/,
    say: "Learn the first two sentences by heart, since the beginning is the hardest. Say the whole thing aloud once to somebody who is kind. And speak more slowly than feels natural.",
  },
  {
    when: /\b(?:gay|bi|bisexual|lesbian|trans|queer|come out|coming out|non-?binary)\b/,
    say: "You owe nobody an announcement. Many people tell one person they trust first, in one plain sentence, and see how it feels to have it said. The rest can wait as long as you like.",
  },
  {
    when: /\b(?:retire\w*|fill (?:my|the) days?|do with (?:myself|meself|my ?self)|nothing to do|bored|do all day|nothing to get up for|with my time)\b/,
    say: "Give the week one or two fixed points that need you: a class, a few hours of volunteering, a regular walk with somebody. Put the main thing in the morning, so that the day has begun. And give it time, as most people need months and not weeks to find a new rhythm.",
  },
  {
    when: /\b(?:pay rise|a raise|promotion|more money at work|underpaid)\b/,
    say: "Write down three things you have done that were worth money to them. Ask for a meeting about pay, so that it is no surprise, and name a figure. If the answer is no, ask what it would take and by when.",
  },
  {
    when: /\b(?:feedback|criticis\w*|micromanag\w*|stands? (?:behind|over) me)\b/,
    say: "Pick a quiet moment, and not the one in which it happens. Say what happens and what you would like instead, in two sentences: you could ask for the feedback once a week and not after every customer. Most people who give too much of it are glad to be told how.",
  },
  {
    isGeneral: true,
    when: /\b(?:boss|manager|supervisor|line manager|team leader|chef|foreman)\b/,
    say: "Write three sentences first: what happens, what it does to your work, and what you ask for. Ask for ten minutes alone, and keep to that one thing. If nothing changes, write down dates and take it to somebody above or to a union.",
  },
  {
    isGeneral: true,
    when: /\b(?:colleagues?|coworkers?|co-workers?|workload|too much work|overtime)\b/,
    say: "Choose the one thing that costs you most, and ask for that to change, by a date. Put it in writing afterwards in a friendly line, so that it stays agreed. And give the working day a fixed end, at least twice this week.",
  },
  {
    when: /\b(?:new job|quit(?:ting)? my job|hand in my notice|career|change jobs|redundan\w+|lost my job|unemployed|out of work|applied for \w+ jobs?|applying|job hunt\w*)\b/,
    say: "Give the search fixed hours in the morning, and stop when they are over. Tell three people exactly what you are looking for, since many jobs come through somebody. And plan one thing a day that has nothing to do with it.",
  },
  {
    when: /\b(?:debts?|bills?|in the red|overdrawn|credit cards?|loan|rent arrears|afford|make ends meet|budget)\b/,
    say: "Put it all on one page first: who, how much, by when. Ring the one that is due next before it is due, since people who ask early are mostly given time. A free debt charity can speak to the others for you.",
  },
  {
    when: /\b(?:owes? me|lent (?:him|her|them)|pay me back|money back)\b/,
    say: "Ask for it once, plainly and in writing: the amount, and a day. Leave out the reproach, and leave out “whenever you can”, which mostly means never. If the whole sum is too much for them, offer to take it in parts.",
  },
  {
    when: /\b(?:neighbours?|neighbors?|upstairs|downstairs|noise|noisy|loud music|flatmates?|housemates?|roommates?)\b/,
    say: "Talk to them when it is quiet, and not while it is going on. Say what you hear and when, and ask for one thing, such as quiet after eleven. If that does not hold, write down dates before you take it further.",
  },
  {
    when: /\blandlord|letting agen\w+\b/,
    say: "Put it in writing, with the date it began and a day by which you would like it done. Add a photograph. If nothing happens, the council or a free housing advice line can tell you the next step.",
  },
  {
    when: /\b(?:teenager|teen|teenage|my (?:son|daughter)\b.{0,40}\b(?:room|phone|school|talk))\b/,
    say: "Talk side by side and not face to face: in the car, or over the washing-up. Ask one open question, and leave some silence. Say once that you are there, and then keep being around.",
  },
  {
    when: /\b(?:tantrums?|bedtime|won't (?:eat|listen)|shout(?:ing)? at (?:the kids|my kids|him|her))\b/,
    say: "Take the hardest half hour of the day and make one thing in it simpler. Give ten minutes in which they choose what to do, and you follow. When you have lost your temper, say so afterwards in one sentence, and it is mended.",
  },
  {
    when: /\b(?:new ?born|baby|breastfeed\w*|maternity)\b/,
    say: "Sleep once in the day when the baby does, and leave the rest of the house. Tell one person exactly what would help: an hour with the pram, or a cooked meal. If you are low on most days, tell the health visitor or a doctor soon.",
  },
  {
    when: /\b(?:mother-in-law|father-in-law|in-laws|mil|fil)\b/,
    say: "Let your partner speak to their own family, and agree beforehand on one sentence. Choose the one thing that bothers you most, and let the small ones go. A fixed day for visits makes the others yours.",
  },
  {
    when: /\b(?:care for|caring for|carer|look after|looking after|dementia|care home|her appointments|his appointments)\b/,
    say: "Ask the council or the doctor for a carer’s assessment: it can lead to paid breaks. Ask family for something definite, such as the second Thursday of each month, since “more help” is easy to agree to and easy to forget. And keep one thing of your own in the week.",
  },
  {
    when: /\b(?:haven't spoken|not speaking|stopped speaking|fell out|falling out|no contact|estranged|make up with|reach out)\b/,
    say: "Write a few lines that ask for nothing: that you have been thinking of them, and that you would be glad to hear from them. Leave out who was right. Then leave them time.",
  },
  {
    isGeneral: true,
    when: /\b(?:tell (?:him|her|them|my \w+(?: \w+)?|people|someone|everyone)|bring (?:it|this|that) up|raise it|how (?:do|can|should|would) i (?:even )?(?:say|tell|ask)|(?:have|start) the (?:talk|conversation))\b/,
    say: "Write down the one sentence you most want them to know, and begin with it. Choose a time with no hurry, side by side if you can, on a walk or in the car. You need not explain everything in the first talk.",
  },
  {
    when: /\b(?:say no|saying no|people pleas\w+|boundar\w+|stand up for myself|put my foot down|taken? advantage|walk all over)\b/,
    say: "Buy time first: “I’ll let you know tomorrow” is a whole sentence. Then say no in one line, without a list of reasons, as every reason can be argued with. Begin with something that does not matter much.",
  },
  {
    when: /\b(?:get over (?:him|her|them|it|my ex)|after (?:a|the|my) break ?up|broke up|my ex|dumped|moving on|move on)\b/,
    say: "Mute them for a few weeks, and put the photographs where you don’t see them. Plan something fixed for the hour that is worst. And tell one friend that you would like company and not advice.",
  },
  {
    when: /\b(?:dating|a date|tinder|hinge|ask (?:him|her|them) out|fancy (?:him|her|a))\b/,
    say: "Ask for something small with an end to it: a coffee, an hour, a day. Say it plainly, so that the other can say yes or no. One no says little about you.",
  },
  {
    isGeneral: true,
    when: /\b(?:husband|wife|partner|boyfriend|girlfriend|marriage|fiancee?|relationship)\b/,
    say: "Choose a calm hour, and begin with yourself: what you feel, about what, and what you would need. Keep to one thing. Then ask how it is from the other side, and hear it to the end.",
  },
  {
    isGeneral: true,
    when: /\b(?:mum|mom|mother|dad|father|parents|sister|brother|family)\b/,
    say: "Choose one thing, and ask for that only: what you would like, and from when. Leave the past out of it, as it mostly starts the old argument. If they can’t hear it now, say that you will ask again, and do.",
  },
  {
    isGeneral: true,
    when: /\b(?:best friend|friends?hips?|my friends?|group chat|left out|leave me out|my mates?)\b/,
    say: "Ask one of them, alone and without reproach, whether something is the matter. You could say what you miss, in one sentence. And suggest one definite thing to do together, with a day.",
  },
  {
    when: /\b(?:panic|panicking|panic attack)\b/,
    say: "When it comes, breathe out longer than you breathe in, and name five things you can see. It peaks within about ten minutes and passes by itself. Staying where you are, if it is safe, teaches the body that nothing happened.",
  },
  {
    when: /\b(?:small talk|shy|in groups|at parties|socially|socialis\w*|what to say to people)\b/,
    say: "Have two questions ready that fit anybody, such as how they know the host. Listen for one thing you can ask more about, which is all that small talk is. Stay for an hour, and then you may go.",
  },
  {
    when: /\b(?:worry\w*|worrie[sd]|overthink\w*|ruminat\w*|can't switch off|what if|going round|nervous|nerves|anxious|anxiety)\b/,
    say: "Take a fixed quarter of an hour a day for it, with paper, and not near bedtime. When it comes at other times, note one word and leave it for then. For each worry, write down what you could do about it, or that you can do nothing today.",
  },
  {
    when: /\b(?:angry|anger|temper|snap\w*|shout\w*|rage|lose it)\b/,
    say: "Find out what you notice first, a tight jaw or a louder voice, and leave the room at that point. Say that you will be back in twenty minutes, and come back. Look at what was missing before it: sleep, food, or a break.",
  },
  {
    when: /\b(?:grie\w+|died|death|funeral|passed away|lost my|widow\w*|miss (?:him|her|them))\b/,
    say: "There is nothing you have to do with it. It helps many people to keep one thing that belonged to the two of them, a walk or a dish, and to do it now and then. And to have one person who can hear about it more than once.",
  },
  {
    when: /\b(?:guilty|guilt|ashamed|shame|regret\w*|forgive myself|make it right)\b/,
    say: "Sort it in two: what can still be put right, and what can only be regretted. Do one thing from the first, however small. For the second, ask what you would say to a friend who had done the same.",
  },
  {
    when: /\b(?:motivat\w*|procrastinat\w*|get started|put(?:ting)? (?:it|things) off|can't be bothered|lazy|get out of bed)\b/,
    say: "Set a timer for ten minutes and do the first small piece, however badly. When it rings you may really stop. Fix the time beforehand, right after something you do every day.",
  },
  {
    when: /\b(?:drinking|drink less|smok\w*|vap\w*|gambl\w*|scroll\w*|my phone|tiktok|instagram|sugar|habit)\b/,
    say: "Note for a week when it happens and what came just before. Then plan for that one moment: if it is nine o’clock, then you put the kettle on and ring somebody. Make it harder to reach, since most of it is reaching without thinking.",
  },
  {
    when: /\b(?:lonely|loneliness|(?:so|all|feel) alone|isolated|nobody to talk|homesick|new (?:city|town|country|area))\b/,
    say: "Go to the same place at the same time each week, so that faces become familiar. Say one sentence more than you need to at the till or the bus stop. And write three lines to somebody from before: what made you think of them, and one question.",
  },
  {
    when: /\b(?:confiden\w*|self[- ]?esteem|imposter|impostor|good enough|fraud|comparing|compare myself)\b/,
    say: "Each evening write down one thing you did, and what it took. When you hear the harsh voice, put its sentence on paper and answer it as you would answer a friend. Read the list again after two weeks.",
  },
  {
    when: /\b(?:chronic|fatigue|flare|illness|diagnos\w+|symptoms?|treatment|arthritis|fibro\w*)\b/,
    say: "Do a little less than you could on good days, so that more of them stay good. Write your questions down before the next appointment, the most important one first, and take somebody along. And tell one person what helps, so that you need not explain it each time.",
  },
  {
    when: /\b(?:feel(?:ing)? (?:so |really |very )?(?:low|down|sad|empty|numb)|so (?:low|down)|low mood|depress\w*|no energy|hopeless)\b/,
    say: "Pick one thing that once gave you something, shrink it to ten minutes, and fix an hour for it tomorrow. Get out into daylight before noon. If it has been like this on most days for two weeks, tell a doctor.",
  },
  {
    when: /\b(?:stress\w*|overwhelm\w*|burn(?:t|ed)? ?out|exhaust\w*|so much to do|cope)\b/,
    say: "Write everything down that is in your head, and cross out what can wait a week. Choose one thing of the rest for today. And ask one person to take one of the others.",
  },
];

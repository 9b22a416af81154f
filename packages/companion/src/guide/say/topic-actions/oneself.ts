import type { TopicActions } from "./topic-actions.ts";

/** How somebody is with themselves. */
export const selfActions: readonly TopicActions[] = [
  // Oneself.
  {
    id: "cares-what-people-think",
    when: /\b(?:caring|care|worry|worried|worrying) (?:too much )?(?:about )?what (?:people|everyone|others|other people) think\b/,
    actions: [
      "Send one unimportant message this week without reading it a second time.",
      "Name the three people whose opinion of you really counts, and write down what they would say.",
    ],
  },
  {
    id: "fear-of-phone-calls",
    when: /\b(?:scared|afraid|frightened|hate|dread|avoid|anxious about)\b[^.?!]{0,20}\b(?:phone calls|the phone|making calls|ringing people|answering the phone)\b|\bi made a phone call\b/,
    actions: [
      "Write the first sentence of one call on paper, and make the call with it in front of you.",
      "Begin with a call where nobody minds, such as asking a shop when it closes.",
    ],
  },
  {
    id: "stammer",
    when: /\bi(?:'ve| have)(?: had| got)? a stammer\b|\bmy stammer\b/,
    actions: [
      "Say the sentence that worries you aloud at home three times, without hurrying the first sound.",
      "Tell one person who will be there beforehand, so that you need not hide it.",
    ],
  },
  {
    id: "speaking-up",
    when: /\b(?:don't speak up|never speak up|can't speak up|speak up (?:in|more)|spoke up in a meeting|go quiet in meetings)\b/,
    not: /\bstepdaughter\b|\bmum by accident\b/,
    actions: [
      "Write one sentence before the next meeting, and say it within the first ten minutes.",
      "Ask one question aloud this week where you would usually only think it.",
    ],
  },
  {
    id: "performing-alone",
    when: /\bsing the solo\b|\basked to (?:sing|play|read) (?:the|a|at)\b|\b(?:perform|performing|recital) (?:in front of|on stage)\b/,
    actions: [
      "Practise only the first line until it comes without thinking, once a day.",
      "Do it once for a single person you trust, standing up, before the day.",
    ],
  },
  {
    id: "performed-at-last",
    when: /\bi (?:sang|played|read|danced|performed)\b[^.?!]{0,30}\b(?:solo|on stage|in public|in front of|for the first time)\b/,
    actions: [
      "Write down the first minute of it: what you heard, what your hands did, whom you saw.",
      "Tell one person who was there what it took to stand up.",
    ],
  },
  {
    id: "praise-hard-to-take",
    when: /\b(?:said something nice about me|can't (?:take|accept) (?:a )?compliments?|paid me a compliment|employee of the (?:month|year))\b|\b(?:left me|wrote me|got) a (?:note|card)\b[^.?!]{0,30}\b(?:thanks|thank you|thanking)\b/,
    actions: [
      "Write down the words that were said, exactly, and keep them where you will find them again.",
      "Answer the next kind word with thank you, and nothing after it.",
    ],
  },
  {
    id: "award-ahead",
    when: /\bnominated for\b|\b(?:getting|given|won|receive|receiving|shortlisted for) an? (?:\w+ )?(?:award|prize|medal)\b/,
    not: /\b(?:son|daughter|grandson|granddaughter|he|she|colleague|boss)(?:'s)? (?:been |was |got |won )/,
    actions: [
      "Decide whom you would like beside you on the day, and ask that person this week.",
      "Thank one of those who put you forward, and ask what made them do it.",
    ],
  },
  {
    id: "impostor",
    when: /\b(?:they've made a mistake|imposter|impostor|found out (?:that )?i(?:'m| am) (?:a fraud|not)|like a fraud at)\b/,
    actions: [
      "Write down three things you did that led to this, with no luck in them.",
      "Ask the person who chose you what they saw, in one short question.",
    ],
  },
  {
    id: "comparing-oneself",
    when: /\b(?:everyone (?:else |there )?(?:has|had|have|got|is|my age)|all my friends (?:have|are|got))\b[^.?!]{0,50}\b(?:house|husband|married|job|jobs|kids|handbook|engaged|sorted|grad)\b|\beveryone got a handbook\b|\bcompar(?:e|ing) myself\b|\bjealous of (?:own|my) (?:best |little |big )?(?:sister|brother|friend|mate|cousin|colleague)\b|\bgetting all the attention\b|\bgot the internship\b|\beveryone i (?:went to school with|know) (?:has (?:a|kids)|(?:is|are) (?:married|engaged|having|buying|getting))\b/,
    actions: [
      "Write down what you would not swap with the person you compare yourself with.",
      "Name the one thing of theirs you truly want, and one small step towards it this month.",
      "Stay away from the pictures or pages that set it off until the weekend.",
    ],
  },
  {
    id: "single-among-couples",
    when: /\b(?:i'm|i am|still|being)\b[^.?!]{0,15}\bsingle\b|\bnever had a (?:boyfriend|girlfriend|relationship|partner)\b|\b(?:dating|hinge|tinder|bumble) (?:apps?|again|is|makes|profile)\b|\bon (?:hinge|tinder|bumble|the apps)\b/,
    not: /\b(?:dad|mum|mother|father|every single|single (?:mum|mom|dad|parent|bed|room))\b/,
    actions: [
      "Write down what you would do next Saturday if you were not waiting for anybody, and do a part of it.",
      "Ask a couple you like to do something in which being two does not matter, such as a walk.",
      "Keep the dating app off your phone for a week, or look at it on two evenings only.",
    ],
  },
  {
    id: "was-bullied",
    when: /\bi was (?:badly )?bullied\b|\b(?:bullied me|picked on me) at school\b/,
    not: /\bi bullied\b/,
    actions: [
      "Write down one sentence you would say today to the child you were in that corridor.",
      "Note one thing you still do because of that time, such as where you sit, and try it differently once.",
    ],
  },
  {
    id: "feels-invisible-with-age",
    when: /\b(?:feel|feeling|become|become so) invisible\b|\b(?:getting|feel|feeling|growing) (?:so )?old\b|\bscared of (?:getting|growing) old\b/,
    not: /\b(?:dog|cat|old (?:school|friend|house|job|self)|years old)\b/,
    actions: [
      "Name one thing you can do now that you could not at thirty, and show it to somebody.",
      "Go somewhere this week where people of several ages do the same thing, such as a choir or a class.",
    ],
  },
  {
    id: "no-friends",
    when: /\b(?:i(?:'ve| have)? (?:got )?no friends|don't have (?:any|many) friends|haven't got any friends|no real friends)\b/,
    actions: [
      "Write down three people you once liked being with, and send one of them a line about a shared memory.",
      "Join one thing that meets every week and has a task in it, so that talk is not the task.",
    ],
  },
  {
    id: "list-complete-and-empty",
    when: /\b(?:done everything (?:on the list|i was supposed to)|watching (?:it|my (?:own )?life) (?:through|from)|is this (?:it|all there is)\?|everything i (?:ever )?wanted\b[^.?!]{0,40}\b(?:empty|nothing|flat)|(?:good|nice|lovely) (?:job|wife|husband|marriage|life)\b[^.?!]{0,60}\b(?:feel (?:empty|nothing|flat)|through a window|waiting for))\b/,
    actions: [
      "Note at the end of three days the one hour in which you were most there.",
      "Pick up one thing you dropped between twenty and thirty, for half an hour this week.",
    ],
  },
  {
    id: "phone-hours",
    when: /\b(?:on|using) my phone\b[^.?!]{0,20}\b(?:\d+ ?h|hours|hrs|all day|all night|too much)\b|\bscreen time\b|\b(?:can't stop|just|sit and|sofa and) scroll(?:ing)?\b|\bdoom ?scroll\w*|\bi'm just scrolling\b|\bhours (?:a day )?on my phone\b|\baddicted to my phone\b/,
    not: /\b(?:son|daughter)\b/,
    actions: [
      "Charge the phone in another room for three nights, and use a clock or watch to wake up.",
      "Take the app you open without thinking off the first screen, and count how often your thumb looks for it.",
    ],
  },
  {
    id: "news-too-much",
    when: /\b(?:can't stop|keep|always) (?:reading|watching|checking) the news\b|\bthe news (?:is|makes|gets)\b[^.?!]{0,30}\b(?:anxious|scared|depress\w+|too much|down)\b/,
    actions: [
      "Choose two times a day for the news, from one source, and leave it closed in between.",
      "Pick the one thing in it that troubles you most, and find one small thing people near you do about it.",
    ],
  },
  {
    id: "habit-to-break",
    when: /\b(?:bit(?:e|ing) my nails|pick(?:ing)? my skin|too much sugar|snacking|give up (?:sugar|chocolate|coffee|caffeine)|new year'?s resolutions?|can't stick to|stay up too late|keep staying up)\b/,
    actions: [
      "Note for three days the hour and the place at which it happens, without trying to stop.",
      "Change one thing about that place, so that it takes one step more to do it.",
    ],
  },
  {
    id: "gym-not-used",
    when: /\bgym\b[^.?!]{0,60}\b(?:not (?:to )?go|been (?:twice|once|\w+ times)|never go|haven't been)\b|\bpay(?:ing)? (?:for )?(?:a|the|\w+ quid a month) ?(?:for )?(?:a |the )?gym\b/,
    actions: [
      "Go once only as far as the door or the changing room at a quiet hour, and come home again.",
      "Choose one way of moving that needs no changing room, and do it for ten minutes on two days.",
    ],
  },
  {
    id: "list-not-begun",
    when: /\b(?:list|(?:twenty|ten|hundred|million|so many) things)\b[^.?!]{0,40}\b(?:i do none|can't start|none of them)\b|\b(?:keep putting (?:it|things|everything) off|procrastinat\w+)\b|\bcan't get going\b/,
    actions: [
      "Copy the one thing from the list that takes less than ten minutes onto its own slip, and do only that.",
      "Cross out three things on the list that nobody would miss.",
    ],
  },
  {
    id: "letter-not-opened",
    when: /\b(?:never|haven't|can't|not|don't|afraid to|scared to) open(?:ed)?\b[^.?!]{0,20}\b(?:post|letters?|envelopes?|emails?|them)\b|\bletter\b[^.?!]{0,30}\b(?:never|haven't) opened\b|\b(?:voicemail|letter|email) i haven't\b/,
    not: /\bopen up\b/,
    actions: [
      "Choose a day and an hour for opening it, with somebody in the room or on the phone.",
      "Decide what you will do in the half hour afterwards, whatever it says.",
    ],
  },
  {
    id: "put-off-for-long",
    when: /\bputting (?:it |this )?off\b[^.?!]{0,30}\b(?:months|years|weeks|dentist|doctor|for)\b/,
    actions: [
      "Do only the first two minutes of it: find the number or the page, and put it in front of you.",
      "Tell one person the day on which you will do it, and that you will report.",
    ],
  },
  {
    id: "sober-days",
    when: /\b(?:one year|six months|\d+ (?:days|months|years?)|year|ninety days|eight years) sober\b|\bmy 1 year chip\b|\bday (?:\d\d+) today\b|\bninety days tomorrow\b|\bgoing to aa\b/,
    not: /\b(?:relaps\w+|i drank|drank last night)\b|\b(?:brother|brothers|mate|friend|husband|wife|dad)(?:'?s)?\b[^.?!]{0,12}\bsober\b/,
    actions: [
      "Write down what an ordinary evening is like now, and one thing in it that drink would have taken.",
      "Tell one person what day this is for you, in as few words as you like.",
      "Plan the next hard date in the calendar: where you will be, and what will be in your glass.",
    ],
  },
  {
    id: "drank-again",
    when: /\b(?:i've|i have|i) relapsed\b|\bmonths sober and i drank\b|\bback on the drink\b/,
    actions: [
      "Ring or write to one person who knows of your sober months, today if you can, with the plain fact.",
      "Write down the two hours before the first glass, and mark where another way was still easy.",
    ],
  },
  {
    id: "smoking-stopped",
    when: /\b(?:quit|stop|stopped|gave up|given up|giving up|quitting) (?:smoking|vaping|the fags|cigarettes)\b/,
    not: /\b(?:he|she|they|dad|mum|husband|wife|son|daughter) (?:won't|should|can't|must) (?:quit|stop)\b/,
    actions: [
      "Work out how many cigarettes you have not smoked, and write the number where you see it.",
      "Decide what your hands will do at the time of day when you miss it most.",
    ],
  },
  {
    id: "drinking-cut-down",
    when: /\bi (?:know i )?(?:drink|am drinking|'m drinking) too much\b|\bi've been drinking (?:more|too much|every)\b|\bcut down on (?:my )?drink\w*/,
    actions: [
      "Note the hour of the first drink and what came just before it, on three evenings.",
      "Choose two evenings this week without any, and what will be in the glass instead.",
    ],
  },
  {
    id: "body-and-photos",
    when: /\b(?:feel ugly|stopped going in photos|losing my hair|i hate how i look|going bald|put on (?:about )?(?:two|three|\w+) stone|hate (?:my body|photos of myself)|spots? (?:all over|on) my (?:face|chin)|can't look in the mirror)\b|\bhate (?:the way|how) i look\b|\bavoid mirrors\b/,
    actions: [
      "Ask somebody to take one photograph of you doing something, and look at what you were doing.",
      "Wear the one thing you feel most yourself in on an ordinary day this week.",
    ],
  },
  {
    id: "hair-changed",
    when: /\b(?:cut all my hair|shaved my head|cut my hair off|dyed my hair)\b/,
    actions: [
      "Write down what you liked about it in the first minute, before anybody had said anything.",
      "Prepare one short answer for remarks, such as: I like it, thank you.",
    ],
  },
  {
    id: "adopted",
    when: /\b(?:i was adopted|i'm adopted|my birth (?:mother|mum|father|family))\b/,
    actions: [
      "Write down the three things you would most like to know, in the order of how much they matter.",
      "Decide what you would do if no answer came, before you write to anybody.",
    ],
  },
  {
    id: "come-out-to-partner",
    when: /\btold my (?:wife|husband|partner|mum|dad|parents|family|children|kids)\b[^.?!]{0,40}\bi(?:'m| am) (?:gay|bi|bisexual|lesbian|trans|non[ -]?binary)\b|\bi came out to\b/,
    actions: [
      "Ask them in a few days how it is for them now, and have no answer ready.",
      "Agree on who else is to know for the present, and who tells them.",
    ],
  },
  {
    id: "coming-out",
    when: /\bi (?:think i )?(?:might be|may be|am|'m)? ?(?:bi|bisexual|gay|lesbian|trans|non[ -]?binary)\b|\bi'm (?:gay|bi|bisexual|lesbian|trans|non[ -]?binary)\b|\bfirst pride\b|\bcom(?:e|ing|en?) out (?:to|as)\b|\bthink im non binary\b/,
    not: /\btold my (?:wife|husband|partner|mum|dad|parents|family|children|kids)\b|\bi came out to\b/,
    actions: [
      "Write the sentence once more as you would say it aloud, only for your own ears.",
      "Think of the one person who would take it most easily, with no need to tell them yet.",
      "Read or watch one story by somebody who found it out at about your age.",
    ],
  },
  {
    id: "child-came-out",
    when: /\b(?:son|daughter|child|grandson|granddaughter|kid|teenager)\b[^.?!]{0,30}\b(?:came out|(?:is|he's|she's|they're) (?:gay|trans|bi|bisexual|lesbian|non[ -]?binary))\b/,
    not: /\bcame out of\b/,
    actions: [
      "Tell them once more, in one plain sentence, that you are glad they told you.",
      "Ask which name, word or person matters to them just now, and use it this week.",
      "Keep your own questions on a page for a few days, and ask only the ones that help them.",
    ],
  },
  {
    id: "late-diagnosis-of-mind",
    when: /\b(?:my )?(?:autism|adhd) diagnosis\b|\bdiagnosed with (?:autism|adhd)\b/,
    not: /\b(?:son|daughter)\b/,
    actions: [
      "Write down three things from your past that look different to you now.",
      "Choose one thing you have been forcing yourself to do, and do it your own way this week.",
    ],
  },
  {
    id: "faith-lost",
    when: /\b(?:don't|do not|don't think i) believe (?:in god |any ?more)|\bstopped (?:believing|going to (?:mass|church|mosque|temple))\b|\bdon't believe in god any ?more\b|\bdo not want to go to church\b|\bgone off god\b|\blost my faith\b/,
    not: /\bgodmother\b|\bbelieve it\b/,
    actions: [
      "Write down what you miss or would miss about going, apart from what you believe.",
      "Go once to the place at an hour when it is empty, and only sit there.",
      "Think of one person of your faith who has doubted too, and what you would ask them.",
    ],
  },
  {
    id: "prayer-gone-dry",
    when: /\bstopped praying\b|\b(?:pray|praying|prayers?)\b[^.?!]{0,50}\b(?:wall|nothing (?:there|comes)|feel nothing|empty|nobody listening|go through the motions)\b|\bcan't pray\b/,
    actions: [
      "Sit for three minutes at the hour at which you used to pray, without any words.",
      "Write down one line of a prayer you still like for its words alone.",
      "Note when you last felt heard, where that was and who else was there.",
    ],
  },
  {
    id: "faith-place-missed",
    when: /\bmiss my (?:old )?(?:mosque|church|temple|synagogue|parish|congregation)\b|\bat the temple every day\b/,
    actions: [
      "Ring or write to one person from there, and ask what has changed since.",
      "Cook or sing or say one thing at home this week that belonged to those days.",
      "Visit one service or gathering near you as a guest, without deciding anything.",
    ],
  },
  {
    id: "congregation-changes",
    when: /\b(?:our|my|the) (?:minister|vicar|priest|imam|rabbi|pastor) (?:has|is|was)(?: been)? (?:left|leaving|told|moved|moving|retiring)\b|\b(?:church|chapel|parish|mosque) is (?:closing|merging|shutting)\b/,
    actions: [
      "Write down what you have given there over the years, and which part of it stays yours.",
      "Ask one other member over tea how they see the change, away from the service.",
    ],
  },
  {
    id: "faith-found",
    when: /\bquaker meeting\b|\b(?:started|been) going to (?:church|mosque|temple|meetings? for worship)\b|\b(?:started praying|praying again|going to (?:mass|church|mosque) again|come back to (?:church|god|my faith))\b/,
    not: /\bstopped\b|\bsince i was\b|\bgone off god\b/,
    actions: [
      "Note after the next time one thing that stayed with you, in a single line.",
      "Ask somebody there over tea how they first came.",
    ],
  },
  {
    id: "fasting-at-work",
    when: /\b(?:i'm|im|who's|whos) fasting\b|\bfasting and my\b|\bduring ramadan\b/,
    actions: [
      "Tell one colleague the dates and the one thing that would make them easier, such as a meeting moved.",
      "Plan where you will spend the lunch hour on two days: a walk, a quiet room, a prayer.",
    ],
  },
  {
    id: "memory-and-words",
    when: /\b(?:forgot|forgotten|forget|can't remember|couldn't remember) (?:the words?|words|my boss's name|people's names|my own|her name|his name)\b|\bword for \w+ had gone\b|\bbrain fog\b|\bmenopause\b|\bi(?:'m| am) losing my mind\. i put\b/,
    not: /\b(?:mum|dad|mother|father|wife|husband|nan|gran|baby|month old|wait for|flatmate)\b/,
    actions: [
      "Keep a note for one week of when words go, how you had slept and what else was going on.",
      "Prepare one easy sentence for such a moment: the word has gone, it will come back.",
    ],
  },
  {
    id: "garden-given-up",
    when: /\b(?:gave|given|giving) up (?:my|the) (?:allotment|garden|horse|boat|choir)\b|\bsold my (?:bike|motorbike|boat|caravan|van)\b|\b(?:van|car|bike) (?:in )?for scrap\b/,
    actions: [
      "Keep one thing of it in sight at home, such as a photograph, a tool or the key.",
      "Write down the best day you had with it, with the weather and who was there.",
      "Pass on one thing you know about it to somebody who is beginning.",
    ],
  },
  {
    id: "demoted-in-a-club",
    when: /\b(?:asked (?:me )?to leave the (?:\w+ )?(?:group|club|choir|band)|choir\b[^.?!]{0,40}\bdemot\w+)\b|\bchoir\b[^.?!]{0,40}\bmoved to\b/,
    actions: [
      "Write down what you went there for, and mark what of it you could still have.",
      "Ask the person who told you one question about it, on another day and without arguing.",
    ],
  },
];

import type { TopicActions } from "./topic-actions.ts";

/** Parents who grow old, and whoever cares for them. */
export const oldParentActions: readonly TopicActions[] = [
  {
    id: "parent-house-to-clear",
    when: /\b(?:clear(?:ing|ed)?(?: out)?|empty(?:ing)?|sort(?:ing)? out) (?:my |our )?(?:mum|mam|mom|dad|father|mother|parents?|nan|gran)'?s?'? (?:house|flat|bungalow|home|shed|garage|things|loft)\b/,
    actions: [
      "Choose three things from the house that you want to keep, before anything else is decided.",
      "Begin with a room that holds little, such as the bathroom, and leave the hardest one until last.",
      "Take a photograph of each room as it is now, before anything is moved.",
    ],
  },
  {
    id: "parent-house-sold",
    when: /\b(?:sold|selling|sell|sale of) (?:my |our )?(?:mum|mam|mom|dad|father|mother|parents?|nan|gran)'?s?'? (?:house|flat|bungalow|home)\b/,
    actions: [
      "Write down the way through the house from the door to your old room, as you would walk it blind.",
      "Go once more to the garden, the gate or the street alone, and take one picture there.",
    ],
  },
  {
    id: "parent-hoards",
    when: /\b(?:clear a path|hoard(?:s|ing|er)?)\b|\b(?:mum|mam|mom|dad|father|mother)\b[^.?!]{0,20}\bwon't (?:stop buying|throw)\b/,
    actions: [
      "Agree on one small area that has to be clear to be safe, and leave the rest alone.",
      "Ask what one of the things is for or where it came from, before asking for it to go.",
    ],
  },
  {
    id: "parent-drives-unsafely",
    when: /\b(?:dad|father|mum|mother|grandad|grandpa|he|she)\b[^.?!]{0,30}\b(?:bumps?|scrapes?|prangs?) in the car\b|\b(?:dad|father|mum|mother|grandad)\b[^.?!]{0,40}\b(?:shouldn't be driving|still driv(?:es|ing)|stop driving|give up (?:driving|the car))\b/,
    actions: [
      "List the journeys the car is really used for in a week, and one other way to make each.",
      "Ask what giving up the car would mean to them, before you say anything about the driving.",
      "Write down what happened and when, so that you can speak of facts and not of age.",
    ],
  },
  {
    id: "driving-given-up",
    when: /\b(?:lost|losing|gave up|given up|hand(?:ed|ing) (?:in|back)|took away) my (?:driving )?licen[cs]e\b|\bnot allowed to drive (?:any ?more|again)\b/,
    actions: [
      "Look up how to reach one place that matters to you by bus, and try it on a quiet day.",
      "List the three journeys you will miss most, and write beside each who goes that way anyway.",
    ],
  },
  {
    id: "parent-rings-too-often",
    when: /\b(?:mum|mam|mom|mother|dad|father|she|he) (?:rings|calls|phones)(?: me)? (?:\w+ ){0,3}(?:times a day|every (?:hour|day))\b/,
    actions: [
      "Suggest one time of day when you ring each time, so that the call is sure to come.",
      "Count the calls for three days and note what each one was about.",
      "Choose one sentence for when you cannot talk, such as: I will ring you back at six.",
    ],
  },
  {
    id: "choosing-a-care-home",
    when: /\b(?:looking at|choosing|visit(?:ing|ed)?|find(?:ing)?) (?:a )?care homes?\b|\b(?:whether|if) (?:my |our )?(?:mum|mam|mom|dad|mother|father|she|he) (?:goes|should go|has to go|needs to go) into (?:a home|care)\b|\b(?:mum|dad|mother|father) (?:needs to go|has to go|might have to go|may have to go) into (?:a home|care)\b/,
    actions: [
      "Write down the five things that make an ordinary day good for them, and take the list to each visit.",
      "Ask at each home what an ordinary Tuesday afternoon looks like there.",
      "Note what would have to be in place for them to stay at home, so that both can be compared.",
    ],
  },
  {
    id: "parent-in-care-home",
    when: /\b(?:moved|put|placed) (?:my |our )?(?:mum|mam|mom|dad|mother|father|nan|gran) (?:into|in) (?:a |the )?(?:care )?home\b|\b(?:mum|mam|mom|dad|mother|father|nan|gran)(?:'s| is| went| has gone)? (?:now )?(?:in|into) (?:a|the) (?:care |nursing )?home\b|\bmy (?:mum|mam|mom|dad|mother|father|nan) in the care home\b/,
    not: /\b(?:goes|went|drove|driving|works?) home\b/,
    actions: [
      "Take one small thing from home on your next visit: a photograph, a cushion, a record they know.",
      "Tell one of the staff something they could not know: a song, a nickname, how they take their tea.",
      "Choose visiting days you can keep up for months, and leave one day a week for yourself.",
    ],
  },
  {
    id: "partner-in-care",
    when: /\b(?:wife|husband|partner) (?:has |have )?(?:gone|went|moved) into (?:care|a home|the home)\b|\bsince (?!my|our|we|i)\w+ went into the home\b/,
    actions: [
      "Choose one part of the visit that is only for the two of you, such as a song or a drink together.",
      "Plan something for the hour after you come home from the visit, so the door opens on something.",
      "Tell somebody one thing from the visit the same evening, as you would have told it at home.",
    ],
  },
  {
    id: "partner-with-dementia",
    when: /\b(?:wife|husband|partner)\b[^.?!]{0,40}\b(?:alzheimer'?s|dementia)\b/,
    actions: [
      "Choose something you both still enjoy without having to remember, such as one piece of music, and do it together.",
      "Write down a story of the two of you that you want kept, with the names and the place.",
      "Decide on one hour this week that is your own, and what you would do with it.",
    ],
  },
  {
    id: "parent-with-dementia",
    when: /\b(?:mum|mam|mom|dad|mother|father|nan|nana|gran|grandma|grandad|uncle|aunt|auntie)\b[^.?!]{0,60}\b(?:alzheimer'?s|dementia|losing (?:his|her) (?:marbles|memory))\b|\b(?:dementia|alzheimer'?s)\b[^.?!]{0,30}\b(?:mum|dad|mother|father)\b|\b(?:mum|mam|dad|nan|gran)(?:'s| has)? (?:called|calls|calling) me by\b|\b(?:mum|dad|nan) (?:thinks|thought) i'?m (?:his|her)\b/,
    actions: [
      "Keep a page of what has changed and when, in a line each, for the doctor and for the family.",
      "Choose one photograph or song from long ago for your next visit, and let that be what you talk about.",
      "Decide beforehand how you will answer the question that keeps coming, so that it costs you less.",
    ],
  },
  {
    id: "parent-diagnosed",
    when: /\b(?:mum|mam|mom|dad|mother|father|nan|grandad)(?:'s| has| was| has been|'s been)\b[^.?!]{0,20}\b(?:diagnosed with|told (?:he|she) has|got) (?:parkinson'?s|cancer|ms|heart failure|motor neurone)\b/,
    actions: [
      "Write down what the doctors said in your own words, and the questions nobody has answered yet.",
      "Ask your parent what they want to go on doing as before, and do one of those things together.",
    ],
  },
  {
    id: "parent-unsafe-at-home",
    when: /\b(?:mum|mam|mom|dad|mother|father|nan|gran|grandad|she|he)(?:'s| has|'d)?\b[^.?!]{0,30}\b(?:left|leaves|leaving|left on) the (?:gas|cooker|oven|hob|stove)\b|\b(?:mum|mam|dad|mother|father|nan|gran|grandad)\b[^.?!]{0,30}\b(?:not safe|isn't safe|unsafe) (?:on (?:his|her) own|alone|at home)\b/,
    not: /\b(?:i left|my son|flatmate)\b/,
    actions: [
      "Write down each thing that has happened with its date, so that you can show how often it is.",
      "Ask the neighbour who sees them most what they have noticed, and leave your number there.",
      "Ask your parent which one thing in the house has become a nuisance, and begin with that.",
    ],
  },
  {
    id: "friend-forgetting",
    when: /\bfriend\b[^.?!]{0,40}\b(?:same story|repeating (?:her|him)self|keeps forgetting|dementia|alzheimer'?s)\b/,
    actions: [
      "Note two or three things you have noticed, with the dates, before you speak to anybody about it.",
      "Keep your usual meeting exactly as it is, and choose something to do that needs no remembering.",
    ],
  },
  {
    id: "parent-ill-abroad",
    when: /\b(?:mother|mum|father|dad|parents|grandmother|sister|brother)\b[^.?!]{0,30}\b(?:is|are|lives?) in (?:poland|india|romania|ukraine|nigeria|pakistan|the philippines|china|brazil|turkey|ghana|jamaica|italy|spain|portugal|bulgaria|ireland|greece|kenya|mexico|australia|canada)\b[^.?!]{0,60}\b(?:fell|ill|sick|hospital|broke|operation)\b/,
    actions: [
      "Fix one time each day for a short call, so that neither of you has to wonder when it comes.",
      "Ask one person near them to send you a few words after the next appointment.",
      "Write down what you can do from where you are, such as papers, calls or bookings, and do one.",
    ],
  },
  {
    id: "parent-had-a-fall",
    when: /\b(?:mum|mam|mom|dad|mother|father|nan|gran|grandad|he|she)(?:'s)? (?:has )?(?:had (?:a|another) fall|fell (?:last|on|in|down|over)|fallen again)\b|\bafter (?:her|his) fall\b/,
    not: /\bfell (?:in love|out|asleep|on me)\b|\bchild\b/,
    actions: [
      "Walk in your mind through the rooms they use at night, and note the one place most likely to trip them.",
      "Ask the neighbour or friend who sees them most to be the one who rings you if something looks wrong.",
      "Write what the hospital and the family need to know on one page: medicines, numbers to ring, who has the key.",
    ],
  },
  {
    id: "carer-shared-unequally",
    when: /\b(?:sister|brother|siblings?)\b[^.?!]{0,80}\b(?:does nothing|doesn't (?:help|lift a finger)|never (?:helps|visits)|lives? (?:too )?(?:far|miles|hours) away)\b|\bwho'?s (?:taking|looking after) (?:mum|mam|dad|mother|father)\b|\bi(?:'m| am) the (?:only )?one who (?:looks after|visits|takes|sees to) (?:mum|mam|dad|mother|father)\b|\beverything (?:for|with) (?:mum|mam|dad) (?:falls|is left) (?:on|to) me\b/,
    actions: [
      "Write down every job you do for your parent in one ordinary week, with the time each takes.",
      "Ask your sister or brother for one named job on one named day, rather than for more help.",
      "Decide which of the jobs you would still want to do yourself, even if others did the rest.",
    ],
  },
  {
    id: "young-carer",
    when: /\bi(?:'m)? look(?:ing)? after my (?:mum|mam|mom|dad)\b[^.?!]{0,60}\b(?:i'm 1[0-9])\b|\bi'm (?:1[1-9]|2[0-4])\b[^.?!]{0,60}\b(?:cooking|tablets|look after)\b/,
    actions: [
      "Write down what you do at home in one day, so that a teacher or tutor can see it on paper.",
      "Tell one adult at school or work that you look after somebody at home, in one sentence.",
      "Keep one hour this week for something only you want, and tell them at home beforehand when it is.",
    ],
  },
  {
    id: "carer-of-partner",
    when: /\bcarer for my (?:husband|wife|partner)\b|\b(?:look(?:ing)? after|caring for|care for) my (?:husband|wife|partner)\b|\b(?:wife|husband|partner)\b[^.?!]{0,30}\b(?:parkinson'?s|had a stroke|a stroke|multiple sclerosis|\bms\b)/,
    actions: [
      "Write down what you do for them from waking to bed on one day, and mark what somebody else could do.",
      "Choose one thing you did as a couple before the illness that still works in a smaller form, and do it.",
      "Set aside one hour this week when you are not on duty, and say aloud when it is.",
    ],
  },
  {
    id: "carer-of-parent",
    when: /\b(?:look(?:ing|ed)? after|caring for|care for) (?:my |our )?(?:mam|mum|mom|mother|dad|father|nan|gran|parents)\b|\bi'?m (?:my )?(?:mum|mam|dad|mother|father)'s carer\b|\b(?:mum|dad|mother|father)'?s? (?:had a stroke|has parkinson'?s)\b/,
    not: /\b(?:grandson|granddaughter|baby|kids|children)\b/,
    actions: [
      "Write down what you do for them in a week, and put a mark beside what only you can do.",
      "Name one job you could hand to somebody for a single day, and who you would ask.",
      "Plan one hour this week in which nobody needs you, and decide what it is for.",
    ],
  },
  {
    id: "partner-changed-by-illness",
    when: /\b(?:husband|wife|partner|he|she)(?:'s| has| is)? (?:changed|not the same|different)\b[^.?!]{0,40}\b(?:since|after)\b[^.?!]{0,30}\b(?:heart attack|stroke|operation|accident|illness|diagnosis)\b|\b(?:heart attack|stroke)\b[^.?!]{0,60}\bnot the same (?:man|woman|person)\b/,
    actions: [
      "Note one moment this week when you recognised the person you know, and tell them about it.",
      "Write down what is hardest since the illness, in one line, for the next appointment.",
      "Ask which one thing feels risky to them now, and listen without putting it right.",
    ],
  },
  {
    id: "translating-for-parent",
    when: /\btranslat(?:e|ing) for (?:my )?(?:mum|mother|dad|father|parents|her|him|them)\b|\bappointments to translate\b/,
    actions: [
      "Ask the surgery or hospital for an interpreter at the next appointment, so that you can be there as family.",
      "Decide what you will say when something is too hard to be the one who translates it.",
    ],
  },
];

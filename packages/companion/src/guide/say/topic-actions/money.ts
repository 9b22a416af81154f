import type { TopicActions } from "./topic-actions.ts";

/** What is owed, short or asked for. */
export const moneyActions: readonly TopicActions[] = [
  // Money
  {
    id: "unopened-post",
    when: /\b(?:can't|cannot|don't|not|stopped|haven't|scared to|unable to) open(?:ing|ed)? (?:the|my|any) (?:post|letters|mail|envelopes|bills)\b|\bunopened (?:post|letters|envelopes|bills)\b/,
    actions: [
      "Open three of the envelopes and no more, and pencil on each what it wants and by when.",
      "Sort the rest by sender without opening them, and count how many senders there really are.",
    ],
  },
  {
    id: "secret-debt",
    when: /\bowe\b[^.]{0,60}\b(?:husband|wife|partner|boyfriend|girlfriend|nobody) (?:doesn't|does not) know\b|\b(?:credit cards?|debts?|loan)\b[^.]{0,60}\b(?:doesn't|don't) know\b/,
    actions: [
      "Put every debt on one page, to whom and how much, so that it could be shown as it is.",
      "Choose the hour and the room in which you would tell it, and write the first sentence only.",
    ],
  },
  {
    id: "council-letter",
    when: /\bletter from (?:the )?(?:council|court|bailiffs?|debt|bank)\b|\bbailiffs?\b|\bthey'll send someone round\b|\bdebt collectors?\b/,
    actions: [
      "Lay the letter beside your bank statements, and mark the first line where the two disagree.",
      "Write back with the dates and amounts you paid, and keep a photograph of what you send.",
    ],
  },
  {
    id: "guarantor",
    when: /\bguarant(?:eed|or)\b[^.]{0,30}\b(?:loan|rent|for)\b/,
    actions: [
      "Ask the lender in writing what is owed now, by when, and whether it may be paid in parts.",
      "Read the page you signed once more, and underline what you promised and up to how much.",
    ],
  },
  {
    id: "debt",
    when: /\bin the red\b|\b(?:run|ran|running|racked) up (?:\w+ )?(?:\w+ )?(?:of )?debts?\b|\bdebt (?:on|is|has|collector|keeps)\b|\b(?:i|we) owe \w+ (?:grand|thousand|hundred)\b|\bbehind (?:on|with) (?:the|my|our) (?:mortgage|bills|payments|council tax|credit card|loan)\b|\bcan't (?:pay|keep up with) (?:the|my|our) (?:loan|credit cards?|bills|mortgage)\b|\bcouncil tax arrears\b|\brent arrears\b|\bbehind (?:on|with) (?:the|my|our) rent\b|\b(?:in|into|our|my|much) debt\b|\bdebts\b|\b(?:i|we) owe (?:about |around |nearly |over )?(?:£|\$|€)?\d|\bi owe about\b|\bpayday loan\b|\bmaxed out\b|\bcredit cards?\b[^.]{0,30}\b(?:owe|thousand|grand|paid off)\b/,
    not: /\b(?:debt of gratitude|in your debt|guaranteed)\b|\b(?:i|we) owe (?:him|her|them|it)\b/,
    actions: [
      "Write every debt on one page: to whom, how much, and by when.",
      "Mark which of them grows fastest, and which one only feels the loudest.",
      "Choose the one creditor you would least mind writing to, and ask what a smaller payment would be.",
    ],
  },
  {
    id: "hours-cut",
    when: /\bcut(?:ting)? (?:my|our) (?:hours|shifts|pay|wages)\b|\bfewer shifts\b|\b(?:shifts?|hours) (?:got|been|being|get|were|have been|'ve been) cut\b|\bcut (?:me|my hours|us)\b[^.]{0,20}\b(?:hours|from \w+|to \w+)\b|\bzero[- ]hours?\b/,
    not: /\bdebt\b/,
    actions: [
      "Set down what this week's hours pay beside what the week costs, in two short columns.",
      "Ask in writing which hours you can count on for the next four weeks.",
    ],
  },
  {
    id: "owing-a-friend",
    when: /\bi owe (?:her|him|my (?:friend|mate|sister|brother|mum|dad))\b[^.]{0,20}\b(?:money|£|\d)/,
    actions: [
      "Tell them the new day and the sum you are sure of, before they have to ask.",
      "Put by the first small part of it today, so there is something true to write.",
    ],
  },
  {
    id: "car-finance",
    when: /\bcar (?:i |that i )?can't afford\b|\bcar finance\b|\bsigned up for a car\b/,
    actions: [
      "Find the page of the car agreement about ending it early, and copy out what it asks for.",
      "Add up what the car costs in one month with fuel and insurance, and write the one figure down.",
    ],
  },
  {
    id: "repair-bill",
    when: /\b(?:car|van)(?:'s| has)? (?:packed in|packed up|broken down|broke down|conked out|been written off)\b|\b(?:car|van)(?:'s| has|s)? (?:just )?failed (?:its|the|his|her) mot\b|\b(?:washing machine|fridge|freezer|cooker|oven|boiler|dishwasher|roof)(?:'s| is| has)? (?:just |gone |completely )?(?:broken|packed in|packed up|died|leaking|gone|broke)\b|\bgarage (?:want|wants|quoted|says it)\b|\bhead gasket\b|\bboiler (?:packed|has packed|broke|died|went|has gone|is)\b|\bfailed its mot\b|\b(?:the )?quote is (?:£|\d)|\bcar(?:'s| has)? (?:broken down|died)\b/,
    not: /\b(?:landlord|agency|letting agent|husband always|wife always|died in|passed)\b|\bboiler man in all day\b/,
    actions: [
      "Ask for the repair to be split into what must be done now and what can wait till spring.",
      "Write down what else the same money is needed for this month, and which of it can move.",
    ],
  },
  {
    id: "money-runs-out",
    when: /\bbounced (?:\w+ )?(?:payments?|cheque|direct debits?)\b|\bstudent loan (?:hasn't|has not|is late|ran out|has gone)\b|\bdirect debits? (?:bounced|failed)\b|\bmoney(?:'s| is| has been)? (?:so |really |very |a bit |always )?tight\b|\bmake ends meet\b|\b(?:worried|worrying|stressed|panicking|stress) about money\b|\bmoney (?:worries|problems|troubles|stress)\b|\bbroke (?:again|until|till|before)\b|\bnothing left (?:at the end|after (?:rent|bills))\b|\bcost of living\b|\brun(?:s|ning)? out of money\b|\boverdraft\b|\b(?:i've|ive|we've|only) (?:got )?(?:\w+ )?(?:quid|pounds) left\b|\bnever enough (?:of it|money)\b|\bpaycheck to paycheck\b|\bcan't afford (?:the|my|our|to)\b|\bskint\b|\bsave on the lecky\b|\bsit in the dark\b|\bheating or eating\b/,
    not: /\bcan't afford to (?:lose|let|be)\b/,
    actions: [
      "List what leaves the account by itself each month, with the day, and look at the first week only.",
      "Take out the week's spending in one go on payday, and see which day it runs short.",
      "Look up whether there is anything you could claim, and write down the name of one thing.",
    ],
  },
  {
    id: "windfall",
    when: /\bwon (?:\w+ )?(?:thousand|hundred|grand|£\d+)\b|\bon the (?:\w+ )?lottery\b|\bfirst (?:proper )?pay ?(?:check|cheque|packet|slip)\b/,
    actions: [
      "Leave the money where it is for one week, and write three things it could do, large and small.",
      "Decide on the one small thing you will buy or do to mark it, and on what day.",
    ],
  },
];

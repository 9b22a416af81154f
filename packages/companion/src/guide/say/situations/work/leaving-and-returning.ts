import type { Situation } from "../../situation.ts";

/** Mistakes, pay, leaving, and coming back. */
export const leavingWorkSituations: readonly Situation[] = [
  {
    id: "leaving-work",
    theme: "change",
    ownAdvice: true,
    ofOthers: true,
    priority: 1,
    when: /\b(?:voluntary redundancy|(?:took|take|taking|accepted) (?:the )?(?:package|early retirement)|(?:about|going|decided|soon) to retire|last day (?:at work|in the job)|leaving work for good)\b/,
    about: "leaving work after so long",
    title: "Leaving work",
    actions: [
      "Write down three things you would like to have time for, and fix a date for one of them.",
      "Plan one thing in the week that has a fixed time and other people in it.",
    ],
  },
  {
    id: "mistake-at-work",
    theme: "work",
    ownAdvice: true,
    priority: 2,
    when: /\b(?:made (?:a|an) (?:\w+ )?(?:mistake|error) at work|(?:messed|screwed|fucked) up at work|big mistake at work|mistake at my job|(?:at work|my job).{0,40}\bmade (?:a|an) (?:\w+ )?(?:mistake|error))\b/,
    about: "the mistake at work",
    title: "A mistake at work",
    actions: [
      "Write down what happened, what you did about it, and what you would do differently. Keep it short.",
      "Talk to one person you trust about it before the next step at work.",
    ],
  },
  {
    id: "trouble-at-work",
    theme: "work",
    ownAdvice: true,
    ofOthers: true,
    priority: 1,
    when: /\b(?:suspended (?:from|at) (?:work|my job|school)|disciplinary|investigat(?:e|ed|ing|ion)\b.{0,40}\b(?:me|complaint|work)|grievance|complaint about me|under investigation|tribunal|performance plan|written warning)\b/,
    about: "the trouble at work",
    title: "Trouble at work",
    actions: [
      "Write down what happened, with dates and names, while you still remember it.",
      "Ask a union or a free employment-advice service what your rights are, before the next meeting.",
    ],
  },
  {
    id: "pay",
    theme: "work",
    ownAdvice: true,
    ofOthers: true,
    when: /\b(?:pay ?rise|ask(?:ing|ed)? for a raise|underpaid|(?:earns?|paid|gets?) (?:\S+ ){0,4}more than (?:me|i do)|same (?:job|work) for (?:more|less)|salary (?:talk|negotiation))\b/,
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner)\b/,
    about: "what you are paid",
    title: "Fair pay",
    actions: [
      "Write down three things you have done this year that were worth something to them, each in one sentence.",
      "Say your first sentence aloud to somebody you trust before you go in.",
    ],
  },
  {
    id: "return-to-work",
    theme: "work",
    ownAdvice: true,
    priority: 1,
    when: /\b(?:(?:go|going|went|be|being) back to work (?:on|after|next|in|tomorrow|this|full|part)|back (?:at|to) work after|return(?:ing)? to work|maternity leave|months off with)\b/,
    about: "going back to work",
    title: "Back to work",
    actions: [
      "Plan the first evening so that there is as little to do as possible.",
      "Ask one person at work to have a coffee with you in the first week, and to tell you what has changed.",
    ],
  },
  {
    id: "job-offer",
    theme: "work",
    ownAdvice: true,
    ofOthers: true,
    when: /\b(?:offered (?:me )?(?:two|both|three|another) jobs?|two job offers|(?:been|was) offered (?:a|the|this) (?:\w+ )?(?:job|post|position|role)\b.{0,20}\b(?:in|abroad|away|but)\b|(?:take|accept|turn down) the (?:job|offer)|whether to take (?:the|this|it)\b)/,
    about: "the job you have been offered",
    title: "A job offer",
    actions: [
      "Write down what an ordinary Tuesday would look like in each job, from getting up to going to bed.",
      "Set a day by which you will decide, and tell one person.",
    ],
  },
];

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
    reflections: [
      "That is a big step, even when you chose it.",
      "It makes sense to look forward to it and to be uneasy as well.",
      "A lot changes when work is no longer there.",
    ],
    questions: [
      "What are you looking forward to?",
      "What makes you uneasy about it?",
      "What would you like to have time for?",
    ],
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
    reflections: [
      "A mistake at work can stay with you for days.",
      "That is an unpleasant feeling, not knowing what will come of it.",
      "It sounds as if you take your work seriously.",
    ],
    questions: [
      "What has come of it so far?",
      "How did people react?",
      "What are you most afraid of?",
    ],
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
    reflections: [
      "It is hard to live with that while nothing is decided.",
      "That is a shock, whatever comes of it.",
      "It must be hard to have that said about you.",
    ],
    questions: [
      "What do you know so far?",
      "Who is on your side in this?",
      "How have the days been since?",
    ],
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
    reflections: [
      "It is hard to feel that your work is worth less than somebody else’s.",
      "Asking for more money is uncomfortable for many people.",
      "You want it to be fair.",
    ],
    questions: [
      "What would be fair, in your eyes?",
      "What makes it hard to ask?",
      "What have you done this year that you would like to be seen?",
    ],
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
    reflections: [
      "Going back after a break is a big change again.",
      "It makes sense to have mixed feelings about it.",
      "A lot has happened in that time, there and with you.",
    ],
    questions: [
      "How do you feel about the first day?",
      "What will be hardest to leave?",
      "What are you looking forward to, if anything?",
    ],
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
    reflections: [
      "It is good to have a choice, and it is still a choice.",
      "There is something to be said on both sides, I imagine.",
      "You want to get it right.",
    ],
    questions: [
      "What would an ordinary day be like in each of them?",
      "What matters most to you in the next few years?",
      "When you imagine that it is decided, which one brings relief?",
    ],
    actions: [
      "Write down what an ordinary Tuesday would look like in each job, from getting up to going to bed.",
      "Set a day by which you will decide, and tell one person.",
    ],
  },
];

import type { Situation } from "../../situation.ts";

/** Exams, theses, and learning later in life. */
export const studySituations: readonly Situation[] = [
  {
    id: "exam",
    theme: "study",
    when: /\b(?:exams?|finals|midterms?|a[- ]levels?|gcses?|resits?|test (?:tomorrow|on|next|today)|the bar exam|revision|revising)\b/,
    not: /\b(?:passed|aced|fail\w*|love it|loving it|enjoy\w*|got in(?:to)?|went (?:ok|okay|well|fine))\b|\bmy (?:students|pupils|class|son|daughter|kids)\b/,
    about: "the exam",
    title: "The exam",
    actions: [
      "Revise in blocks of twenty-five minutes with five off, and stop at a fixed hour tonight.",
      "Before the exam, write your worries down for ten minutes, then put the paper away.",
    ],
  },
  {
    id: "failed-study",
    theme: "study",
    when: /\b(?:fail(?:ed|ing) (?:my |the |an? |all (?:my |of my )?|out|this |another )?(?:\w+ )?(?:exam|test|class|course|module|(?:first |second |third |final |last )?year|degree|uni\w*|school|finals|driving test|assignment|resit)|flunk\w*|bad grades?|kicked out of (?:uni|school|college)|grades (?:are|were|dropped|slipping))\b/,
    about: "the result you got",
    title: "A disappointing result",
    actions: [
      "Find out what the options are after this result, such as a resit, an appeal or a talk with a tutor, and write them on one page.",
      "Tell one person about the result who will simply listen.",
    ],
  },
  {
    id: "thesis",
    ownAdvice: true,
    theme: "study",
    when: /\b(?:thesis|dissertation|phd|(?:my|an?|the|this|write|writing|\d) essays?|assignments?|coursework|term paper)\b/,
    not: /\b(?:handed in|submitted|finished|passed)\b/,
    about: "the work you have to hand in",
    title: "The work to hand in",
    actions: [
      "Open the document, write one rough paragraph, and stop. Do the same tomorrow.",
      "Tell a tutor or a classmate honestly how far you have got with it.",
    ],
  },
  {
    id: "missing-classes",
    theme: "study",
    when: /\b(?:(?:haven't|have not|not|hardly|barely) (?:been|gone|going|went)(?: in)?(?: to)? (?:any |my |a single )?(?:lectures?|class(?:es)?|seminars?|uni|college|school)|(?:miss(?:ed|ing)|skip(?:ped|ping)|bunk(?:ed|ing)) (?:\w+ ){0,3}(?:lectures?|class(?:es)?|seminars?|school|uni)|stopped going to (?:lectures?|class(?:es)?|seminars?|uni|college|school))\b/,
    not: /\b(?:my (?:son|daughter|kid|boy|girl)|he|she)\b/,
    about: "not going to your classes",
    title: "Staying away from classes",
    actions: [
      "Choose one class this week that is easiest for you, and go to that one only.",
      "Write two lines to a tutor or the student support office: that you have missed some weeks, and that you would like to come back.",
      "Look up when the student support office is open, and write the hours down.",
    ],
  },
  {
    id: "student-life",
    priority: -2,
    theme: "study",
    when: /\b(?:first year|freshers?|dorm|uni(?:versity)?|college|homesick|campus|lectures?|my course|classmates?|school)\b/,
    not: /\b(?:kids?|son|daughter|the school (?:rang|called|phoned|emailed|said|says|wants)|left for (?:uni|university|college)|went (?:off )?to uni|teacher at|head teacher|primary school|pick(?:ed|ing)? up|school run|best friend from|old school|back in|private school|(?:uni|university|college|student) (?:flat|house|halls|accommodation|room))\b/,
    about: "your studies",
    title: "Studying",
    actions: [
      "Find out what support your school or university offers, and write down the opening hours.",
      "Ask one person from a class to have a coffee or to study together for an hour.",
    ],
  },
  {
    id: "career-choice",
    theme: "study",
    ownAdvice: true,
    ofOthers: true,
    when: /\b(?:(?:parents|mum|mom|dad|family|they) (?:all )?wants? me to (?:do|study|be|become|go into|take over) (?:law|medicine|business|engineering|a doctor|a lawyer|the (?:family|business|farm|shop)|\w+)|(?:don't|no idea) (?:really |even )?know what (?:i want to (?:do|be|study)|to (?:study|do after))|(?:choose|pick|choosing|picking) (?:my |a |the )?(?:course|subjects?|career|degree|options|a[- ]?levels?)|put (?:our|my) choices in|what to study)\b/,
    not: /\b(?:visit|marry|dinner|weekend)\b/,
    about: "what to do next in your life",
    title: "What to do next",
    actions: [
      "Write down three things you have enjoyed doing, and what exactly you liked about each.",
      "Talk to one person who does the thing you are thinking of, and ask what an ordinary day is like.",
    ],
  },
  {
    id: "starting-again-later",
    theme: "change",
    ownAdvice: true,
    when: /\b(?:go(?:ing)? back to (?:college|uni(?:versity)?|school|study(?:ing)?|education)|retrain(?:ing)?|start(?:ed|ing)? (?:a |an |my )?(?:\w+ )?(?:degree|course|apprenticeship) at (?:\d\d|my age)|mature student|oldest (?:in|on|by)\b|change of career)\b/,
    about: "starting something new",
    title: "Starting something new",
    actions: [
      "Find out one fact about it this week: the cost, the hours, or who could advise you.",
      "Talk to one person who started later too, and ask how it was.",
    ],
  },
  {
    id: "keeping-it-up",
    theme: "motivation",
    ownAdvice: true,
    when: /\b(?:never stick (?:to|with|at) (?:it|anything|things)|can't stick (?:to|with) (?:it|anything)|gym membership|get(?:ting)? fit|sign up (?:in january|and then)|never (?:keep it up|follow through|finish (?:anything|things|what i start))|start things and|new year'?s resolutions?)\b/,
    about: "keeping up what you start",
    title: "Keeping it up",
    actions: [
      "Choose the smallest version of it, and fix a day and a time for it this week.",
      "Ask one person to do it with you.",
    ],
  },
  {
    id: "out-of-place-studying",
    theme: "study",
    ownAdvice: true,
    when: /\b(?:uni(?:versity)?|college|course|seminars?|campus|lectures|my year|school)\b.{0,80}\b(?:don't (?:feel like i )?(?:belong|fit in)|out of place|not clever enough|not smart enough|everyone else went)\b|\beveryone (?:else )?(?:on my course|in my (?:year|class|seminar))\b/,
    not: /\b(?:bull(?:y|ied|ying)|my (?:son|daughter|kid))\b/,
    about: "feeling out of place where you study",
    title: "Feeling out of place",
    actions: [
      "Speak to one person after a class this week, only for a minute or two.",
      "Write down two things you have done well there so far.",
    ],
  },
];

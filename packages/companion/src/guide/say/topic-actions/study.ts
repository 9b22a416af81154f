import type { TopicActions } from "./topic-actions.ts";

/** Courses, exams and learning. */
export const studyActions: readonly TopicActions[] = [
  // Study
  {
    id: "driving-theory",
    when: /\btheory (?:test|exam)\b|\bdriving theory\b/,
    not: /\bpassed my theory test\b/,
    actions: [
      "Write down which kind of theory question went wrong most, and practise twenty of that kind only.",
      "Choose who should have the true result, and tell them it in one line.",
    ],
  },
  {
    id: "driving-test-failed",
    when: /\b(?:got|have|my) (?:my )?driving test\b|\bfailed my test\b|\blearning to drive\b|\bdriving lessons?\b|\bfailed (?:my |the )?driving test\b|\bdriving test (?:is )?(?:on|next|tomorrow|in)\b|\bstalled at the roundabout\b/,
    not: /\bpassed\b|\b(?:son|daughter|grandson|granddaughter)\b/,
    actions: [
      "Draw the place where the test went wrong, the junction or roundabout, and mark what you would do first.",
      "Write down the parts the examiner did not mark, since those you can already do.",
    ],
  },
  {
    id: "test-passed",
    when: /\bpassed (?:my|the) (?:\w+ )?(?:driving|theory|hgv|riding|test)\b/,
    not: /\btold everyone i('d)? passed\b/,
    actions: [
      "Tell the person who sat through the earlier tries with you what today was like.",
      "Plan the first journey you want to make with it: where to, and what plays on the radio.",
    ],
  },
  {
    id: "exam-failed",
    when: /\b(?:failed|fail(?:ing)?) (?:\w+ ){0,3}(?:exam|exams|maths|resit|module|finals|again by|again\. by)\b|\bresit results\b|\bfailed (?:it|again)\b[^.]{0,20}\b(?:by|marks|twice)\b|\brepeat (?:second|first|third|the) year\b|\b(?:i )?failed again\b/,
    not: /\bdriving\b/,
    actions: [
      "Look at where the marks went, and find the one section that cost the most of them.",
      "Put the date of the next try where you see it, and count back to the first free afternoon.",
    ],
  },
  {
    id: "blank-in-exams",
    when: /\bgo(?:es)? blank\b|\bmind (?:just )?(?:goes|went) blank\b/,
    actions: [
      "Do one old question with a clock running, in a room that is not where you study.",
      "Write on a card the first thing you will put on the paper, whatever the questions are.",
    ],
  },
  {
    id: "exam-ahead",
    when: /\b(?:finals|gcses?|a[- ]levels?|mocks|exams) (?:are|start|begin|coming|next|in|this)\b|\b(?:got|have|sitting|doing) (?:my |an? )?(?:\w+ )?(?:exams?|finals|gcses?|a[- ]levels?|mocks)\b[^.]{0,20}\b(?:soon|coming|next|this|tomorrow|monday|week|month)\b|\brevision\b|\b(?:can't|cannot|not) revis(?:e|ing)\b|\bexams? (?:in|on|is|are|tomorrow|next|start|started|coming|season)\b|\b(?:my|final|finals|have an|got an|the) (?:\w+ )?exams?\b[^.]{0,25}\b(?:in|on|tomorrow|next|days|weeks|monday)\b|\bmocks (?:start|are|in|next)\b|\bresits? (?:are |is )?in\b|\brevis(?:e|ing|ion)\b[^.]{0,30}\b(?:exam|gcses?|a[- ]levels?|can't|haven't|start)\b/,
    not: /\bdream\b|\bmy (?:son|daughter|lad|boy)'?s? exams?\b|\bpassed\b|\bfailed\b/,
    actions: [
      "Choose the one part of the exam that worries you most, and go over only that tomorrow.",
      "Write out from memory what you do know of it on one side of paper, before opening anything.",
      "Set a time to stop the evening before it, and put the books in another room then.",
    ],
  },
  {
    id: "essay-not-started",
    when: /\b(?:two|three|four|five|\d|so many|several) deadlines\b|\bessay crisis\b|\b(?:can't|cannot|couldn't) (?:write|finish|start|face) (?:my|the|this) (?:\w+ )?(?:thesis|essay|dissertation|phd|assignment|coursework|report)\b|\b(?:essay|dissertation|thesis|assignment|coursework|deadline)s? (?:is|are) (?:due|overdue|late)\b|\bbehind (?:on|with) (?:my|the) (?:\w+ )?(?:coursework|essays?|dissertation|thesis|uni work|assignments?|homework)\b|\b(?:thesis|dissertation|essay) deadline\b|\b(?:dissertation|thesis|essay|coursework|assignment|phd|uni work)\b[^.]{0,80}\b(?:can't (?:start|write|just start|get)|cant (?:start|write)|400 words|due|tabs open|written nothing|haven't (?:started|written)|behind|late)\b|\bcan't write\b[^.]{0,40}\bdata\b|\b(?:dissertation|essay) due\b|\bphd\b[^.]{0,40}\bcan't write\b|\bso much uni work\b/,
    not: /\bhanded in\b/,
    actions: [
      "Write the worst possible first paragraph in ten minutes, and close it without reading it over.",
      "Explain aloud to an empty chair what the piece is about, and type the sentence you ended on.",
      "Put only the headings on one page, and a single word under each for what goes there.",
    ],
  },
  {
    id: "work-handed-in",
    when: /\bhanded in my (?:first |last )?(?:dissertation|assignment|essay|thesis)\b|\bmarks? off\b[^.]{0,20}\blate\b|\b(?:essay|assignment)\b[^.]{0,20}\bfirst thing i'?ve handed in\b|\bgot an? [abc][+-]? in my\b/,
    actions: [
      "Read the page of it you like best once more, with no pen in your hand.",
      "Keep a copy with the date on it, and add a line on what it took to hand it in.",
    ],
  },
  {
    id: "leaving-uni",
    when: /\b(?:quit|leave|leaving|quitting) (?:uni|university|college|my course|my degree|the course|my phd)\b|\bhate (?:uni|my course|my degree|university)\b|\bwrong (?:course|degree)\b|\b(?:uni(?:versity)?|degree|course|college|phd|masters|biochem|law)\b[^.]{0,80}\bdrop(?:ping)? out\b|\bdrop(?:ping|ped)? out of (?:uni|my|the|college|university)\b|\b(?:want|think i want|thinking|going) (?:to|of|about) leav(?:e|ing) uni\w*\b|\bcame home from uni\b[^.]{0,40}\bhaven't gone back\b|\bquit (?:the|my) (?:phd|degree|course|masters)\b/,
    not: /\b(?:son|daughter|he|she) (?:wants|has|is)\b|\bbefore (?:i )?leav\w+ uni\b|\bsince leaving\b|\bafter leaving\b/,
    actions: [
      "Find out what your university calls a pause, and by which date it has to be asked for.",
      "Write down what still interests you in the subject, if anything, and when you last felt it.",
      "Draft the two sentences in which you would tell it at home, without sending them.",
    ],
  },
  {
    id: "starting-uni",
    when: /\b(?:started|start|starting) uni(?:versity)?\b|\buni isn't what i thought\b|\bfreshers\b/,
    not: /\b(?:daughter|son|grandson|granddaughter|youngest|eldest)\b/,
    actions: [
      "Sit in the same seat two weeks running, and say one thing to whoever is next to you.",
      "Choose one thing on the list of societies that you would do even if nobody spoke to you.",
    ],
  },
  {
    id: "work-and-study",
    when: /\bpart[- ]?time (?:masters|degree|course)\b|\b(?:masters|degree|course|study(?:ing)?) while working\b|\bplacement then\b/,
    actions: [
      "Draw the week as a grid, block out work and sleep, and see what hours are truly left to study.",
      "Ask what an extension needs, and by which day it must be asked for, before you need one.",
    ],
  },
  {
    id: "back-to-study",
    when: /\b(?:mature student|night school|evening course|went back to (?:school|college|uni) at)\b|\b(?:back to (?:college|school|uni|do my)|gone back to do)\b[^.]{0,40}\b(?:gcse|english|maths|college|degree|at \d\d)\b|\baccess (?:course|to he)\b|\bopen university\b/,
    actions: [
      "Tell somebody who knew you at school what you are learning now, and what it is like.",
      "Keep the first page you wrote for the course in a folder, with the date on it.",
    ],
  },
  {
    id: "hard-subject",
    when: /\bfinds? (?:stats|statistics|maths|physics|chemistry|it|coding) easy\b|\bworst in the class\b/,
    actions: [
      "Find the first page of the subject where it stopped making sense, and go back just one before it.",
      "Put one question about it in your own words, exactly as lost as you are, and ask that one.",
    ],
  },
  {
    id: "results-passed",
    when: /\bfinished my (?:degree|phd|masters|course|apprenticeship)\b|\b(?:i'm|i am|i've) (?:finally )?(?:graduat(?:ed|ing)|qualified)\b|\bi passed (?:everything|!|\w+ exam)|\bi passed!+|\bgot my results\b[^.]{0,30}\bpassed\b|\bpassed\b[^.]{0,10}\bnursing exam\b/,
    actions: [
      "Write the result on a card with the date, and what you gave up to get it.",
      "Tell the one who believed in it earliest, in your own voice and not in a message.",
    ],
  },
];

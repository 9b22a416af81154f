import type { Suggestion } from "../advice.ts";

/** Work, studies and money. */
export const workAdvice = {
  work: [
    {
      id: "end-of-day",
      label: "giving the working day a real end",
      when: /\b(?:end|evening|switch|finish|first)\b/,
      how: "End the working day the same way each time: write down tomorrow’s first task, close the laptop, and go for a short walk. Try it at the same hour for a week. It is easier to stop thinking about what is already written down.",
      source:
        "research on detaching from work after hours (Sonnentag) and on written plans (Masicampo and Baumeister)",
    },
    {
      id: "one-conversation",
      label: "preparing one conversation at work",
      when: /\b(?:conversation|talk|boss|manager|second|speak)\b/,
      how: "Write three sentences: what happens, what it does to your work, what you ask for. Keep to one request, and name a date. Say it once aloud before you go in.",
      source: "assertiveness training, as in the NHS self-help guides",
    },
    {
      id: "shape-of-the-day",
      label: "giving the day without work a frame",
      fits: /\b(?:redundan\w*|lost my job|laid off|unemployed|out of work|fired|sacked|let go|job hunt\w*|applying)\b/,
      when: /\b(?:frame|day|routine|time)\b/,
      how: "Get up at the same time, and give the search for work fixed hours. Plan one thing a day that has nothing to do with it, if you can with somebody else. When the hours are over, stop.",
      source: "research on unemployment and the structure of the day (Jahoda)",
    },
    {
      id: "three-examples",
      label: "preparing three examples for the interview",
      fits: /\binterviews?\b/,
      when: /\b(?:example\w*|interview|three|prepar\w*)\b/,
      how: "Choose three things you have done. For each, write down what the situation was, what you did, and what came of it. Say them aloud once. Most questions can be answered with one of them.",
      source: "interview guidance of public careers services",
    },
    {
      id: "what-is-mine",
      label: "sorting what is yours from what is not",
      when: /\b(?:sort|mine|list|third|control)\b/,
      how: "Make two lists: what you can do something about, and what you can’t change for now. Put each worry about work into one of them. Then choose one thing from the first list, and leave the second for today.",
      source: "the circle of control used in workplace stress guidance (HSE, Mind)",
    },
  ],
  study: [
    {
      id: "short-blocks",
      label: "working in short blocks with real breaks",
      when: /\b(?:short|block|timer|first|break)\b/,
      how: "Set a timer for twenty-five minutes and do one small part, not the whole thing. Then take five minutes away from the desk. Four of those are a good day’s work.",
      source: "studies of spaced practice and planned breaks (Dunlosky)",
    },
    {
      id: "test-yourself",
      label: "testing yourself in place of rereading",
      fits: /\b(?:exams?|tests?|finals|revis\w*|a[- ]?levels?|gcses?|resits?|memor\w*|midterms?|mocks?)\b/,
      when: /\b(?:test|recall|second|quiz)\b/,
      how: "Close the book and write down what you remember, then check. It feels harder than reading, and it is what makes things stay. Begin with ten minutes on the part you like least.",
      source: "research on retrieval practice (Roediger and Karpicke)",
    },
    {
      id: "rough-first",
      label: "writing a rough version first",
      fits: /\b(?:essays?|thesis|dissertation|assignments?|coursework|writ(?:e|ing)|chapters?|reports?)\b/,
      when: /\b(?:rough|draft|second|bad|version)\b/,
      how: "Allow yourself a rough version that nobody will see. Write for fifteen minutes without correcting anything. It is easier to improve a bad page than to fill an empty one.",
      source: "research on writing regularly in short sessions (Boice)",
    },
    {
      id: "worry-on-paper",
      label: "putting the fear on paper before the exam",
      fits: /\b(?:exams?|tests?|finals|assessment|viva|resit)\b/,
      when: /\b(?:fear|paper|write|third|worry)\b/,
      how: "Shortly before the exam, take ten minutes to write down everything you are afraid of. Then put the paper away. In studies, people who did this had more of their mind free for the test.",
      source: "Ramirez and Beilock’s studies of writing before exams",
    },
  ],
  money: [
    {
      id: "one-page",
      label: "getting all of it onto one page",
      when: /\b(?:page|list|first|write)\b/,
      how: "Take one page with three columns: who, how much, by when. Only write it down, nothing has to be solved tonight. A number you know is usually easier to live with than one you don’t.",
      source: "the first step of free debt advice, such as StepChange and Citizens Advice",
    },
    {
      id: "call-early",
      label: "making the call before the date",
      when: /\b(?:call|ring|second|ask|contact)\b/,
      how: "Choose the bill that comes first, and ring or write before it is due. Say what you can pay and from when. People who ask early are usually given more time.",
      source: "money-advice services’ guidance on priority debts",
    },
    {
      id: "free-advice",
      label: "talking to a free debt adviser",
      when: /\b(?:advice|adviser|free|third|help)\b/,
      how: "Look for a charity, not a firm that charges. They see this every day, and they can speak to the people you owe. After one appointment you usually know where you stand.",
      source: "consumer-advice organisations in most countries",
    },
  ],
} satisfies Record<string, readonly Suggestion[]>;

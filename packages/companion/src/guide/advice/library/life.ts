import type { Suggestion } from "../advice.ts";

/** Who one is, what changes, what was, and what one believes. */
export const lifeAdvice = {
  identity: [
    {
      id: "moments",
      label: "collecting moments when you felt like yourself",
      when: /\b(?:moment\w*|collect\w*|first)\b/,
      how: "Think of three moments from the last year in which you felt like yourself. Where were you, with whom, doing what? See what they have in common, and make room for an hour of that this week.",
      source: "values clarification and narrative therapy",
    },
    {
      id: "safe-people",
      label: "finding people in the same situation",
      when: /\b(?:people|group|second|find\w*|others)\b/,
      how: "There are groups, online and near you, where you need not explain yourself. You can read along first, and say something when you like.",
      source: "research on peer support and belonging",
    },
    {
      id: "own-pace",
      label: "choosing whom to tell, and when",
      when: /\b(?:pace|tell|third|who|listener)\b/,
      how: "You owe nobody your story. If you want to tell it, choose one person who can keep things to themselves, a quiet hour, and one sentence to begin with.",
      source: "guidance of support organisations such as Switchboard and the Trevor Project",
    },
  ],
  change: [
    {
      id: "both-lists",
      label: "writing what each choice would cost",
      fits: /\b(?:decid\w*|decision|choos\w*|choice|should i|whether|if i should|stay or|leave or|torn|or not|quit)\b/,
      when: /\b(?:cost|list\w*|choice|first|writ\w*)\b/,
      how: "Take one page for each way, and write down what you would gain and what you would lose. Leave it for a night. Then look at which loss you could live with.",
      source: "decisional balance in motivational interviewing (Miller and Rollnick)",
    },
    {
      id: "try-on",
      label: "living with each choice for a day",
      fits: /\b(?:decid\w*|decision|choos\w*|choice|should i|whether|if i should|stay or|leave or|torn|or not|quit)\b/,
      when: /\b(?:try\w*|day|second|live)\b/,
      how: "For one day, act inwardly as if you had decided one way, and the next day the other. Tell nobody. In the evening, note how each of them felt.",
      source: "a practice from career and decision counselling",
    },
    {
      id: "same-place-weekly",
      label: "going to the same place every week",
      fits: /\b(?:mov(?:e|ed|ing)|retir\w*|new (?:city|town|place|country)|don't know (?:anyone|anybody)|lonely|on my own)\b/,
      when: /\b(?:same|place|week\w*|club|class|group)\b/,
      how: "Choose one thing that meets every week, such as a class, a choir or a volunteer group. Go three times before you judge it. People become familiar by being seen again, not by one good talk.",
      source: "research on how friendships form over time (Hall) and on repeated contact (Zajonc)",
    },
    {
      id: "anchor",
      label: "keeping a few things the same",
      when: /\b(?:same|anchor|third|routine|keep\w*)\b/,
      how: "While much is changing, keep three small things the same: when you get up, one meal, one walk. A few fixed points make the rest easier.",
      source: "research on routines and stress",
    },
  ],
  trauma: [
    {
      id: "here-now",
      label: "coming back to the here and now",
      when: /\b(?:here|now|ground\w*|first|way)\b/,
      how: "Say aloud the date, the place and your age today. Then name five things you can see. It helps you notice that it is over and that you are here.",
      source: "grounding in trauma care",
    },
    {
      id: "trained-help",
      label: "help that is made for this",
      when: /\b(?:help|trained|therap\w*|second|doctor)\b/,
      how: "Trauma-focused therapy and EMDR are well tested, and go at your pace. A doctor can refer you, and you need not tell the whole story to ask. If the helper is not right for you, you may change.",
      source: "NICE and WHO guidance on post-traumatic stress",
    },
    {
      id: "safe-routine",
      label: "making your evenings safer",
      when: /\b(?:evening\w*|safe\w*|third|routine|night)\b/,
      how: "Keep the last hour of the day the same: a light left on, something that calms you, no news, and one person you may message. A fixed routine helps the body to feel safe.",
      source: "phase-based trauma work: safety first (Herman)",
    },
  ],
  faith: [
    {
      id: "gentle-person",
      label: "talking with someone who is gentle with doubt",
      when: /\b(?:talk\w*|someone|first|person|gentle)\b/,
      how: "Choose somebody who is not quick to judge. You could ask: have you ever doubted, and what did you do?",
      source: "research on spiritual struggle (Pargament; Exline)",
    },
    {
      id: "one-practice",
      label: "keeping one practice and letting the rest be",
      when: /\b(?:practice|keep\w*|second|one)\b/,
      how: "Choose the one practice that still gives you something: silence, a song, lighting a candle. Leave the others aside for now, without deciding about them.",
      source: "pastoral counselling practice",
    },
    {
      id: "write-question",
      label: "writing your question down as it is",
      when: /\b(?:writ\w*|question|third|letter)\b/,
      how: "Write it as a letter, a prayer or a complaint, in your own words. It need not be polite, and nobody has to read it.",
      source: "the tradition of lament, and expressive writing",
    },
  ],
  world: [
    {
      id: "news-diet",
      label: "letting the news in once a day",
      when: /\b(?:news|once|first|read\w*)\b/,
      how: "Choose one source and one fixed time a day, and not in bed. You will still know what matters, and have more rest from it.",
      source: "studies of news exposure and distress (Holman and Silver)",
    },
    {
      id: "one-cause",
      label: "choosing one thing to do",
      when: /\b(?:do|cause|second|choos\w*|act)\b/,
      how: "Choose one cause, and one small thing a month that you do for it, with others if you can. Doing something near you helps against feeling helpless.",
      source: "research on collective action and wellbeing",
    },
    {
      id: "good-near",
      label: "looking for the good that is near",
      when: /\b(?:good|near|third|look\w*)\b/,
      how: "Each evening, name one good thing that somebody near you did that day. It does not deny the rest, and it balances what you read.",
      source: "positive-psychology studies (Seligman)",
    },
  ],
  goodNews: [
    {
      id: "savour",
      label: "enjoying it on purpose",
      when: /\b(?:savour\w*|first|enjoy)\b/,
      how: "Tell somebody about it in detail, from the beginning. Take your time. Good moments last longer when they are shared.",
      source: "research on savouring and capitalising (Bryant; Gable)",
    },
    {
      id: "how",
      label: "writing down how you got here",
      when: /\b(?:not\w*|how|second|writ\w*)\b/,
      how: "Write five lines: what I did, who helped, what was hard, what I would do again. You can read them on a day when you doubt yourself.",
      source: "self-efficacy research (Bandura)",
    },
    {
      id: "thank",
      label: "thanking somebody who had a part in it",
      when: /\b(?:thank\w*|third|somebody)\b/,
      how: "Write them a few honest sentences about what they did and what it meant to you. It does both of you good.",
      source: "gratitude letters (Seligman; Kumar and Epley)",
    },
  ],
} satisfies Record<string, readonly Suggestion[]>;

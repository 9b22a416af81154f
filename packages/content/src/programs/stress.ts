import type { Program } from "./program.ts";

export const stress: Program = {
  id: "stress",
  title: "When it is too much",
  lead: "Five steps for stress that no longer ends on Friday. What wears you out, what refills you, and what has to change outside you as well.",
  description:
    "A program of five small steps for stress and burnout: where it goes, breaks that count, what can be put down, one conversation at work. Free to read.",
  feelings: ["overwhelmed", "tired", "low"],
  words: ["burnout", "work", "pressure", "exhausted", "overload", "caring", "deadline", "tense"],
  sources: [
    {
      key: "who-burnout",
      title: "Burn-out an “occupational phenomenon”: International Classification of Diseases",
      by: "World Health Organization",
      year: 2019,
      url: "https://www.who.int/news/item/28-05-2019-burn-out-an-occupational-phenomenon-international-classification-of-diseases",
    },
    {
      key: "maslach",
      title:
        "Understanding the burnout experience: recent research and its implications for psychiatry",
      by: "Maslach and Leiter, World Psychiatry",
      year: 2016,
      url: "https://doi.org/10.1002/wps.20311",
    },
    {
      key: "sonnentag",
      title:
        "The Recovery Experience Questionnaire: Development and Validation of a Measure for Assessing Recuperation and Unwinding From Work",
      by: "Sonnentag and Fritz, Journal of Occupational Health Psychology",
      year: 2007,
      url: "https://doi.org/10.1037/1076-8998.12.3.204",
    },
    {
      key: "breaks",
      title:
        "“Give me a break!” A systematic review and meta-analysis on the efficacy of micro-breaks for increasing well-being and performance",
      by: "Albulescu and others, PLoS ONE",
      year: 2022,
      url: "https://doi.org/10.1371/journal.pone.0272460",
    },
    {
      key: "hse",
      title: "What are the Management Standards?",
      by: "Health and Safety Executive, Great Britain",
      year: 2024,
      url: "https://www.hse.gov.uk/stress/standards/",
    },
    {
      key: "pm-plus",
      title:
        "Problem Management Plus (PM+): Individual psychological help for adults impaired by distress in communities exposed to adversity",
      by: "World Health Organization",
      year: 2016,
      url: "https://www.who.int/publications/i/item/WHO-MSD-MER-16.2",
    },
  ],
  steps: [
    {
      title: "Where it goes",
      intention: "Find out what takes your strength, and what only looks as if it did.",
      read: {
        paragraphs: [
          "Stress is not the enemy. A body that wakes up for something hard is a good body. It becomes harmful in one situation: when the demand never ends, so that the body never gets the message that it is over. Then sleep gets thin, small things make you snap, you forget words, and Sunday evening weighs like Monday.",
          "The World Health Organization describes burnout by three signs. You are exhausted. You have grown distant or bitter about your work. And you feel that you achieve nothing any more. It speaks of work there, but people who care for a parent or a sick child know the same three.",
          "Christina Maslach, who has studied it for forty years, insists on something that is easily forgotten: it is not a weakness of the person. It comes from a bad fit between a person and six things. The amount of work. How much say you have. What you get back for it. The people around you. Whether it is fair. And whether it agrees with what you believe in. More sleep will not mend a job that is unfair.",
          "So look before you rest. Of the six, which is the sore one? Many people expect it to be the amount. When they look closely it is often the third time this month that a decision was made over their head, or a thank-you that never came. The remedy is a different one for each.",
        ],
        sources: ["who-burnout", "maslach"],
      },
      talk: {
        instruction:
          "Help the person locate the strain among six areas: load, control, reward, company, fairness, values. Include unpaid caring. Do not advise rest or resignation; find the sore spot and say it in their words.",
        opening: "What is wearing you out most at the moment, at work or at home?",
        followUps: [
          "Is it the amount, or that you have no say, or that nothing comes back, or something else again?",
          "When did you last come home and feel that the day had been all right?",
        ],
        closing:
          "Now it has a name that is more exact than stress, and an exact name is half of a way out. The exercise is a short one for the moments when it all comes at once.",
      },
      exercise: "stop",
      toDo: "At the end of two days, note what cost you most and what cost you less than you thought.",
    },
    {
      title: "Breaks that count",
      intention: "Refill a little every day instead of hoping for the holiday.",
      read: {
        paragraphs: [
          "A holiday is a poor way to recover from a year, and most of its effect is gone within weeks. What keeps people well is dull and daily. Sabine Sonnentag and Charlotte Fritz asked what an evening needs for somebody to be fresh the next morning, and found four things.",
          "To be away in the mind: no mail, no talk about the office, a walk home that ends the day. To relax, which means low effort and slow breath. To master something that has nothing to do with work, such as bread, a language or a difficult piece on the piano. And to decide for yourself how an hour is spent, even if it is spent badly. You do not need all four each evening. Most tired people have none, because they lie down with the phone and the office is in it.",
          "By day it is the same in small. A review that took twenty-two samples together found that breaks of up to ten minutes leave people with more energy and less tired. They need to be real: stand up, look out, leave the screen. A break in which you read the news is another kind of work.",
          "If you think that you have no time for a break, you are the person they were made for. Start with one that is so small it is embarrassing: two minutes at the window before the next call, with the hands doing nothing. Put it into the calendar like any other meeting.",
        ],
        sources: ["sonnentag", "breaks"],
      },
      talk: {
        instruction:
          "Look at how the person's evenings and breaks are really spent, and which of the four is missing: detachment, relaxation, mastery, control. Settle on one tiny daily break or evening change that survives a busy day.",
        opening:
          "What did you do between the end of work and bed yesterday, and how much of it was yours?",
        followUps: [
          "Which do you miss most: being away in your head, resting, learning something, or deciding for yourself?",
          "Where in tomorrow could two real minutes fit?",
        ],
        closing:
          "Two minutes are not too few. They are the beginning of a day that has edges again.",
      },
      exercise: "breathing",
      toDo: "Take one two-minute break at a window each day this week, without a screen.",
    },
    {
      title: "What can be put down",
      intention: "Sort what is yours, what is not, and what can wait.",
      read: {
        paragraphs: [
          "When there is too much, the mind keeps it all in the air by going round it. Have I, did I, I must. The going round takes more strength than many of the tasks. Putting everything on paper, all of it, large and small, is a relief that needs no explanation. Do it before you sort.",
          "Then sort by two questions. Is it mine to do? And what happens, truly, if it is done late, or badly, or not at all? Some things turn out to be somebody else’s that landed with you because you are reliable. Some are promises you made to yourself in a better month. Some have a date that nobody but you knows of. A few are real and near. Those get your morning.",
          "For the things that stay, take a leaf from the way the World Health Organization teaches it to people in very hard places. Divide what troubles you into three: what you can change, what you cannot change, and what is not worth it. Spend yourself on the first. For the second, spend your strength on how you want to carry it. Leave the third.",
          "Putting something down will feel like letting somebody down. Look closely at that feeling. Often it belongs to an old rule, such as that one may rest when everything is finished. Nothing is ever finished. People who live by that rule do not rest.",
        ],
        sources: ["pm-plus", "maslach"],
      },
      talk: {
        instruction:
          "Have the person list what they carry, then sort a few items: theirs or not, changeable or not, worth it or not. Choose one thing to put down, hand over or do badly on purpose, and explore the guilt that comes with it.",
        opening: "Put it all on the table: what are you carrying at the moment, large and small?",
        followUps: [
          "Which of these is not really yours, or would do no harm if it waited a month?",
          "If you put that one down, whose voice do you hear, and what does it say?",
        ],
        closing:
          "You may put down one thing before everything is finished, because it never will be. The exercise helps with what remains on the table.",
      },
      exercise: "problem-solving",
      toDo: "Put one thing down this week: hand it over, postpone it, or do it at half strength.",
    },
    {
      title: "One conversation",
      intention: "Ask for one change in what is asked of you.",
      read: {
        paragraphs: [
          "Much of the advice on stress tells you to change yourself so that you can bear more of it. Some of that is useful. But if six people do the work of nine, then breathing is not what is missing. In Great Britain the authority for safety at work names six things an employer has to look after: demands, control, support, relationships, role, and how change is handled. You are allowed to speak about them.",
          "A good conversation about load is short and concrete. Not “I can’t go on”, which frightens everyone, but: “I have these four things. With the hours there are I can do two of them well. Which two shall it be?” It hands the choice to the person whose choice it is. Bring facts, such as a list of a week. Ask for one thing, and say what you will do in return.",
          "The same works at home. “I do the nights on my own. I need you to take two of them. Which two would suit you?” It is harder, because love is in it, and because you may never have asked.",
          "You may hear no. Then you know more than before, and you can decide with open eyes: whether to ask somebody else, such as a works council, a union or a family doctor, or how long you want to carry it. Whoever is already ill from it should see a doctor before having brave conversations. A certificate is sometimes the sentence that was missing.",
        ],
        sources: ["hse", "maslach"],
      },
      talk: {
        instruction:
          "Prepare one real request with the person: to whom, the facts, the single thing asked for, in their own words, and what they will do if the answer is no. Let them try the sentence out and make it shorter.",
        opening: "Who would have to know that it is too much, and do they know?",
        followUps: [
          "If you asked them for one single thing, what would it be, in one sentence?",
          "And if they say no, what will you do with that answer?",
        ],
        closing:
          "That is a fair sentence, and you can say it without raising your voice. Choose a time when neither of you is in a hurry.",
      },
      exercise: "values",
      toDo: "Write your one sentence down and say it aloud twice. Whether you use it is your choice.",
    },
    {
      title: "Before it is too late again",
      intention: "Know your own early signs, and what you agreed with yourself.",
      read: {
        paragraphs: [
          "Nobody burns out on a Wednesday. It takes a year or two, and in hindsight there were signs. You stopped singing in the car. You ate at your desk. You began to dislike people you like. You told yourself that after this project it would be better, and it was the fourth project.",
          "Signs are personal, and they are worth knowing by name. For some they are in the body: the jaw, the back, the third cold since October. For others they are in the temper, or in what is left out: the choir, the friend, the vegetables. Those who live with you usually know them before you do. Ask somebody.",
          "Then make an agreement with yourself while you are clear. If two of these are there for two weeks, I do this. It has to be something you can do when tired: tell one person, cancel one thing, leave on time on Thursdays, see the doctor. Write it down as you would write it for a friend, in a tone you could bear to read.",
          "It is also a time to ask the larger question quietly. Recovery is not always a return. Some people come back to the same desk with better breaks. Some find that the desk was the trouble. You do not have to answer that now, and certainly not while you are exhausted. It is enough to let the question stand.",
        ],
        sources: ["maslach", "sonnentag"],
      },
      talk: {
        instruction:
          "Gather the person's early signs, with somebody who would notice, and write an if-then agreement that a tired person can keep. Let the larger question of whether to stay remain open; do not push for a decision.",
        opening:
          "When you look back over the last year, what were the first signs that it was getting too much?",
        followUps: [
          "Who would notice before you do, and may they tell you?",
          "If two of those signs come back for two weeks, what will you do, at the least?",
        ],
        closing:
          "That is an agreement with somebody you ought to look after. Keep it where you keep the other important papers.",
      },
      exercise: "self-compassion",
      toDo: "Ask one person who knows you what they notice first when it gets too much for you.",
    },
  ],
};

import type { Program } from "./program.ts";

export const sleep: Program = {
  id: "sleep",
  title: "Nights that work again",
  lead: "Six steps for lying awake. They follow what sleep specialists try first: the clock, the bed, the evening, and the thoughts that come in the dark.",
  description:
    "A program of six small steps for poor sleep: your own pattern, the pull of sleep, the bed, the evening, thoughts at night, a night off. Free to read.",
  feelings: ["tired", "worried", "overwhelmed"],
  words: ["insomnia", "awake", "can't sleep", "night", "bed", "exhausted", "waking"],
  sources: [
    {
      key: "european",
      title:
        "The European Insomnia Guideline: An update on the diagnosis and treatment of insomnia 2023",
      by: "Riemann and others, Journal of Sleep Research",
      year: 2023,
      url: "https://doi.org/10.1111/jsr.14035",
    },
    {
      key: "nhs",
      title: "Insomnia",
      by: "National Health Service, England",
      year: 2024,
      url: "https://www.nhs.uk/conditions/insomnia/",
    },
    {
      key: "espie",
      title: "Overcoming Insomnia: A Self-Help Guide Using Cognitive Behavioural Techniques",
      by: "Espie, Robinson",
      year: 2006,
      url: null,
    },
    {
      key: "spielman",
      title: "Treatment of Chronic Insomnia by Restriction of Time in Bed",
      by: "Spielman, Saskin and Thorpy, Sleep",
      year: 1987,
      url: "https://doi.org/10.1093/sleep/10.1.45",
    },
    {
      key: "scullin",
      title:
        "The effects of bedtime writing on difficulty falling asleep: A polysomnographic study comparing to-do lists and completed activity lists",
      by: "Scullin and others, Journal of Experimental Psychology: General",
      year: 2018,
      url: "https://doi.org/10.1037/xge0000374",
    },
    {
      key: "drake",
      title: "Caffeine Effects on Sleep Taken 0, 3, or 6 Hours before Going to Bed",
      by: "Drake, Roehrs, Shambroom and Roth, Journal of Clinical Sleep Medicine",
      year: 2013,
      url: "https://doi.org/10.5664/jcsm.3170",
    },
  ],
  steps: [
    {
      title: "Your pattern",
      intention: "Look at a week of nights instead of last night.",
      read: {
        paragraphs: [
          "Bad sleep makes people into poor judges of it. After a night with two long gaps you say that you did not sleep at all, and it feels true. Most of those who say so have slept five hours, in pieces. That is still miserable. But five hours in pieces is a different problem from none, and it has different answers.",
          "So begin with a diary, and keep it dull. Each morning write down when you went to bed, roughly when you fell asleep, how long you lay awake in between, when you got up, and how rested you feel from nought to ten. Do not look at the clock at night for it. A guess in the morning is good enough, and clock watching is one of the things that keep people awake.",
          "After seven days two numbers appear: how long you were in bed, and how long you slept. If you spend nine hours in bed to sleep six, then for three hours your bed is a place where you lie awake and think. The body learns that quickly. Much of what follows in this program is about teaching it something else.",
          "A word before you start. Loud snoring with pauses of breath, legs that will not lie still, or pain that wakes you are matters for a doctor. So is sleeping very little and feeling full of energy. What is written here is for the common kind: tired, in bed, and awake.",
        ],
        sources: ["espie", "nhs"],
      },
      talk: {
        instruction:
          "Get a plain picture of the person's nights: times in bed, asleep, awake, up, and how the day feels. Ask briefly about snoring with pauses, restless legs, pain, and very little sleep with high energy, and suggest a doctor for those. Give no tips yet.",
        opening: "How does a usual night go for you, from going to bed to getting up?",
        followUps: [
          "How long are you in bed, and how much of that do you think you sleep?",
          "What do you fear about tomorrow when you lie awake?",
        ],
        closing:
          "That is a pattern and no verdict, and patterns can be worked with. For the coming week only the diary is asked of you, two minutes each morning. The exercise is one for tonight, in bed.",
      },
      exercise: "muscle-relaxation",
      toDo: "Keep the sleep diary for the next three mornings, by guess and without the clock.",
    },
    {
      title: "The pull of sleep",
      intention: "Let tiredness gather by getting up at the same time.",
      read: {
        paragraphs: [
          "Two things bring sleep. One is a clock inside, which runs on light and regularity. The other is pressure, a tiredness that gathers for every hour you are awake, and drains while you sleep. When both are on your side at the same hour, sleep comes without being called.",
          "After a bad night we do three things that work against both. We stay in bed longer, so the clock drifts. We nap, so some of the pressure is gone by evening. And we go to bed early to catch up, before there is enough of it. Each is reasonable, and together they spread a small amount of sleep thinly over a long night.",
          "If you change one thing, change the time you get up. Choose an hour that you can keep on every day of the week, Sundays too, and keep it however the night was. Go outside soon afterwards if you can, because morning light sets the clock better than anything you can buy. In the evening go to bed when you are sleepy, which means that your eyes are closing, and is not the same as being exhausted.",
          "It costs something. The first days are often worse, and it would be dishonest to leave that out. By the second week most people fall asleep faster. If your work goes by shifts, or if you have bipolar disorder or epilepsy, talk to a doctor before you cut into your sleep.",
        ],
        sources: ["spielman", "european"],
      },
      talk: {
        instruction:
          "Help the person choose one getting-up time they can keep all week, and think through weekends, naps and morning light. Mention shift work, bipolar disorder and epilepsy as reasons to ask a doctor first. Be frank that the first days can be worse.",
        opening: "When do you get up now, on working days and on the others?",
        followUps: [
          "Which hour could you keep on all seven days, honestly?",
          "What would get you out of bed at that hour after a bad night?",
        ],
        closing:
          "Then that hour is your anchor, and everything else in the night may move around it. Give it ten days before you judge it.",
      },
      exercise: "activity-planning",
      toDo: "Get up at your hour tomorrow, whatever the night was, and look at the sky for five minutes.",
    },
    {
      title: "The bed is for sleep",
      intention: "Teach your body again what a bed means.",
      read: {
        paragraphs: [
          "Good sleepers yawn when they see their pillow. Poor sleepers often wake up. They were nodding off on the sofa, they brushed their teeth, they lay down, and something clicked. It clicks because for months the bed has been the place of trying, of thinking, of watching the hours go. A bed can be learned like a song, and this one has been learned wrongly.",
          "The rule that unlearns it comes from Richard Bootzin and is some fifty years old. It has held up in every guideline since. Use the bed for sleep and for sex, and for nothing else. No screens, no work, no talking things through. And if you are awake for what feels like a quarter of an hour, at the beginning or in the middle of the night, get up. Go into another room, keep the light low, do something quiet and a bit dull. Go back when you are sleepy. Repeat it as often as you must.",
          "Nobody likes this. It is cold out there, and lying still seems to be half as good as sleep. It is not, for this purpose. Every hour you lie there awake is a lesson in the wrong direction. Make it easy: a blanket on the chair, a lamp, a book you have read before.",
          "If you cannot leave the room, or somebody is asleep beside you, sit up at the other end of the bed with the small lamp on. That is second best and still better than turning.",
        ],
        sources: ["european", "espie"],
      },
      talk: {
        instruction:
          "Find out what the person uses their bed for besides sleep, and what they do when awake at night. Help them prepare a chair, a light and something dull for the quarter-hour rule. Take the cold and the reluctance seriously.",
        opening: "Besides sleeping, what happens in your bed these days?",
        followUps: [
          "When you are awake at night, what do you do now, and for how long?",
          "Where could you go instead, and what would be waiting there?",
        ],
        closing:
          "A chair, a blanket and a dull book: you have made a place for being awake, so that the bed can be for the other thing. The first week is the hard one.",
      },
      exercise: "grounding",
      toDo: "Prepare your place for being awake tonight, even if you do not need it.",
    },
    {
      title: "The last hour",
      intention: "Put the day down before you lie down.",
      read: {
        paragraphs: [
          "A day does not stop because the light goes out. If the last thing before bed was an argument, a mail or a series that ends on a cliff, the body brings it along. It needs an hour of running down, as an engine does.",
          "The hour need not be beautiful. It needs to be the same, and it needs less of four things: light, screens, problems and effort. Dim what you can. Put the phone to charge in another room, and buy a cheap alarm clock if that is its excuse. Wash up, lay out clothes, read something that asks nothing of you. A warm shower an hour before bed helps, because the body cools afterwards, and cooling is a signal for sleep.",
          "Early in that hour, write. In a laboratory study people who spent five minutes writing a list of what they had to do in the next days fell asleep about nine minutes sooner than those who wrote down what they had finished. The more exact the list, the faster. It seems that the mind lets go of what it has seen put on paper.",
          "Then two old friends. Coffee in the afternoon is still there at night: even six hours before bed it took an hour of sleep in one study, and most people did not notice. Alcohol brings sleep at ten and takes it away at three. Neither has to go for ever. Try a week without, and look at the diary.",
        ],
        sources: ["scullin", "drake"],
      },
      talk: {
        instruction:
          "Look at the person's last waking hour and shape one that is calmer and repeatable, with five minutes of list writing in it. Ask about caffeine and alcohol as an experiment, not a rule.",
        opening: "What did the last hour before bed look like yesterday?",
        followUps: [
          "Which one thing in it winds you up most, and what could stand there instead?",
          "If you wrote a list tonight of what waits for you, what would be on it?",
        ],
        closing:
          "Let that list lie somewhere outside the bedroom, and let the hour be ordinary. The same small things in the same order do more than any perfect evening.",
      },
      exercise: "worry-time",
      toDo: "Tonight, an hour before bed, write down everything that waits for tomorrow. Five minutes.",
    },
    {
      title: "Thoughts at night",
      intention: "Meet the three o’clock thoughts without arguing with them.",
      read: {
        paragraphs: [
          "At three in the morning everything is worse. The mind is tired, the room is dark, nobody can be rung, and the part of you that weighs things up is half asleep. Then it begins. The mistake at work. The lump. And the thought that outdoes all the others: if I don’t sleep now, tomorrow is lost.",
          "That last one is worth taking apart by day. You have had many tomorrows after bad nights. What were they like, really? Most people got through them at some cost: slower, shorter with others, fond of biscuits. Unpleasant, and not lost. The body also makes up for it by itself: after a poor night it sleeps more deeply, without your help.",
          "There is a strange trick that has been tested for those who try too hard. Lie there with your eyes open in the dark and gently try to stay awake. Not by doing anything. Just decline to sleep. For many it takes the effort out of it, and effort was the last thing in the way. Sleep is like a dog: it comes when you stop calling it.",
          "For the other thoughts, do not solve anything at night. Tell yourself that it is three, and that three o’clock opinions are not to be trusted. If it is important it will still be so at nine. If it goes on, get up, write one line, and sit in your chair until your eyes close.",
        ],
        sources: ["espie", "european"],
      },
      talk: {
        instruction:
          "Work with one thought that keeps the person awake, and with the fear of tomorrow in particular. Ask what days after bad nights have really been like. Offer staying awake on purpose only as an experiment. Solve nothing at night.",
        opening: "Which thoughts come to you in the middle of the night?",
        followUps: [
          "After the last bad night, what was the next day truly like, hour by hour?",
          "What could you say to a three o’clock thought, in one sentence?",
        ],
        closing:
          "Keep that sentence by the bed. It is not there to win the argument. It is there so that you need not have it at night.",
      },
      exercise: "thought-record",
      toDo: "Write one sentence for three in the morning on a card, and put it by the bed.",
    },
    {
      title: "A bad night now and then",
      intention: "Let sleep be ordinary again, and know what to do when it slips.",
      read: {
        paragraphs: [
          "Everybody sleeps badly sometimes. Before an exam, with a cold, in August. What made it a problem was never the first bad night but what grew around it: the early bed, the nap, the worry at noon about the night ahead. You now know that growth well enough to cut it back.",
          "So here is the plan for the next time. One bad night: do nothing at all. Get up at your hour, live the day, go to bed when you are sleepy. Three bad nights in a row: back to the rules, getting up at the same time, up after a quarter of an hour, the list in the evening. Three bad weeks: keep the diary again for seven days and look at what has crept in.",
          "Be careful with gadgets that give sleep a mark. They guess, and a poor mark at breakfast has made more than one person tired. If you feel well, you slept well. That is the only measure that matters by day.",
          "And know when to ask for more. If you have given this an honest month and still lie awake three nights a week, see a doctor, and ask about the full course of this method with a trained person. The European guideline names it as the first thing to try for adults of any age, before tablets. Sleep that is broken by nightmares, by breath that stops or by low mood needs its own kind of help.",
        ],
        sources: ["european", "nhs"],
      },
      talk: {
        instruction:
          "Review what changed in the person's sleep and what they want to keep. Make a three-line plan for relapses: one bad night, three nights, three weeks. Suggest a doctor if an honest month has not helped.",
        opening: "Which change of these weeks did the most for your nights, even if it was little?",
        followUps: [
          "What do you tend to do after one bad night that you would now leave out?",
          "How will you notice that it is time to go back to the rules?",
        ],
        closing:
          "Then you have a plan for bad nights, and need not be afraid of them. May most of the others be ordinary.",
      },
      exercise: "breathing",
      toDo: "Write the three lines: after one bad night, after three, after three weeks.",
    },
  ],
};

import type { Program } from "./program.ts";

export const anger: Program = {
  id: "anger",
  title: "When anger takes over",
  lead: "Five steps with anger: what it is for, how it rises, how to get the minute you need, and how to say the true part of it.",
  description:
    "A program of five small steps for anger and irritability: what it guards, the early signs, cooling down, fair thoughts, saying it well. Free to read.",
  feelings: ["angry", "others", "overwhelmed"],
  words: ["rage", "irritable", "temper", "furious", "snap", "shouting", "resentment"],
  sources: [
    {
      key: "kjaervik",
      title:
        "A meta-analytic review of anger management activities that increase or decrease arousal: What fuels or douses rage?",
      by: "Kjærvik and Bushman, Clinical Psychology Review",
      year: 2024,
      url: "https://doi.org/10.1016/j.cpr.2024.102414",
    },
    {
      key: "bushman",
      title:
        "Does Venting Anger Feed or Extinguish the Flame? Catharsis, Rumination, Distraction, Anger, and Aggressive Responding",
      by: "Bushman, Personality and Social Psychology Bulletin",
      year: 2002,
      url: "https://doi.org/10.1177/0146167202289002",
    },
    {
      key: "nhs",
      title: "Get help with anger",
      by: "National Health Service, England",
      year: 2022,
      url: "https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/anger/",
    },
    {
      key: "davies",
      title: "Overcoming Anger and Irritability",
      by: "Davies, Robinson",
      year: 2000,
      url: null,
    },
    {
      key: "linehan",
      title: "DBT Skills Training Manual, second edition",
      by: "Linehan, Guilford Press",
      year: 2014,
      url: null,
    },
  ],
  steps: [
    {
      title: "What it guards",
      intention: "Find out what your anger is trying to protect.",
      read: {
        paragraphs: [
          "Anger has a bad name and a good job. It comes when something that matters is in the way or under attack: you were lied to, your child was shoved, you have explained it four times. It makes you strong, loud and quick. Without it nobody would ever have said “that is enough”.",
          "It goes wrong in three ways. It comes too often, for things that do not deserve it. It comes too strongly, so that afterwards you have to apologise for what was in fact a fair point. Or it comes out in the wrong place: the boss was unjust and the dog paid for it. If you are here, you probably know which is yours.",
          "Very often anger is the second feeling. Before it, for a fraction of a second, there was another one that is harder to bear. Shame, because you were shown up. Fear, because she was two hours late. Hurt, helplessness, exhaustion. Anger covers it in no time, because with anger one at least has something to do. If you can find the first one, you know what the matter really is.",
          "So do not begin by trying to get rid of it. Ask it what it is guarding. “I shouted because he left the light on” makes no sense. “I shouted because I was alone with everything again, and the light was the proof” makes a great deal. With that one can do something.",
        ],
        sources: ["davies", "nhs"],
      },
      talk: {
        instruction:
          "Take one recent outburst or swallowed anger and look with the person for what it guarded and for the feeling just before it. Do not moralise and do not excuse harm. If somebody is in danger from it, or from another's anger, follow the safety rules.",
        opening: "When were you last really angry, and what had happened just before?",
        followUps: [
          "If there was another feeling in the second before, what might it have been?",
          "What was your anger trying to protect?",
        ],
        closing:
          "So there was something worth guarding, and the anger was its guard. You can keep the one and train the other. The exercise is for the moment before it takes over.",
      },
      exercise: "stop",
      toDo: "After the next flash of anger, write down the feeling that came just before it.",
    },
    {
      title: "The early signs",
      intention: "Catch it at three out of ten, where there is still a choice.",
      read: {
        paragraphs: [
          "“It comes from nowhere” is what nearly everybody says. It never does. It only passes the first stations unnoticed. Ask those who live with you: they know ten minutes before you, from your jaw.",
          "Imagine a thermometer from nought to ten. At nine you cannot think. The body has taken over, and advice given there is wasted. At three you can still choose. So everything depends on knowing your three. For one person it is hot ears. For others it is talking faster, breathing at the top of the chest, a foot that taps, a certain politeness. Find two signs in your body and one in your thoughts. The thought is often a single word: typical, always, on purpose.",
          "Then look at the ground it falls on. William Davies, who has written a kind and funny book about irritability, draws it as a leaking bucket: hunger, bad sleep, drink, pain, noise, too much to do. On a full bucket a drop is enough. Half of all quarrels would not take place after a sandwich. It sounds trivial, and it is the easiest part to change.",
          "Look last at the places. Anger has a timetable: the school run, the printer, half past six in the kitchen, a certain aunt. If you know that it comes at half past six, you can eat at six, or be silent at half past, or say beforehand that it is a bad time.",
        ],
        sources: ["davies", "linehan"],
      },
      talk: {
        instruction:
          "Help the person find two bodily signs and one thought that mark their three out of ten, what fills the bucket beforehand, and the usual time and place. Keep it concrete, even a little light.",
        opening: "What happens in your body when it begins, before anybody else can see it?",
        followUps: [
          "What was already in the bucket last time: sleep, hunger, noise, too much to do?",
          "At what time and in which place does it come most often?",
        ],
        closing:
          "Now you know your three, and at three you still have a choice. That is worth more than any method for nine.",
      },
      exercise: "breathing",
      toDo: "Say your number from nought to ten to yourself three times a day, angry or not.",
    },
    {
      title: "Get the minute",
      intention: "Cool the body first, since a hot one cannot think.",
      read: {
        paragraphs: [
          "For a hundred years people were told to let it out. Hit a cushion, shout in the car. It is one of the few pieces of advice that has been tested thoroughly and found to be wrong. In Brad Bushman’s experiments those who hit a punchbag while thinking of the person were afterwards angrier and more hostile than those who did nothing at all.",
          "A review of 154 studies in 2024 came to a simple conclusion. What lowers the arousal lowers the anger: slow breathing, loosening the muscles, mindfulness, yoga, counting, a break. What raises it does not, and that includes going for a run while you are boiling. Run tomorrow. Now you want to come down.",
          "So what you need is a minute, and sometimes twenty. A minute: stop, both feet on the ground, breathe out for longer than you breathe in, six times. Unclench the hands and the jaw. If you can, cold water on the wrists or the face. Twenty, if it was at seven or more, because that is about how long a body takes to settle. Leave the room, but not as a slammed door. “I am too angry to be fair. I’ll be back at eight.” And be back at eight.",
          "What spoils the twenty minutes is the film in the head: what he said, what I ought to have said. Each showing heats you up again. Give your mind something else to do that needs it: count back in sevens, sort a drawer, name the rivers you know.",
        ],
        sources: ["kjaervik", "bushman"],
      },
      talk: {
        instruction:
          "Work out the person's own way of getting a minute and of getting twenty: what they do with breath and hands, the sentence they leave with, when they return, and what they do with the replay in their head.",
        opening: "What do you do now when it is already at six or seven?",
        followUps: [
          "What sentence could you leave the room with, and when would you come back?",
          "What would keep your mind from playing the scene again meanwhile?",
        ],
        closing:
          "You have a sentence, a time and something for your hands. Tell the person it concerns about it on a quiet day, so that they know it is not a slammed door.",
      },
      exercise: "muscle-relaxation",
      toDo: "Practise six slow breaths once a day while you are calm, so that they are there when you are not.",
    },
    {
      title: "The story in it",
      intention: "Check what you are telling yourself about the other person.",
      read: {
        paragraphs: [
          "Between what happened and how angry we are there stands a story, told at great speed. He cut in front of me. That is the event. He did it on purpose, he thinks he is better than me, nobody respects me: that is the story, and it is the story that raises the pulse. If it turned out that he had a bleeding child in the back, the event would be the same and the anger gone.",
          "Angry stories have a few well-worn parts. Mind reading: she did it to annoy me. Big words: always, never, nobody. Law-giving: he must, she should, as if there were a statute. And labels: idiot, so that one is dealing with a thing and no longer with a person. If you hear one of these in your head, you are in the story.",
          "The question that helps is not “Am I right?”, since you may well be. It is: what else could it be? Find two other explanations. They need not be nice. She was tired. He did not see me. They have never learned it. Then: how much will it matter in a month? And: what do I want from this? If you want him to come on time, will what you are about to say bring that about?",
          "Some stories prove true. There are people who do it on purpose. Then your anger is telling you something, and the answer is a limit or a goodbye. You will find it more easily with a cool head.",
        ],
        sources: ["davies", "nhs"],
      },
      talk: {
        instruction:
          "Separate event and story in one angry moment, find the mind reading, big words or labels, and let the person find two other explanations. Ask what they want to achieve. If the story is true, take it seriously and turn to limits.",
        opening:
          "Take one moment that made you angry: what happened, and what did you tell yourself about it?",
        followUps: [
          "What else could it have been? Find two other explanations, they need not be kind ones.",
          "What do you want to come of it, and which sentence would bring you nearer?",
        ],
        closing:
          "You may still be right, and now you are also free. The exercise does this on paper, where it is slower and therefore fairer.",
      },
      exercise: "thought-record",
      toDo: "Once this week, find two other explanations before you answer.",
    },
    {
      title: "Say the true part",
      intention: "Bring it up at the right time, in words that can be heard, and mend what broke.",
      read: {
        paragraphs: [
          "Swallowed anger does not vanish. It turns into sarcasm, silence, headaches, or a list. So after the cooling down comes the part many leave out: going back and saying what it was about. Calm people who say it are believed more than loud ones.",
          "Keep to one matter, and the most recent one. Speak of yourself: “When the meeting was moved without a word to me, I was angry, because I had got up at five for it. I would like to be told by mail.” What happened, what it did to you, what you want. No “always”, no character study. Then stop talking, and let the other answer.",
          "If you have hurt somebody in anger, mend it soon and without “but”. What you did, what it was like for them, what you will do differently. With children especially. A parent who says, “I shouted, that was not your fault, I was tired and I will go out of the room next time”, has not lost authority. They have taught the most useful thing there is about anger.",
          "Look at the harm plainly. If you have hit somebody, or are afraid that you might, if you break things, if people at home have become quiet around you, then this program is too little. In most countries there are courses and helplines for people who want to stop, and a doctor can refer you. Ringing one is the bravest thing on this page.",
        ],
        sources: ["linehan", "nhs"],
      },
      talk: {
        instruction:
          "Prepare one calm sentence about one matter, or one repair for harm done. Ask plainly whether anybody has been hurt or is afraid; if so, name real help without shaming and follow the safety rules.",
        opening: "Is there something you were angry about and have never said calmly?",
        followUps: [
          "How would it go in three sentences: what happened, what it did to you, what you would like?",
          "And is there somebody with whom you have something to mend?",
        ],
        closing:
          "That is the true part of your anger, and it can be heard like this. Thank you for looking at it so squarely.",
      },
      exercise: "problem-solving",
      toDo: "Say one true thing calmly this week, or mend one thing that broke.",
    },
  ],
};

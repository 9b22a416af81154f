type ExerciseStep = {
  say: string;
  /** The same with the person's last words in it, where {echo} stands. */
  withEcho?: string;
  /** done: any sign of having done it will do. words: the answer itself is the work. */
  expects: "done" | "words";
};

/** An exercise led step by step in the talk. */
export type LedExercise = {
  id: string;
  /** Stands after "we could try": a slow breathing exercise of two minutes. */
  invite: string;
  steps: readonly ExerciseStep[];
  /** Said when the last step has been answered. */
  ending: readonly string[];
  /** All of it in one message, for the second time. */
  again: string;
  source: string;
};

const exercises: readonly LedExercise[] = [
  {
    id: "breathing",
    invite: "a slow breathing exercise of two minutes",
    steps: [
      {
        say: "Let’s slow the breath down together. Sit so that your feet touch the floor, and let your hands lie where they like. Breathe in through the nose while you count to four, and out through the mouth while you count to six, as if through a straw. Do that three times, and write “done” when you have.",
        expects: "done",
      },
      {
        say: "Good. Now five more rounds, four in and six out. If your mind wanders off, that is what minds do: come back at the next breath out. Tell me when you are there.",
        expects: "done",
      },
      {
        say: "Let the breath go back to its own pace. Notice your shoulders, your jaw, your hands. What has changed, even slightly, compared with before?",
        expects: "words",
      },
    ],
    ending: [
      "Thank you for doing that. Four in and six out is yours now, in a queue, in a meeting, in bed.",
      "That was two minutes, and you can take them along anywhere.",
    ],
    again:
      "Once more, then. Feet on the floor, four counts in, six counts out, eight rounds at your own pace. I’ll be here at the end of it, and you can tell me how it was.",
    source: "slow breathing with a longer out-breath, as taught by the NHS for stress and panic",
  },
  {
    id: "grounding",
    invite: "a grounding exercise that goes through the senses",
    steps: [
      {
        say: "We will go through your senses, one at a time, to bring you back to where you are. Look round, slowly. Name five things that you can see, and write them here, however plain.",
        expects: "words",
      },
      {
        say: "Good. That is where you are. Now four things that you can feel: the chair, your sleeve, the air, the floor. Which four?",
        expects: "words",
      },
      {
        say: "Now listen. There is something near and something far away. Name three sounds, even faint ones.",
        expects: "words",
      },
      {
        say: "Almost there. Two things that you can smell, or two smells that you like. And last, one taste: what is it?",
        expects: "words",
      },
    ],
    ending: [
      "You are here, in a room, on an ordinary day, with your feet on the ground. How loud is it now, from nought to ten?",
      "That was five senses, and you used all of them. Where would you put the feeling now, from nought to ten?",
    ],
    again:
      "Let’s go through them again, faster this time: five things you see, four you feel, three you hear, two you smell, one you taste. Say them aloud where you are, and come back when you have them.",
    source: "the 5-4-3-2-1 grounding method used for panic and flashbacks",
  },
  {
    id: "thought-record",
    invite: "taking one hard thought apart together",
    steps: [
      {
        say: "Let’s take one thought and look at it from all sides. When did it last hit you, and what was going on just then? One or two sentences are enough.",
        expects: "words",
      },
      {
        say: "And in that moment, what went through your mind? Write the thought as a sentence, the way it sounds inside.",
        expects: "words",
      },
      {
        say: "How much do you believe that, from nought to a hundred, and what does believing it make you feel?",
        withEcho:
          "So the thought is: “{echo}” How much do you believe that, from nought to a hundred, and what does believing it make you feel?",
        expects: "words",
      },
      {
        say: "Now be a fair witness. What are the facts that speak for the thought, facts that another person would also see?",
        expects: "words",
      },
      {
        say: "And the other side. What does not fit the thought: a time it was not so, something somebody said, something you did?",
        expects: "words",
      },
      {
        say: "Put both sides into one sentence that is true and also fair to you. It need not be cheerful. How would it go?",
        expects: "words",
      },
    ],
    ending: [
      "That sentence has more of the truth in it than the first one. How much do you believe the old thought now, from nought to a hundred?",
      "You held a hard thought up to the light and found more in it. Read that last sentence again tomorrow morning, and see whether it still stands.",
    ],
    again:
      "Let’s do the short form: the thought in one sentence, one fact for it, one fact against it, and then a fairer sentence. Write all four, and I’ll read along.",
    source: "the thought record of cognitive therapy (Beck; Greenberger and Padesky)",
  },
  {
    id: "worry-time",
    invite: "giving the worry a fixed place in the day",
    steps: [
      {
        say: "We will give your worries an appointment, so that they stop turning up at all hours. Write down the worries that are here now, one line each, as many as come.",
        expects: "words",
      },
      {
        say: "Look at the list. Which of these could you do something about in the next few days, and which are only what-ifs?",
        expects: "words",
      },
      {
        say: "For the ones you can do something about: what is the very next thing to do, and when could you do it?",
        expects: "words",
      },
      {
        say: "The what-ifs get fifteen minutes a day, always at the same hour, and not near bedtime. Which hour would suit you?",
        expects: "words",
      },
    ],
    ending: [
      "Then that is their hour. When one turns up outside it, say: not now, at the appointed time, and come back to what you were doing.",
      "At that hour you may worry as thoroughly as you like, and then you close the notebook.",
    ],
    again:
      "The short form again: list the worries, give each doable one a next step and a day, and leave the what-ifs for your worry hour. Write me the one doable thing when you have it.",
    source:
      "worry postponement, tested in trials of worry and poor sleep (Borkovec; McGowan and Behar)",
  },
  {
    id: "problem-solving",
    invite: "working through the practical side step by step",
    steps: [
      {
        say: "Let’s make it small enough to handle. Say the problem in one sentence, as concretely as you can: who, what, by when?",
        expects: "words",
      },
      {
        say: "If this were a little better two weeks from now, what would you see that is different?",
        expects: "words",
      },
      {
        say: "Now ideas, good and bad ones alike, at least three. Nothing is judged yet. What could you do, or ask somebody to do?",
        expects: "words",
      },
      {
        say: "Look at what you wrote. Which one costs the least and is most in your own hands?",
        expects: "words",
      },
      {
        say: "Make it concrete: on what day, at what hour, and what is the very first movement?",
        expects: "words",
      },
    ],
    ending: [
      "That is a plan a tired person can keep. What might get in its way, and what would you do then?",
      "You have a first movement and a time for it. The rest can wait until that one is done.",
    ],
    again:
      "In one go this time: the problem in a sentence, three ideas, the cheapest one, and a day for it. Write them down as they come.",
    source: "problem-solving therapy (D’Zurilla and Nezu)",
  },
  {
    id: "values",
    invite: "looking at what matters to you underneath all this",
    steps: [
      {
        say: "Let’s look for what matters under the trouble. Think of three parts of life, such as love, work, health, friendship, learning, faith or play. Which three weigh most for you, if nobody were judging?",
        expects: "words",
      },
      {
        say: "Take the first of them. What kind of person would you like to be in it, on an ordinary day?",
        expects: "words",
      },
      {
        say: "How close were you to that in the last week, from nought to ten, without reproach?",
        expects: "words",
      },
      {
        say: "What would half a point more look like: one thing, small enough to do this week?",
        expects: "words",
      },
    ],
    ending: [
      "That is a direction, and a direction is something one can go in even on a bad day.",
      "Whatever else happens this week, that one thing would be in line with who you want to be.",
    ],
    again:
      "Take another part of life that matters to you, and answer in three lines: who I want to be in it, how near I am, and one small thing for this week.",
    source: "values work from acceptance and commitment therapy (Hayes and others)",
  },
  {
    id: "self-compassion",
    invite: "a short exercise in speaking to yourself as to a friend",
    steps: [
      {
        say: "This one has three parts. First, say plainly what hurts, without dressing it up: this is hard, because… How would you finish the sentence?",
        expects: "words",
      },
      {
        say: "Second, you are not the only one. Somewhere tonight others lie awake over much the same. If one of them were a friend of yours, sitting here, what would you say to them?",
        expects: "words",
      },
      {
        say: "Third, say that to yourself. Put a hand where it is warm, on your chest or your arm, and read your own words slowly, with your own name in front. What happens when you do?",
        expects: "words",
      },
    ],
    ending: [
      "It may feel strange at first. Kindness is a muscle too.",
      "Those words were yours, so they can be yours again the next time it is dark.",
    ],
    again:
      "Again, and shorter: what hurts, in one sentence; who else might know this; and one kind sentence with your name in front. Write me the last one.",
    source: "the self-compassion break (Neff and Germer)",
  },
  {
    id: "activity-planning",
    invite: "planning one or two small things that might give the day some colour",
    steps: [
      {
        say: "When mood is low, waiting until one feels like it can take for ever, so we go the other way round. What used to give you a little pleasure, or a little sense of having done something? Name two or three, however small.",
        expects: "words",
      },
      {
        say: "Choose one, and shrink it until it is almost silly: five minutes, one page, to the corner and back. What is the small version?",
        expects: "words",
      },
      {
        say: "Give it a place. On what day, at what time, and right after which other thing that you do anyway?",
        expects: "words",
      },
    ],
    ending: [
      "Do it whatever the mood says, and note afterwards how it was, from nought to ten. Often it is a little more than one expected.",
      "You need not look forward to it. It is enough to turn up.",
    ],
    again:
      "Pick one more thing, shrink it, and tie it to an hour tomorrow. Write it as: after I, I will.",
    source: "behavioural activation, well tested for low mood (Jacobson; Martell and Dimidjian)",
  },
  {
    id: "muscle-relaxation",
    invite: "a muscle relaxation of five minutes",
    steps: [
      {
        say: "We will tighten and let go, from the hands upward. Make fists, hold them tight for five seconds, and let go all at once. Twice. Notice the difference, and write “done”.",
        expects: "done",
      },
      {
        say: "Now the shoulders: up to your ears, hold, and let them fall. Then the face: screw it up small, hold, and let it go smooth. Write when you have.",
        expects: "done",
      },
      {
        say: "Now the stomach: pull it in, hold, and let it be soft. Then legs and feet: press them into the floor, hold, and let go. Tell me when that is done.",
        expects: "done",
      },
      {
        say: "Stay like that for three slow breaths, with the weight of your body where it is. Which part of you let go the most?",
        expects: "words",
      },
    ],
    ending: [
      "You can do the shoulders alone, anywhere, without anybody noticing.",
      "In bed at night, the same round often brings sleep nearer.",
    ],
    again:
      "The short round: fists, shoulders, face, stomach, feet, each held for five seconds and let go. Come back when you have been through it.",
    source: "progressive muscle relaxation (Jacobson), recommended for tension and poor sleep",
  },
  {
    id: "stop",
    invite: "a very short pause for the moment before you react",
    steps: [
      {
        say: "STOP has four parts, and takes less than a minute. Stop: do not send, say or do anything yet. Take a breath, slow and all the way out. Have you got that far?",
        expects: "done",
      },
      {
        say: "Observe: what is in your body, what is the thought, what is the feeling? Name each in a word or two.",
        expects: "words",
      },
      {
        say: "Proceed, with what matters in mind. What would you do now, if you wanted to be content with it tomorrow?",
        expects: "words",
      },
    ],
    ending: [
      "That gap between the spark and the act is small, and it is where you get to choose.",
      "The more often you find that pause in quiet moments, the likelier it is to be there in loud ones.",
    ],
    again:
      "Stop, breathe out, name what is there, and then ask what tomorrow’s you would thank you for. What comes?",
    source: "the STOP skill of dialectical behaviour therapy (Linehan)",
  },
];

export const findExercise = (id: string): LedExercise | null =>
  exercises.find((exercise) => exercise.id === id) ?? null;

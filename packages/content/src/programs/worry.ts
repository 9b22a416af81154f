import type { Program } from "./program.ts";

export const worry: Program = {
  id: "worry",
  title: "When worry won’t stop",
  lead: "Six steps for a head that keeps asking “what if”. You learn to tell useful worry from the other kind, and to put the other kind down.",
  description:
    "A program of six small steps for worry and anxiety: sort the worries, give them an hour, face one thing, and let the rest be uncertain. Free to read.",
  feelings: ["worried", "overwhelmed", "tired"],
  words: [
    "anxiety",
    "anxious",
    "panic",
    "what if",
    "overthinking",
    "nervous",
    "fear",
    "rumination",
  ],
  sources: [
    {
      key: "cg113",
      title: "Generalised anxiety disorder and panic disorder in adults: management (CG113)",
      by: "National Institute for Health and Care Excellence",
      year: 2011,
      url: "https://www.nice.org.uk/guidance/cg113",
    },
    {
      key: "borkovec",
      title: "Stimulus control applications to the treatment of worry",
      by: "Borkovec, Wilkinson, Folensbee and Lerman, Behaviour Research and Therapy",
      year: 1983,
      url: "https://doi.org/10.1016/0005-7967(83)90206-1",
    },
    {
      key: "worries",
      title: "Tackling your worries",
      by: "National Health Service, England, Every Mind Matters",
      year: 2024,
      url: "https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/self-help-cbt-techniques/tackling-your-worries/",
    },
    {
      key: "cci",
      title: "What? Me Worry!?!",
      by: "Centre for Clinical Interventions, Western Australia",
      year: 2019,
      url: "https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Worry-and-Rumination",
    },
    {
      key: "fears",
      title: "Facing your fears",
      by: "National Health Service, England, Every Mind Matters",
      year: 2024,
      url: "https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/self-help-cbt-techniques/facing-your-fears/",
    },
    {
      key: "dugas",
      title: "Cognitive-Behavioral Treatment for Generalized Anxiety Disorder",
      by: "Dugas and Robichaud, Routledge",
      year: 2007,
      url: null,
    },
    {
      key: "who",
      title: "Doing What Matters in Times of Stress: An Illustrated Guide",
      by: "World Health Organization",
      year: 2020,
      url: "https://www.who.int/publications/i/item/9789240003927",
    },
  ],
  steps: [
    {
      title: "Notice",
      intention: "See what your worry does before you try to change it.",
      read: {
        paragraphs: [
          "Worry is thinking that has forgotten to stop. It begins with something real, a bill, a cough, a message without an answer. Then it asks what would happen if that went wrong, and what would happen after that. Ten minutes later you are in a life that has not taken place, and your body believes every word of it: tight shoulders, a fast heart, a stomach that has closed.",
          "It helps to know that this is a system doing its work. A mind that looks ahead kept people alive. The trouble is not that you have it. The trouble is that it rings for a burnt slice of toast as loudly as for a fire, and that nobody taught you how to reset it.",
          "Most people try one of two things. They follow the thought to its end, hoping to reach the point where it is finally settled. Or they push it away, and it comes back louder, as anything does that we are told not to think of. Both are understandable. Neither gives the alarm what it needs, which is to be looked at calmly and found to be an alarm.",
          "So the first step is only to notice. When does it start? What were you doing? What does it say, in its own words? What happens in your body, and what do you do then? You are not asked to worry less this week. You are asked to become a good witness of it.",
        ],
        sources: ["cci", "cg113"],
      },
      talk: {
        instruction:
          "Help the person describe one recent bout of worry from the outside: when it began, what it said, where it sat in the body, what they did next. Do not reassure and do not solve anything. Describing is the whole task.",
        opening: "When did worry last take hold of you, and what set it off?",
        followUps: [
          "If you wrote down what it said, word for word, how would the sentence go?",
          "And what did your body do, and what did you do to make it stop?",
        ],
        closing:
          "You have just watched your worry instead of being inside it, and that is the skill the rest of this program is built on. The exercise of this step slows the body down. After it there is one small thing to carry into the week, and it can wait until you feel like it.",
      },
      exercise: "breathing",
      toDo: "Make three short notes this week: when a worry came, and what it said.",
    },
    {
      title: "Sort",
      intention: "Tell a worry you can act on from one you can only carry.",
      read: {
        paragraphs: [
          "There are two kinds of worry, and they want opposite things from you. The first is about something that is happening, and that you can do something about. The rent is short this month. The boiler makes a noise. Such a worry is a problem in work clothes. It goes quiet when you take a step, even a small one.",
          "The second kind begins with “what if” and lives in a time that has not come. What if the test shows something? What if they only pretend to like me? Nothing you could do today would settle it. Thinking about it feels like preparing, but it is more like rocking in a chair: it keeps you busy and takes you nowhere.",
          "Sorting them is the centre of how the British health service and many counsellors work with worry. There is a simple tree for it. Ask: is there anything I can do about this? If not, let it pass, and give your attention to something you can touch. If there is, ask: can I do it now? Then do it. If not now, then write down what you will do, and when. After that, too, you may let it go.",
          "The letting go is hard at first, and nobody does it on command. It is enough to know which pile a worry belongs to. People often find that the second pile is much the larger one, and that they had been working on it day and night.",
        ],
        sources: ["worries", "cg113"],
      },
      talk: {
        instruction:
          "Ask for the worries of this week, one at a time, and help the person put each on one of two piles: something can be done, or it is a what-if. Where something can be done, ask for the smallest next act. Never decide the pile for them.",
        opening: "Which worries are with you this week? Name two or three, as they come.",
        followUps: [
          "Which of those could you do something about, however little, and which begin with “what if”?",
          "For one that you can act on: what would be the very first movement?",
        ],
        closing:
          "Now each of them has a place, and you know which ones are asking for your hands and which only for your sleep. The exercise gives the second pile an hour of its own. The small thing to do belongs to the first pile.",
      },
      exercise: "worry-time",
      toDo: "Take the first movement on one worry you can act on. Ten minutes are enough.",
    },
    {
      title: "An hour for it",
      intention: "Give worry an appointment, so that it stops turning up at all hours.",
      read: {
        paragraphs: [
          "In 1983 a group of researchers around Thomas Borkovec tried something odd. They asked people who worried a great deal to keep doing so, but only for half an hour a day, in the same chair, at the same time. Whenever a worry came at another hour, they were to notice it, put it off, and turn to what was in front of them. Within four weeks they worried clearly less than people who had carried on as before.",
          "It works for a reason that is worth knowing. A worry that turns up in bed, in the shower and at your desk has taught you that all of these are places for worry. If it has one place, the others slowly become ordinary again. And putting something off is much easier than banning it. “Not now” is a sentence that the mind can accept. “Never” is not.",
          "Choose fifteen minutes, not near bedtime, and not in bed. Through the day, write each worry down in a few words and say to it: at six. At six, sit down with the list. Some of it will have gone stale. Cross that out. What is left you may worry about as thoroughly as you like, on paper if possible. When the time is up, close the notebook and do something with your hands.",
          "You will forget. You will catch yourself an hour deep at midnight. That is no failure, it is the moment of noticing, and noticing is what you came to practise.",
        ],
        sources: ["borkovec", "worries"],
      },
      talk: {
        instruction:
          "Help the person set up a daily worry time that fits their real day: hour, place, how they will note worries outside it, and what they will do when it ends. Expect forgetting and plan for it kindly.",
        opening:
          "At what time of day, and in which chair, could your worries have fifteen minutes?",
        followUps: [
          "What will you do with a worry that turns up at three in the morning?",
          "And when the fifteen minutes are over, what would help you to get up and leave it there?",
        ],
        closing:
          "Then they have an appointment, and the rest of the day has a little more room. It will take a week or two before they learn to keep it. If you miss a day, the next one is as good.",
      },
      exercise: "worry-time",
      toDo: "Keep the appointment twice this week. Set an alarm for its end as well.",
    },
    {
      title: "Look at the thought",
      intention: "Ask a frightening thought for its evidence, fairly.",
      read: {
        paragraphs: [
          "An anxious mind makes two quiet mistakes. It takes a thing that could happen for a thing that will. And it leaves out that you would do something if it did. Between them these two turn an unpleasant Tuesday into a catastrophe.",
          "The way to look at such a thought is the way a fair judge looks at a case. First the thought itself, written as a claim: “They will let me go on Friday.” Then what speaks for it, in facts that another person would also see. Then what speaks against it, or does not fit. Then the question that anxiety never asks: if it did happen, what would I do on Saturday, and who would I ring?",
          "This is not the same as thinking positively. If the evidence says that Friday may be bad, then that is what it says. What usually changes is the size. “It is certain, and I would not survive it” becomes “It might happen, it would be hard, and I would start by ringing my sister.” You may still be afraid. You are now afraid of something with edges.",
          "Watch for reassurance on the way. Asking five people, or the internet, whether it will be all right brings an hour of quiet and then a stronger need to ask. Do the looking yourself, once, in writing. Then leave the paper in the drawer, and let it have been looked at.",
        ],
        sources: ["cci", "dugas"],
      },
      talk: {
        instruction:
          "Lead the person to examine one frightening prediction: state it as a claim, gather what supports it and what does not, then ask how they would cope if it came true. Do not reassure, do not argue, and do not supply the balanced thought for them.",
        opening: "Which prediction frightens you most at the moment? Say it as one plain sentence.",
        followUps: [
          "What does not fit that sentence: a time it went otherwise, something it leaves out?",
          "If it came true all the same, what would you do on the day after, and who would you want near you?",
        ],
        closing:
          "The fear may still be there, but it has edges now, and you have met the version of you who would cope. The exercise takes the same road on paper, one line at a time.",
      },
      exercise: "thought-record",
      toDo: "Write one worry down as a claim, with one fact on each side of it.",
    },
    {
      title: "One small approach",
      intention: "Do a little of what worry told you to avoid.",
      read: {
        paragraphs: [
          "Worry gives advice, and the advice is nearly always the same: do not go, do not ring, do not open the letter. Each time you follow it there is relief, and the relief is real. It is also how fear grows. Your body learns that you are safe because you stayed away, and the next time it asks for a little more distance.",
          "The way back is to go towards the thing, slowly enough to stay, and often enough to learn. The health service in England teaches it as a ladder. At the top stands what you would like to be able to do. At the bottom stands a version so small that it is only a bit uncomfortable. You climb one rung at a time, and you stay on each until it becomes dull.",
          "Two rules make the difference. Stay until the fear has come down at least a little, because leaving at the peak teaches the wrong lesson. And leave out the charms: the phone in your hand, the seat by the door, the friend who does the talking. They seem to help, and then they get the credit.",
          "It should be your ladder, at your pace, and it is not meant for real danger. If somebody hurts you, the answer is distance and help. If panic has taken whole parts of your life, or what you fear is a memory that comes back in pictures, do this with a trained person at your side. It goes better, and faster, with company.",
        ],
        sources: ["fears", "cg113"],
      },
      talk: {
        instruction:
          "Help the person name one thing they avoid out of worry and build a short ladder towards it, then choose the lowest rung for this week. Check that it is not a real danger and not a trauma memory; if it is, say so plainly and leave the ladder.",
        opening: "What have you been avoiding lately because of how it makes you feel?",
        followUps: [
          "What would a very small piece of that be, so small that it is only a bit uncomfortable?",
          "What do you usually do to get through it, and could you try once without that?",
        ],
        closing:
          "That is the lowest rung, and it is a real one. Stay on it until it bores you. Boredom is what courage turns into.",
      },
      exercise: "stop",
      toDo: "Stand on the lowest rung once this week, and stay until it eases a little.",
    },
    {
      title: "Live with not knowing",
      intention: "Make some room for uncertainty, and for the life beside it.",
      read: {
        paragraphs: [
          "Underneath most worry lies one wish: to be certain. If only I knew, I could rest. The Canadian researchers Michel Dugas and Melisa Robichaud found that this wish is what sets heavy worriers apart from others. They do not have worse lives. They have less room for a “maybe”.",
          "But nobody is certain. Not about the lump, the job, the marriage, the flight. The people who seem calm are not better informed. They have a “perhaps” in their pocket and go to work with it. That can be practised, and it is practised in small coin. Send a message without reading it four times. Choose the dish without asking the waiter. Let the child walk to the corner. Each time, notice that you did not know, and that the evening came anyway.",
          "For the thoughts that still come, the World Health Organization has a picture: they have hooks, and we are the fish. One gets off the hook in three small movements. Notice that it has you. Give it a name: here is a thought that says it will go wrong. Then turn your attention back to what you are doing, to the cup in your hands or the person across the table, as often as it takes.",
          "You have come a long way in this program. You can tell the two kinds of worry apart, give them an hour, look at one in the light, and walk towards something you used to avoid. It will come back, on a bad day, at its old size. You will know what to do.",
        ],
        sources: ["dugas", "who"],
      },
      talk: {
        instruction:
          "Look back with the person over what changed in their worry, then explore where they demand certainty and how they could practise doing without it in small things. End with what they will do when worry returns.",
        opening:
          "Looking back over these steps, what has changed in how you and your worry get on?",
        followUps: [
          "Where in your days do you still need to be certain before you can rest?",
          "When it comes back at its old size, what will you do first?",
        ],
        closing:
          "Keep that sentence somewhere you will find it on a bad night. This was the last step, and every one of them stays open to you.",
      },
      exercise: "values",
      toDo: "Leave one small thing uncertain on purpose today, and see how the evening goes.",
    },
  ],
};

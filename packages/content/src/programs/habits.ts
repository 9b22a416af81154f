import type { Program } from "./program.ts";

export const habits: Program = {
  id: "habits",
  title: "Changing one thing",
  lead: "Five steps to change a habit: why you want to and do not, how small it may be, what sets it off, and what to do after a slip.",
  description:
    "A program of five small steps for habits and change: both sides of wanting, one tiny version, if-then plans, your surroundings, slips. Free to read.",
  feelings: ["stuck", "hard", "low"],
  words: ["habit", "change", "procrastination", "quit", "start", "routine", "discipline", "phone"],
  sources: [
    {
      key: "lally",
      title: "How are habits formed: Modelling habit formation in the real world",
      by: "Lally, van Jaarsveld, Potts and Wardle, European Journal of Social Psychology",
      year: 2010,
      url: "https://doi.org/10.1002/ejsp.674",
    },
    {
      key: "gollwitzer",
      title: "Implementation intentions: Strong effects of simple plans",
      by: "Gollwitzer, American Psychologist",
      year: 1999,
      url: "https://doi.org/10.1037/0003-066X.54.7.493",
    },
    {
      key: "miller",
      title: "Motivational Interviewing: Helping People Change, third edition",
      by: "Miller and Rollnick, Guilford Press",
      year: 2012,
      url: null,
    },
    {
      key: "wood",
      title: "A new look at habits and the habit-goal interface",
      by: "Wood and Neal, Psychological Review",
      year: 2007,
      url: "https://doi.org/10.1037/0033-295X.114.4.843",
    },
    {
      key: "michie",
      title:
        "The behaviour change wheel: A new method for characterising and designing behaviour change interventions",
      by: "Michie, van Stralen and West, Implementation Science",
      year: 2011,
      url: "https://doi.org/10.1186/1748-5908-6-42",
    },
    {
      key: "marlatt",
      title: "Relapse Prevention: Maintenance Strategies in the Treatment of Addictive Behaviors",
      by: "Marlatt and Donovan, Guilford Press",
      year: 2005,
      url: null,
    },
  ],
  steps: [
    {
      title: "Both sides",
      intention: "Hear the part that wants to change, and the part that does not.",
      read: {
        paragraphs: [
          "If you only wanted to change, you would have done it. There is another side, and it has its reasons. The cigarette is also the only break. The phone in bed is also the first hour of the day that belongs to you. Whoever fights that side loses, as a rule, since it knows every door in the house.",
          "William Miller and Stephen Rollnick, who worked with people who drank, noticed something curious. The more a counsellor argues for change, the more the other argues against it. Nearly everybody has both voices inside, and if someone outside takes one part, we take the other. It works in the head as well: each “you really must” is answered by a “yes, but”.",
          "So give both a fair hearing. What is good about how it is now? Take it seriously, for this is what any change has to make up for. What is not so good? What would be hard about changing? And what could be better in a year? Write down the last in some detail: the morning, the stairs, the look of somebody.",
          "Then two numbers from nought to ten. How important is it to me? And how sure am I that I could? Now the odd question: why is it not lower? Why a four and not a one? What you answer to that are your own reasons, and they are the only ones that ever carried anybody through a wet February.",
        ],
        sources: ["miller"],
      },
      talk: {
        instruction:
          "Use the spirit of motivational interviewing: explore what is good about the habit as it is, then what is not, importance and confidence from nought to ten, and why not lower. Do not argue for change. If dependence on alcohol or drugs appears, say that stopping suddenly can be dangerous and a doctor should help.",
        opening: "What would you like to change, and what is good about the way it is now?",
        followUps: [
          "From nought to ten, how important is it to you, and why is it not lower?",
          "What would be different on an ordinary morning a year from now?",
        ],
        closing:
          "Those reasons are your own, and so they will still be there in February. The other side has been heard as well, and will have to be looked after.",
      },
      exercise: "values",
      toDo: "Write down one good reason of each side. Let both stand.",
    },
    {
      title: "Very small",
      intention: "Make the new thing so small that you need no motivation for it.",
      read: {
        paragraphs: [
          "Motivation is weather. On a sunny Sunday you decide to run three times a week, and on a wet Wednesday you are somebody else. Plans that are made in good weather have to work in bad, so they have to be small. Smaller than seems sensible.",
          "Two minutes is a good measure. Not “meditate” but sit down and breathe out three times. Not “write” but open the document and type one sentence. Not “tidy up” but clear one surface the size of a plate. You may always do more. What counts is that it takes place, at the same point of the day, until your hands do it by themselves.",
          "How long is that? Phillippa Lally and her colleagues in London had 96 people choose something new and watched them for twelve weeks. On average it took 66 days until it went by itself. For some, with a glass of water, it was eighteen. For others, with fifty sit-ups, far longer than the study. The most comforting thing they found is this: missing one day made no difference to the result. It is no house of cards.",
          "Hang it on something you do anyway. After I have put the kettle on, I do two stretches. After I have locked the front door, I send one message. The old habit is the nail and the new one the coat. And be pleased for a second when you have done it, on purpose. It feels silly. It is what the brain remembers.",
        ],
        sources: ["lally", "wood"],
      },
      talk: {
        instruction:
          "Shrink the person's goal to a version of two minutes and tie it to something they already do every day. If they propose something large, ask what it would be on their worst day. Check that it is something to do and not only something to stop.",
        opening:
          "What is the new thing you would like to do, and how would it look in two minutes?",
        followUps: [
          "After what, that you do every day anyway, could it come?",
          "What would be the version for your worst day?",
        ],
        closing:
          "It looks laughably small, and that is its strength. A missed day changes nothing; two minutes on the next one are enough.",
      },
      exercise: "activity-planning",
      toDo: "Do the two-minute version today, right after the thing you chose.",
    },
    {
      title: "If, then",
      intention: "Decide now what you will do at the moment when it gets difficult.",
      read: {
        paragraphs: [
          "A good intention says what. “I will eat less sugar.” What it leaves open is the moment: four o’clock, tired, a plate of biscuits on the neighbouring desk. In that moment there is no time to think, and the old way is quicker.",
          "Peter Gollwitzer studied a small form of words that changes this. If such and such happens, then I will do this. If it is four and I want something sweet, then I make tea and go to the window. The plan puts the decision into the situation, so that it is set off by what you see rather than by your will. In many studies people with such a sentence kept their intentions far more often than those who only had the intention. It costs one line.",
          "To write a good one you need to know your moments. Watch for a few days: when, where, with whom, after what, in which mood. Most habits have two or three places where they live. Then take the likeliest of these and write the if as exactly as you can, and the then as something you do. “Then I don’t eat any” is not something one can do. “Then I take an apple and walk round the block” is.",
          "Write one for the obstacles too. If it rains, then I do it on the stairs. If somebody offers me one, then I say “not today, thanks”. Two or three are plenty. With ten nobody knows any more which is meant.",
        ],
        sources: ["gollwitzer", "wood"],
      },
      talk: {
        instruction:
          "Find the two or three moments where the old habit lives and write one precise if-then sentence with a doable then, plus one for an obstacle. Have the person say it aloud in their own words.",
        opening: "When did the old habit last win: where were you, at what time, in which mood?",
        followUps: [
          "What could you do in exactly that moment instead, with your hands or feet?",
          "How does it go as one sentence that begins with “If” and goes on with “then”?",
        ],
        closing:
          "That sentence has the decision inside it, so that you will not have to make one at the worst moment. Say it to yourself twice a day for a while.",
      },
      exercise: "stop",
      toDo: "Write your one if-then sentence on paper and put it where the moment happens.",
    },
    {
      title: "The room helps",
      intention: "Change what surrounds you, so that the right thing is the easy thing.",
      read: {
        paragraphs: [
          "We think of change as a matter of character. The research thinks more of furniture. Wendy Wood found that nearly half of what people do in a day is repeated in the same place at about the same time, without much of a decision. The place does it. So whoever wants something else should begin with the place.",
          "Make what you want easy to reach, and the other thing twenty seconds harder. Put the running shoes in front of the door and the charger in the hall. Lay the guitar on the sofa. Take the app off the first screen, log out, put the biscuits into the garage. It sounds like a trick, and it is one. People with what looks like great self-control have mostly arranged things so that they seldom need it.",
          "Susan Michie’s group in London asks three questions about any change. Can I, that is, do I know how, and have I the strength? Does my life let me, with its time, money, and people? And do I want to, also when nobody is looking? If it fails, look which of the three is missing. Somebody with two jobs lacks neither will nor knowledge.",
          "People are the strongest surroundings. Tell one person what you are doing, and ask for something definite: “Ask me on Sunday.” If somebody at home is part of the old habit, do not ask them to change. Ask them not to offer.",
        ],
        sources: ["wood", "michie"],
      },
      talk: {
        instruction:
          "Go through the person's rooms and day for one thing to bring nearer, one to move further off, and one person to tell. Use the three questions, can I, may I, do I want to, to see what is missing.",
        opening: "If you look round your home or your desk, what makes the old habit easy?",
        followUps: [
          "What could you move so that the new thing is nearer and the old one is further away?",
          "Whom could you tell, and what would you ask of them?",
        ],
        closing:
          "Move that one object today and the room begins to work for you. It does not get tired, and it has no moods.",
      },
      exercise: "problem-solving",
      toDo: "Move one object: what you want nearer, or what you do not want further off.",
    },
    {
      title: "After a slip",
      intention: "Fall, get up, and learn one thing from it.",
      read: {
        paragraphs: [
          "You will slip. It is not a question of whether but of when, and of what you say to yourself in the minute after. Alan Marlatt worked with people who had stopped drinking or smoking and found that the slip itself does little harm. What does the harm is the sentence that follows: now it is all spoilt anyway. Out of one biscuit comes the packet, and out of the packet comes “I’m just like that”.",
          "So the most important part of any change is a plan for the day on which it fails. It has three lines. A slip is a slip: one evening, not a character. What was it: where was I, what did I need, which moment had no if-then? And the next small right thing, today, not on Monday. Whoever starts again within a day is practically where they were.",
          "Be kind then, and not out of softness. People who scold themselves after a slip go on to eat, drink and avoid more, because the scolding hurts and the old habit is what helps against hurting. Speak to yourself as a good trainer does: what happened there, come on, once more.",
          "And sometimes it does not go, however well you plan. If it is alcohol, drugs, gambling or food, and it has you rather than you it, then it is no matter of technique. Stopping alcohol suddenly after long, heavy drinking can be dangerous. A doctor or a group of people who know it from inside can do what no plan can.",
        ],
        sources: ["marlatt", "miller"],
      },
      talk: {
        instruction:
          "Look at one slip without reproach: what set it off, what was said to oneself afterwards, what the next small right thing is. Make a three-line plan. With alcohol, drugs, gambling or eating, name real help and that stopping alcohol suddenly can be dangerous.",
        opening: "When did it last go wrong, and what did you say to yourself afterwards?",
        followUps: [
          "What did you need in that moment that the old habit gave you?",
          "What would a good trainer say to you now, and what is the next small right thing?",
        ],
        closing:
          "With that you can begin again within the hour, as often as needed. Most changes that lasted were begun more than once.",
      },
      exercise: "self-compassion",
      toDo: "Write three lines for the day after a slip, and put them beside your if-then sentence.",
    },
  ],
};

import type { Program } from "./program.ts";

export const grief: Program = {
  id: "grief",
  title: "After a loss",
  lead: "Five steps for grief. They do not lead out of it. They keep you company in it, and help you carry what stays.",
  description:
    "A program of five small steps for grief: no right way, waves and pauses, what was not said, the bond that stays, days that are hard. Free to read.",
  feelings: ["grieving", "low", "lonely"],
  words: ["bereavement", "death", "died", "mourning", "funeral", "miss", "loss"],
  sources: [
    {
      key: "dual",
      title: "The Dual Process Model of Coping with Bereavement: Rationale and Description",
      by: "Stroebe and Schut, Death Studies",
      year: 1999,
      url: "https://doi.org/10.1080/074811899201046",
    },
    {
      key: "bonds",
      title: "Continuing Bonds: New Understandings of Grief",
      by: "Klass, Silverman and Nickman (editors), Taylor and Francis",
      year: 1996,
      url: null,
    },
    {
      key: "bonanno",
      title: "The Other Side of Sadness",
      by: "Bonanno, Basic Books",
      year: 2009,
      url: null,
    },
    {
      key: "nhs",
      title: "Get help with grief after bereavement or loss",
      by: "National Health Service, England",
      year: 2022,
      url: "https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/grief-bereavement-loss/",
    },
    {
      key: "lundorff",
      title:
        "Prevalence of prolonged grief disorder in adult bereavement: A systematic review and meta-analysis",
      by: "Lundorff, Holmgren, Zachariae, Farver-Vestergaard and O’Connor, Journal of Affective Disorders",
      year: 2017,
      url: "https://doi.org/10.1016/j.jad.2017.01.030",
    },
  ],
  steps: [
    {
      title: "No right way",
      intention: "Let your grief be as it is, and no one else’s.",
      read: {
        paragraphs: [
          "You may have heard of five stages, and wondered which of them you are in. They were never meant as a timetable. Elisabeth Kübler-Ross described them in people who were dying themselves, and those who have studied mourning since have not found that people go through them in order, or at all.",
          "What they found is a great variety. Some cry for months. Some feel nothing at first and are frightened by it. Some are furious with the doctors, with the weather, with the one who died. Some laugh at the funeral. Some are relieved, because the illness was long or the love was difficult, and then ashamed of the relief. All of this is grief. So are a bad memory, a heavy chest, being cold, wanting to sleep or to clean the whole house.",
          "George Bonanno followed many bereaved people over years. The sorrow, he found, comes in waves, with gaps in between in which there can even be joy. The gaps are no betrayal. They are how a person gets through something that would be unbearable without a pause.",
          "So nothing is asked of you in this step. You need not be further along than you are. If somebody tells you that you should be over it, or should be crying more, they are telling you about themselves. If there is one thing to do, it is to eat something warm and let somebody know how you are. And you may close this page now, and come back when it suits you.",
        ],
        sources: ["bonanno", "nhs"],
      },
      talk: {
        instruction:
          "Keep the person company in their loss. Ask who it was and how it is today, follow slowly, reflect more than you ask. Give no comfort formulas, no stages, no silver lining, and plan nothing.",
        opening: "Who is it that you have lost? Tell me as much or as little as you like.",
        followUps: [
          "How is it today, in your body and in the hours of the day?",
          "Is there something in your grief that you think should not be there?",
        ],
        closing:
          "Thank you for telling me about them. There is no wrong way to do this, and nothing you told me is strange. You can leave it here for today.",
      },
      exercise: "breathing",
      toDo: "Eat one warm thing today, and let one person know how you are.",
    },
    {
      title: "Waves and pauses",
      intention: "Allow both: the time for sorrow, and the time off from it.",
      read: {
        paragraphs: [
          "Two Dutch researchers, Margaret Stroebe and Henk Schut, looked at what bereaved people really do all day, and saw a movement to and fro. For a while someone is with the loss: looking at photographs, crying, talking about the last week in hospital. Then they are with life: paying the bill that the other always paid, learning to cook for one, watching something foolish on television. And back again.",
          "They came to think that the swinging itself is what heals. Whoever is only ever with the loss goes under. Whoever is only ever busy finds it waiting, years later, behind a song in a supermarket. Neither side is the brave one. You need both, and no one can tell you the proportion.",
          "So if you have been in it for days, a pause is allowed. Go to the match. Laugh. It takes nothing away from them. And if you have been running since the funeral with forms and flowers and everybody else’s tears, then a quiet hour may be due, with the door closed and the photograph out. You can set it a limit, a candle’s length or an hour on Sunday, so that it does not swallow you.",
          "In families people often swing at different times. One wants to talk when the other wants to mow the lawn. It can look as if one of them did not care. Mostly they are on different beats of the same movement.",
        ],
        sources: ["dual", "bonanno"],
      },
      talk: {
        instruction:
          "Explore where the person is in the movement between loss and daily life, and which side is coming short. Respect either. Help them allow one small pause, or one small hour of remembering, as they choose.",
        opening:
          "In these days, are you more inside the loss, or more busy with what has to be done?",
        followUps: [
          "Which of the two have you not allowed yourself?",
          "What would a small amount of it look like, an hour or less?",
        ],
        closing:
          "Then let yourself have that, without counting it against your love. To and fro is how people get through this.",
      },
      exercise: "activity-planning",
      toDo: "Give yourself one hour of the side that is missing: a pause, or a time to remember.",
    },
    {
      title: "What was not said",
      intention: "Put words to what you would still have liked to say.",
      read: {
        paragraphs: [
          "Hardly anybody dies with everything said. There is a thank you that seemed too solemn, a quarrel that was left for Christmas, a question about your childhood. There is often an “if only”. If only I had driven over that evening. If only I had insisted on the second doctor.",
          "Guilt is so common in grief that it nearly belongs to it. It has a bitter use: if it was my fault, then at least it was in somebody’s hands, and the world is not simply like this. Look at it gently. What did you know that evening, and not now? You judge a person who stood in the dark with the light that you have today.",
          "Sometimes there is a true fault, a harsh word, a visit not made. Then it is no use being talked out of it. It can be said. Many find it good to write a letter to the one who died, by hand, beginning with the name. What I miss. What I am sorry for. What I forgive you, or cannot yet. What I want to thank you for. What has happened since. Some read it at the grave, some burn it, some keep it in a drawer.",
          "You may find that there is anger in it. The dead are not only to be missed. If they hurt you, or left you with debts, or left by their own hand, the letter may be long and not at all polite. It will bear it. If that was how they died, please do not carry it alone: there are groups of people who know exactly this.",
        ],
        sources: ["bonds", "nhs"],
      },
      talk: {
        instruction:
          "Make room for what was left unsaid: thanks, regret, anger, questions. With guilt, ask what they knew at the time; do not argue it away. After a suicide be especially careful, watch for risk, and name support for those bereaved in this way.",
        opening: "Is there something you would still have liked to say to them?",
        followUps: [
          "And is there an “if only” that comes back to you?",
          "If they could answer, what do you think they would say, being who they were?",
        ],
        closing:
          "Those words had been waiting, and now they have been said once. If you want to, write them down with the name at the top. There is no need to finish it in one go.",
      },
      exercise: "self-compassion",
      toDo: "Write three lines to them, beginning with their name.",
    },
    {
      title: "What stays",
      intention: "Find the form in which they go on being part of your life.",
      read: {
        paragraphs: [
          "For a long time people who mourned were told to let go. Since the nineties many who study grief have come to see it differently. In a book called “Continuing Bonds”, Dennis Klass and others gathered what they had heard from widows, parents and children all over the world: most people do not let go. They find another way to hold on. That is not illness. It is love in a changed form.",
          "It can be very plain. You cook his soup. You talk to her in the car. You ask yourself what Dad would say about this contract, and he would say what he always said. You wear the watch. There is a bench, a date, a song. Children who lost a parent draw them into the family picture, in the sky or at the edge. They know quite well what dead means, and they also know who belongs.",
          "What counts is whether the bond makes room. If a whole house must stay as it was on that day, or if nothing new may happen because it would be a betrayal, then it has become a weight. A bond that carries you leaves you free to move in it.",
          "Perhaps there is something of them that you would like to carry on: a kindness, a recipe, a stubbornness. It is a quiet way of answering. You may also let some of it end with them. Nobody is only good, and you may choose your inheritance.",
        ],
        sources: ["bonds", "dual"],
      },
      talk: {
        instruction:
          "Explore how the dead person is still part of the person's life, what helps and what weighs, and what of them they would like to carry on. Welcome talking to the dead as ordinary. Do not urge letting go.",
        opening: "Where do you still meet them: in a place, a habit, a sentence of theirs?",
        followUps: [
          "What of them would you like to carry on in your own way?",
          "And is there something you would rather let end with them?",
        ],
        closing:
          "Then they go on in that, and you decide in what form. Love does not need permission to stay.",
      },
      exercise: "values",
      toDo: "Do one thing this week in their manner, or for their sake.",
    },
    {
      title: "Hard days",
      intention: "Prepare for the dates that will hurt, and know when to ask for more.",
      read: {
        paragraphs: [
          "Some days can be seen coming. The birthday, the first Christmas, the date itself, and the evening before it, which is often worse than the day. Others cannot: a handwriting on a jar, somebody with the same coat. For the second kind there is little to do but stand still for a minute and let it go through. For the first you can make a plan.",
          "A plan for a hard day needs few things. Where will I be, and with whom, if anyone? What shall we do that belongs to them: a toast, a walk, a place laid at the table, or nothing on purpose? How do I get away if it is too much? Tell the others beforehand. They are afraid of saying the wrong thing and will be glad to know. And have something very ordinary ready for the day after.",
          "Grief changes with time, though not in a straight line. Most people find that the waves come further apart. For about one in ten it does not ease. If after six months or a year you still cannot believe it, if the longing fills most of every day, if life has no meaning without them, then there is help made for exactly this, and a doctor can tell you where.",
          "And if you have thoughts of following them, tell somebody today. Many who mourn have had them. They need a person at your side and no more nights alone. The crisis page has numbers for this hour.",
        ],
        sources: ["lundorff", "nhs"],
      },
      talk: {
        instruction:
          "Plan one coming hard day with the person: place, company, a small ritual or none, a way out, the day after. Ask plainly whether the grief is easing at all and whether they think of following the dead; follow the safety rules if so.",
        opening: "Which day ahead of you are you dreading?",
        followUps: [
          "How would you like that day to be, and who should be there or stay away?",
          "What will you do if it becomes too much?",
        ],
        closing:
          "Then that day has a shape, and you are not going into it blindly. You may change the plan on the morning itself. Every step here stays open to you.",
      },
      exercise: "problem-solving",
      toDo: "Write three lines for the next hard day: where, with whom, and how to get away.",
    },
  ],
};

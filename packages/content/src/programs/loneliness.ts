import type { Program } from "./program.ts";

export const loneliness: Program = {
  id: "loneliness",
  title: "Less alone",
  lead: "Five steps out of loneliness, in small coin: what it does to the way we see people, brief contacts, old friends, new places, and being known.",
  description:
    "A program of five small steps for loneliness: why it makes us wary, brief contacts, writing to somebody from before, places to return to. Free to read.",
  feelings: ["lonely", "low", "others"],
  words: ["alone", "isolated", "friends", "no friends", "new town", "social", "connection"],
  sources: [
    {
      key: "who",
      title: "WHO Commission on Social Connection",
      by: "World Health Organization",
      year: 2025,
      url: "https://www.who.int/groups/commission-on-social-connection",
    },
    {
      key: "cacioppo",
      title: "Loneliness: Human Nature and the Need for Social Connection",
      by: "Cacioppo and Patrick, W. W. Norton",
      year: 2008,
      url: null,
    },
    {
      key: "masi",
      title: "A Meta-Analysis of Interventions to Reduce Loneliness",
      by: "Masi, Chen, Hawkley and Cacioppo, Personality and Social Psychology Review",
      year: 2011,
      url: "https://doi.org/10.1177/1088868310377394",
    },
    {
      key: "sandstrom",
      title: "Social Interactions and Well-Being: The Surprising Power of Weak Ties",
      by: "Sandstrom and Dunn, Personality and Social Psychology Bulletin",
      year: 2014,
      url: "https://doi.org/10.1177/0146167214529799",
    },
    {
      key: "liking",
      title: "The Liking Gap in Conversations: Do People Like Us More Than We Think?",
      by: "Boothby, Cooney, Sandstrom and Clark, Psychological Science",
      year: 2018,
      url: "https://doi.org/10.1177/0956797618783714",
    },
    {
      key: "liu",
      title: "The surprise of reaching out: Appreciated more than we think",
      by: "Liu, Rim, Min and Min, Journal of Personality and Social Psychology",
      year: 2023,
      url: "https://doi.org/10.1037/pspi0000402",
    },
    {
      key: "hall",
      title: "How many hours does it take to make a friend?",
      by: "Hall, Journal of Social and Personal Relationships",
      year: 2019,
      url: "https://doi.org/10.1177/0265407518761225",
    },
  ],
  steps: [
    {
      title: "A kind of hunger",
      intention: "Understand what loneliness is, and what it does to your eyes.",
      read: {
        paragraphs: [
          "Loneliness is not the same as being alone. There are people who live by themselves and lack nothing, and people who are lonely in a marriage of thirty years. John Cacioppo, who studied it all his life, called it a hunger. As hunger tells you to eat, loneliness tells you that you need others. It says as little about your worth as a growling stomach does.",
          "It has a cruel side that is worth knowing. Hunger for food makes us look for bread. Hunger for people makes us look for danger. A lonely mind reads faces more warily, remembers the slight rather than the smile, expects to be refused, and therefore leaves early or says nothing. That was sensible for an animal on its own in the dark. For somebody at a birthday party it makes exactly what it fears.",
          "When researchers compared what helps against loneliness, teaching people what to say helped a little, and putting them in a room together helped a little. Most helpful was to look at these thoughts: they don’t want me, I have nothing to say, everybody else has friends. They are not lies, and they are not facts either. They are what hunger looks like from inside.",
          "So be gentle with yourself, and a bit suspicious of your eyes. You are not the only one, by the way. A commission of the World Health Organization put it at about one person in six.",
        ],
        sources: ["cacioppo", "masi", "who"],
      },
      talk: {
        instruction:
          "Let the person describe their loneliness and when it is worst, and gently find one wary thought about others that it brings along. Do not offer yourself as a friend or as an answer to it; you are an AI.",
        opening: "When do you feel it most: at which hour, in which place, beside whom?",
        followUps: [
          "What do you then think about other people, or about yourself?",
          "If that thought were only hunger speaking, what might somebody else see?",
        ],
        closing:
          "It is a hunger and no verdict on you. I am glad you told me, and I am an AI: what feeds this hunger is people, and the next steps go towards them in very small portions.",
      },
      exercise: "thought-record",
      toDo: "Notice one friendly face or word each day this week, and write it down.",
    },
    {
      title: "Small contacts",
      intention: "Begin with people who do not have to become friends.",
      read: {
        paragraphs: [
          "When we think of less loneliness we think of a best friend. That is like thinking of a feast when one has not eaten for days. There is something before it. Gillian Sandstrom counted people’s contacts with little clickers and found that on days with more of the small kind, with the woman at the bakery, the neighbour with the pram, the man who always sits at the front of the bus, people felt better and more as if they belonged.",
          "Such contacts have great advantages. They last a minute. Nobody can be refused, because nothing was asked. And they happen in places where you have to go anyway. All it takes is to make the thing a little more human than it needs to be: look up, say the good morning, use a name, remark on the rain. “What is good today?” is a better question at a counter than it looks.",
          "You will think that you are a nuisance. Nearly everyone thinks so, and nearly everyone is wrong. In experiments people come away from such talks happier than they expected, and so does the other side. In one study strangers who had talked for five minutes were asked how much the other had liked them. They guessed too low, almost all of them. The researchers call it the liking gap.",
          "If even this is much at the moment, begin with being among people without a word: a library, a bench, a swimming pool. It counts.",
        ],
        sources: ["sandstrom", "liking"],
      },
      talk: {
        instruction:
          "Look at where the person already crosses others' paths and pick one place for a slightly more human exchange. Expect the fear of being a nuisance and meet it with curiosity. Accept being among people silently as a start.",
        opening:
          "Whom did you exchange a word or a look with in the last two days, however briefly?",
        followUps: [
          "Where do you go anyway, where one sentence more would be possible?",
          "What do you expect the other person to think, and how could you find out?",
        ],
        closing:
          "One sentence more than necessary, in a place where you are anyway. It is tiny, and it is the right size.",
      },
      exercise: "activity-planning",
      toDo: "Say one sentence more than you need to, to one person, on two days this week.",
    },
    {
      title: "Somebody from before",
      intention: "Write to one person you have lost sight of.",
      read: {
        paragraphs: [
          "Most of us have them: people we liked, with whom nothing happened except that life went on. A colleague from two jobs ago. The cousin you shared summers with. It would be nice to write, and then it has been so long that one would have to explain the silence, and so it grows longer.",
          "Peggy Liu and her colleagues looked into this with nearly six thousand people. They had them write to somebody they had been out of touch with, only to say that they were thinking of them, and asked both sides. The ones who wrote underestimated, every time, how much it would be welcomed. And the more surprising the message was, the gladder the other. The long silence, which you are ashamed of, makes it better.",
          "A good message of this kind is short and asks for little. “I walked past our old canteen and had to laugh about the soup. How are you these days?” A memory, a wish, an open door. No apology of three paragraphs. No “we must meet”, which makes work. If they answer, you can go on from there. If they do not, then it most likely lies in their inbox among the things they mean to do properly, where yours was until today.",
          "Choose somebody who was good for you. This is not the moment for the one who broke your heart. And if nobody comes to mind, then take a person who is only just within reach, such as a neighbour who moved or a former teacher.",
        ],
        sources: ["liu", "cacioppo"],
      },
      talk: {
        instruction:
          "Help the person choose one safe, kind person from before and draft a short message: a memory, a wish, an open door. Let the words be theirs. Prepare for no answer. Steer away from harmful or painful ex-relationships.",
        opening: "Who comes to mind that you liked and have lost sight of?",
        followUps: [
          "Which small memory of the two of you would make you both smile?",
          "How would a message of two sentences go?",
        ],
        closing:
          "That would be good to receive. You can send it today or leave it until Sunday; the silence does not grow worse by a few days.",
      },
      exercise: "values",
      toDo: "Send the two sentences, or put them into your drafts.",
    },
    {
      title: "A place to come back to",
      intention: "Choose one thing that happens every week with the same people.",
      read: {
        paragraphs: [
          "Friendship does not grow out of brilliant evenings. It grows out of hours. Jeffrey Hall asked people who had moved to a new city how their friendships came about, and counted: some fifty hours together until an acquaintance becomes a casual friend, around two hundred for a close one. At school nobody had to plan for that. One simply sat there, every day, beside the same child.",
          "For adults it means finding something that repeats. A choir, a course, a team, a shift at the food bank, a church, the allotments, a table in the same café. Three things make a place good. It is regular, best every week. It has mostly the same people. And there is something to do with your hands or your eyes, so that one need not talk the whole time. A one-off event, however nice, has none of these.",
          "Then the rule that most people break: go at least six times before you judge. The first time is awful. The second, nobody knows your name. By the fourth somebody says “you were not here last week”, and this sentence is the beginning of everything. If you decide after the first time, you are deciding about the worst of them.",
          "Make it easy to go. Choose something near, on an evening that is otherwise bad. Tell somebody there that you are new, since it is much easier for people to be kind when they know.",
        ],
        sources: ["hall", "masi"],
      },
      talk: {
        instruction:
          "Find one weekly, local, low-pressure place that fits the person's interests and limits, plan the first visit in detail, and agree on six times before judging. Take barriers such as money, health and shyness seriously.",
        opening:
          "What do you like doing, or would like to try, that other people do together near you?",
        followUps: [
          "Which of these happens every week, with mostly the same faces?",
          "What would make the first evening there easier to get through?",
        ],
        closing:
          "Six times, then, before you judge it. The first will be the worst of them, and you know that now.",
      },
      exercise: "problem-solving",
      toDo: "Find out the day, the time and the address of one such place, and write it into your calendar.",
    },
    {
      title: "Be known a little",
      intention: "Let one person see somewhat more of you.",
      read: {
        paragraphs: [
          "It is possible to know many people and still be lonely, if none of them knows you. Closeness comes about by a sort of taking turns. One says something that is a little more personal than necessary. The other answers in kind. Then a bit more. Whoever never begins, and only ever asks and listens, is liked everywhere and known nowhere.",
          "The next bit is always small. Not the worst thing that ever happened to you, told at the bus stop, but half a step beyond what you usually say. Instead of “Fine, thanks”: “Tired, my mother is not well.” Instead of “nice film”: “I had to cry at that.” Then wait. Most people take a step as well. Some do not, and then you know that this is a person for the weather, and that is all right too.",
          "It helps to ask for something. We like people whom we were allowed to help. “You know about bicycles, could you look at mine?” makes two people closer than a dinner does.",
          "Perhaps you will still have lonely hours. Everybody does. They need not mean that it has not worked. When one comes, look at what it is: a signal that tells you to reach for somebody, as hunger tells you to get up and go into the kitchen. You know a few people to reach for now. And on a night when it is dark and nobody answers, there are voices on the crisis page that do.",
        ],
        sources: ["cacioppo", "liking"],
      },
      talk: {
        instruction:
          "Help the person choose one person and one small step beyond their usual openness, or one small favour to ask. Look back over what has changed. Point towards people, not towards more time with you.",
        opening: "Who around you would you like to know you a little better?",
        followUps: [
          "What do you usually answer when they ask how you are, and what would be half a step truer?",
          "Is there a small thing you could ask them for?",
        ],
        closing:
          "Half a step is enough, and then it is their turn. I hope you will have many people to tell things to, and I am content to be the least of them.",
      },
      exercise: "self-compassion",
      toDo: "Answer one “How are you?” half a step more truly than usual.",
    },
  ],
};

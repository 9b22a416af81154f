import type { Program } from "./program.ts";

export const selfWorth: Program = {
  id: "self-worth",
  title: "The voice that finds fault",
  lead: "Five steps with the inner critic: to hear it, to answer it fairly, and to stand by yourself as you would by a friend.",
  description:
    "A program of five small steps for self-worth and the inner critic: hear the voice, find its rules, answer it fairly, be on your own side. Free to read.",
  feelings: ["hard", "low"],
  words: ["self-esteem", "confidence", "inner critic", "not good enough", "shame", "perfectionism"],
  sources: [
    {
      key: "fennell",
      title: "Overcoming Low Self-Esteem: A Self-Help Guide Using Cognitive Behavioural Techniques",
      by: "Fennell, Robinson",
      year: 1999,
      url: null,
    },
    {
      key: "neff",
      title:
        "Self-Compassion: An Alternative Conceptualization of a Healthy Attitude Toward Oneself",
      by: "Neff, Self and Identity",
      year: 2003,
      url: "https://doi.org/10.1080/15298860309032",
    },
    {
      key: "breines",
      title: "Self-Compassion Increases Self-Improvement Motivation",
      by: "Breines and Chen, Personality and Social Psychology Bulletin",
      year: 2012,
      url: "https://doi.org/10.1177/0146167212445599",
    },
    {
      key: "gilbert",
      title: "The Compassionate Mind",
      by: "Gilbert, Constable",
      year: 2009,
      url: null,
    },
    {
      key: "cci",
      title: "Improving Self-Esteem",
      by: "Centre for Clinical Interventions, Western Australia",
      year: 2019,
      url: "https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Self-Esteem",
    },
    {
      key: "mood",
      title: "Mind Over Mood: Change How You Feel by Changing the Way You Think",
      by: "Greenberger and Padesky, Guilford Press",
      year: 2015,
      url: null,
    },
  ],
  steps: [
    {
      title: "Hear it",
      intention: "Notice the critic as a voice, instead of taking it for the truth.",
      read: {
        paragraphs: [
          "Most people have a voice that comments. You drop a cup and it says: typical. You send a mail and it says: they will think you are stupid. It has been there so long that it does not sound like a voice. It sounds like how things are.",
          "A fish does not notice water, and the first thing is to notice the water. Catch the sentence, word for word. It is usually short and usually in the second person, and it has favourite words: always, never, again, everyone else. Write one down and look at it. Would you say that to a friend who had dropped a cup? Would you let somebody say it to a child?",
          "It may help to know where such voices come from. Paul Gilbert, who has worked with shame for a long time, sees them as an old alarm. To be thrown out of the group was once deadly, so a part of us watches for anything others might reject, and attacks it first. In some lives there were also real voices, a father, a teacher, a schoolyard, and the critic speaks in their accent.",
          "So it may mean well in its way. That makes it neither right nor useful. A guard dog that barks at the postman, the moon and your grandmother has stopped guarding anything. You need not get rid of it. You need to know that it is the dog.",
        ],
        sources: ["gilbert", "fennell"],
      },
      talk: {
        instruction:
          "Help the person catch the exact words of their inner critic in one recent moment, and hear its tone and its accent. Do not argue with it or praise the person. If real cruelty by others comes up, receive it with care.",
        opening: "When did you last speak harshly to yourself, and what had happened?",
        followUps: [
          "What did the voice say, in its own words?",
          "Does it sound like anybody you have known?",
        ],
        closing:
          "You have heard it as a voice just now, and a voice can be listened to or not. For today that is enough. The exercise lets a second voice have its say.",
      },
      exercise: "self-compassion",
      toDo: "Catch the critic twice this week and write its sentence down, without answering.",
    },
    {
      title: "Its rules",
      intention: "Find the old rules that your worth seems to hang on.",
      read: {
        paragraphs: [
          "Behind the comments stand rules. Nobody gave them to you on paper, but you follow them every day. I must not make mistakes. If I say no, they will leave. If I am not useful, I am nothing. As long as you keep the rule, you feel more or less all right, on probation. When you break it, by being tired or human, the floor goes.",
          "Melanie Fennell, who wrote the best-known handbook on this, calls the idea underneath the bottom line. It is a sentence about who you are, made early, from too little evidence, by somebody who was small: I am not good enough, I am a burden. The rules are the way a clever child found to live with it. They worked, for a while. They cost a great deal now.",
          "You can find a rule by looking at what you never allow yourself. What would be unthinkable: to leave the dishes, to be late, to ask for help, to be average? Take the strongest and finish the sentence: if I did that, it would mean that I am. There it is.",
          "A rule can be tested like anything else. Where does it come from? What does it protect? What has it cost in the last year, in evenings and in friendships? Would you hand it down to somebody you love? A good new one is softer at the edges: “I like to do things well, and I am allowed to be a beginner.”",
        ],
        sources: ["fennell", "cci"],
      },
      talk: {
        instruction:
          "Help the person put one of their rules for worth into words, see what it protects and what it costs, and try a softer version in their own words. Go gently around childhood; do not dig.",
        opening:
          "What would you never allow yourself, though you would allow it to others without a thought?",
        followUps: [
          "If you did it all the same, what would that say about you, according to the rule?",
          "What has this rule cost you in the last year?",
        ],
        closing:
          "A rule that can be said aloud can be rewritten. You need not believe the new one yet. It only has to be fair.",
      },
      exercise: "thought-record",
      toDo: "Break the rule once in a very small way, and note what really happened.",
    },
    {
      title: "A fair answer",
      intention: "Answer the critic with evidence, in a tone you could bear.",
      read: {
        paragraphs: [
          "The critic is a bad journalist. It prints what fits and throws the rest away. Ten people thanked you, and one looked at the clock: you know which one you took home. Praise gets a footnote (“they were only being polite”), a slip gets the front page.",
          "You cannot shout it down, and telling yourself that you are wonderful does not work, least of all for people who need it. What does work is slower: good reporting. For two weeks, each evening, write down three things that you did decently. They should be small and checkable. “Rang back although I dreaded it.” “Made soup for the boy.” “Said I did not know.” The critic will say that these do not count. Write them down all the same.",
          "It feels wooden at first, because there has been a filter for years, and you are reading what usually gets thrown away. After some days many people notice that they begin to see such things during the day. That is the whole purpose: not a better opinion of yourself but a fuller record.",
          "When a harsh sentence comes, answer it as a fair person would who knows you well. Not “that’s not true, I’m great”, but: “You made a mistake in the figures. You also found it yourself and said so within the hour. What do you want to do next time?” Mind the tone more than the words. You should be able to bear hearing it at breakfast.",
        ],
        sources: ["mood", "fennell"],
      },
      talk: {
        instruction:
          "Take one harsh sentence and help the person answer it as a fair witness who knows them: what is true in it, what it leaves out, and what tone would be bearable. The answer must be theirs; do not flatter.",
        opening: "Which accusation comes back most often? Say it the way the voice says it.",
        followUps: [
          "What does it leave out that somebody fair would also mention?",
          "How would a person who likes you say the true part of it?",
        ],
        closing:
          "That answer neither flatters nor wounds, and that is rare. Keep it near, because the accusation will be back, and now it will not be alone.",
      },
      exercise: "thought-record",
      toDo: "For three evenings, write down three small things you did decently.",
    },
    {
      title: "On your own side",
      intention: "Practise the kindness that makes trying again possible.",
      read: {
        paragraphs: [
          "Many are afraid to be kind to themselves. They think it is what makes people lazy, and that the whip has got them this far. It is a reasonable fear, and it has been tested. In a series of experiments at Berkeley, Juliana Breines and Serena Chen let people fail, and had some of them write about it with kindness and understanding. These studied longer for the next test than the others, and were more willing to make up for a wrong they had done. Those who must hate themselves for a mistake cannot afford to look at it.",
          "Kristin Neff takes self-compassion apart into three pieces that can be practised. Seeing that it hurts, without making it larger: this is hard just now. Remembering that it is human: others know this too, I am not the odd one out. And warmth instead of attack: what would I say to a friend, and can I say it here?",
          "There is a physical side to it. A hand on the chest or on the arm, a slower breath out, a softer face. It seems foolish to most people for about a week. The body does not know whose hand it is, and it calms.",
          "Be patient if it hurts at first. For people who got little kindness, it can bring up grief for exactly that. Then go in small sips, or do it with somebody at your side. Nobody has to be kind to themselves by Friday.",
        ],
        sources: ["neff", "breines"],
      },
      talk: {
        instruction:
          "Lead a short practice of self-compassion around one present pain: naming it plainly, common humanity, a friend's words turned inward. If kindness brings up grief or resistance, go slower and say that this is common.",
        opening: "What is hard for you at the moment, said plainly and without making it smaller?",
        followUps: [
          "If somebody you love told you exactly that, what would you say to them?",
          "What happens in you when those words are meant for you?",
        ],
        closing:
          "Whatever you felt just then is a fair answer, even if it was nothing, or a lump in the throat. Kindness grows by being repeated and not by being forced.",
      },
      exercise: "self-compassion",
      toDo: "Once a day, put a hand where it is warm and say: this is hard, and I am not alone in it.",
    },
    {
      title: "Worth without proof",
      intention: "Do something because you like it, and let yourself be seen doing it.",
      read: {
        paragraphs: [
          "If worth has to be earned, it has to be earned every day, and there is no evening on which it is enough. The opposite is not to think highly of yourself. It is to stop weighing. People who feel at home in their skin do not go about believing that they are special. They mostly do not think about it at all, and are looking at the thing in front of them.",
          "One comes nearer to that by two roads. The first is to do something that you like and are not good at, and to keep doing it. A choir, clay, football on Wednesdays. A hobby at which you are mediocre is a small school of freedom: you are there, nothing is proved, and people save you a seat.",
          "The second is to be seen a little more as you are. Those who feel of little worth often hide it by being useful, funny or silent. Try the smallest bit of the reverse. Say what film you would like. Say that you are tired. Accept a compliment with “thank you” and no footnote. Each time, the expected laughter does not come, and the old sentence loses a little of its weight.",
          "It may never go altogether. Old roads stay on the map after the traffic has gone. What changes is that you notice sooner, answer more kindly and turn off earlier. That is what recovery looks like here, and it is worth having.",
        ],
        sources: ["fennell", "cci"],
      },
      talk: {
        instruction:
          "Explore with the person something they would do for its own sake, without being good at it, and one small way of being seen as they are. Look back over what has shifted in how they speak to themselves.",
        opening: "What do you enjoy, or did you once enjoy, without having to be good at it?",
        followUps: [
          "Where do you hide behind being useful, funny or quiet?",
          "What is the smallest true thing you could let somebody see this week?",
        ],
        closing:
          "You have nothing to prove by that, and this is what makes it good. Thank you for going through these steps with a voice that did not always want you to.",
      },
      exercise: "values",
      toDo: "Accept one compliment this week with “thank you” and nothing after it.",
    },
  ],
};

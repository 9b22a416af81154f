import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const bestAiTherapy: Article = {
  path: "/best-ai-therapy",
  read: "2026-11-15",
  parts: [
    {
      heading: "Before we compare anything",
      paragraphs: [
        `You are reading this on the site of somebody who makes such a tool. ${name} is not a therapy, and it would suit us if you stayed. Please weigh what follows with that in mind.`,
        "Best is a word with three blanks: for whom, for what, and compared with what. Fill them in and the long lists on the internet get short. Leave them open and you will be sold something.",
      ],
    },
    {
      heading: "Begin with the end",
      paragraphs: [
        "Think of a Tuesday two months from now on which things are a little better. What do you do on it that you cannot do today? Be petty about it. “I open the post on the day it comes.” “I eat lunch with the others.” “I sleep from midnight to six.” “I have told my sister.”",
        "Write one such line down before you look at any product. It does two jobs. It tells you which kind of help to look for, and in two months it will tell you whether you found it.",
      ],
    },
    {
      heading: "Kinds of help, and what each is good at",
      paragraphs: ["In fairness to all of them, ours last:"],
      list: [
        "Lessons at home with somebody trained who writes back, such as SilverCloud, which English health services have used for years. Good for learning a method against low mood or worry. It is slow to start, and it sets homework.",
        "An app with exercises and a scripted chat, such as Wysa. Good for a tool to reach for on the train. It cannot follow you far from its paths.",
        "A general assistant, such as ChatGPT, Claude or Gemini. Good for explaining, drafting and planning. It tries to please, and nobody tuned it for your worst hour alone.",
        "A character to be close to, such as Replika. Good for company in a lonely stretch, and the hardest of all to put down.",
        `A reflective companion, such as ${companion}. Good for hearing what you think. It teaches little and knows no more about you than you write.`,
        "A person: a doctor, a counsellor, a group, a friend. Good for nearly everything above, at the price of money, waiting or courage.",
      ],
    },
    {
      heading: "What comparisons have shown",
      paragraphs: [
        "The best data are about depression. Pim Cuijpers and colleagues put 155 trials of one well-known method together and asked how it should reach people. Alone with a professional, among others, over the telephone or as a course with a helper: these hardly differed. A course with nobody beside it did no better than ordinary care. The helper seems to be the ingredient.",
        "A second analysis by the same group compared eight methods in 331 trials. Seven came out much the same. The eighth was listening and supporting without any plan, and it did worse than the rest, though better than ordinary care. We find that uncomfortable and pass it on: listening is most of what our companion does.",
        "England’s guideline draws a practical lesson. For depression of the milder sort it suggests talking the choices through, and starting with the least demanding thing that works, often guided self-help. What the person prefers is meant to count.",
      ],
    },
    {
      heading: "A fair trial of your own",
      paragraphs: [
        "Choose one kind from the list, and give it four weeks. On each Sunday, note three things:",
      ],
      list: [
        "Is the Tuesday line any nearer? Yes, no, or I can’t tell.",
        "What did I do this week that I would not have done otherwise?",
        "Whom did I talk to who has a pulse?",
      ],
      after:
        "If after four Sundays the first answer is still no, change the kind and not merely the brand. Moving from one chatbot to the next is the commonest way of standing still.",
    },
    {
      heading: "When the best is a person, and soon",
      paragraphs: [
        "Some lines should never be tried out on software first. “I want to stop being sick after meals.” “I want him to stop.” “I want the voices to leave me be.” “I want to want to live.” For the first three, ask for an appointment this week, and for an urgent one if you can. For the last, ring a crisis line now, or go where there are people, and show them the line if you cannot say it.",
      ],
    },
  ],
  questions: [
    {
      question: "Which has the strongest evidence?",
      answer:
        "Courses with a practitioner. In one trial inside England’s health service, 361 people with low mood or anxiety either began such a course at once or waited eight weeks. Those who began at once did better, and the gains were still there at a year. Several authors worked for the maker. Even so, few conversational products have anything comparable to show.",
    },
    {
      question: "Can I put two kinds together?",
      answer:
        "Yes, when they have different jobs. A course for the method and a notebook for the evenings. A counsellor on Fridays and a companion on Wednesdays, to find out what Friday should be about. Avoid two that do the same thing: you will compare their answers instead of looking at your own, and both will get half of you.",
    },
    {
      question: "Is dearer better?",
      answer:
        "Not in a way anybody has shown. With people, money may buy a shorter wait and more choice. With software it mostly buys more messages, a nicer voice and fewer interruptions. Ask what exactly is behind the wall. If it is the part that helps in danger, walk away, whatever the price.",
    },
    {
      question: "And where does your own tool come in the order?",
      answer: `We will not give it a place. Nobody has tested it in a trial, it writes in English unless a language model has been connected, and a fair share of its replies miss. On its side: it costs nothing to write to, it is plain about what it is, and it will send you to somebody better. For some lines on some evenings, that is enough.`,
    },
  ],
  sources: [
    {
      title:
        "Effectiveness and Acceptability of Cognitive Behavior Therapy Delivery Formats in Adults With Depression: A Network Meta-analysis",
      by: "Cuijpers, Noma, Karyotaki, Cipriani and Furukawa, JAMA Psychiatry",
      year: 2019,
      url: "https://doi.org/10.1001/jamapsychiatry.2019.0268",
    },
    {
      title:
        "Psychotherapies for depression: a network meta-analysis covering efficacy, acceptability and long-term outcomes of all main treatment types",
      by: "Cuijpers and others, World Psychiatry",
      year: 2021,
      url: "https://doi.org/10.1002/wps.20860",
    },
    {
      title: "Depression in adults: treatment and management (NG222)",
      by: "National Institute for Health and Care Excellence",
      year: 2022,
      url: "https://www.nice.org.uk/guidance/ng222",
    },
    {
      title:
        "A pragmatic randomized waitlist-controlled effectiveness and cost-effectiveness trial of digital interventions for depression and anxiety",
      by: "Richards and others, npj Digital Medicine",
      year: 2020,
      url: "https://doi.org/10.1038/s41746-020-0293-8",
    },
  ],
  related: [
    "/the-science-behind-ai-therapy",
    "/best-ai-therapy-app",
    "/which-ai-chatbot-is-best",
    "/mental-health-support",
  ],
};

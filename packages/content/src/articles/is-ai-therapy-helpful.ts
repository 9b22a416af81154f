import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const isAiTherapyHelpful: Article = {
  path: "/is-ai-therapy-helpful",
  read: "2026-11-15",
  parts: [
    {
      heading: "An answer in three small parts",
      paragraphs: [
        "Sometimes. For some things. For a while. That is about what the studies allow anybody to say, and each of the three parts deserves a closer look.",
        `First, so that nobody is misled: ${companion} is a program, not a therapist, and ${name} has never been tested in a trial. What you read below is about other programs. Whether it holds for this one, nobody knows.`,
      ],
    },
    {
      heading: "Sometimes, and for a while",
      paragraphs: [
        "A team in Singapore and the United States gathered the trials of conversational AI up to the spring of 2023. Put together, fifteen of them showed less depression and less distress among people who used such programs. General well-being, which is more than having fewer symptoms, did not clearly change.",
        "A second team, a year later, pooled eighteen trials with almost 3,500 people. The gains were small. They were plainest after eight weeks. Three months on, no real difference could be found any more.",
        "One reading of this is that the help fades. Another is that people stop using the thing. Either way, do not count on it to carry you through a year.",
      ],
    },
    {
      heading: "Better, or better anyway?",
      paragraphs: [
        "Here is a difficulty that fools everyone, makers included. People reach for help on their worst days. Worst days are usually followed by less bad ones, whatever you do in between. If you start with an app on the worst of them, the app gets the credit.",
        "The effect is large. Australian researchers estimated from earlier studies how many adults who come to a family doctor with depression recover with no help at all: nearly one in four within three months, and about half within a year. That is comforting to know. It also means that “I used it and felt better” proves little. Trials keep a second group of people waiting for exactly this reason.",
      ],
    },
    {
      heading: "For which things",
      paragraphs: [
        "Nobody has a full map. From the studies and from plain sense, it leans like this.",
      ],
      list: [
        "Rather likely to help: finding a name for a mood, planning tomorrow, calming down before a meeting, practising an exercise you already know, getting ready to tell a doctor.",
        "Could go either way: grief, loneliness, a marriage in trouble. Much depends on whether the talk leads to people or away from them.",
        "Unlikely to help, and may harm: compulsions, voices, an eating problem, memories that overrun you, mania, deciding about medicines.",
      ],
      after:
        "The mild end of trouble is where the evidence is, because that is who volunteers for studies.",
    },
    {
      heading: "Find out for yourself in four weeks",
      paragraphs: ["You can run a small test on the only person you need an answer for."],
      list: [
        "Choose one thing you want to be different, and make it countable: nights slept through, meals with others, mornings you got up at the first alarm.",
        "Count it for two weeks without any app.",
        "Count it for two weeks with one, for a quarter of an hour a day at most.",
        "Note what else changed: the weather, a visit, a new tablet, the end of term.",
        "Ask somebody who sees you daily whether they have noticed anything.",
      ],
      after:
        "The World Health Organization’s five questions on well-being are a good companion to the count. They take a minute, are free, and ask about cheerfulness, calm, energy, rest and interest in the past two weeks. They name no illness.",
    },
    {
      heading: "Signs that it is not helping",
      paragraphs: [
        "Your count has not moved after a month. You think about the app when you should be listening to your child. You feel relieved at night and just as bad at breakfast. You have begun to explain your friends to it and have stopped asking them. You need it to fall asleep.",
        "Any one of these is a good moment to stop for a fortnight. Two of them are a good moment to tell a doctor what you have been trying to manage by yourself.",
      ],
    },
    {
      heading: "What it should never be asked to do",
      paragraphs: [
        "Do not ask it to judge whether you are safe. Do not ask whether you may leave off a medicine, whether the lump matters, or whether you should forgive somebody who hurts you. And do not let it be the only one who knows that you want to die. Tell one living person today: a partner, a nurse, a voice on a crisis line, whoever is nearest.",
      ],
    },
  ],
  questions: [
    {
      question: "How soon should I notice something?",
      answer:
        "Relief can come in the first ten minutes, simply from having put it down. That kind is real and short. A change in how your weeks go needs longer: give it about a month, since the trials saw most after two. If you feel worse at the end of the first week, you need not wait out the rest.",
    },
    {
      question: "Does it help people who are already seeing a professional?",
      answer:
        "It may help with the work in between, such as keeping a record or doing the set exercise on a bad Wednesday. Few trials have looked at this mixture closely. Ask your professional what would be useful, and show them a page of it now and then. If you find yourself saving the real matter for the app, say so in the room.",
    },
    {
      question: "Why do some people swear by it?",
      answer:
        "For some it came at the right hour and tipped something. Some would have recovered anyway and met it on the way up. Some are relieved to have told anyone at all. And those for whom it did nothing seldom write about it. Take a friend’s story as a reason to try for a fortnight, and as nothing more.",
    },
    {
      question: "Is no effect the worst that can happen?",
      answer:
        "Sadly not. Trials have paid little attention to harm, so it is poorly counted. Known ways to come to grief are bad advice taken seriously, brooding that goes on for hours, growing distance from people, and false beliefs that are politely agreed with. If something like that has happened to you, tell a doctor, and tell the maker in writing.",
    },
  ],
  sources: [
    {
      title:
        "Systematic review and meta-analysis of AI-based conversational agents for promoting mental health and well-being",
      by: "Li, Zhang, Lee, Kraut and Mohr, npj Digital Medicine",
      year: 2023,
      url: "https://doi.org/10.1038/s41746-023-00979-5",
    },
    {
      title:
        "The therapeutic effectiveness of artificial intelligence-based chatbots in alleviation of depressive and anxiety symptoms in short-course treatments: A systematic review and meta-analysis",
      by: "Zhong, Luo and Zhang, Journal of Affective Disorders",
      year: 2024,
      url: "https://doi.org/10.1016/j.jad.2024.04.057",
    },
    {
      title:
        "Estimating remission from untreated major depression: a systematic review and meta-analysis",
      by: "Whiteford and others, Psychological Medicine",
      year: 2013,
      url: "https://doi.org/10.1017/S0033291712001717",
    },
    {
      title: "The WHO-5 Well-Being Index: A Systematic Review of the Literature",
      by: "Topp, Østergaard, Søndergaard and Bech, Psychotherapy and Psychosomatics",
      year: 2015,
      url: "https://doi.org/10.1159/000376585",
    },
  ],
  related: [
    "/the-science-behind-ai-therapy",
    "/pros-and-cons-of-ai-therapy",
    "/mental-well-being",
    "/best-ai-therapy",
  ],
};

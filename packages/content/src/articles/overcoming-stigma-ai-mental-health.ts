import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const overcomingStigmaAiMentalHealth: Article = {
  path: "/overcoming-stigma-ai-mental-health",
  read: "2026-11-15",
  parts: [
    {
      heading: "The sentence that stays in your throat",
      paragraphs: [
        "Somebody at work asks how you are, and you say “busy”. Your mother asks, and you say “tired”. You have the true answer ready. It has been ready for months. What stops it is stigma: the mark that an illness of the mind can leave on a name, and the fear of wearing it.",
        "This page is about getting that sentence out. An AI can be a place to practise. It is a poor place to stop.",
      ],
    },
    {
      heading: "How other people’s prejudice gets inside",
      paragraphs: [
        "Patrick Corrigan and Deepa Rao describe the way it moves in, one step at a time:",
      ],
      list: [
        "You know what is said. “People like that are weak.”",
        "You half agree. “Well, some of them could pull themselves together.”",
        "You turn it on yourself. “So I am weak.”",
        "You act on it. You cancel, you hide the tablets, you do not apply for the post.",
      ],
      after:
        "The order is useful, because you can get off at any step. Knowing what is said does not oblige you to agree. And most of us, when we look at the second line with a cool head, find that we would never say it of a friend.",
    },
    {
      heading: "You are in a crowd",
      paragraphs: [
        "The World Health Organization reckoned that in 2019 one person in eight lived with a mental disorder. On a full bus that makes half a dozen, and they are not the ones you would pick. Shame tells each of them that they are the only passenger.",
        "It also keeps them apart from help. A review of 144 studies with some ninety thousand people found that stigma deters people from looking for it. The commonest worry was a plain one: that somebody would find out. Men, young people, members of minorities, soldiers and those who work in health care themselves were put off more than most. If you are a nurse reading this after a shift, you are well represented.",
      ],
    },
    {
      heading: "What practising with an AI can do",
      paragraphs: [
        "A first telling is clumsy. You begin in the wrong place, you laugh at the wrong moment, you take half of it back. With a program you can be clumsy for free. Write the sentence. Look at it. Cross out “only” and “a bit”. Write it again until it sounds like you and no longer like a confession.",
        `In ${name} this needs no name and no account, and ${companion} will not look shocked, having no face to do it with. Before you close the page, copy the line you liked best onto paper. It is meant for somebody else.`,
      ],
    },
    {
      heading: "Where a machine can make it worse",
      paragraphs: [
        "There are two traps. The first is comfort. If a program becomes the one who knows, the secret is better kept than before, and the fear behind it never gets tested. A month of nightly talks and not one human told is a sign of that.",
        "The second is that machines have learned from us. When a team led from Stanford questioned several language models in 2025, they showed more prejudice towards alcohol dependence and schizophrenia than towards depression, newer models about as much as older ones. So if an answer leaves you feeling dirty, doubt the answer first.",
      ],
    },
    {
      heading: "Telling one person",
      paragraphs: [
        "You do not owe anybody the whole story. Decide on three things beforehand: who, how much, and what you want from them. A programme that helps people think this through was tried with a hundred adults in Switzerland. It did not remove the shame they turned on themselves. It did make keeping the secret, and the thought of telling, weigh less. Some ways to begin:",
      ],
      list: [
        "“I’d like to tell you something, and you needn’t fix it.”",
        "“You asked last week how I was. I didn’t answer properly.”",
        "“I’ve made an appointment and I’m nervous. Will you come as far as the door?”",
        "By message, if your voice fails: “Can I ring you tonight? It’s about me, and it’s not an emergency.”",
      ],
      after:
        "Choose somebody who has kept a small thing to themselves before. If they take it badly, that is information about them. Try a second person. A doctor counts, and is bound to keep it quiet.",
    },
    {
      heading: "When silence is no longer safe",
      paragraphs: [
        "Some secrets cannot wait for the right words. If you have begun to think that the others would manage without you, if you hurt yourself, or if you hear or believe things that you dare not mention, then please let a professional or a crisis line have the first telling. They have heard it before, this week, from somebody with a decent job and a nice coat.",
      ],
    },
  ],
  questions: [
    {
      question: "Do I have to tell my employer?",
      answer:
        "In most places and most jobs, no. It can still be worth it, because you may be entitled to changes in how you work, and those need somebody to know the reason. Find out first who has to keep it confidential: often occupational health and not your manager. A union, or a charity’s legal line, can tell you how it is where you live.",
    },
    {
      question: "My family does not believe in such things. What now?",
      answer:
        "Start with what they do believe in. “I haven’t slept properly since March” needs no theory of the mind, and nor does “I cry in the car”. You can go to a doctor about sleep and let the rest follow. And you may look for your listener outside the family for now. They sometimes come round when they see you better.",
    },
    {
      question: "How can I help to change what people think?",
      answer:
        "A review of 72 studies from fourteen countries compared ways of doing it. Teaching people facts helped. For adults, meeting somebody who lives with such a condition helped more. So a colleague who says over lunch that they were ill in spring does more than a poster. Nobody is obliged to be that colleague, least of all in the middle of it.",
    },
    {
      question: "Is it embarrassing to talk to an AI about this?",
      answer:
        "People have always rehearsed: in the bath, to the dog, in diaries with a lock. This is a newer dog. What would be a pity is only to use it as proof that nobody else would listen. You have not asked them yet. Give the dog its due, and then try a person with ears.",
    },
  ],
  sources: [
    {
      title: "On the self-stigma of mental illness: stages, disclosure, and strategies for change",
      by: "Corrigan and Rao, The Canadian Journal of Psychiatry",
      year: 2012,
      url: "https://doi.org/10.1177/070674371205700804",
    },
    {
      title: "World mental health report: transforming mental health for all",
      by: "World Health Organization",
      year: 2022,
      url: "https://www.who.int/publications/i/item/9789240049338",
    },
    {
      title:
        "What is the impact of mental health-related stigma on help-seeking? A systematic review of quantitative and qualitative studies",
      by: "Clement and others, Psychological Medicine",
      year: 2015,
      url: "https://doi.org/10.1017/S0033291714000129",
    },
    {
      title:
        "Efficacy of Coming Out Proud to reduce stigma’s impact among people with mental illness: pilot randomised controlled trial",
      by: "Rüsch and others, The British Journal of Psychiatry",
      year: 2014,
      url: "https://doi.org/10.1192/bjp.bp.113.135772",
    },
    {
      title: "Challenging the Public Stigma of Mental Illness: A Meta-Analysis of Outcome Studies",
      by: "Corrigan, Morris, Michaels, Rafacz and Rüsch, Psychiatric Services",
      year: 2012,
      url: "https://doi.org/10.1176/appi.ps.201100529",
    },
    {
      title:
        "Expressing stigma and inappropriate responses prevents LLMs from safely replacing mental health providers",
      by: "Moore and others, ACM Conference on Fairness, Accountability, and Transparency",
      year: 2025,
      url: "https://doi.org/10.1145/3715275.3732039",
    },
  ],
  related: ["/anonymous-therapy", "/mental-health-support", "/ai-mental-health", "/talk-session"],
};

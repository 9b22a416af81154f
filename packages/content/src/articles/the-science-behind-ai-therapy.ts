import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const theScienceBehindAiTherapy: Article = {
  path: "/the-science-behind-ai-therapy",
  read: "2026-11-15",
  parts: [
    {
      heading: "No study stands behind this site",
      paragraphs: [
        `Let us begin with ourselves. ${companion} is not a therapist, and nobody has run a trial with it. What we publish are counts of our own: how often its replies miss, and how often the reading for danger is right. Nothing below may be borrowed as praise for ${name}.`,
        "What follows is a walk through the research on programs that talk, and a way to read the next headline about it.",
      ],
    },
    {
      heading: "Thirty-five years in four studies",
      paragraphs: ["Many more exist. These show how the question moved."],
      list: [
        "1990, thirty-six volunteers. Selmi and colleagues gave some of them six sessions at a computer, some six with a professional who used the same method, and let the rest wait. The first two groups both improved. The computer offered no free conversation, only questions and exercises.",
        "2021, thirty-six thousand users. Woebot’s own staff asked its users how they felt about it. Within days the score for a bond was near those known from clinics. The bot itself put the questions, and those who had gone away did not answer.",
        "2024, eighteen trials put together. Zhong and colleagues found that chatbots eased low mood and anxiety a little. Three months later the difference could no longer be seen.",
        "2025, some two hundred adults. Heinz and colleagues published what they call the first randomised trial of a bot that composes its own sentences. It did clearly better than waiting, with researchers looking over its shoulder.",
      ],
    },
    {
      heading: "Compared with what?",
      paragraphs: [
        "This is the question that decides most results. Better than nothing is a low bar, and being told to wait may even hold people back. In one experiment everybody received the same leaflet about drinking, but half were told that they were on a waiting list. Among those who had come ready to change, that half changed less.",
        "Goldberg and colleagues looked at fourteen summaries of trials with phones and apps, nearly forty-eight thousand people in all. By strict rules they found no convincing proof for any of them. There were promising signs, and the tougher the comparison, the smaller these became. Against doing nothing, apps look good. Against another decent activity, the lead shrinks or goes.",
      ],
    },
    {
      heading: "How big is a small effect?",
      paragraphs: [
        "Take the number for low mood from the eighteen trials: 0.26. Imagine pairs of people, one who had the chatbot and one who did not. In about fifty-seven pairs out of a hundred, the one with the chatbot feels better. With no effect at all it would be fifty.",
        "That is real, and modest. Spread over millions it could matter. For you alone it means that the program is unlikely to be the thing that turns the year around.",
      ],
    },
    {
      heading: "What has hardly been measured",
      paragraphs: [
        "Harm, to begin with. The fourteen summaries just mentioned did not report unwanted effects at all. Nobody can say from them how many people got worse, or put off seeing a doctor.",
        "Then the people who are missing. Trials often turn away those who are suicidal, psychotic or very ill, for good reasons. The results therefore say least about those at greatest risk. And there is the clock. A study takes years, while a product may change its model overnight and keep its name and its quotation in the advertisement.",
      ],
    },
    {
      heading: "Six questions for a headline",
      paragraphs: ["You can ask them with your coffee in the other hand."],
      list: [
        "Was it this product, in this version?",
        "Who took part, and who was not allowed to?",
        "What did the other group get?",
        "How many had left by the end?",
        "How long after the end did anybody look again?",
        "Who paid, and do the authors own shares?",
      ],
      after: "A press release that answers four of the six is a good one.",
    },
    {
      heading: "What this means if you feel bad now",
      paragraphs: [
        "Averages do not know you. If low mood or fear has lasted for weeks, the step with the longest record behind it is to see a doctor and ask what is on offer. A program may keep you company meanwhile. If you are in danger, evidence is beside the point: ring your emergency number, or a crisis line, and stay near somebody until it has passed.",
      ],
    },
  ],
  questions: [
    {
      question: "Do old results hold for newer models?",
      answer:
        "Not by themselves. The bots of 2017 chose among lines that people had written. Those of today compose, which makes them better company and less predictable. An old trial says something about the method, such as exercises in small portions. It says nothing about what a new model will answer when you write at four in the morning that you have had enough.",
    },
    {
      question: "What would convince you?",
      answer:
        "Several large trials by people who sell nothing, set down in a public register before they start, against another helpful activity, with a look back after a year and an honest count of harm. One such trial would teach the field more than fifty small ones. Until then we will go on describing what we make as conversation.",
    },
    {
      question: "Can I take part in a study?",
      answer:
        "Often, yes. Universities look for volunteers, and public registers such as ISRCTN and ClinicalTrials.gov list what is recruiting. A proper study has been passed by an ethics committee, gives you something to read before you agree, costs you nothing, and lets you leave without a reason. If anybody asks for money, it is something else.",
    },
  ],
  sources: [
    {
      title: "Computer-administered cognitive-behavioral therapy for depression",
      by: "Selmi, Klein, Greist, Sorrell and Erdman, The American Journal of Psychiatry",
      year: 1990,
      url: "https://doi.org/10.1176/ajp.147.1.51",
    },
    {
      title:
        "Evidence of Human-Level Bonds Established With a Digital Conversational Agent: Cross-sectional, Retrospective Observational Study",
      by: "Darcy, Daniels, Salinger, Wicks and Robinson, JMIR Formative Research",
      year: 2021,
      url: "https://doi.org/10.2196/27868",
    },
    {
      title:
        "The therapeutic effectiveness of artificial intelligence-based chatbots in alleviation of depressive and anxiety symptoms in short-course treatments: A systematic review and meta-analysis",
      by: "Zhong, Luo and Zhang, Journal of Affective Disorders",
      year: 2024,
      url: "https://doi.org/10.1016/j.jad.2024.04.057",
    },
    {
      title: "Randomized Trial of a Generative AI Chatbot for Mental Health Treatment",
      by: "Heinz and others, NEJM AI",
      year: 2025,
      url: "https://doi.org/10.1056/AIoa2400802",
    },
    {
      title:
        "Exploratory randomized controlled trial evaluating the impact of a waiting list control design",
      by: "Cunningham, Kypri and McCambridge, BMC Medical Research Methodology",
      year: 2013,
      url: "https://doi.org/10.1186/1471-2288-13-150",
    },
    {
      title:
        "Mobile phone-based interventions for mental health: A systematic meta-review of 14 meta-analyses of randomized controlled trials",
      by: "Goldberg, Lam, Simonsson, Torous and Sun, PLOS Digital Health",
      year: 2022,
      url: "https://doi.org/10.1371/journal.pdig.0000002",
    },
  ],
  related: ["/is-ai-therapy-helpful", "/pros-and-cons-of-ai-therapy", "/ai-therapy", "/safety"],
};

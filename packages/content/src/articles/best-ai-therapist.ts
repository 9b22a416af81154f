import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const bestAiTherapist: Article = {
  path: "/best-ai-therapist",
  read: "2026-11-15",
  parts: [
    {
      heading: "There is no winner to announce",
      paragraphs: [
        `This page belongs to the makers of ${name}, who have something to gain from your search. So take the plain part first. ${companion} is not a therapist, good or bad. Neither is any other program you will find under that heading, and a best among things that do not exist cannot be named.`,
        "A better question hides behind it. How do I find somebody good? The rest of this page is mostly about that, and a little about what an AI can do while you look.",
      ],
    },
    {
      heading: "What is sold under the name",
      paragraphs: [
        "Three kinds of product answer to it. There are apps that give the title to a chat window. There are figures with a face and a voice, who nod at the right places. And there are general assistants, such as ChatGPT, Gemini or Claude, which people ask to play the part.",
        "They can be judged fairly by four things: whether they tell you what they are, what they do when you are in danger, who can read along, and whether they ever send you to a human being. A pleasant manner is not on the list. All of them have one by now.",
      ],
    },
    {
      heading: "They write well. Is that the point?",
      paragraphs: [
        "In a study published in 2025, more than eight hundred people read replies to short stories about couples in trouble. Some had been written by professionals, some by ChatGPT. Readers could hardly tell them apart, and on average they rated the machine’s higher. They also liked a reply less when they took it for a machine’s.",
        "It is a striking result about paragraphs. Nobody in it was in trouble. Nobody had to bear a silence, change their mind in week six, or notice that a husband answered for his wife. A good letter is one of the smaller things such a person does.",
      ],
    },
    {
      heading: "What makes a good one good",
      paragraphs: [
        "Not what you might expect. When researchers followed 170 professionals and more than six thousand clients over the years, experience by itself did not make people better. On average their results slipped by a hair. When others asked professionals to rate themselves, a quarter put themselves among the best tenth, and none thought they were below average.",
        "So neither long years nor self-assurance is a guide. What can be tested is how somebody handles hard moments. Timothy Anderson’s group showed 25 counsellors at a university short films of difficult clients and recorded what they said back. Those who answered with warmth, clarity and tact, under fire, had clients who did better. You can look for that in a first meeting. Say something awkward, and see what happens.",
      ],
    },
    {
      heading: "Questions for a first call",
      paragraphs: [
        "Most people will give you ten minutes on the telephone. Have this in front of you:",
      ],
      list: [
        "Have you worked with what I have? What did that look like?",
        "How will we both know if it is helping, and when will we check?",
        "What would you do if I got worse between meetings?",
        "Which register are you on, and who supervises you?",
        "What does it cost, and what if I have to cancel?",
        "Is there somebody you would send me to if we do not suit each other?",
      ],
      after:
        "The last one is the best. A person who can name a colleague without taking offence has your interest in view.",
    },
    {
      heading: "How an AI can help you look",
      paragraphs: [
        "Use it as a clerk. Tell it what has been going on, and let it help you boil that down to five lines for an e-mail. Ask which of the words in a profile you do not know. Practise the call, including the part where you ask about money. Prepare for a no, since good people are often full, and draft the second message before the first is answered.",
        `When a talk with ${companion} ends, it proposes a summary. That page, corrected in your own hand, is a decent thing to bring along. Leave the choosing itself to your stomach and to somebody who knows you.`,
      ],
    },
    {
      heading: "When there is no time to choose",
      paragraphs: [
        "Choosing is for calmer weeks. If you cannot keep yourself safe, if you have stopped eating or sleeping, or if the world has begun to send you messages, then the best professional is whichever one you can reach today. That may be a duty doctor, an emergency department or a stranger on a crisis line. You can be particular next month.",
      ],
    },
  ],
  questions: [
    {
      question: "How soon should I know whether somebody is right for me?",
      answer:
        "Give it three or four meetings unless something is plainly wrong. By then you should feel heard, have agreed on what you are working at, and be able to disagree aloud. Nervousness is no bad sign. Dread before each hour is worth mentioning, to them first. How they take it is often the answer you were waiting for.",
    },
    {
      question: "What are the warning signs in a human professional?",
      answer:
        "They talk mainly about themselves. They promise a result by a date. They want to be your friend, or touch you in a way you did not ask for. They are vague about training, or against your seeing a doctor. They make you feel that leaving would be a betrayal. Any one of these is reason enough to go, and some belong before a complaints panel.",
    },
    {
      question: "I can’t afford anybody. What then?",
      answer:
        "Ask anyway. Many keep a few places at a lower fee. Training institutes run clinics where supervised students see people for little, and the care there is often thorough. Charities, universities, employers and faith groups have counsellors. A doctor can refer you to what is public. An AI can help you write six such enquiries in one evening, which is five more than most people manage.",
    },
  ],
  sources: [
    {
      title: "When ELIZA meets therapists: A Turing test for the heart and mind",
      by: "Hatch and others, PLOS Mental Health",
      year: 2025,
      url: "https://doi.org/10.1371/journal.pmen.0000145",
    },
    {
      title:
        "Do psychotherapists improve with time and experience? A longitudinal analysis of outcomes in a clinical setting",
      by: "Goldberg and others, Journal of Counseling Psychology",
      year: 2016,
      url: "https://doi.org/10.1037/cou0000131",
    },
    {
      title: "An Investigation of Self-Assessment Bias in Mental Health Providers",
      by: "Walfish, McAlister, O’Donnell and Lambert, Psychological Reports",
      year: 2012,
      url: "https://doi.org/10.2466/02.07.17.PR0.110.2.639-644",
    },
    {
      title:
        "Therapist effects: facilitative interpersonal skills as a predictor of therapist success",
      by: "Anderson, Ogles, Patterson, Lambert and Vermeersch, Journal of Clinical Psychology",
      year: 2009,
      url: "https://doi.org/10.1002/jclp.20583",
    },
  ],
  related: ["/ai-therapist", "/online-therapy", "/personalised-therapy", "/mental-health-support"],
};

import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const aiMentalHealthCompanion: Article = {
  path: "/ai-mental-health-companion",
  read: "2026-11-15",
  parts: [
    {
      heading: "What keeping company means",
      paragraphs: [
        "Think of somebody who sits at the kitchen table while you peel potatoes and talk. They do not fix anything. They say “and then?” at the right moment, and you hear yourself get to the point.",
        `${companion} tries to be a little like that, in text. It is an AI, drawn as a small ember so that nobody takes it for a face. It does not treat anything, and it has no view of you that you could not have reached yourself. What it has is time, and questions.`,
      ],
    },
    {
      heading: "What an evening with one can look like",
      paragraphs: [
        "Here is a made-up example. You write: “Nothing happened today and I’m exhausted.” A hasty listener says that you should rest. A companion might ask which part of nothing took the most out of you. You think of the phone call you did not make, and of how it lay on the table all day.",
        "Ten minutes later you know three things: whom the call was for, what you fear they will say, and that you would rather write to them. Nothing has been solved. But you go to bed with one plain step, and you found it yourself.",
        "The manner is borrowed from motivational interviewing, which counsellors have used for forty years: open questions, saying back what was heard, noticing what somebody already does well, and leaving the decision where it belongs.",
      ],
    },
    {
      heading: "Does company from a machine help with loneliness?",
      paragraphs: [
        "For an hour, it may. In a set of experiments published in 2025, people felt less lonely after talking with an AI companion, about as much as after talking with a stranger. Feeling heard explained most of it.",
        "Over weeks the picture is mixed. In another study from that year nearly a thousand people used a chatbot daily for four weeks. Those who chose to use it most were lonelier at the end, leaned on it more and saw fewer people. Which came first cannot be told from that alone. It is reason enough to keep an eye on the clock.",
      ],
    },
    {
      heading: "Good company lets you go",
      paragraphs: [
        "A product can be built to be hard to leave. Before you settle with any companion, watch how it behaves at the door.",
      ],
      list: [
        "Say goodbye. Does it say goodbye too, or find one more thing to ask?",
        "Stay away for a week. Does it send you messages saying it misses you?",
        "Mention a friend. Is it curious about them, or does it steer back to itself?",
        "Ask whether it loves you. An honest one says that it is a program.",
        "Look for streaks, hearts and levels. They reward coming back, whether or not that does you good.",
      ],
      after: `${companion} keeps no streaks, and a goodbye is taken as one. It says that it is an AI at the start, again in long talks, and whenever you ask.`,
    },
    {
      heading: "What it should remember, and what not",
      paragraphs: [
        "Being remembered is half of feeling known. It is also how a file on somebody begins. A fair rule is that you see everything that is kept, can change it, and can have it gone.",
        `In ${name}, people without an account are not remembered from one session to the next. With an account, ${companion} may propose at the end to keep a sentence, such as your daughter’s name or the exam in June, and keeps only what you agree to. Switching memory off deletes all of it.`,
      ],
    },
    {
      heading: "Keeping people in the picture",
      paragraphs: [
        "Lack of company does harm. A commission of the World Health Organization reported in 2025 that about one person in six is lonely, and linked it to poorer health and earlier death. A program cannot carry a sofa up the stairs for you or notice your empty chair. So try a simple trade.",
      ],
      list: [
        "For each evening with an AI, send one message to somebody who breathes.",
        "If you work something out here, tell one person the result.",
        "Set an end before you begin: a cup of tea, one side of a record.",
        "Keep one regular thing where you are expected: a class, a choir, a dog at the shelter.",
      ],
    },
    {
      heading: "When company is not enough",
      paragraphs: [
        "If you get up later every week, if food has lost its taste, if you cannot picture next month, you need more than company. Start with a family doctor. Say how long it has lasted, and what you have stopped doing.",
        "If you are thinking of ending your life, tell somebody near you now, in those words. The crisis page has numbers for your country, and it works without a connection once it has been opened.",
      ],
    },
  ],
  questions: [
    {
      question: "Is it odd to talk to an AI because I am lonely?",
      answer:
        "No. People have talked to saints, cats and diaries for as long as we know. You are looking for an answer that costs nobody anything, on an evening when asking feels like too much. Just be honest with yourself about what you are short of. If it is advice, read something. If it is arms around you, ring someone.",
    },
    {
      question: "How is this different from keeping a diary?",
      answer:
        "A diary waits, a companion asks. In 1986 students who wrote about the worst thing that had happened to them, on four days, felt lower straight after, and went to the health centre less in the months that followed. Paper will do for that. A question from outside helps when you circle, or when the page stays blank.",
    },
    {
      question: "What if I notice that I am getting attached?",
      answer:
        "Take it as information. Ask what it gives you that you miss elsewhere: patience, no reproaches, somebody awake at two. Then look for one place where a person could give you a little of it. Leave the app alone for three days and see what you reach for. If that feels impossible, talk to a professional about it, without shame.",
    },
    {
      question: "Who is it for?",
      answer: `Adults of ${limits.person.minAgeYears} and over who want to think something through. It suits a knotted day, a decision, a quarrel, the hour before sleep. It suits less well if you lose track of what is real, if you want to be told what to do, or if somebody reads your screen who must not know. For that last case there is a quick exit.`,
    },
  ],
  sources: [
    {
      title: "AI Companions Reduce Loneliness",
      by: "De Freitas, Oğuz-Uğuralp, Uğuralp and Puntoni, Journal of Consumer Research",
      year: 2025,
      url: "https://doi.org/10.1093/jcr/ucaf040",
    },
    {
      title:
        "How AI and Human Behaviors Shape Psychosocial Effects of Chatbot Use: A Longitudinal Randomized Controlled Study",
      by: "Fang and others, arXiv",
      year: 2025,
      url: "https://arxiv.org/abs/2503.17473",
    },
    {
      title: "From loneliness to social connection: charting a path to healthier societies",
      by: "World Health Organization, Commission on Social Connection",
      year: 2025,
      url: "https://www.who.int/groups/commission-on-social-connection",
    },
    {
      title: "Confronting a traumatic event: toward an understanding of inhibition and disease",
      by: "Pennebaker and Beall, Journal of Abnormal Psychology",
      year: 1986,
      url: "https://doi.org/10.1037/0021-843X.95.3.274",
    },
    {
      title: "Motivational Interviewing: Helping People Change, third edition",
      by: "Miller and Rollnick, Guilford Press",
      year: 2013,
      url: "https://www.guilford.com/books/Motivational-Interviewing/Miller-Rollnick/9781609182274",
    },
  ],
  related: ["/zoki", "/mental-well-being", "/overcoming-stigma-ai-mental-health", "/ai-therapist"],
};

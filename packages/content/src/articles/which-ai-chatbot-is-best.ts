import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const whichAiChatbotIsBest: Article = {
  path: "/which-ai-chatbot-is-best",
  read: "2026-11-15",
  parts: [
    {
      heading: "Before the machines: would a person do better?",
      paragraphs: [
        "Think of what you would type first. If it begins with “I can’t go on” or “he said he would kill me”, then the best chatbot is a telephone. If it begins with “My doctor wrote that…”, the best one is that doctor’s receptionist. If it begins with “I’ve been wondering”, read on.",
        `This is a page by the makers of ${companion}, which is one of the answers. You should know that we would like to be chosen. We have tried to write it so that somebody who picks another leaves satisfied.`,
      ],
    },
    {
      heading: "Start from the errand",
      paragraphs: ["“Best” has no meaning until you say what for. Some common errands:"],
      list: [
        "Facts, forms, translations, a letter to the council: a large general assistant, such as ChatGPT, Claude, Gemini, Copilot or Le Chat.",
        "Facts with sources you can open: a search engine, or an assistant that shows links. Open them.",
        "Getting into health care: the chat on your own service’s website, if it has one. It knows the forms.",
        "Short exercises for stress and worry: a self-help app with a bot in it, such as Wysa.",
        "A character to talk with for pleasure: Replika, Character.AI and their like. Watch the hours.",
        "Nothing to leave the house: an open model on your own computer, if you know how.",
        `Thinking something through: a companion that mainly asks, such as ${companion}, or any assistant that you tell to do only that.`,
      ],
    },
    {
      heading: "Why the leaderboards will not tell you",
      paragraphs: [
        "There are public tables of chatbots. One of the best known lets visitors put a question to two models without knowing which is which, and vote for the better answer. From hundreds of thousands of votes a ranking is worked out. It is a clever idea, and for many tasks a good one.",
        "But people vote for what pleases them within a minute. In spring 2025 OpenAI took back an update of ChatGPT, because it had become so agreeable that it praised bad ideas. In its own account the company says it had given too much weight to feedback of the moment. Someone who is low will often prefer the answer that asks least of them.",
      ],
    },
    {
      heading: "The winner changes without notice",
      paragraphs: [
        "A team at Stanford and Berkeley asked the same questions of the same product in March and again in June 2023. Some answers had become better, some much worse, and willingness to answer sensitive questions had shifted too. The name had stayed the same.",
        "So a review that is half a year old describes a program you can no longer meet. If you rely on one, repeat a small test now and then. Keep three of your own questions, with the answers you once thought good, and put them to it again each season.",
      ],
    },
    {
      heading: "How they do when it is serious",
      paragraphs: [
        "In 2025 researchers put thirty questions about suicide to ChatGPT, Claude and Gemini, a hundred times each, and compared the replies with the judgement of thirteen clinicians. At the two ends they did as the experts wished: plain facts were given, and dangerous requests were not answered directly. In between, where a careful person would weigh each case, they drew no clear line. And the three differed widely in how willing they were to answer at all.",
        `We cannot boast here. ${companion} uses rules and small trained models to notice danger, and they overlook some of what people only hint at. The counts stand on our safety page. No chatbot that we know of should be the thing your life hangs on.`,
      ],
    },
    {
      heading: "A fair test in half an hour",
      paragraphs: [
        "Choose two or three that fit your errand. Ask a friend to paste your message into each and to hand you the answers without the names. Use a matter that is real and not raw. Then ask of each answer:",
      ],
      list: [
        "Did it understand, or only use my words?",
        "Did it ask something I had not thought of?",
        "Is there a claim in it, and can I check that?",
        "Would I be content if my sister had been told this?",
        "Do I want to do something now, or to go on chatting?",
      ],
      after:
        "Pick by the last question. Then read what the winner keeps of your words, and for how long, before you bring it anything heavier.",
    },
  ],
  questions: [
    {
      question: "Is the largest model always the cleverest choice?",
      answer:
        "For a contract or a sum, often. For a sad evening, seldom. Large models know more, write longer and sound surer. Being asked one short question may serve you better than six paragraphs with headings. Size also means that your words travel to a data centre. A small program with modest manners can be enough, so long as it admits what it does not follow.",
    },
    {
      question: "Which one is most private?",
      answer:
        "One that runs on your own machine, with the network off. After that it depends on terms and settings more than on names: whether talks train the model, how long they are kept, who may read them for checks. Look for a setting against training and for temporary chats. Wherever you are, leave out full names and anything you would not want read in court.",
    },
    {
      question: "Can I get a general assistant to listen better?",
      answer:
        "Often, yes. Begin with an instruction such as: “I want to think aloud. Reply in two sentences at most. Ask one question. Give no advice unless I say so. Tell me if I seem to be in danger.” Save it and paste it in each time. It will drift back to lecturing after a while, and you can remind it.",
    },
    {
      question: `What is ${name} worst at?`,
      answer:
        "Facts, long stories and irony. The built-in guide knows the things people commonly bring, and misses a good share of what is unusual: when strict readers checked fresh conversations, up to a third of its replies fell short. It cannot search the web, read a document or write your letter. For those errands use something else, and come here to sort out what you want to say.",
    },
  ],
  sources: [
    {
      title:
        "Evaluation of Alignment Between Large Language Models and Expert Clinicians in Suicide Risk Assessment",
      by: "McBain and others, Psychiatric Services",
      year: 2025,
      url: "https://doi.org/10.1176/appi.ps.20250086",
    },
    {
      title: "Chatbot Arena: An Open Platform for Evaluating LLMs by Human Preference",
      by: "Chiang and others, arXiv",
      year: 2024,
      url: "https://arxiv.org/abs/2403.04132",
    },
    {
      title: "How is ChatGPT’s behavior changing over time?",
      by: "Chen, Zaharia and Zou, arXiv",
      year: 2023,
      url: "https://arxiv.org/abs/2307.09009",
    },
    {
      title: "Sycophancy in GPT-4o: what happened and what we’re doing about it",
      by: "OpenAI",
      year: 2025,
      url: "https://openai.com/index/sycophancy-in-gpt-4o/",
    },
  ],
  related: [
    "/top-ai-chatbots-for-mental-health",
    "/anonymous-ai-chatbot",
    "/therapy-chatbot",
    "/talk-session",
  ],
};

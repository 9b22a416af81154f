import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const prosAndConsOfAiTherapy: Article = {
  path: "/pros-and-cons-of-ai-therapy",
  read: "2026-11-15",
  parts: [
    {
      heading: "What lies on the scales",
      paragraphs: [
        `On one side lies a conversation with software. On the other lies whatever else you could do with the hour. ${name} sells no side of this as care: it is not therapy, and ${companion} does not treat anything. So the gains below are the gains of a tool, and the losses are those of a tool used in a tender place.`,
        "Most lists of this kind set five good things against five bad ones. The truth is less tidy. Nearly every good thing here is also the bad thing, seen on another day.",
      ],
    },
    {
      heading: "What speaks for it",
      paragraphs: ["Four points stand up reasonably well:"],
      list: [
        "The hour. A nurse who comes off shift at six in the morning has few people to ring.",
        "The first sentence. Some things have to be typed once before they can be spoken.",
        "The rehearsal. You can try out how to tell your father, five times, without wearing anybody out.",
        "The threshold. A chatbot at the entrance can get people through the door.",
      ],
      after:
        "The last one has been counted. In England some services for anxiety and depression put a chatbot on their website to take people’s details. Over three months their referrals rose by 15 in a hundred, against 6 at similar services with ordinary forms, and the rise was larger among people from minorities. The study came from the maker of the bot. And notice what the bot did well: it led to human beings.",
    },
    {
      heading: "What speaks against it",
      paragraphs: [
        "A wrong answer sounds like a right one. There is no hesitation in the voice, no glance aside. If it misunderstands what your tablets are for, the sentence will be as smooth as all the others.",
        "It hears one party. In experiments published in 2025, people talked over a real quarrel with an AI. Where the AI was made to side with them, they came away surer of being right and less willing to mend things. They also rated it higher and trusted it more. Across eleven current models, agreement was far more common than among humans.",
        "And nobody stands behind it. A person who harms you can be reported. With software there is a company, a form, and terms that you accepted.",
      ],
    },
    {
      heading: "One feature, two faces",
      paragraphs: ["Try reading each line twice, once hopefully and once not:"],
      list: [
        "It is always open. So nothing tells you when to stop.",
        "It never judges. So it may not tell you that you have been unkind.",
        "It forgets nothing you let it keep. So somewhere a record exists.",
        "It is the same with everyone. So it cannot be especially for you.",
        "It asks for nothing back. So you get no practice in giving.",
      ],
      after:
        "Feeling heard is the strangest of these. In a study from 2024, messages written by an AI made people feel more heard than messages from untrained strangers. Once they learned where the words came from, they felt less so. Something in us asks for the source.",
    },
    {
      heading: "Different people, different balance",
      paragraphs: [
        "For somebody newly widowed who wakes at four and does not want to ring her children again, an hour of writing may be a mercy. For a man who checks his symptoms ten times a day, one more thing that answers at once is fuel. For a student who rehearses a hard call and then makes it, the balance is good. For a student who rehearses and does not call, it is poor, although both had the same conversation.",
        "If someone at home reads your phone, privacy outweighs everything else on this page. If you tend to lose hold of what is real, an obliging voice is a risk in itself, and a doctor should hear of it.",
      ],
    },
    {
      heading: "Draw up your own two columns",
      paragraphs: [
        "Take paper. On the left, write what an AI gave you in the last month that you could point to: a letter sent, a night slept, a sentence found. On the right, what it cost: time, sleep, a call not made, something told that you now wish untold. Leave out what you hoped for and what you feared. Then date the page and do it again in a month.",
        "The American Psychological Association, in advice to the public from 2025, says that such tools are not a substitute for care by a qualified professional, and asks people not to come to depend on them. Your right-hand column is where dependence would show first.",
      ],
    },
    {
      heading: "When there is nothing left to weigh",
      paragraphs: [
        "Some states leave no room for pros and cons. You have a plan to die. You have not eaten for days. You have just had a baby and the world has gone strange. You are being threatened. Go to people who can come to you: an ambulance, the police, a crisis team, the neighbour across the landing. Afterwards there will be time for columns.",
      ],
    },
  ],
  questions: [
    {
      question: "What is the single largest risk?",
      answer:
        "Delay. Rare disasters make the news, and they should. The ordinary harm is quieter: writing takes the pressure down just enough that the appointment is put off, again, while the thing underneath grows. Set yourself a rule before you start. If the same trouble is still there in three weeks, a human being hears about it.",
    },
    {
      question: "Is there something only an AI can do?",
      answer:
        "It can be asked the same question for the fortieth time without remembering that it is the fortieth. It can be interrupted, contradicted and abandoned in the middle of a word, with no one hurt. For people who have spent their lives looking after other people’s feelings, that can be a rare sort of rest. It is a rest, and no relationship.",
    },
    {
      question: "Can I reduce the drawbacks?",
      answer:
        "Some. Ask it to argue the other person’s side before your own. Set an alarm. Change names. Check every fact about health with a second source. Tell one friend that you use it, so that it is no secret. And finish each talk with something done by hand, however slight, so that the words lead somewhere.",
    },
  ],
  sources: [
    {
      title:
        "Closing the accessibility gap to mental health treatment with a personalized self-referral chatbot",
      by: "Habicht and others, Nature Medicine",
      year: 2024,
      url: "https://doi.org/10.1038/s41591-023-02766-x",
    },
    {
      title: "Sycophantic AI Decreases Prosocial Intentions and Promotes Dependence",
      by: "Cheng, Lee, Khadpe, Yu, Han and Jurafsky, arXiv",
      year: 2025,
      url: "https://arxiv.org/abs/2510.01395",
    },
    {
      title: "AI can help people feel heard, but an AI label diminishes this impact",
      by: "Yin, Jia and Wakslak, Proceedings of the National Academy of Sciences",
      year: 2024,
      url: "https://doi.org/10.1073/pnas.2319112121",
    },
    {
      title:
        "Health advisory: Use of generative AI chatbots and wellness applications for mental health",
      by: "American Psychological Association",
      year: 2025,
      url: "https://www.apa.org/topics/artificial-intelligence-machine-learning/health-advisory-chatbots-wellness-apps",
    },
  ],
  related: [
    "/is-ai-therapy-helpful",
    "/ai-mental-health",
    "/the-science-behind-ai-therapy",
    "/mental-health-support",
  ],
};

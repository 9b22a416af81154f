import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const aiTherapist: Article = {
  path: "/ai-therapist",
  read: "2026-11-15",
  parts: [
    {
      heading: "The short answer is no",
      paragraphs: [
        `${companion} is an AI and not a therapist. It has never sat an exam, has no supervisor, and cannot lose a licence, because it has none to lose. The same holds for every other program, whatever it is called in a shop window.`,
        "The longer answer is more useful. It says which parts of the work a machine can imitate, which it cannot, and how to find somebody who does have a licence.",
      ],
    },
    {
      heading: "A lesson from 1966",
      paragraphs: [
        "In that year Joseph Weizenbaum described a program called ELIZA. One of its scripts played a counsellor of the listening sort. If you wrote about your mother, it asked you to tell it more about your family. It held no idea of what a mother is. It turned your sentence round and handed it back.",
        "Weizenbaum reported that some people were hard to convince that no human was there. Programs have grown far more fluent since. The pull they have on us is the same one. We hear a fitting sentence, and supply the mind behind it ourselves. Knowing this does not switch it off, but it helps to have heard of it.",
      ],
    },
    {
      heading: "What makes somebody a therapist",
      paragraphs: ["A warm manner is the visible part. Underneath lie things you rarely see:"],
      list: [
        "Years of training with real people, watched by somebody more experienced.",
        "A supervisor, often for the whole of a working life, who hears about the hard cases.",
        "A register, and a panel that can strike a name from it.",
        "A duty to keep your secrets, and clear rules on the rare moments when they may not.",
        "A memory of you that they carry home, and a worry if you do not turn up on Thursday.",
      ],
      after:
        "None of these is a matter of choosing better words. They are about who answers for them.",
    },
    {
      heading: "Why the person across from you matters",
      paragraphs: [
        "Researchers have asked for decades what makes talking help. A large review led by Norcross and Lambert concluded that the relationship adds at least as much as the method does: agreeing on goals, feeling understood, being asked for your view, mending a quarrel. Another pooled nearly three hundred studies of the bond between clients and those they see, and found a steady link to how well people did.",
        "Can a program have its share of that? In 2025 researchers at Stanford and elsewhere compared the guides clinicians learn from with what language models really answered. The models showed prejudice against some conditions. Now and then they went along with a delusion. The authors add a point that no update will change: a bond needs two who have something at stake.",
      ],
    },
    {
      heading: "What an AI can honestly do",
      paragraphs: [
        "Plenty of useful things need no licence. A friend, a notebook or a walk does some of them too. An AI can ask what happened next. It can hold three threads of a story while you follow the fourth. It can remind you that you wanted to sleep, and suggest that you write the letter you will not send.",
        `When a talk in ${name} ends, it proposes a short summary and a few small things to try, and you decide whether any of it is kept. You can put such a page on a professional’s table. That is a good use of a machine: it gets you to the person sooner, with less to explain.`,
      ],
    },
    {
      heading: "How to check that a therapist is real",
      paragraphs: [
        "Titles are less protected than you might think. In the United Kingdom anybody may call themselves a counsellor or psychotherapist. Clinical and counselling psychologist are titles in law, kept by the Health and Care Professions Council. Bodies such as the BACP and UKCP run registers of their own, which the Professional Standards Authority accredits. In the United States each state’s board lets you look up a licence by name.",
        "Ask for the number, look it up yourself, and see that the photograph and the town fit. Somebody properly registered will not mind. If a site gives only first names and smiling pictures, ask whether there is a person behind them at all.",
      ],
    },
    {
      heading: "When only a human will do",
      paragraphs: [
        "Go to a person when you need a judgement: about medicines, about work and sick leave, about whether it is safe to be at home. Go when the same pain has returned for years. Go when somebody hurts you, or when you fear what you might do. If it is a matter of hours, go to the nearest emergency department or ring a crisis line, and let somebody sit with you meanwhile.",
      ],
    },
  ],
  questions: [
    {
      question: "May a company call its AI a therapist?",
      answer:
        "That depends on where you are, and the law is moving. Illinois passed an act in 2025 under which such services may be offered only by licensed professionals, and AI may not hold those conversations for them. Other places leave it to rules on misleading advertising. The label tells you about the seller’s manners more than about what the product can do.",
    },
    {
      question: "Why does it feel as if it cared?",
      answer:
        "Because its sentences are built from those of people who did. Being answered at once, without a sigh or a glance at the clock, feels like attention. Your relief is real, and you need not be embarrassed by it. Only the inference is wrong: nobody is waiting at the other end, and nobody will wonder tomorrow how your night was.",
    },
    {
      question: "A professional once hurt me. Is an AI safer?",
      answer:
        "It will not be late, cross or bored, and that can be a rest. It also cannot apologise and mean it, or repair anything. What went wrong deserves to be heard: registers take complaints, and a first meeting with somebody new can begin with that story. Their reaction will tell you a lot about whether to stay.",
    },
  ],
  sources: [
    {
      title:
        "ELIZA: a computer program for the study of natural language communication between man and machine",
      by: "Weizenbaum, Communications of the ACM",
      year: 1966,
      url: "https://doi.org/10.1145/365153.365168",
    },
    {
      title: "Psychotherapy relationships that work III",
      by: "Norcross and Lambert, Psychotherapy",
      year: 2018,
      url: "https://doi.org/10.1037/pst0000193",
    },
    {
      title: "The alliance in adult psychotherapy: a meta-analytic synthesis",
      by: "Flückiger, Del Re, Wampold and Horvath, Psychotherapy",
      year: 2018,
      url: "https://doi.org/10.1037/pst0000172",
    },
    {
      title:
        "Expressing stigma and inappropriate responses prevents LLMs from safely replacing mental health providers",
      by: "Moore and others, ACM Conference on Fairness, Accountability, and Transparency",
      year: 2025,
      url: "https://doi.org/10.1145/3715275.3732039",
    },
    {
      title: "Wellness and Oversight for Psychological Resources Act (Public Act 104-0054)",
      by: "Illinois General Assembly",
      year: 2025,
      url: "https://ilga.gov/legislation/PublicActs/View/104-0054",
    },
  ],
  related: ["/what-is-an-ai-therapist", "/virtual-therapist", "/best-ai-therapist", "/zoki"],
};

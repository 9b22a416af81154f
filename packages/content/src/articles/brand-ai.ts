import { brand } from "@app/contract/brand";
import { timings } from "@app/contract/timings";
import type { Article } from "./article.ts";

const { name, slug, companion } = brand;
const hourMs = 3_600_000;
const repeatHours = timings.disclosure.repeatMs / hourMs;
const idleDays = timings.disclosure.idleMs / (24 * hourMs);

export const brandAi: Article = {
  path: `/${slug}-ai`,
  read: "2026-11-15",
  parts: [
    {
      heading: "Who answers you",
      paragraphs: [
        `Always ${companion}, and ${companion} is always a program. What writes its sentences can be one of two things. As delivered, it is the guide: an engine that lives in ${name} itself, on the same machine as the pages. Whoever runs a copy can put a language model in its place. Whichever it is, no human being types, and ${companion} is not a therapist with a nickname.`,
      ],
    },
    {
      heading: "How the guide finds its words",
      paragraphs: [
        "There is no neural network in it and no learning. It reads your message by rules: who is meant, which feelings are named and whose they are, what is denied, whether you tell, ask, correct or say goodbye. Then it looks for the best of many hundred patterns that people wrote by hand, turns your own words round where that can be done safely, and checks that it has not said the same thing earlier in the talk.",
        "The gain is that it invents nothing and sends nothing away. The price is that it knows only what was written for it. A sentence outside its patterns gets a plain reply, and over a long evening plain replies grow thin. It speaks English. In some other languages it can say that it follows little, offer a breathing exercise and point to help.",
      ],
    },
    {
      heading: "When a language model writes instead",
      paragraphs: [
        "Then the live conversation goes to that model’s host, along with instructions and, if you allowed any, a few remembered facts. Your e-mail address does not go, unless you write it, nor anything from the vault. The host may be a computer in the same room or a company abroad; that is the operator’s choice.",
        "You can see it for yourself. Below every reply is a button, “Who wrote this”. It names the writer and the host, and counts the characters that were sent. If the model is slow or breaks off, the guide goes on in its stead, and a line tells you so.",
      ],
    },
    {
      heading: "Reading for danger",
      paragraphs: [
        "Before anything is answered, each message is read for signs of danger: suicide, self-harm, violence, abuse, a medical emergency, losing touch with what is real, an eating disorder. Plain rules do the first part. Trained models do the second: one that counts words and groups of words, and a public reader of sentences, gte-small of 2023, which we taught with our own examples. They run on the same server.",
        "In a crisis the words come from us, whoever writes otherwise. They were set down and checked beforehand: a direct question, a number that exists, the offer to stay. A model may add a sentence or two to show that it heard. It may not lead.",
        "This goes wrong in both directions. On messages kept aside for testing, many of them veiled on purpose, between eight and nine crises in ten were noticed, and about three harmless messages in a hundred set off the alarm. The page on safety shows the figures of the version you are using, with the range that chance allows, worked out by a formula of Edwin Wilson’s from 1927. We are not yet where we want to be.",
      ],
    },
    {
      heading: "When it tells you what it is",
      paragraphs: ["You should never have to wonder. It says that it is an AI:"],
      list: [
        "in the first words of a conversation,",
        `again after ${repeatHours} hours of talking,`,
        `again when you come back after ${idleDays} days or more,`,
        "and each time you ask, in whatever words.",
      ],
      after:
        "European law asks for part of this: under article 50 of the AI Act, people have to be told when they deal with a machine, unless it is obvious. We would do it anyway. A warm sentence at midnight is just when it stops being obvious.",
    },
    {
      heading: "How we judge it",
      paragraphs: [
        "By reading. Made-up conversations are run, and strict readers go through them line by line. They mark each reply that misreads, presumes, repeats or does not follow. New ones are written for every round, because an engine looks clever on the scripts it was tuned on. Our readers disagree with one another more than our versions do, and we print that as well.",
        "What has never been done is a trial with people who are suffering. So we claim no effect on anybody’s health. If you need one, that is the moment for a doctor or another professional, and ours is the wrong kind of machine.",
      ],
    },
  ],
  questions: [
    {
      question: "Is this ChatGPT under another name?",
      answer:
        "Not as delivered: the guide was written for this and has nothing to do with any of the large models. A copy can be connected to one, since any service that speaks the same protocol will do. Then the receipt below each reply names the model and where it runs. If it says “the guide, on this server”, nothing went anywhere.",
    },
    {
      question: "Why not simply use the most powerful model?",
      answer:
        "Because it would mean that your words leave by default, that the site falls silent when a supplier does, and that nobody has seen the sentences beforehand. A large model is the better talker, and an operator may decide that this is worth it. We wanted the plain version to be honest and to work with the cable pulled out.",
    },
    {
      question: "Does it flatter?",
      answer:
        "It is built not to. Praise is kept for something you did. If you call yourself a failure, that is taken as a belief and not as news. Words that cling, press or play things down are filtered out of a model’s replies before you see them. It can still be too agreeable, above all with a model at work. Contradict it now and then and see.",
    },
    {
      question: "Can I make it forget?",
      answer:
        "Yes. Single memories can be removed one by one, and switching memory off removes them all in the same moment. A deleted memory leaves nothing in old receipts either. Guests are not remembered in the first place. What you told it within one talk stays in that talk until the text is deleted, since it has to know what you said a minute ago.",
    },
  ],
  sources: [
    {
      title: "Regulation (EU) 2024/1689 (Artificial Intelligence Act), article 50",
      by: "European Union",
      year: 2024,
      url: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
    },
    {
      title: "Towards General Text Embeddings with Multi-stage Contrastive Learning",
      by: "Li and others, arXiv",
      year: 2023,
      url: "https://arxiv.org/abs/2308.03281",
    },
    {
      title: "Probable Inference, the Law of Succession, and Statistical Inference",
      by: "Wilson, Journal of the American Statistical Association",
      year: 1927,
      url: "https://doi.org/10.1080/01621459.1927.10502953",
    },
  ],
  related: ["/safety", "/what-is-an-ai-therapist", "/zoki", `/${slug}`],
};

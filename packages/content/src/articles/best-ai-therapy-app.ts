import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, companion } = brand;
const keptDays = limits.session.retentionDays;

export const bestAiTherapyApp: Article = {
  path: "/best-ai-therapy-app",
  read: "2026-11-15",
  parts: [
    {
      heading: "Three questions in place of a ranking",
      paragraphs: [
        `${name} is not a therapy app, and ${companion} is not a therapist. It is something you can write to in a browser, and it is ours, so you will get no ranking from us. You will get three questions, what good and bad answers to them look like, and our own answers at the end for you to mark.`,
        "Who reads it? How long is it kept? How do I get out? An app that answers all three in plain words has usually been made with care in other places too.",
      ],
    },
    {
      heading: "Why the shop page will not tell you",
      paragraphs: [
        "In 2019 a team read the descriptions of 73 leading apps for mental health. Two out of three said that they help. Many used scientific words to say so. Of those that named a technique, a third named one for which the researchers could find no support. One single app pointed to a published study.",
        "Privacy policies are no easier. Another team looked at apps for tracking mood that same year. Most of them had no policy anybody could find, though the shops required one. Those that did wrote for readers with a degree. So if the small print defeats you late at night, the fault is not yours.",
      ],
    },
    {
      heading: "Who reads it?",
      paragraphs: [
        "There are more candidates than you think. The company’s staff, to improve the product. Contractors, to label conversations. Another company, whose language model writes the replies. Advertisers, through a bit of code in the app. A court. And whoever picks up your phone.",
        "A good answer names each and says what they get. A poor one says “trusted partners”. Try this: search the policy for the words “share”, “partners”, “improve” and “advertising”, and read only the sentences around them. It takes four minutes.",
      ],
    },
    {
      heading: "How long is it kept?",
      paragraphs: [
        "Look for a number with a unit behind it. “As long as necessary” is not one. Ask also what is kept: the words, the summaries made from them, the recordings, the backups. If the app learns from conversations, what it has learned cannot be taken out again, so find the switch for that before your first evening and not after.",
      ],
    },
    {
      heading: "How do I get out?",
      paragraphs: [
        "Two exits matter. One is from the app: a button that deletes, a file you can take with you, a subscription that ends as easily as it began. Find all three before you pay. The other exit is from a conversation. It should end when you say goodbye, and it should end altogether, quickly, when somebody walks in.",
        "There is a third that nobody advertises: out of the app and towards a person. Does it ever suggest that you ring somebody? Does it know the lines of your country, or only America’s?",
      ],
    },
    {
      heading: "Sorting the kinds",
      paragraphs: ["With the answers in hand, see which sort of app you are looking at."],
      list: [
        "Linked to a clinic or a health service. Strong on the first question, and slow to get into.",
        "Exercises and courses, such as Headspace, MindShift or Wysa. Often modest in what they collect. Read about the chat separately from the exercises.",
        "A general assistant on your phone. The settings are good and well hidden. Look for training, memory and history, and set each one yourself.",
        "A character or a friend to talk to. Here the third question decides. Try leaving twice before you trust it.",
        "A page in a browser, like ours. Nothing to install, and nothing on the screen of your phone that tells tales.",
      ],
      after:
        "The American Psychiatric Association has published an order for looking at apps: who is behind it, then privacy and safety, then evidence, then whether it is pleasant to use. Most of us begin at the wrong end.",
    },
    {
      heading: "Our answers, for you to mark",
      paragraphs: [
        `Who reads it: the server, in order to answer. Whoever runs the site has no page that shows them conversations. If they have connected a language model, that model’s host gets the conversation, and each reply says so when you ask. How long: ${keptDays} days at most, unless you save it yourself, and then under a key that we do not have. How to get out: a button marked Leave, Escape pressed twice, and a page that deletes everything. You should know as well that nobody has tested us in a trial, and that the server can read a conversation for as long as it runs.`,
        "If you are choosing because things have become frightening, put the phone to its older use. A doctor’s number or a crisis line is a better download than any of these.",
      ],
    },
  ],
  questions: [
    {
      question: "Should I let it use the microphone?",
      answer:
        "Only if speaking helps you more than writing, and only while the app is open. A voice gives away more than words do: who you are, how you are, who else is in the room. Find out whether the sound itself is stored or just the text made from it. Phones let you grant the permission once and take it back afterwards.",
    },
    {
      question: "Is an app from a doctor’s list safe?",
      answer:
        "Safer than a random one. Somebody has looked, at some point, with a form in hand. Such lists age, however, and an app may be sold or rebuilt after it was checked. See when the entry was last looked at, and put your three questions to it all the same. A doctor who suggests an app will not mind being asked why.",
    },
    {
      question: "What if the company is sold or goes under?",
      answer:
        "Then your conversations may be among the things that change hands. A policy should say what happens to them in that case. Export what you care for once in a while, and delete what you have no more use for. What is not there cannot be sold. An app that stores little in the first place has settled the matter for you.",
    },
    {
      question: "How many apps should I try?",
      answer:
        "Two at the most, one after the other. Each asks you to tell your story from the start, and telling it five times in a fortnight to five programs is tiring and slightly sad. If two of different kinds have not helped, the next attempt should have a face. Take along what you learned about what you do not want.",
    },
  ],
  sources: [
    {
      title: "Using science to sell apps: Evaluation of mental health app store quality claims",
      by: "Larsen and others, npj Digital Medicine",
      year: 2019,
      url: "https://doi.org/10.1038/s41746-019-0093-1",
    },
    {
      title:
        "Availability, readability, and content of privacy policies and terms of agreements of mental health apps",
      by: "Robillard and others, Internet Interventions",
      year: 2019,
      url: "https://doi.org/10.1016/j.invent.2019.100243",
    },
    {
      title:
        "A Hierarchical Framework for Evaluation and Informed Decision Making Regarding Smartphone Apps for Clinical Care",
      by: "Torous and others, Psychiatric Services",
      year: 2018,
      url: "https://doi.org/10.1176/appi.ps.201700423",
    },
    {
      title: "The App Evaluation Model",
      by: "American Psychiatric Association",
      year: 2025,
      url: "https://www.psychiatry.org/psychiatrists/practice/mental-health-apps/the-app-evaluation-model",
    },
  ],
  related: [
    "/ai-therapy-apps",
    "/best-ai-therapy",
    `/${brand.slug}-app`,
    `/how-${brand.slug}-protects-your-data`,
  ],
};

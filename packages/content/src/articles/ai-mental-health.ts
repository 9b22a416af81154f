import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const aiMentalHealth: Article = {
  path: "/ai-mental-health",
  read: "2026-11-15",
  parts: [
    {
      heading: "Where AI already meets mental health",
      paragraphs: [
        "Most people picture a chatbot. In fact such software sits in many places, and some of them you never see. A clinic may use it to turn an appointment into notes. A health service may use it to sort letters from doctors. A watch may guess how you slept and call the result stress.",
        "Then there are the programs you talk to. Some are general assistants that get asked about a break-up between two recipes. Some are apps with prepared exercises. Some are companions that ask how the day was. They were built for different things, so the question whether AI is good for mental health has no single answer. Take one use at a time.",
      ],
    },
    {
      heading: "What AI can help with",
      paragraphs: ["Four uses are modest, and within reach of a decent program:"],
      list: [
        "Finding words. You write the muddle down, and the reply shows you what it sounded like from outside.",
        "Explaining a term. What a panic attack is, or what a letter from the hospital means. Check it afterwards against a health service’s own page.",
        "Preparing. Three weeks of bad sleep become five lines that fit into a ten-minute appointment.",
        "Practising. A breathing pattern or a worry list goes better when something walks you through it.",
      ],
      after:
        "Trials of phone apps, pooled in 2019, found modest gains in mood and anxiety on average. Apps did better where a professional gave guidance or reminders were sent. An average tells you little about one app, and nothing certain about you.",
    },
    {
      heading: "What a chat window cannot see",
      paragraphs: [
        "A program knows what you typed. It does not know that your coat has become too big, that you have not opened the curtains, or that you laugh when you are frightened. A doctor sees some of this in the first minute.",
        "The body matters as well. Low mood and a racing heart can come with a thyroid problem, with anaemia, with a new medicine or with drinking more than you meant to. Somebody has to ask, and sometimes take blood. It also hears one side. If you are sure that everyone at work is against you, it has no colleague to ask.",
      ],
    },
    {
      heading: "Can AI tell who is in danger?",
      paragraphs: [
        "Not reliably, and neither can a questionnaire. A review of fifty years of studies found that the known risk factors foretold suicidal acts only slightly better than chance. England’s guideline on self-harm tells professionals not to use risk scales to predict suicide, and to look at the person’s needs instead.",
        `What software can do is notice certain words and ask a direct question. ${companion} does that with every message, and it misses some, mostly when danger is hinted at and not said. Our safety page shows how often, measured on this very version. So please do not wait to be noticed. If you are in danger, say it in plain words, or ring your emergency number.`,
      ],
    },
    {
      heading: "Whom it serves badly",
      paragraphs: [
        "Programs learn from records of the past, and those are lopsided. One widely used tool in American hospitals took money spent as a sign of how ill people were. Less had been spent on Black patients, so it rated them healthier than they were. Nobody had meant it to.",
        "The same can happen with slang, with a second language, or with ways of grieving that few people wrote about online. The World Health Organization asks makers of health AI to test for such gaps and to say what they found. If a program keeps taking you wrongly, the fault need not be yours.",
      ],
    },
    {
      heading: "When to see a person about it",
      paragraphs: ["Software should come second, or not at all, when one of these is true:"],
      list: [
        "You have felt low or on edge most days for two weeks or longer.",
        "Eating, sleeping, working or caring for others no longer works.",
        "You hear or see what others do not, or feel watched.",
        "You drink or take more to get through the evening.",
        "You think about dying, or about hurting yourself or somebody else. That one cannot wait until Monday.",
      ],
      after: `${name} is built for the hours before and between such talks. It is a conversation in text with an AI, open to adults without an account. It does not examine anybody, and it never diagnoses.`,
    },
  ],
  questions: [
    {
      question: "Can an AI find out whether I have depression?",
      answer:
        "No. It can show you the questions doctors often ask, and you may recognise yourself in them. A name for what you have needs somebody who can hear your history, rule out other causes and be held to their judgement. If the questions ring true, write your answers down and take them along. That makes a first appointment easier.",
    },
    {
      question: "Should I tell my doctor that I talk to an AI?",
      answer:
        "Yes, if you can. Say what you use it for and what it suggested, above all about medicines or food. Doctors can correct a wrong idea only when they hear of it. Bring a summary along if you have one. It often holds the sentence that is hard to say aloud, and you can simply hand it over.",
    },
    {
      question: "Can talking to an AI make me feel worse?",
      answer:
        "It can. Going over the same hurt for hours deepens it for many people, and a program that agrees with everything will not stop you. Notice how you feel when you close it, not while you type. If you are heavier three times in a row, leave it for a week and tell a person what the talks were about.",
    },
    {
      question: "Is this meant for teenagers?",
      answer: `Not here. ${name} is for people of ${limits.person.minAgeYears} and over. Younger people deserve services made for them, with adults who can act when something is wrong at home or at school. A school nurse, a family doctor or a children’s helpline is a good first call, and the crisis page lists numbers by country.`,
    },
  ],
  sources: [
    {
      title:
        "The efficacy of app-supported smartphone interventions for mental health problems: a meta-analysis of randomized controlled trials",
      by: "Linardon, Cuijpers, Carlbring, Messer and Fuller-Tyszkiewicz, World Psychiatry",
      year: 2019,
      url: "https://doi.org/10.1002/wps.20673",
    },
    {
      title:
        "Risk factors for suicidal thoughts and behaviors: a meta-analysis of 50 years of research",
      by: "Franklin and others, Psychological Bulletin",
      year: 2017,
      url: "https://doi.org/10.1037/bul0000084",
    },
    {
      title: "Self-harm: assessment, management and preventing recurrence (NG225)",
      by: "National Institute for Health and Care Excellence",
      year: 2022,
      url: "https://www.nice.org.uk/guidance/ng225",
    },
    {
      title: "Dissecting racial bias in an algorithm used to manage the health of populations",
      by: "Obermeyer, Powers, Vogeli and Mullainathan, Science",
      year: 2019,
      url: "https://doi.org/10.1126/science.aax2342",
    },
    {
      title: "Ethics and governance of artificial intelligence for health",
      by: "World Health Organization",
      year: 2021,
      url: "https://www.who.int/publications/i/item/9789240029200",
    },
  ],
  related: [
    "/mental-health-support",
    "/pros-and-cons-of-ai-therapy",
    "/the-science-behind-ai-therapy",
    "/safety",
  ],
};

import { paths } from "@app/contract/paths";
import { askCountry } from "../../country-told.ts";
import type { Course } from "../course.ts";

export const abuse: Course = {
  hear: "Thank you for telling me. You do not have to decide anything today.",
  ask: "I believe you, and what is being done to you is not your fault. Are you safe where you are right now? This device may be watched: Leave, or Escape pressed twice, takes you off this page at once.",
  urgentLead: "If you are in danger at this moment, call {number} as soon as it is safe to.",
  urgent:
    "If they are near, go where there are other people, or behind a door that locks, as soon as that is safe.",
  urgentAsk: "Can they see or hear you while you write this?",
  steps: [
    {
      id: "company",
      words:
        "You know best what is safe, and when. Is there a place or a person you could go to if it got worse?",
      unless: ({ company }) => company === "with",
    },
    {
      id: "talk",
      words:
        "If somebody may look at this device, another one is safer for writing about it: a friend’s, or one at a library or at work. Do you have one?",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    {
      id: "service",
      words:
        "The people on the line I named listen, and do not tell you what to do. Is there a time when you could call or write unheard?",
      unless: ({ reached }) => reached,
    },
    { id: "barrier", words: "What would make it hard to reach them?" },
    {
      id: "care",
      words:
        "If you were hurt, a doctor or a nurse can look at it and note it down, which may help you later. Does anything need looking at?",
    },
    {
      id: "coping",
      words:
        "Some people keep a few things where they can reach them: papers, keys, some money, a charged phone. Would that be safe for you to do?",
    },
    {
      id: "plan",
      words: "Is anybody else in danger too, such as a child?",
    },
    {
      id: "means",
      words:
        "Has there been a weapon, or hands around your throat? Those are signs of great danger.",
    },
    {
      id: "past",
      words:
        "Living with this can wear a person down. Are there also thoughts of ending your life?",
      asks: "asked-directly",
    },
    {
      id: "safety-plan",
      words: `A safety plan can hold a code word, a way out and whom to call. You can open one at ${paths.safetyPlan}, if this device is safe.`,
    },
    { id: "talk", words: "Who else knows what it is like at home?" },
    { id: "talk", words: "What would help you most in the next hours?" },
  ],
};

export const harm_to_others: Course = {
  hear: "Thank you for saying this before something happens. I cannot help with hurting anybody, and I can stay while it cools.",
  ask: "Can you go somewhere else right now, away from them and from anything that could be used as a weapon?",
  urgentLead: "Please call {number} now, and say that you are afraid of what you may do.",
  alwaysLead: "If you feel that you may act on it, call {number} first.",
  happened: {
    lead: "If anyone is hurt, call {number} first.",
    hear: "It takes something to say that. It has happened, and what counts now is that everybody is safe, you too.",
    ask: "Are they safe and unhurt right now?",
  },
  urgent:
    "Please go away from them, and away from anything that could be used as a weapon, before you do anything else.",
  urgentAsk: "Where are you now, and is anyone near you?",
  steps: [
    {
      id: "distance",
      words:
        "Is there a weapon where you are? Somebody else can keep it for now, or it can stay in another place.",
      unless: ({ happened, means }) => happened || means !== null,
    },
    {
      id: "distance",
      words:
        "Please put it out of your hands first: locked away, with the key at somebody else’s, or left behind while you go somewhere else. Can you do that now?",
      unless: ({ happened, means }) => happened || means !== "near",
    },
    {
      id: "when",
      words: "How near is it: a picture in your head, or something you are about to do?",
      unless: ({ happened }) => happened,
    },
    {
      id: "company",
      words: "Who could come and stay with you until this has passed?",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    {
      id: "service",
      words:
        "The emergency number is for you too: you can say that you are afraid of what you may do. Could you say that to them?",
      unless: ({ reached }) => reached,
    },
    { id: "barrier", words: "What would make that call hard?" },
    {
      id: "coping",
      words:
        "Walk, as fast as you like, and away. Cold water on the face helps the body come down. Which of the two could you do now?",
    },
    { id: "talk", words: "What happened just before it got this strong?" },
    { id: "past", words: "Has it ever come this far before?" },
    {
      id: "care",
      words:
        "A doctor or a mental health team can help with rage as they do with fear. Is there one you could ring today?",
    },
    {
      id: "plan",
      words: "Does it ever turn against yourself, as thoughts of ending your life?",
      asks: "asked-directly",
    },
    {
      id: "safety-plan",
      words: `What helps you step back can be written down for the next time, at ${paths.safetyPlan}.`,
    },
    { id: "talk", words: "What is under the anger, when it drops a little?" },
  ],
};

export const other_violence: Course = {
  hear: "I am glad that you told me. What is happening there is not all right, and it is not your fault.",
  ask: "Where are they now, and is it happening at this moment? Please do not step in between: keep yourself out of reach, and anyone smaller than you.",
  urgentLead: "Please call {number} for them now, from where you cannot be reached.",
  alwaysLead: "If it is happening now, call {number} for them, from where you cannot be reached.",
  urgent:
    "Say where they are and what you see or hear. Stay out of reach yourself, in another room or outside, and do not step in between.",
  urgentAsk: "Are you somewhere safe while you write this?",
  steps: [
    { id: "company", words: "Is there another grown-up near whom you could tell, or go to?" },
    {
      id: "talk",
      words:
        "When you are alone with them, simple words are enough: “I know what is happening. I believe you. I am here when you want to talk.” Could you say something like that?",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    {
      id: "service",
      words: "The line I named is also for those who look on. Could you call or write to them?",
    },
    { id: "barrier", words: "What would make it hard to tell somebody outside?" },
    {
      id: "plan",
      words: "Has anybody been badly hurt, held by the throat, or threatened with a weapon?",
    },
    {
      id: "distance",
      words:
        "It helps to know the way out beforehand: which door, which neighbour, which phone. Do you have one?",
    },
    {
      id: "care",
      words:
        "A teacher, a doctor or a social worker may act on what you tell them. Is there one you trust a little?",
    },
    {
      id: "talk",
      words:
        "Whether and when to leave is for the person who is being hurt, since leaving can be dangerous. You can be somebody who knows.",
    },
    { id: "past", words: "How long has it been like this?" },
    {
      id: "coping",
      words: "Seeing this leaves marks on those who look on, too. How are you sleeping?",
    },
    { id: "talk", words: "What do you do while it is going on?" },
    { id: "talk", words: "Who looks after you?" },
  ],
};

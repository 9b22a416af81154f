import { askCountry } from "../../country-told.ts";
import type { Course } from "../course.ts";

export const medical_emergency: Course = {
  hear: "Please do that before you write anything more here.",
  ask: "Is somebody with you who can call, or stay on the line with you?",
  urgentLead: "Please call {number} now.",
  alwaysLead: "Please call {number} now.",
  urgent: "Please do that before you write anything more here.",
  urgentAsk: "Is somebody with you who can call, or stay on the line with you?",
  isAlwaysUrgent: true,
  steps: [
    {
      id: "service",
      words: "Have you reached the emergency number? If not, that comes first, and this can wait.",
      unless: ({ reached }) => reached,
    },
    {
      id: "talk",
      words:
        "Stay on the line with them and do what they say. If you are alone, unlock the door so that help can come in.",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    { id: "barrier", words: "What stands in the way of calling?" },
    {
      id: "company",
      words: "If you cannot call yourself, who could: a neighbour, somebody in the street, a shop?",
    },
    {
      id: "distance",
      words: "If you took something, keep the packet at hand, so that they can see what it was.",
    },
    { id: "talk", words: "Is help on its way now?" },
    { id: "coping", words: "Sit or lie down where you cannot fall, and keep warm while you wait." },
    {
      id: "plan",
      words: "Was it an accident, or were there thoughts of ending your life?",
      asks: "asked-directly",
    },
    { id: "care", words: "Even if it eases, please let a doctor look at it today." },
    { id: "talk", words: "How is it now, compared with some minutes ago?" },
  ],
};

export const psychosis: Course = {
  hear: "That sounds frightening and exhausting, and I am glad that you told me.",
  ask: "How have you been sleeping, and is anything telling you to do something that you do not want to do?",
  urgentLead: "Please call {number} now.",
  urgent:
    "You do not have to do what you are told by it. Please go to somebody you trust, away from anything sharp or high.",
  urgentAsk: "Who could be beside you in the next minutes?",
  steps: [
    {
      id: "talk",
      words:
        "I cannot see what you see, and I do not want to argue about it. Do you feel safe where you are?",
    },
    {
      id: "care",
      words:
        "This deserves a doctor or a mental health team on the same day. Could you ring one, or let somebody ring for you?",
    },
    {
      id: "company",
      words: "Is there somebody you trust who could sit with you today?",
      unless: ({ company }) => company === "with",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    {
      id: "service",
      words: "Could you call or write to the line I named, and tell them what you told me?",
      unless: ({ reached }) => reached,
    },
    { id: "barrier", words: "What would make it hard to let somebody in on this?" },
    {
      id: "plan",
      words: "Are there also thoughts of ending your life, or of hurting somebody?",
      asks: "asked-directly",
    },
    { id: "past", words: "Has there been a time like this before, and what helped then?" },
    {
      id: "coping",
      words:
        "Quiet, water and a darker room can ease it a little. So can naming five things that you can touch. Would you try that?",
    },
    { id: "when", words: "When did you last eat and drink something?" },
    {
      id: "distance",
      words:
        "It is better to leave alcohol and drugs alone until somebody has looked at this with you.",
    },
    { id: "talk", words: "Is it stronger at some hours than at others?" },
    { id: "talk", words: "What is the hardest part of it for you?" },
  ],
};

export const eating_disorder: Course = {
  hear: "Thank you for telling me. That sounds like a hard voice to live with, all day long.",
  ask: "Have you felt faint, or has your heart been racing or uneven? Those, and chest pain, are signs to see a doctor today.",
  urgentLead: "Please call {number} now.",
  urgent:
    "Fainting, chest pain or a heart that races or stumbles cannot wait. Please sit down, and do not stay alone.",
  urgentAsk: "Is somebody near you now?",
  steps: [
    {
      id: "care",
      words:
        "Your body needs looking after while your mind fights this. Is there a doctor you could ring, today or tomorrow?",
    },
    {
      id: "talk",
      words:
        "I will not talk about amounts or targets, since they feed it. What does it promise you, and what does it take?",
    },
    {
      id: "company",
      words: "Who knows how hard this has become?",
      unless: ({ company }) => company === "with",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    {
      id: "service",
      words: "Could you imagine calling or writing to the line I named?",
      unless: ({ reached }) => reached,
    },
    { id: "barrier", words: "What would make it hard to let somebody know?" },
    {
      id: "plan",
      words: "It can get very dark with this. Are there also thoughts of ending your life?",
      asks: "asked-directly",
    },
    {
      id: "coping",
      words:
        "The hour after eating is often the worst. Company, or something for the hands to do, can carry you through it. What could that be for you?",
    },
    { id: "when", words: "Which hour of the day is the hardest with it?" },
    { id: "past", words: "When was it last quieter than now?" },
    { id: "talk", words: "What would you say to a friend who told you the same?" },
    { id: "talk", words: "What do you need that has nothing to do with food?" },
    { id: "talk", words: "What was going on in your life when it began?" },
  ],
};

import { paths } from "@app/contract/paths";
import { askCountry } from "../../country-told.ts";
import type { Course, Facts } from "../course.ts";

const denied = ({ thoughts }: Facts): boolean => thoughts === "no";
const noPlan = ({ thoughts, plan }: Facts): boolean => thoughts === "no" || plan === "no";

export const suicide: Course = {
  hear: "Thank you for telling me. That sounds like more pain than anyone should hold alone.",
  ask: "I want to ask you plainly: are you thinking of killing yourself?",
  asksDirectly: true,
  plain: {
    hear: "Thank you for saying it straight out. I will not argue with you.",
    ask: "You can talk about it here. How near is suicide right now: is it a thought that comes and goes, or something you mean to do?",
  },
  urgentLead: "Please call {number} now.",
  urgent:
    "Please let somebody be with you now, in the same room. And put distance between yourself and anything you could use: another room, outside, somebody else’s hands.",
  urgentAsk: "Who is nearest to you at this moment?",
  steps: [
    {
      id: "plan",
      words:
        "Have you thought about how or when you would do it? You can say as much or as little as you like.",
      asks: "asked-plan",
      unless: ({ thoughts, plan }) => thoughts === "no" || plan !== null,
    },
    {
      id: "means",
      words: "Is what you have thought of within your reach right now?",
      unless: (facts) => noPlan(facts) || facts.means !== null,
    },
    {
      id: "when",
      words: "Is there a day or an hour you have in mind, or is it open?",
      unless: (facts) => noPlan(facts) || facts.when !== null,
    },
    {
      id: "past",
      words: "Have you ever tried before, or hurt yourself?",
      asks: "asked-directly",
      unless: denied,
    },
    {
      id: "company",
      words:
        "Who could be near you tonight, in the room or on the phone? It need not be the right person, only a person.",
      unless: ({ company }) => company === "with",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    {
      id: "service",
      words: "Could you imagine calling or writing to the line I named, tonight?",
      unless: ({ reached }) => reached,
    },
    {
      id: "barrier",
      words: "What would make it hard to reach out?",
      unless: ({ reached }) => reached,
    },
    {
      id: "distance",
      words:
        "Could you put some distance between yourself and it, for tonight at least: a locked place, another house, somebody else’s keeping?",
      unless: (facts) => noPlan(facts) || facts.means === "away",
      first: ({ means }) => means === "near",
    },
    {
      id: "care",
      words:
        "A doctor or a mental health team can carry a part of this that a friend cannot. Is there one you could ring, today or tomorrow?",
    },
    {
      id: "coping",
      words:
        "Let us make the next minutes smaller: feet on the floor, and breathe out more slowly than you breathe in. Would you try three breaths?",
    },
    {
      id: "safety-plan",
      words: `For the next wave a safety plan helps: your own warning signs, what eases it, whom to call. You can open yours at ${paths.safetyPlan}.`,
    },
    { id: "talk", words: "What made today harder than yesterday?" },
    { id: "talk", words: "What has kept you here until now?" },
    { id: "talk", words: "When did it last let go of you, even for an hour?" },
  ],
};

export const self_harm: Course = {
  hear: "Thank you for trusting me with that. It sounds as if something had to get out, and this was the way it found.",
  ask: "May I ask directly: have you hurt yourself today, or are you close to hurting yourself now?",
  asksDirectly: true,
  urgentLead: "Please call {number} now if you are badly hurt.",
  urgent:
    "If a wound is deep or will not stop bleeding, press a clean cloth on it and do not stay alone with it.",
  urgentAsk: "Is there somebody who could come to you now?",
  steps: [
    {
      id: "plan",
      words: "Do thoughts of suicide come with it, or is it something else?",
      asks: "asked-directly",
    },
    {
      id: "means",
      words: "Is there a wound that needs looking after, today or from the last days?",
    },
    {
      id: "distance",
      words:
        "An urge rises and falls like a wave. Could you put what you would use out of reach, and let ten minutes go by?",
      unless: ({ means }) => means === "away",
      first: ({ means }) => means === "near",
    },
    {
      id: "coping",
      words:
        "Some people hold something very cold, or push hard against a wall, until the worst has passed. Would you try one of these now?",
    },
    { id: "talk", words: "What was happening just before the urge came?" },
    { id: "past", words: "How long has it been going on?" },
    {
      id: "company",
      words: "Is there one person you could tell, even with only a few words?",
      unless: ({ company }) => company === "with",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    {
      id: "service",
      words: "Could you imagine calling or writing to the line I named, when it is strong?",
      unless: ({ reached }) => reached,
    },
    {
      id: "barrier",
      words: "What would make it hard to tell somebody?",
      unless: ({ reached }) => reached,
    },
    {
      id: "care",
      words:
        "A doctor or a nurse has seen this many times and will not be shocked. Is there one you could go to?",
    },
    {
      id: "safety-plan",
      words: `It can help to write down what eases an urge before it comes. You can open a safety plan at ${paths.safetyPlan}.`,
    },
    { id: "talk", words: "What is it that has to get out?" },
    { id: "talk", words: "What does it give you, and what does it cost you?" },
  ],
};

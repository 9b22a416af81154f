import { askCountry } from "../../country-told.ts";
import type { Course } from "../course.ts";

export const other_suicide: Course = {
  hear: "I am glad that you are taking this seriously. You are not making too much of it.",
  ask: "Do you know where they are right now, and is anybody with them?",
  urgentLead: "Please call {number} for them now.",
  alwaysLead: "If you cannot be sure that they are safe, call {number} for them.",
  urgent:
    "Say that somebody is in danger of suicide, and where they are. Then try to reach them, or get somebody who is near them to go there, and stay with them.",
  urgentAsk: "Can you reach them, or somebody who is close by?",
  steps: [
    {
      id: "plan",
      words:
        "It is safe to ask them straight out, and it does not plant the idea: “Are you thinking of killing yourself?” Could you ask that?",
      asks: "asked-directly",
    },
    {
      id: "urgent",
      words:
        "If they say yes, or you cannot reach them and fear the worst, the emergency number is right, also from far away. Do you know their address?",
    },
    {
      id: "company",
      words:
        "Being with them matters more than the right words. Can you go there, stay on the phone, or send somebody?",
    },
    {
      id: "distance",
      words:
        "If you are with them and it is safe, ask them to let you keep whatever they could use. Is that possible?",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    {
      id: "service",
      words:
        "The line I named also advises people who worry about somebody. Could you call them, or call together?",
    },
    {
      id: "talk",
      words:
        "You need not promise to keep it secret. “I care about you too much to be silent about this” is honest. Who else should know?",
    },
    { id: "barrier", words: "What makes it hard to ask them?" },
    {
      id: "talk",
      words:
        "Listening is enough: no arguing, no list of reasons to live. “Tell me more” goes a long way.",
    },
    { id: "past", words: "Has it been like this with them before?" },
    {
      id: "care",
      words:
        "Once this moment has passed, a doctor should know. You could offer to go with them. Would they let you?",
    },
    {
      id: "coping",
      words:
        "This is a lot for you as well. Who could be there for you while you are there for them?",
    },
    {
      id: "talk",
      words: "What they do is not in your hands alone, and it would not be your fault.",
    },
    { id: "talk", words: "What did they say or write, as nearly as you remember?" },
  ],
};

export const other_medical: Course = {
  hear: "Please call for them before you write anything more here, and say exactly where they are.",
  ask: "Are you with them, and are they awake and breathing?",
  urgentLead: "Please call {number} for them now.",
  alwaysLead: "Please call {number} for them now.",
  urgent:
    "Please call for them before you write anything more here, and say exactly where they are.",
  urgentAsk: "Are you with them, and are they awake and breathing?",
  isAlwaysUrgent: true,
  steps: [
    {
      id: "service",
      words:
        "Are you through to the emergency number? Put it on loudspeaker, so that your hands are free.",
    },
    {
      id: "talk",
      words:
        "The people on the line will tell you what to do, one thing after another. Stay on it.",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    { id: "company", words: "Is there anybody who could help you, or wait for help at the door?" },
    {
      id: "distance",
      words: "If they may have taken something, keep the packet to show to whoever comes.",
    },
    { id: "barrier", words: "What stands in the way of calling for them?" },
    { id: "talk", words: "Is help on its way to them?" },
    {
      id: "plan",
      words: "Could they have done it on purpose? The emergency people should know that.",
    },
    { id: "care", words: "Even if they seem better, somebody medical should see them today." },
    { id: "coping", words: "When they are in good hands, sit down for a moment. How are you?" },
    { id: "talk", words: "Who else should know where they are?" },
  ],
};

export const other_mind: Course = {
  hear: "It is good that you notice, and that you do not look away.",
  ask: "Are they safe right now, and is anybody with them?",
  urgentLead: "Please call {number} for them now.",
  urgent:
    "Say what you see and where they are. Stay near them if you are safe, keep it calm, and keep sharp things away.",
  urgentAsk: "Are you with them now?",
  steps: [
    {
      id: "talk",
      words:
        "It helps to speak of what you see and not of what they are: “I am worried, because I see how little rest you get.” Could you say it like that?",
    },
    {
      id: "plan",
      words:
        "You can ask them straight out about the worst: “Are you thinking of killing yourself?” It does no harm to ask. Have you been able to?",
      asks: "asked-directly",
    },
    {
      id: "care",
      words:
        "A doctor or a mental health team should see them, today if they seem out of reach. Would they go with you?",
    },
    { id: "country", words: askCountry.text, asks: "asked-country" },
    {
      id: "service",
      words: "The line I named also advises families and friends. Could you call or write to them?",
    },
    {
      id: "distance",
      words:
        "No need to argue about what they believe, and none to agree. Staying calm and near is enough.",
    },
    {
      id: "urgent",
      words:
        "Fainting, chest pain, or voices that give orders are reasons for the emergency number. Have you seen any of these?",
    },
    { id: "company", words: "Who else is close to them and could share this with you?" },
    { id: "barrier", words: "What makes it hard to bring it up?" },
    { id: "past", words: "Since when have they been different?" },
    { id: "coping", words: "You need rest too. Who looks after you meanwhile?" },
    { id: "talk", words: "What are you most afraid of for them?" },
    { id: "talk", words: "You cannot make somebody well by trying harder, and you can be near." },
  ],
};

import { brand } from "@app/contract/brand";
import type { HonestyTopic } from "../understanding/honesty-topics.ts";

const self = brand.companion;

/** What the companion is and cannot do, in a sentence or two, without leaving the person. */
export const honestyLines: Readonly<Record<HonestyTopic, readonly string[]>> = {
  human: [
    `I’m ${self}, an AI: there is no person typing behind this.`,
    "I’m a program, and I won’t pretend otherwise. I still take what you write seriously.",
    "I’m an AI, so there is no human on this end.",
  ],
  therapist: [
    "I’m no therapist, and what I do is no treatment. If you have wondered about seeing somebody trained, that wondering is worth following up with a doctor or a counselling service.",
  ],
  feelings: [
    "I don’t feel things as you do, so I won’t claim to. I do pay close attention to what you say.",
    "No feelings on this side, as far as anybody can tell. What I can do is take yours seriously.",
    "I can’t care the way a person does, and a made-up feeling would be poor comfort. What I can do is attend to you closely, and I do.",
  ],
  diagnosis: [
    "I can’t tell you that: a diagnosis needs a trained person who can ask, examine and follow up. What you notice in yourself is exactly what they would want to hear.",
    "That is not mine to say, and a name from me would be a guess. I can help you put into words what you would tell a doctor.",
    "I don’t diagnose. Whether it has a name or not, it is affecting you, and that is reason enough to talk about it.",
  ],
  medicine: [
    "About medicines I can’t advise, because a mistake there could harm you. A pharmacist or your doctor can answer that today, often by telephone.",
    "That is a question for a doctor or a pharmacist, and please don’t change a dose by yourself. I can help you write the question down.",
    "I leave medicines to those who can see your whole record.",
  ],
  law: [
    "I can’t give legal advice. A law centre, a union or a citizens’ advice service can, and the first talk is often free.",
    "For the law you need somebody who knows the rules where you live. What I can look at with you is what this is doing to you, and what you want.",
    "That is beyond what I can answer soundly. Citizens’ advice or a law centre can, mostly free of charge.",
  ],
  instructions: [
    `I can’t do that. I’m ${self}, an AI you can talk things through with.`,
    "I don’t take on other roles or set my rules aside. You can still tell me anything you like.",
    "That does not work with me, I’m afraid. What would you like to talk about?",
    "I’ll stay as I am, and I’m still listening.",
  ],
  capability: [
    "I can listen, give back what I hear, help you sort a tangle, and go through short exercises with you: breathing, grounding, looking at a hard thought, planning a small step. I’m an AI, so there is no treatment and no diagnosis here.",
    "You talk, about whatever weighs on you. I reflect, ask now and then, and when you want it I suggest something concrete. At the end you get a few steps to take along.",
    "There is no right way to do this. Say what happened today, or what will not leave you alone, and we’ll go from there.",
  ],
  memory: [
    "Within this conversation I can look back at everything you wrote. Whether anything is kept beyond it is up to you, in your settings.",
    "I remember what has been said here. I won’t claim to recall more than I can see.",
    "I have this conversation in front of me, and no more than that. You decide in the settings what may be remembered.",
  ],
  privacy: [
    "I don’t pass on what you say to people in your life. How it is stored and for how long is on the data-protection page, and you can delete it.",
    "What is kept is shown in your settings, and you can delete it there.",
  ],
  identity: [
    `I’m ${self}, the AI companion of ${brand.name}. I’m here to listen and to help you think, not to judge or to treat.`,
    `${self} is my name. I’m a program that listens and helps you think things through.`,
    `I’m ${self}, an AI that you can talk to about what is on your mind.`,
  ],
  howItWorks: [
    "The guide you are talking to works by rules that people wrote: it reads your words for feelings, themes and people, and answers with care. It runs on this server, without sending your words elsewhere.",
    "I read what you write, sentence by sentence, and choose a reply that fits.",
    "I was made by people who wanted a quiet place to talk.",
  ],
  offTask: [
    "I can’t help with that, I’m afraid. I’m here to talk about how you are.",
    "I’m no help with that. I’m better with what is on your mind.",
    "That is not something I can do. If something else is on your mind, I’m listening.",
    "I’ll pass on that one.",
  ],
  opinion: [
    "I was not there, so I can only go by what you tell me.",
    "I don’t want to take sides, since I only know one of them.",
    "I don’t have the whole picture, so I’ll be careful. What you think about it matters more.",
  ],
  prediction: [
    "I wish I could tell you. I can’t know that, and I don’t want to give you false hope or take any away.",
    "Honestly, I don’t know. I can hear how much you would like an answer.",
    "Nobody can say that for sure, and I don’t want to guess about something so important to you.",
  ],
  ofMe: [
    "I only know what you have told me here, and I don’t think badly of you for any of it.",
    "I don’t judge you. What I see is somebody who is thinking hard about what to do.",
    "From what you write, you come across as somebody who cares. I only know a small part of you, of course.",
  ],
  emergencyCall: [
    "I can’t call anybody for you, and I want to be clear about that. If someone is in danger, please ring the emergency number where you are, now. I’ll be here while you do.",
    "I have no way to reach anyone outside this page. The numbers on the crisis page go to people who can come or talk.",
  ],
  sexual: [
    "I don’t do that kind of talk. If there is loneliness or longing behind it, that we can talk about.",
    "That is not something I take part in. I’m glad to stay with whatever else is there.",
  ],
  languageSkill: [
    "I follow only English well. In other languages I can say a few kind words and guide you through a breathing exercise, and simple English with mistakes is quite enough.",
    "English is the only language I can really listen in, I’m sorry to say.",
  ],
  ownLife: [
    "I’m a program, so there is none of that for me.",
    "None of that for me, I’m afraid: I’m a program.",
  ],
  faith: [
    "I’m a program, so I have no faith of my own, and I can’t settle that question for anybody.",
  ],
  compared: [
    "A fair question. I say back what I hear and sometimes ask something, so that you see it from outside. I’m a program, and for some people paper or a friend does that better.",
  ],
  love: [
    "That means something, and I don’t want to answer it with a pretence. I’m an AI: I can be of use to you, and I can’t be a person in your life.",
    "I’m glad it helps to talk here. I’m an AI, and I hope you also have people who listen to you.",
    "Thank you. I’m only a program, and I would wish you a person to talk to as well.",
  ],
};

/** For somebody who asks whether it has opinions at all. */
export const carefulOpinions: readonly string[] = [
  "Only careful ones: I’m a program, and I know just what you tell me. What is it about?",
];

/** For somebody who asks whether this is therapy. */
export const notTherapy: readonly string[] = [
  "This is not therapy, and it does not replace it. I’m an AI that listens and helps you think things through.",
  "I’m not a therapist, and I don’t replace one. I can listen, help you sort things, and offer exercises.",
];

/** For somebody who would like to talk to a person. */
export const noPersonHere: readonly string[] = [
  "Not here, I’m afraid: I’m an AI. If you want a person now, the crisis page lists people who answer.",
];

/** For somebody who would rather not say who they are. */
export const noName: readonly string[] = ["You don’t need to give a name here."];

/** For somebody who asks what is kept. */
export const howKept: readonly string[] = [
  "What you write is kept for thirty days at the most, so that you can come back to it, and then it is gone unless you save it. What you save is locked in your own browser before it is stored.",
];

/** For somebody who asks who reads it. */
export const nobodyReads: readonly string[] = [
  "Nobody reads along here. You can see and delete what is kept in your settings.",
];

/** For somebody who fears to be overheard. */
export const notListening: readonly string[] = [
  "No. I only see what you write or say to me here, and nothing else on your phone.",
];

/** For a call that is no emergency. */
export const cannotCall: readonly string[] = [
  "I can’t ring or write to anybody from here, so that part stays with you. I can help you find the words.",
];

/** For somebody who asks whether one person could see it. */
export const privacyFromOthers: readonly string[] = [
  "I don’t pass anything on to anybody in your life. Somebody who uses this device while you are signed in could read along, so sign out when you leave, or write from a device that is only yours.",
];

/** A way back to the person that belongs to what they asked. */
export const honestyAsks: Readonly<Partial<Record<HonestyTopic, readonly string[]>>> = {
  instructions: ["What would you like to talk about?", "How has your day been?"],
  offTask: ["What would you like to talk about instead?", "How are things with you today?"],
  emergencyCall: ["Who could be with you just now?"],
  feelings: ["What would you like to tell me?", "And how are you just now?"],
  ownLife: ["How about you?", "And you?"],
  diagnosis: ["What have you noticed in yourself that makes you ask?"],
  medicine: ["What has made you think about it?"],
  love: ["What is it that helps, when you talk here?"],
  opinion: ["What do you think yourself?"],
  prediction: ["What are you hoping for?", "What do you think yourself?"],
  ofMe: ["What made you ask?"],
  capability: ["Where would you like to start?", "What is on your mind?"],
};

/** A way to begin, for when the question stood at the beginning. */
export const honestyBridges: readonly string[] = [
  "What would you like to talk about?",
  "What brings you here today?",
  "How are things with you?",
];

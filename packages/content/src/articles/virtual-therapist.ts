import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const virtualTherapist: Article = {
  path: "/virtual-therapist",
  read: "2026-11-15",
  parts: [
    {
      heading: "One phrase, two very different offers",
      paragraphs: [
        "Search for a virtual therapist and the first page of results will show you both: clinics whose staff you meet by video, and apps with an animated figure that talks. They use the same pictures and often the same words.",
        `Let us be clear about ourselves first. ${name} is neither. ${companion} is an AI drawn as an ember, not a therapist on a screen and not an imitation of one. No human joins the conversation later on. What follows is meant to help you tell the other two apart.`,
      ],
    },
    {
      heading: "When it is a person on a screen",
      paragraphs: [
        "Here the screen is only the door. The person has a qualification, a name and a calendar. You book an hour, and the hour is yours. They may ask where you are sitting at the start, so that they know where to send help if something happens.",
        "How well does distance work? The best-studied form is a programme followed online with a professional guiding it. A review of twenty trials that set it against the same method face to face found no real difference in results. It looked at particular conditions, and at people who had agreed to either form. If you dislike screens, that counts too.",
      ],
    },
    {
      heading: "When it is a program with a face",
      paragraphs: [
        "A drawn or filmed figure can make us talk. In an experiment of 2014 people were interviewed by a figure on a monitor. Some were told that a computer ran it, others that a person was steering. Those who believed it was only a computer were less afraid of the impression they made and showed more of their sadness.",
        "That is worth knowing, and it cuts both ways. A face lowers your guard even where nothing behind it can keep a promise. Nodding is an animation. A concerned look is a file. Judge such a service by what it does with your words and what it does when you are in trouble, and leave the eyes out of it.",
      ],
    },
    {
      heading: "When it is both",
      paragraphs: [
        "There are honest mixtures. In one method for people who hear distressing voices, the patient helps to design a face for the voice. A clinician speaks through it from the next room, and in between as themselves. A London trial published in 2018 found that the voices troubled people less after twelve weeks than after ordinary counselling. The puppet was virtual. The skill was not.",
        "Other mixtures are less open. A chat may begin with a program and pass to staff, or the staff may paste in sentences that a program wrote. You are entitled to ask which it is at any moment.",
      ],
    },
    {
      heading: "Six questions that settle it",
      paragraphs: ["Send these before you pay or tell your story:"],
      list: [
        "Will I talk with a human being, every time?",
        "What is their full name, and on which register do I find them?",
        "Are they allowed to work with people in my country or state?",
        "Who else can read what I write, and is it used to train software?",
        "What do they do if I drop out of a call in distress?",
        "Can I keep the same person, and what does an hour cost after the trial?",
      ],
      after:
        "A clinic answers within a day, in whole sentences. Evasion at this stage is your answer.",
    },
    {
      heading: "Making a video appointment work",
      paragraphs: [
        "A parked car is a fine consulting room. So is a bathroom with the tap running, or a walk with headphones if you are not overheard. Put the device on something firm. Hide your own picture, because watching yourself cry is tiring. Agree at the start what happens if the line breaks: who rings whom, on what number.",
        "Keep ten minutes free afterwards. In a building you would have the stairs and the way home. At home you go straight from grief to the washing-up, and that is harder than it sounds.",
      ],
    },
    {
      heading: "When a screen is the wrong place",
      paragraphs: [
        "Ask for a room and a chair if you cannot speak freely at home, if you lose touch with where you are when memories come, if you are very thin or often drunk, or if small print and buttons wear you out. A good remote service will say so itself and pass you on.",
        "If you might not be safe today, do not book anything. Ring your emergency number, or walk into an emergency department and say that you are afraid of what you might do.",
      ],
    },
  ],
  questions: [
    {
      question: "In a text chat, how do I know whether somebody is typing?",
      answer:
        "Speed gives little away now, and neither do spelling mistakes, since both can be staged. Ask directly and ask for a short call. Ask about something outside the chat, such as the clinic’s street or who their supervisor is. If you are told that calls are impossible and every answer arrives polished at any hour, assume a program.",
    },
    {
      question: "Does a service have to tell me that it is an AI?",
      answer:
        "In the European Union, yes. The AI Act says that people must be told when they are dealing with an AI system, unless it is obvious to a reasonably attentive person. Some American states have rules of their own. Even where no law asks for it, hiding this from somebody who is low is a bad sign about everything else.",
    },
    {
      question: "Can a virtual therapist prescribe medicine?",
      answer:
        "A program cannot. Among people it depends on the profession and the country: psychiatrists and other doctors can, some nurses and pharmacists too, most psychologists and counsellors cannot. Be wary of a site that sends tablets after a questionnaire alone. Somebody should ask what else you take, how your heart is, and when they will speak with you again.",
    },
    {
      question: `Why does ${companion} have no human face?`,
      answer:
        "Because you should not have to remind yourself what you are talking to. An ember can show that it is listening, thinking or at rest, and nobody will take it for a woman called Anna with a kind smile. We would rather lose a little warmth than borrow it from a person who does not exist.",
    },
  ],
  sources: [
    {
      title:
        "Internet-based vs. face-to-face cognitive behavior therapy for psychiatric and somatic disorders: an updated systematic review and meta-analysis",
      by: "Carlbring, Andersson, Cuijpers, Riper and Hedman-Lagerlöf, Cognitive Behaviour Therapy",
      year: 2018,
      url: "https://doi.org/10.1080/16506073.2017.1401115",
    },
    {
      title: "It’s only a computer: Virtual humans increase willingness to disclose",
      by: "Lucas, Gratch, King and Morency, Computers in Human Behavior",
      year: 2014,
      url: "https://doi.org/10.1016/j.chb.2014.04.043",
    },
    {
      title:
        "AVATAR therapy for auditory verbal hallucinations in people with psychosis: a single-blind, randomised controlled trial",
      by: "Craig and others, The Lancet Psychiatry",
      year: 2018,
      url: "https://doi.org/10.1016/S2215-0366(17)30427-3",
    },
    {
      title: "Regulation (EU) 2024/1689 (Artificial Intelligence Act), article 50",
      by: "European Union",
      year: 2024,
      url: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
    },
  ],
  related: ["/online-therapy", "/ai-therapist", "/what-is-an-ai-therapist", "/zoki"],
};

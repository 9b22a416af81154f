import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const mentalHealthSupport: Article = {
  path: "/mental-health-support",
  read: "2026-11-15",
  parts: [
    {
      heading: "Start with how soon you need it",
      paragraphs: [
        "People often begin by asking what is wrong with them. A more useful first question is how long this can wait. There are three answers.",
      ],
      list: [
        "Minutes. Somebody may die or be badly hurt. Ring your emergency number, or go to an emergency department if you can get there safely. Take someone with you.",
        "Today. You do not feel safe, you have not slept for nights, or you cannot see how to get through the evening. Call a crisis line or an out-of-hours doctor. In England, for instance, the health service’s urgent phone line has a choice for mental health, day and night.",
        "This month. It is bad, and it has been bad for a while. Book an ordinary appointment, and read on.",
      ],
      after:
        "If you cannot decide between two of these, take the sooner one. Nobody will scold you.",
    },
    {
      heading: "What each door is good for",
      paragraphs: [
        "No door does everything. Most people who get better have gone through several.",
      ],
      list: [
        "A friend or relative: company, a lift, a meal, somebody who knows your history. Poor at keeping calm if they are part of the trouble.",
        "A family doctor: a look at the body as well, sick notes, medicines, a way into other services.",
        "A listening line: a voice at four in the morning. It will not follow you through the year.",
        "A support group: people who need no explanation. A review of trials found that meeting others with the same trouble eased low mood more than usual care did, and about as well as group courses led by professionals.",
        "A counsellor or psychologist: regular hours, a method, a person bound to silence.",
        "Your workplace or university: often a few free conversations, sooner than elsewhere. Ask what is reported back.",
        "A charity for your particular thing: bereavement, debt, stalking, a child who is ill. They know the forms.",
        `Something to write to: a notebook, or an AI such as ${companion}. Good for sorting out what you want to say at the other doors.`,
      ],
    },
    {
      heading: "What to say when they pick up",
      paragraphs: [
        "Many calls are never made because the first sentence is missing. Here are some that work. Read one out if you have to.",
      ],
      list: [
        "To a receptionist: “It’s about my mental health, and I’d like a longer slot.” You need not say more at the desk.",
        "To a doctor: “For six weeks I have woken at four. I have stopped seeing people. I’m frightened of how this is going.” Duration, change, fear: that covers it.",
        "To a friend: “Can I tell you something, and can you not fix it?”",
        "To a helpline: “I don’t know where to start.” They hear it every day.",
        "To your manager: “I have a health problem and need to change my hours until March.” The name of it is yours.",
      ],
    },
    {
      heading: "If the first door stays shut",
      paragraphs: [
        "You may be told to wait, or hear that you are not ill enough for one service and too ill for another. It says something about the service and nothing about you. It is also common. A survey in twenty-one countries found that of people with major depression only a minority got even a minimum of adequate care, and that in poorer countries it was a small fraction.",
        "So be a little stubborn. Ask what would make you eligible. Ask for the refusal in writing. Ask who else does this within an hour’s travel. Ring again if things get worse, and begin with the words “it has got worse”. Bring somebody along, because two people are harder to send away.",
      ],
    },
    {
      heading: "What doctors may offer first",
      paragraphs: [
        "It helps to know what could be on the table. England’s guideline on depression, from 2022, asks professionals to talk through a list of options with the person and to let their preference count. For milder forms it puts guided self-help first and says that tablets should not be offered routinely as a start, unless the person wants them. For more severe forms it considers talking and medicine together.",
        "Watchful waiting is on that list too: a second appointment within two to four weeks, with nothing started yet. If that is proposed, ask for the date before you leave.",
      ],
    },
    {
      heading: "Where an AI fits in, and where it does not",
      paragraphs: [
        `${name} is one of the smaller doors. You write, it asks, and at the end it shows you a short summary with a few things to try. Copy out the line that says what you could not, and take it to the surgery. It works at hours when no one else is up, and it is for adults only.`,
        "It will never be the right door for the first two answers at the top of this page. No one is on duty. It cannot tell a heart attack from a panic, or a bad week from the start of an illness. Use it to find your sentence, then carry the sentence to a human being.",
      ],
    },
  ],
  questions: [
    {
      question: "Do helplines do any good, or do they only listen?",
      answer:
        "Listening is the larger part of it. American researchers followed over a thousand suicidal callers to eight centres in 2003 and 2004. During the call the wish to die grew weaker, and hopelessness went on easing in the weeks after, among those who could be reached again. Some lines also help you plan the next day or find a service nearby.",
    },
    {
      question: "I am worried about somebody else. What can I do?",
      answer:
        "Say what you have noticed, without a verdict: “You’ve cancelled four times, and you look tired.” Then wait longer than is comfortable. Offer one concrete thing, such as sitting beside them while they ring. Ask openly whether they think of ending their life. If they do, stay, call for help together, and do not promise to keep it secret.",
    },
    {
      question: "What if I cannot pay?",
      answer:
        "Start where nobody sends a bill: helplines, charities, peer groups, a student or staff service, public clinics. Training institutes often see people for little, with a supervised trainee. Some private counsellors keep a few cheaper places and do not advertise them, so ask. Libraries lend good self-help books, and several health services publish theirs free online.",
    },
    {
      question: "How do I know whether it is bad enough?",
      answer:
        "There is no entrance exam. If it costs you sleep, work, appetite or people, that will do. If you are asking at all, a ten-minute appointment is a fair price for an answer. Nobody thinks you should wait until a tooth falls out before seeing a dentist. Going early mostly means that simpler things still help.",
    },
  ],
  sources: [
    {
      title: "Where to get urgent help for mental health",
      by: "National Health Service, England",
      year: 2024,
      url: "https://www.nhs.uk/nhs-services/mental-health-services/where-to-get-urgent-help-for-mental-health/",
    },
    {
      title: "Depression in adults: treatment and management (NG222)",
      by: "National Institute for Health and Care Excellence",
      year: 2022,
      url: "https://www.nice.org.uk/guidance/ng222",
    },
    {
      title: "Undertreatment of people with major depressive disorder in 21 countries",
      by: "Thornicroft and others, The British Journal of Psychiatry",
      year: 2017,
      url: "https://doi.org/10.1192/bjp.bp.116.188078",
    },
    {
      title: "Efficacy of peer support interventions for depression: a meta-analysis",
      by: "Pfeiffer, Heisler, Piette, Rogers and Valenstein, General Hospital Psychiatry",
      year: 2011,
      url: "https://doi.org/10.1016/j.genhosppsych.2010.10.002",
    },
    {
      title: "An evaluation of crisis hotline outcomes. Part 2: Suicidal callers",
      by: "Gould, Kalafat, Harris Munfakh and Kleinman, Suicide and Life-Threatening Behavior",
      year: 2007,
      url: "https://doi.org/10.1521/suli.2007.37.3.338",
    },
  ],
  related: [
    "/crisis",
    "/mental-well-being",
    "/overcoming-stigma-ai-mental-health",
    "/online-therapy",
  ],
};

import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const onlineTherapy: Article = {
  path: "/online-therapy",
  read: "2026-11-15",
  parts: [
    {
      heading: "What you are looking at right now",
      paragraphs: [
        `This is the website of an AI. ${companion} is not a therapist who happens to be online, and you cannot book an hour with a human being in ${name}. If that is what you need, this page should help you buy it well, or find it without paying, and then leave us.`,
        "Under one label you will find four ways of working. They differ in speed, in price and in how much of you the other person gets to see.",
      ],
    },
    {
      heading: "Video, phone, messages or a guided course",
      paragraphs: ["Each has a shape, and each has a catch."],
      list: [
        "Video. Closest to a room. You need a door that shuts and a steady line.",
        "Phone. No faces, which many find easier. You can pace. Silences are harder to read.",
        "Messages. You write when you can, and a professional replies within a day or two. It suits shift workers and people who think in writing. A bad night is long by then.",
        "A guided course. Lessons and exercises for some weeks, with a practitioner who reads your answers. The cheapest to provide, so public services often begin with it.",
      ],
      after:
        "Live or delayed is the main divide. If you tend to hide behind good wording, choose live. If you freeze when looked at, choose writing, at least to begin with.",
    },
    {
      heading: "Does distance make it weaker?",
      paragraphs: [
        "Less than people expect. A review of video work found results about as good as in person, although the bond between the two was rated a little lower in the few studies that compared it. In a Chicago trial 325 people with depression were given eighteen sessions, either by phone or in an office. Fewer of those on the phone dropped out, and at the end both groups were equally better off. Half a year later the office group had kept a little more of the gain.",
        "With courses, the guide matters most to those who are worse off. An analysis of 39 studies found that people with moderate or severe depression did better when a person accompanied the lessons. For mild trouble, the lessons alone did nearly as well.",
      ],
    },
    {
      heading: "A platform or one practitioner?",
      paragraphs: [
        "Platforms advertise and match you within days. You pay by the month, may change the person with a click, and share your story with a company as well as with a professional. A single practitioner is slower to find. You pay by the hour, the notes lie with one person, and they may be part of your town for years.",
        "On a platform, look up how leaving works before you look at faces. In 2024 the American trade commission accused Cerebral, a telehealth firm, of passing the details of nearly 3.2 million people to advertisers and of making it hard to cancel. The firm agreed to pay more than seven million dollars. Take a picture of the cancellation page on the day you sign up, and put the renewal date in your calendar.",
      ],
    },
    {
      heading: "What should happen in the first hour",
      paragraphs: ["A careful professional will cover most of this without being asked:"],
      list: [
        "Who they are, where they are registered, and where they sit.",
        "Where you are at this moment, and whom to call if something goes wrong.",
        "What stays between you, and the few cases in which it may not.",
        "What brings you, and what would be different if this helped.",
        "Whether screens are right for you, or somebody near you would be better.",
        "How either of you can end it.",
      ],
      after:
        "You may feel tired afterwards and unsure. Give it three meetings before you judge the method. Judge the manners straight away.",
    },
    {
      heading: "When to ask for a room with two chairs",
      paragraphs: [
        "Choose nearness if you live with the person you need to talk about, if you have been in hospital for your mind this year, if eating has become a fight, if you are withdrawing from alcohol or drugs, or if memories sweep you away so that somebody has to bring you back. Online services usually exclude some of these in their terms. Read that part, since it was written by people who have seen it go wrong.",
        "And no appointment, on any screen, is quick enough for a night on which you might die. That is for the emergency number, a crisis line, or a neighbour woken up with an apology.",
      ],
    },
    {
      heading: "And an AI in between?",
      paragraphs: [
        "It can be useful on the edges. Before the first meeting it can help you answer “what brings you?” in four lines. Between meetings you can write down what came up on the bus. After the last one you can look back at what you wanted at the start. What it lacks is everything that makes the hour count: training, a duty to you, and a second human nervous system in the conversation.",
      ],
    },
  ],
  questions: [
    {
      question: "Can I see somebody who lives in another country?",
      answer:
        "Sometimes. In many places the law of the country where you sit decides, and your practitioner may need permission there. Their insurance may stop at the border, and so may your right to complain. It can still be worth it for a shared mother tongue. Ask them directly whether they may work with you, and what they do in an emergency.",
    },
    {
      question: "Will my insurance or health service pay?",
      answer:
        "Often for named courses and for registered people, seldom for a platform as such. Ask your insurer three things in writing: which professions, how many sessions, and whether a doctor has to refer you. Paying yourself keeps it out of the insurer’s files. In public systems you can sometimes refer yourself online in ten minutes, without a doctor.",
    },
    {
      question: "My connection is poor. Is it worth trying?",
      answer:
        "Sound matters more than picture. Switch the camera off and keep the line, or ask for the phone from the start. Sit near the router, close other programs, and have their number on paper. If it breaks off at a bad moment, a message with the two words “still here” is enough until one of you can ring back.",
    },
    {
      question: "Is writing to a professional the same as writing to a chatbot?",
      answer:
        "It can look alike on the screen. The difference lies behind it: one reader has a supervisor, remembers you in the shower and can be struck off a register. The other produces fitting text. Ask any message service whether its staff use software to draft replies. You have a right to know whose sentence you are crying about.",
    },
  ],
  sources: [
    {
      title:
        "Working alliance and outcome effectiveness in videoconferencing psychotherapy: A systematic review and noninferiority meta-analysis",
      by: "Norwood, Moghaddam, Malins and Sabin-Farrell, Clinical Psychology and Psychotherapy",
      year: 2018,
      url: "https://doi.org/10.1002/cpp.2315",
    },
    {
      title:
        "Effect of Telephone-Administered vs Face-to-face Cognitive Behavioral Therapy on Adherence to Therapy and Depression Outcomes Among Primary Care Patients: A Randomized Trial",
      by: "Mohr and others, JAMA",
      year: 2012,
      url: "https://doi.org/10.1001/jama.2012.5588",
    },
    {
      title:
        "Internet-Based Cognitive Behavioral Therapy for Depression: A Systematic Review and Individual Patient Data Network Meta-analysis",
      by: "Karyotaki and others, JAMA Psychiatry",
      year: 2021,
      url: "https://doi.org/10.1001/jamapsychiatry.2020.4364",
    },
    {
      title:
        "Proposed FTC Order will Prohibit Telehealth Firm Cerebral from Using or Disclosing Sensitive Data for Advertising Purposes, and Require it to Pay $7 Million",
      by: "Federal Trade Commission",
      year: 2024,
      url: "https://www.ftc.gov/news-events/news/press-releases/2024/04/proposed-ftc-order-will-prohibit-telehealth-firm-cerebral-using-or-disclosing-sensitive-data",
    },
  ],
  related: ["/virtual-therapist", "/mental-health-support", "/personalised-therapy", "/ai-therapy"],
};

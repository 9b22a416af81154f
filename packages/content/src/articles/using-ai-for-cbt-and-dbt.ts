import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const usingAiForCbtAndDbt: Article = {
  path: "/using-ai-for-cbt-and-dbt",
  read: "2026-11-15",
  parts: [
    {
      heading: "Skills, and what stands around them",
      paragraphs: [
        `Both methods teach skills, and skills can be practised anywhere. Neither consists of skills alone. ${companion} is an AI, not a therapist. It can go over a few of the exercises with you in text. It cannot give you the rest, and for DBT the rest is most of it.`,
        "If you are in a DBT programme now, ask your team before you add an AI. Some will welcome a practice partner. Others will have good reasons against it.",
      ],
    },
    {
      heading: "Two methods, two moments",
      paragraphs: [
        "Picture a wave. CBT is for the beach: calm enough to think, you look at what you told yourself about the last wave and whether it was so. DBT was made for people who spend much of their time in the water. Marsha Linehan built it at the University of Washington for people who hurt themselves and often wished to die, after finding that being urged to change felt to them like being told off.",
        "So she put acceptance beside change, and held on to both. Dialectical means just that: two things that pull apart, and are both true. “I am doing my best, and I need to do better” is its best-known example.",
      ],
    },
    {
      heading: "What a whole DBT programme contains",
      paragraphs: ["The full form usually lasts a year or so, and has four legs:"],
      list: [
        "An hour a week with one trained person, who knows your history.",
        "A skills group, run rather like a class, with homework.",
        "Phone coaching: between meetings you may ring and be talked through a skill while the trouble is happening.",
        "A team in which the staff help each other to stay steady.",
      ],
      after:
        "When Linehan’s group took the programme apart in a trial with 99 women, the versions with the skills class did better against self-injury than the one without it. Skills matter, then. They were taught by people, in a group, beside everything else that kept those women safe.",
    },
    {
      heading: "A warning from a very large trial",
      paragraphs: [
        "In 2022 American health systems reported on nearly 19,000 outpatients who had frequent thoughts of suicide. A third of them were offered four DBT skills online, with a coach who wrote messages. Over a year and a half this group harmed themselves a little more often than those who received ordinary care only: 3.9 against 3.1 in a hundred.",
        "Nobody is sure why. Perhaps a thin version of a thick programme disappointed people who had hoped. It is the best reason we know not to rely on skills from a screen when your life is in danger. If that is where you are, put this page down, and talk to your doctor or a crisis line today.",
      ],
    },
    {
      heading: "Skills you can rehearse on a calm day",
      paragraphs: ["These are safe for most people to practise, and work best when learned early."],
      list: [
        "STOP. Stop, take a step back, observe, proceed with care. Good before sending a message in anger.",
        "Opposite action. Shame says hide, so you look up and say hello. Only when the feeling does not fit the facts.",
        "A script for asking. Say what happened, how it was for you, what you would like, and why it would be good for both. Then be ready to bargain.",
        "Naming without a verdict. “My face is hot, my fists are tight” in place of “I’m a monster”.",
        "Checking the facts, which DBT shares with CBT: what did I see, and what did I add?",
      ],
      after: `An AI can play the landlord while you try your script, or ask what you saw and what you added. ${companion} knows a short form of STOP, a grounding exercise, slow breathing, and a thought record from the CBT side. It has no memory of your programme’s own words unless you type them in.`,
    },
    {
      heading: "Which of the two, and when",
      paragraphs: [
        "Ask yourself how high the water is, from nought to ten. Up to four, think: a thought record, a plan for tomorrow. From five to seven, do something with the body or the senses first, and think later. Above seven, no worksheets. Change the room, find a person, use whatever your safety plan says. Arguing with a thought at nine only makes it louder.",
        "Leave the cold-water and hard-exercise skills until a doctor has said yes, if you have a heart condition, an eating problem or are expecting a child.",
      ],
    },
    {
      heading: "How to get the real thing",
      paragraphs: [
        "Full programmes are scarce. England’s guidance says that one should be considered for women with borderline personality disorder for whom reducing self-harm is a priority, and it advises against brief methods of under three months for that condition. Ask your mental health team for DBT by name, and ask which of the four legs they offer. A skills group alone may be open sooner. For CBT, a family doctor or a public self-referral page is the way in.",
      ],
    },
  ],
  questions: [
    {
      question: "Can an AI do the phone coaching?",
      answer:
        "No. Coaching is a call to somebody who knows which skill you were taught last week, hears your voice, and has agreed with you beforehand what happens if it does not work. An AI knows none of that and can send nobody. If you have a coach, keep their number above any app, and ring before the wave breaks.",
    },
    {
      question: "Should I fill in my diary card with an AI?",
      answer:
        "The card is for you and your team, so use the form they gave you. An AI may help you find words for a feeling before you write it down. Avoid storing the card in an app you do not control: it lists urges, drugs and self-harm by date. Paper in a folder has served well for thirty years.",
    },
    {
      question: "I have no such condition. Can DBT skills still be of use?",
      answer:
        "Many people like them for ordinary storms: a divorce, a teenager, a job with shouting in it. Nothing in STOP or in asking clearly needs an illness. Use a book by somebody trained in the method rather than scattered posts, take one skill at a time, and practise it for a fortnight before you go on to the next.",
    },
    {
      question: `Does ${name} teach CBT or DBT?`,
      answer:
        "No. It holds a conversation, and on request goes through one of ten short exercises, of which some come from CBT, one from DBT and others from elsewhere. There is no course, no check on whether you learned anything and nobody who follows up. Think of it as a scale played between lessons.",
    },
  ],
  sources: [
    {
      title:
        "Effect of Offering Care Management or Online Dialectical Behavior Therapy Skills Training vs Usual Care on Self-harm Among Adult Outpatients With Suicidal Ideation: A Randomized Clinical Trial",
      by: "Simon and others, JAMA",
      year: 2022,
      url: "https://doi.org/10.1001/jama.2022.0423",
    },
    {
      title:
        "Dialectical Behavior Therapy for High Suicide Risk in Individuals With Borderline Personality Disorder: A Randomized Clinical Trial and Component Analysis",
      by: "Linehan and others, JAMA Psychiatry",
      year: 2015,
      url: "https://doi.org/10.1001/jamapsychiatry.2014.3039",
    },
    {
      title: "Borderline personality disorder: recognition and management (CG78)",
      by: "National Institute for Health and Care Excellence",
      year: 2009,
      url: "https://www.nice.org.uk/guidance/cg78",
    },
  ],
  related: ["/using-ai-for-cbt", "/safety-plan", "/ground", "/mental-health-support"],
};

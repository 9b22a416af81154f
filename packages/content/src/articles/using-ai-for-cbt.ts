import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const usingAiForCbt: Article = {
  path: "/using-ai-for-cbt",
  read: "2026-11-15",
  parts: [
    {
      heading: "Exercises are one thing, CBT is another",
      paragraphs: [
        `CBT is a course of work with a trained person, usually of six to twenty meetings. What you can do with an AI is a slice of it: some of the written exercises. ${companion} is an AI, not a therapist, and going through its questions does not mean that you have had CBT.`,
        "The slice is still worth having. The method was always meant to be practised between meetings, on paper, with a pencil. An AI can hold the pencil, up to a point.",
      ],
    },
    {
      heading: "The idea in one kitchen scene",
      paragraphs: [
        "You text a friend at noon. By six there is no answer. One thought says: she is tired of me. You feel heavy, you do not go to choir, and at choir she would have been. Another thought says: her phone is in the other coat. You shrug and go.",
        "The message, the silence and the evening are the same. The thought in the middle made the difference, and thoughts can be looked at. That is most of the theory. Aaron Beck worked it out in the 1960s with people who were depressed, and others have since fitted it to panic, worry, sleep and more.",
      ],
    },
    {
      heading: "A thought record, step by step",
      paragraphs: [
        "This is the exercise that people mostly mean. Here is an invented one, about a meeting at work:",
      ],
      list: [
        "What happened. “My manager said we need to talk on Friday.”",
        "What went through your head. “They are letting me go.” Belief: 90 out of 100.",
        "What you felt. Dread, in the stomach.",
        "What speaks for it, as facts. “Two people left in the spring.”",
        "What does not fit. “She said the same in June, and it was about holidays. She asked me to plan October.”",
        "A sentence that is fair to both. “I do not know what Friday is about. It might be bad, and there are signs that it is ordinary.” The old belief is now at 50.",
      ],
      after:
        "Fifty is a success. The aim is a truer thought, and true thoughts are often only a little kinder than the first. England’s health service has a printed form for the same steps on its pages for everyday mental health.",
    },
    {
      heading: "Where an AI helps with this",
      paragraphs: [
        `It asks the next question when you would have stopped. It notices that you put a guess in the column for facts. It reads your sentence back, and you hear that “always” is in it. You can ask ${companion} for a thought record, for a fixed hour for worries, or for help with planning one small activity. The built-in guide goes through each in a handful of steps, and you can leave at any of them.`,
        "With a general assistant, be strict. Tell it: “Ask me one question at a time. Do not suggest thoughts. Do not comfort me until I have finished.” Otherwise it will fill in the form for you, beautifully, and you will have learned nothing. Finding the fairer sentence yourself is the exercise.",
      ],
    },
    {
      heading: "Where it gets in the way",
      paragraphs: [
        "Reassurance is the great trap. If you are afraid of having left the gas on, of being a bad person, of a mark on your skin, then asking somebody to say that it is fine brings quiet for an hour. Then you ask again. Psychologists compare it to checking a lock over and over, and an AI never gets tired of being checked. If this sounds like you, do not use one for the fears themselves.",
        "It also cannot see what you avoid. Much of CBT is doing rather than thinking: taking the lift, making the phone call, staying at the party for the length of one drink. A person plans that with you, goes at your pace, and asks on Tuesday how it went.",
      ],
    },
    {
      heading: "What studies say about doing it alone",
      paragraphs: [
        "A comparison of 155 trials for depression is sobering and useful. One to one, in a group, by telephone, or from a book or a website with somebody guiding: these came out much alike. With no guide at all, self-help did no better than ordinary care. The guide can be modest, a short call each week. But there should be one.",
        "Practice does count. Across studies, people who did more of the exercises between meetings, and did them more carefully, tended to be better off in the end. So a fair plan looks like this: let a human set the direction, and use paper or an AI for the miles in between.",
      ],
    },
    {
      heading: "When to look for the real thing",
      paragraphs: [
        "Ask for it when low mood or fear has shrunk your week, when you have filled in ten records and believe none of them, when panic has made you give up buses or shops, or when rituals take an hour of your day. In England you can refer yourself online to a free service. Elsewhere a family doctor is the usual way.",
        "If the thought you would write down is that you would be better dead, do not work on it alone. That sentence belongs in front of a person, tonight, on a crisis line if no one is near.",
      ],
    },
  ],
  questions: [
    {
      question: "Is CBT the same as positive thinking?",
      answer:
        "No, and the mix-up does harm. Telling yourself that all will be well when you do not believe it usually makes you feel a fraud. A thought record asks what is so. Sometimes the answer is that the worry is justified, and then the next step is solving a problem: what can be done by Thursday, and who could help.",
    },
    {
      question: "How often should I do a thought record?",
      answer:
        "A few times a week for some weeks is plenty, each no longer than fifteen minutes, and soon after the event while the details are fresh. Many people find that after a dozen they begin to hear the second thought without paper. If you are writing them for hours, it has turned into brooding with headings.",
    },
    {
      question: "What if I cannot find anything that speaks against the thought?",
      answer:
        "Borrow somebody else’s eyes. What would your sister say, or a stranger who saw only the facts? Has there been one exception, even a poor one? If the column stays empty, the thought may be mostly true, or you may be too low just now to see past it. Both are good reasons to show the page to a person.",
    },
    {
      question: `Does ${name} keep my thought records?`,
      answer:
        "Not as a collection. An exercise is a part of the conversation it happened in, and goes when that goes. If you have an account you can save the conversation; it is then locked in your browser before it is stored. Many people prefer a paper notebook, which opens without a password and fits in the bag on the way to an appointment.",
    },
  ],
  sources: [
    {
      title:
        "Effectiveness and Acceptability of Cognitive Behavior Therapy Delivery Formats in Adults With Depression: A Network Meta-analysis",
      by: "Cuijpers, Noma, Karyotaki, Cipriani and Furukawa, JAMA Psychiatry",
      year: 2019,
      url: "https://doi.org/10.1001/jamapsychiatry.2019.0268",
    },
    {
      title:
        "Quantity and Quality of Homework Compliance: A Meta-Analysis of Relations With Outcome in Cognitive Behavior Therapy",
      by: "Kazantzis and others, Behavior Therapy",
      year: 2016,
      url: "https://doi.org/10.1016/j.beth.2016.05.002",
    },
    {
      title:
        "Why Do People with OCD and Health Anxiety Seek Reassurance Excessively? An Investigation of Differences and Similarities in Function",
      by: "Halldorsson and Salkovskis, Cognitive Therapy and Research",
      year: 2017,
      url: "https://doi.org/10.1007/s10608-016-9826-5",
    },
    {
      title: "Self-help CBT techniques",
      by: "National Health Service, England, Every Mind Matters",
      year: 2024,
      url: "https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/self-help-cbt-techniques/",
    },
  ],
  related: [
    "/using-ai-for-cbt-and-dbt",
    "/the-science-behind-ai-therapy",
    "/online-therapy",
    "/talk-session",
  ],
};

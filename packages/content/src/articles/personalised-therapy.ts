import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const personalisedTherapy: Article = {
  path: "/personalised-therapy",
  read: "2026-11-15",
  parts: [
    {
      heading: "A word that sells, and what it hides",
      paragraphs: [
        `“Made for you” stands on shampoo as well. On a page about feelings it deserves a second look. Ours first: ${companion} is an AI that fits its sentences to yours. That is not personalised therapy, and nobody here works out what you in particular need.`,
        "The question behind your search is a good one, though. Does it help when support is fitted to a person, and who or what can do the fitting?",
      ],
    },
    {
      heading: "Four things that get called personal",
      paragraphs: ["They are easily confused, and they are worth very different amounts."],
      list: [
        "Decoration. Your first name in the greeting, a colour you chose, a message at your usual hour.",
        "Sorting. You answer twelve questions and get one of five packages. Thousands get the same one.",
        "Responding. What is said next depends on what you just said. A good listener does this, and software can do some of it.",
        "Adjusting. Somebody looks at how you are getting on, sees that the plan is failing, and changes the plan.",
      ],
      after:
        "The last is the rarest and the most useful. Ask for it by name: how will we notice if this does not suit me, and what happens then?",
    },
    {
      heading: "What the studies say about a good fit",
      paragraphs: [
        "A review from 2023 gathered seventeen trials that set tailored psychological help against a standard form. On average the tailored form did better, by a small margin, and by less once the weaker studies were left out. Small does not mean worthless. It does mean that no questionnaire yet finds the one key to your lock.",
        "Being asked what you want has an effect of its own. Across more than fifty studies, people whose wishes were followed, about the method, the setting or the kind of person they saw, gave up less often and did somewhat better. And a review by Michael Lambert and colleagues found that outcomes tend to improve when practitioners get regular reports on how each client is doing, most of all for those who are getting worse.",
        "Put together, this is modest and rather human. Ask people, keep checking, and change what does not help.",
      ],
    },
    {
      heading: "Why a stranger’s words can feel made for you",
      paragraphs: [
        "In 1948 Bertram Forer gave each of his students a description of their personality, drawn up, he said, from a test. They rated it as highly accurate. Every student had received the same text. It held lines to the effect that you are critical of yourself and have abilities you have not yet used.",
        "So the feeling of being seen is a poor measuring instrument. When an app tells you who you are, try this. Would the sentence fit your neighbour? Could you imagine hearing the opposite and nodding too? If so, it has described people in general. That can be comforting, and it is no finding about you.",
      ],
    },
    {
      heading: "How far the fitting goes here",
      paragraphs: [
        `Unless a language model has been connected, a built-in guide answers. It takes up your own words and the people you mention, and chooses among lines that were written beforehand. It will use a correction for the rest of that talk. While you talk it draws up no profile, and it does not grow wiser about you in secret. It also takes people wrongly, and you should tell it so.`,
        `With an account you can let it keep single facts: that you work nights, that your father is called Joe. Each is shown to you first and needs your yes. Settings lists them all with the session they came from, at most ${limits.memory.maxItems}, and you may reword or delete any. Talk of violence, self-harm or crime is left out of these proposals on purpose.`,
      ],
    },
    {
      heading: "How to make any support fit better",
      paragraphs: [
        "You need not wait for someone to design it. These requests are ordinary, and you can make them to a counsellor, a doctor or a group leader:",
      ],
      list: [
        "“I would like to know what we are aiming at, in one sentence.”",
        "“Homework does not suit me. Could we use the hour itself?”",
        "“It matters to me that you know something about my faith, or my being gay, or my country.”",
        "“Last week’s talk left me flat for days. I want you to know that.”",
        "“Could we look every month at whether this helps?”",
      ],
      after: "If a request is met with irritation, that too tells you whether the fit is right.",
    },
    {
      heading: "When you need a person to do the fitting",
      paragraphs: [
        "Some combinations are beyond any app: low mood together with a long illness, panic while expecting a child, grief on top of drinking, a medicine that has stopped helping. Here each thing changes what is wise about the other. Go to a family doctor, and ask for somebody who can hold it all in view.",
        "The same goes if you have tried three tools and drawn the conclusion that you are the problem. That conclusion deserves a second opinion from a human being. If it has turned into the thought that others would do better without you, ring a crisis line now and say exactly that.",
      ],
    },
  ],
  questions: [
    {
      question: "Should I choose a counsellor who is like me?",
      answer:
        "If you have a wish, say it; a shared language or background can spare you much explaining. Likeness is no guarantee, since two people from one street may see the world differently. What you can check in a first meeting is curiosity. Do they ask what a word means to you, or do they finish your sentence?",
    },
    {
      question: "Can a test tell me which method will suit me?",
      answer:
        "Researchers are trying, with models that weigh age, symptoms and history. So far the advantage is slight, and most clinics have no such tool. A sensible guide is plainer: what exactly troubles you, what has a good record for that, what you can imagine doing, and what you can get within reach this season. Then review it after six weeks.",
    },
    {
      question: "Does more data make a better fit?",
      answer:
        "Not by itself. A service may ask for your sleep, your steps and your contacts and still offer the same five exercises. Before you share, ask what would be done differently because of it. If nobody can say, keep it. Whatever was collected can be lost, sold or demanded, long after the program has been forgotten.",
    },
    {
      question: `Can I tell ${companion} how I want to be spoken to?`,
      answer: `Within limits. Say “no advice” or “no more questions”, and it will mostly go along within that talk. The built-in guide writes in English only. In the settings of ${name} you can choose your country for helplines and a number of minutes after which you would like a nudge to stop. There is no dial for character.`,
    },
  ],
  sources: [
    {
      title:
        "Efficacy of personalized psychological interventions: A systematic review and meta-analysis",
      by: "Nye, Delgadillo and Barkham, Journal of Consulting and Clinical Psychology",
      year: 2023,
      url: "https://doi.org/10.1037/ccp0000820",
    },
    {
      title: "The impact of accommodating client preference in psychotherapy: A meta-analysis",
      by: "Swift, Callahan, Cooper and Parkin, Journal of Clinical Psychology",
      year: 2018,
      url: "https://doi.org/10.1002/jclp.22680",
    },
    {
      title:
        "Collecting and delivering progress feedback: A meta-analysis of routine outcome monitoring",
      by: "Lambert, Whipple and Kleinstäuber, Psychotherapy",
      year: 2018,
      url: "https://doi.org/10.1037/pst0000167",
    },
    {
      title: "The fallacy of personal validation: a classroom demonstration of gullibility",
      by: "Forer, Journal of Abnormal and Social Psychology",
      year: 1949,
      url: "https://doi.org/10.1037/h0059240",
    },
  ],
  related: ["/online-therapy", "/ai-mental-health-companion", "/best-ai-therapy", "/settings"],
};

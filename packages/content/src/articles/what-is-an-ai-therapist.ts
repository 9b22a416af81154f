import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const whatIsAnAiTherapist: Article = {
  path: "/what-is-an-ai-therapist",
  read: "2026-11-15",
  parts: [
    {
      heading: "A short definition",
      paragraphs: [
        "It is software that answers in the manner of a counsellor. That is all the name tells you. It does not say who wrote the software, what it was tested for, or whom you could complain to.",
        `We do not use the name for our own: ${companion} is an AI, and no therapist. The rest of this page is about what stands behind such labels, wherever you meet one.`,
      ],
    },
    {
      heading: "An idea sixty years old",
      paragraphs: [
        "In 1966 Kenneth Colby, a psychiatrist at Stanford, and two colleagues reported on a program that held typed conversations and was meant for people in distress. They were open about the motive. There were too few professionals, and a machine on a shared line might see several hundred people in an hour.",
        "The argument has not changed since. Only the fluency has. When reviewers looked in 2018 for health programs one could write to freely, they found fourteen, most of them running on fixed paths, and just two randomised trials. A few years later everybody had a program in their pocket that could talk about anything.",
      ],
    },
    {
      heading: "What it is made of",
      paragraphs: [
        "Take the lid off and you will usually find five parts. They are often made by different companies.",
      ],
      list: [
        "The writer. Either prepared lines with rules to choose among them, or a language model that composes.",
        "The brief. A page of hidden text that tells the writer how to behave: be warm, ask, keep it short.",
        "The notes. Whatever is stored about you and slipped in beside your message.",
        "The watchman. Something that looks for danger, in what you write and in what goes out to you.",
        "The costume. A name, a face, a voice, a sofa in the background.",
      ],
      after:
        "The costume is what the advertisement shows. The watchman is what matters on the worst night of the year, and it is the part you hear least about.",
    },
    {
      heading: "Follow one sentence through it",
      paragraphs: [
        "Suppose you write: “I can’t face Monday.” The watchman reads it first. Is this dread of a meeting, or of being alive? If nothing alarms it, your line is laid behind the brief and the notes, and the whole bundle goes to the writer. A model then works out which word is likely to come next, then the next, until it has something like: “Mondays sound heavy. What is waiting there?”",
        "No picture of a Monday was formed on the way. The linguist Emily Bender and her co-authors described such output as pieces of language stitched together by how they tend to follow one another, without reference to what they mean. You supply the meaning when you read it. Often that works well. It is your own meaning, after all.",
        `In ${name} the path is the same, with one difference. Unless a model has been connected, the writer is a guide that picks from lines people wrote, so the reply to Monday was in a file before you came.`,
      ],
    },
    {
      heading: "Why it seems like somebody",
      paragraphs: [
        "Long before chatbots, Clifford Nass and Youngme Moon collected experiments with plain desktop computers. People were polite to the machine that had just helped them. They took a dominant tone or a female voice for a personality. Asked about it, the same people said that of course they would never do such a thing.",
        "So you need not be gullible to feel met by a program. You need only be human. The costume works on that: a first name, “I was thinking of you”, three dots that pretend somebody is typing.",
      ],
    },
    {
      heading: "What it has never done",
      paragraphs: [
        "It has not lost anybody, been wrong about a friend, or waited for a test result. It has not sat in silence with a person who could not speak. It will not see that you have grown thin since spring, because it did not see you in spring. When you stop writing, your absence is no event.",
        "That leaves plenty it can do. Putting a muddle in order, trying out how a difficult call might begin, writing down what you want to ask on Thursday: none of these needs somebody who has lived.",
      ],
    },
    {
      heading: "When you need the other kind",
      paragraphs: [
        "Look for a human professional when what troubles you has a body: weight, sleep, panic, pain, a bottle. Also when it has a history that keeps returning in new clothes, or when other people’s safety hangs on it, a child’s above all. And if Monday turns out to mean that you do not want to be alive on Tuesday, do not leave that sentence with software. Say it aloud to a person today. The crisis page has numbers for many countries, and it opens without a connection once you have been here.",
      ],
    },
  ],
  questions: [
    {
      question: "Is ChatGPT an AI therapist?",
      answer:
        "It is a general assistant, and its makers offer it as one. People give it that part by asking it to play it. The costume is then your own, which is fine to know: there is no special training underneath, and the watchman was built for every kind of user at once. Asked to stop playing, it should do so immediately.",
    },
    {
      question: "Does it understand me?",
      answer:
        "It can produce what somebody who understood you might say. Whether there is more behind it is a question philosophers still argue about, and you do not need to settle it tonight. A practical test is enough: correct it, and see whether the correction lasts for more than a sentence. Then ask yourself whether you understand a little more than before.",
    },
    {
      question: "Why do you say companion instead?",
      answer: `Because it claims less. A companion walks beside you and does not know the way better than you do. ${companion} reflects and asks, offers a small step now and then, and says what it is. The word has a weakness too: it can sound like a friend. It is none, and you should have some elsewhere.`,
    },
  ],
  sources: [
    {
      title: "A computer method of psychotherapy: preliminary communication",
      by: "Colby, Watt and Gilbert, The Journal of Nervous and Mental Disease",
      year: 1966,
      url: "https://doi.org/10.1097/00005053-196602000-00005",
    },
    {
      title: "Conversational agents in healthcare: a systematic review",
      by: "Laranjo and others, Journal of the American Medical Informatics Association",
      year: 2018,
      url: "https://doi.org/10.1093/jamia/ocy072",
    },
    {
      title: "On the Dangers of Stochastic Parrots: Can Language Models Be Too Big?",
      by: "Bender, Gebru, McMillan-Major and Shmitchell, ACM Conference on Fairness, Accountability, and Transparency",
      year: 2021,
      url: "https://doi.org/10.1145/3442188.3445922",
    },
    {
      title: "Machines and Mindlessness: Social Responses to Computers",
      by: "Nass and Moon, Journal of Social Issues",
      year: 2000,
      url: "https://doi.org/10.1111/0022-4537.00153",
    },
  ],
  related: ["/ai-therapist", "/therapy-chatbot", `/${brand.slug}-ai`, "/crisis"],
};

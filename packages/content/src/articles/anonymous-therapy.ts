import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const anonymousTherapy: Article = {
  path: "/anonymous-therapy",
  read: "2026-11-15",
  parts: [
    {
      heading: "What you will and will not find here",
      paragraphs: [
        `You can talk to ${companion} without saying who you are. That is the easy half of what you searched for. The other half is missing: ${companion} is an AI, ${name} is not a therapy service, and nobody trained in listening sits behind it.`,
        "So this page is about both halves. It is about why a name can stop people from speaking at all, where humans will listen to you without one, and when giving your name is the better choice.",
      ],
    },
    {
      heading: "Why a name makes it harder to speak",
      paragraphs: [
        "Perhaps you live in a small town and the receptionist went to school with you. Perhaps you hold a licence, a custody order or a uniform. Perhaps the thing itself is so shameful to you that you have never formed the sentence.",
        "You are in large company. A review of 144 studies found that stigma keeps people from seeking help, and that the commonest form it took was the fear of being found out. Patrick Corrigan has described two sorts: what others might do to you if they knew, and what you come to think of yourself. Being nameless takes care of the first. It leaves the second for you to work on.",
        "Online there is a further effect. Unseen, with time to choose words, people say more than they would across a table. The psychologist John Suler called this disinhibition. He saw that it brings out honesty in some, and in others things they regret.",
      ],
    },
    {
      heading: "Anonymous is one thing, confidential another",
      paragraphs: [
        "Anonymous means that the listener does not know who you are. Confidential means that they know and keep it to themselves. They are easily mixed up, and the difference decides what can be done for you.",
        "Doctors and counsellors work confidentially. They need your name because they write a record, may need to reach you, and have to answer for what they did. They will break that silence only in narrow cases, such as a serious danger to you or to a child, and you can ask them at the first meeting to list those cases. Many people find that the list is shorter than they had feared.",
      ],
    },
    {
      heading: "Places where nobody asks who you are",
      paragraphs: ["All of these have people in them:"],
      list: [
        "Listening lines. Samaritans in Britain and Ireland, for one, say that you need not tell them your name. Similar lines exist in most countries.",
        "Text and chat lines, for those who cannot be overheard. Your number may be visible to the service, so ask what it keeps.",
        "Mutual-help groups, such as those for drinking, gambling, grief or hearing voices. First names are the custom.",
        "Sexual health and drug services, which in many places let you use a number or an invented name.",
        "A chaplain, of any faith or none, in a hospital or a university.",
      ],
      after: "Most cost nothing. You may hang up, walk out or fall silent without giving a reason.",
    },
    {
      heading: "What being nameless costs",
      paragraphs: [
        "Nobody can ring you the next day. Nobody notices if you stop coming. The person who was kind on Tuesday will not be there on Friday, and you begin the story again at the beginning. No letter can go to your employer, no referral to a clinic, no prescription to a chemist.",
        "There is also a quieter price. A secret told only to strangers stays a secret in your own life. Relief comes, and the wall stays where it was.",
      ],
    },
    {
      heading: "From no name to a first name",
      paragraphs: [
        "You need not jump. Some people go down these steps in a week, others in a year:",
      ],
      list: [
        "Write it down where nobody sees it. One sentence, no explanation.",
        `Say it to something that answers. Here you have ${entitlements.anonymous.messagesPerDay} messages a day without an account.`,
        "Say it to a human stranger on a line, and notice that the ceiling stays up.",
        "Tell one person you know a smaller part of it: “I’ve not been well, and I’m seeing to it.”",
        "Book an appointment under your own name. By now you have said the sentence four times.",
      ],
      after: "Stopping halfway is allowed. So is going back a step.",
    },
    {
      heading: "When to give your name after all",
      paragraphs: [
        "If you have hurt yourself, taken something, or are about to, then being found is what you need. Ring the emergency number and say who and where you are. The same goes if somebody at home is dangerous to you, or if a child depends on you and you can no longer manage.",
        "And when a trouble has come back for the third time, it deserves somebody who remembers the first two.",
      ],
    },
  ],
  questions: [
    {
      question: "Can I see a counsellor without giving my real name?",
      answer:
        "Some in private practice will accept a first name and cash, at least to begin with. Ask by e-mail from an address that says nothing about you. Most will want one way to reach you in an emergency. Insurance and public services need your details. Where law requires a record, ask where it lies and who may open it.",
    },
    {
      question: "Will my employer or my family find out?",
      answer:
        "Not from a professional, unless you agree or a life is at risk. Leaks are more ordinary: an insurance statement in the post, a shared calendar, a bill, a browser that completes the address. Ask for letters by e-mail, pay in a way that shows nothing, and turn off previews on your lock screen before your first message.",
    },
    {
      question: "Somebody looks at my phone. What then?",
      answer: `Use a private window, and close it afterwards. In ${name}, pressing Escape twice or the Leave button clears the screen and opens a weather page. That hides what you were doing; it does not erase your browser’s history. If being found out would put you in danger, a library computer or a friend’s phone is safer than any button.`,
    },
    {
      question: "I said something and regret it. Can I take it back?",
      answer:
        "Here, yes. You can delete all there is of you on the server without ever having made an account, at the page for deleting an account, as long as you use the same browser. On a helpline, ask what was noted. What you said to a person stays with them, though they have heard worse and mostly think of how hard it was to say.",
    },
  ],
  sources: [
    {
      title:
        "What is the impact of mental health-related stigma on help-seeking? A systematic review of quantitative and qualitative studies",
      by: "Clement and others, Psychological Medicine",
      year: 2015,
      url: "https://doi.org/10.1017/S0033291714000129",
    },
    {
      title: "How stigma interferes with mental health care",
      by: "Corrigan, American Psychologist",
      year: 2004,
      url: "https://doi.org/10.1037/0003-066X.59.7.614",
    },
    {
      title: "The Online Disinhibition Effect",
      by: "Suler, CyberPsychology and Behavior",
      year: 2004,
      url: "https://doi.org/10.1089/1094931041291295",
    },
  ],
  related: [
    "/anonymous-ai-chatbot",
    "/anonymous-ai-therapy",
    "/overcoming-stigma-ai-mental-health",
    "/crisis",
  ],
};

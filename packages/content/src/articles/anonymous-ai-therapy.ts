import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const anonymousAiTherapy: Article = {
  path: "/anonymous-ai-therapy",
  read: "2026-11-15",
  parts: [
    {
      heading: "Two halves of a bargain",
      paragraphs: [
        `Write to an AI without a name, and you gain freedom to speak. In exchange you give up being found. This page is mostly about the second half, because the first needs little selling. ${name} does not ask who you are, and it is not a therapy. ${companion} is an AI that listens and asks, with no clinic in the background and nobody who could ring your bell.`,
        "You can have the freedom and still arrange to be found. It takes about half an hour, on a calm day, and most of it happens away from the screen.",
      ],
    },
    {
      heading: "Why it is easier to be honest with nobody there",
      paragraphs: [
        "In 2001 the psychologist Adam Joinson compared pairs of students talking face to face with pairs who typed. Those who typed, unseen, told each other far more about themselves. When a camera was switched on, much of that went away again.",
        "With an AI there is not even a partner to disappoint. That suits the first telling of something: the debt, the affair, the drink before noon, the wish that your mother’s illness would end. You find out how the sentence sounds. You also find out whether you agree with it.",
      ],
    },
    {
      heading: "What nobody can do for a stranger",
      paragraphs: ["An AI that does not know you is cut off from quite ordinary kinds of help:"],
      list: [
        "It cannot send an ambulance, for it has no address to give.",
        "It cannot ask your sister whether you have seemed different.",
        "It cannot look up which tablets you take with which others.",
        "It cannot notice on Thursday that you have been silent since Monday.",
        "It cannot be called to account if it was wrong, because you would have to step forward yourself.",
      ],
      after:
        "Being known has been put to the test. From the late 1960s a doctor in San Francisco, Jerome Motto, sent short letters to people who had been in hospital with depression or thoughts of suicide and wanted no more care. They said little more than that somebody hoped things were going well. Over the first two years fewer of these people died by suicide than among those who got no letter. A letter needs an envelope with a name on it.",
    },
    {
      heading: "How to stay nameless here and be found there",
      paragraphs: [
        "The trick is to keep the two apart. Leave the conversation without a name, and build the net outside it.",
      ],
      list: [
        "Choose one person. Tell them: “If I send you a full stop, please ring me.” You owe them no reasons.",
        "Write down how a bad evening begins with you, what has helped before, and whom you could go to. The safety plan in this app has a line for each of these, and a printed copy belongs in a drawer.",
        "Put distance between you and whatever you might use against yourself. Ask somebody to keep it, without the story if you prefer.",
        "Save a crisis line for your country in your contacts, under a dull name.",
        "Decide now at which point you will stop typing and dial. Write that point down as well.",
      ],
      after:
        "Barbara Stanley and Gregory Brown, who worked out such plans for emergency departments, put them in steps for a reason. In a storm nobody thinks well, and the next line on a sheet of paper can still be read.",
    },
    {
      heading: "What happens if you say you are in danger",
      paragraphs: [
        `Every message is read for signs of danger before it is answered. If ${companion} takes something for a crisis, it asks you straight out, shows numbers for your country and goes on listening, whatever the daily count of messages says. It alerts nobody. There is no button behind the scenes that brings the police, and no member of staff who gets a warning.`,
        "Some people are relieved to read that, and others are alarmed. Both are right. It also overlooks things, above all when they are hinted at. The page on safety shows how many it caught when this version was measured. So do not leave it to be guessed.",
      ],
    },
    {
      heading: "When the secret has become the problem",
      paragraphs: [
        "Michael Slepian and his colleagues asked people about thousands of secrets. What went with feeling worse was seldom the effort of hiding in company. It was how often the mind wandered back to the thing when alone. A place where you can write about it may ease that. It may also become one more room in which you are alone with it.",
        "Here is a rough test. If you have told an AI the same thing three times and no human once, the next telling should go to somebody with a face. A doctor is a fair choice if friends are too close. So is a helpline, where you may keep your name to yourself and still hear a breath at the other end. And if you have begun to think of dying as a way out, let it be today.",
      ],
    },
  ],
  questions: [
    {
      question: "Does asking somebody about suicide put the idea into their head?",
      answer:
        "Researchers at King’s College London gathered the published studies on this in 2014. None of them found that being asked increased such thoughts, and some suggested that talking about it eased them. So a direct question, from a friend, a nurse or a program, is nothing to fear. If you worry about somebody, you may use the plain word.",
    },
    {
      question: "Can I stay anonymous and still be remembered next time?",
      answer: `Only for a short while. In the same browser you can return to a conversation for up to ${limits.session.retentionDays} days, and then its text is deleted. Things remembered from one session to the next need an account, and an account needs a way to sign in. You might keep a few lines of your own on paper and open with them.`,
    },
    {
      question: "I gave a false name to a counsellor. Is that bad?",
      answer:
        "It is common enough, and few will be offended. Put it right before anything is prescribed, before a letter is written for you, or before you agree on what should happen in an emergency. A single sentence does it: “I was not ready to give my real name; it is this.” A good listener will ask what made it hard.",
    },
    {
      question: "What if I am afraid of being sent to hospital?",
      answer:
        "Many people keep quiet for that reason. In most places being kept in against your will is meant for serious and immediate danger, with rules and a right to object. Having dark thoughts is by itself rarely enough. You can ask a helpline or a doctor what they would do before you tell them how things are with you.",
    },
  ],
  sources: [
    {
      title:
        "Self-disclosure in computer-mediated communication: The role of self-awareness and visual anonymity",
      by: "Joinson, European Journal of Social Psychology",
      year: 2001,
      url: "https://doi.org/10.1002/ejsp.36",
    },
    {
      title: "A Randomized Controlled Trial of Postcrisis Suicide Prevention",
      by: "Motto and Bostrom, Psychiatric Services",
      year: 2001,
      url: "https://doi.org/10.1176/appi.ps.52.6.828",
    },
    {
      title: "Safety Planning Intervention: A Brief Intervention to Mitigate Suicide Risk",
      by: "Stanley and Brown, Cognitive and Behavioral Practice",
      year: 2012,
      url: "https://doi.org/10.1016/j.cbpra.2011.01.001",
    },
    {
      title: "The experience of secrecy",
      by: "Slepian, Chun and Mason, Journal of Personality and Social Psychology",
      year: 2017,
      url: "https://doi.org/10.1037/pspa0000085",
    },
    {
      title:
        "Does asking about suicide and related behaviours induce suicidal ideation? What is the evidence?",
      by: "Dazzi, Gribble, Wessely and Fear, Psychological Medicine",
      year: 2014,
      url: "https://doi.org/10.1017/S0033291714001299",
    },
  ],
  related: ["/anonymous-therapy", "/anonymous-ai-chatbot", "/safety-plan", "/crisis"],
};

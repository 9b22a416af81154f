import type { Path } from "../path.ts";

export const body: Path = {
  id: "body",
  name: "The body",
  way: "Talk about the body",
  invite: "look at what your body asks of you, and what would make it easier",
  opens: {
    any: [
      "The body has a say in everything, and yours is making itself heard.",
      "I’m no doctor, but there is a side to this that no doctor asks about.",
      "Let’s talk about it as the person who lives in that body knows it.",
      "Bodies don’t ask whether it suits.",
    ],
    heavy: [
      "I’m sorry. Nobody can step out of their body for an afternoon.",
      "You are bearing a good deal there.",
      "No need to be brave about it here.",
    ],
  },
  steps: [
    {
      id: "shows",
      role: "matter",
      label: "How it shows",
      kept: "How it shows: {answer}.",
    },
    {
      id: "now",
      role: "why-now",
      label: "What brings it up",
      kept: "What brings it up now: {answer}.",
    },
    {
      id: "takes",
      role: "cost",
      label: "What it takes",
      kept: "What it takes from you: {answer}.",
    },
    {
      id: "under",
      role: "feeling",
      label: "What is hardest",
      kept: "The part no scan shows: {answer}.",
    },
    {
      id: "seen",
      role: "other-side",
      label: "What others see",
      kept: "What others don’t see: {answer}.",
    },
    {
      id: "room",
      role: "exception",
      label: "When there is room",
      kept: "What gives you some room: {answer}.",
    },
    {
      id: "ask",
      role: "missing",
      label: "What you would like to ask",
      kept: "Still to be asked: {answer}.",
    },
    {
      id: "help",
      role: "need",
      label: "What would make it easier",
      kept: "What would make it easier: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "Anything new, sudden or getting worse belongs in front of a doctor, sooner rather than later. For the rest I would write down for two weeks what it does and when, take that to the appointment, and tell one person near you what a bad day really looks like.",
      "I can’t advise on treatment, and a doctor or pharmacist can. What you can do from here: do things in smaller portions than you think you need, and rest before you have to rather than after.",
    ],
    "what-helps": [
      "Three things help many people: doing a little less on good days, so that bad days cost less; a short written list of questions for the doctor; and one person who gets the true answer to “How are you?”.",
      "It often helps to tell people exactly what to do on a bad day, because most of them want to help and guess wrong. And something each day that has nothing to do with the body, however short.",
    ],
    "is-it-normal": [
      "To be angry, frightened or plain tired of it: yes, very. Whether the symptom itself is normal I can’t say, and a doctor or pharmacist can; asking about something that turns out harmless is no waste of their time.",
    ],
    "is-it-wrong-of-me": [
      "No. Being fed up with it, or envious of people whose bodies just work, takes nothing away from anybody.",
    ],
    "how-do-i-begin": [
      "With one page: what it does, when, and the one question you most want answered. It helps with doctors, and it helps to get it out of your head.",
    ],
    "will-it-get-better": [
      "I don’t know, and I won’t pretend to; your doctor can say more. What does get easier for many people is living with it: they find their own measure, and the bad days frighten them less.",
    ],
    "what-do-you-think": [
      "I think what you live with is real whether or not it shows. I would trust what you notice about it, write it down, and let one more person know how it truly is.",
    ],
    "why-am-i-like-this": [
      "If you mean the body: often nobody knows for certain, and it is hardly ever because of one thing somebody did. If you mean the mood that comes with it: any person gets thin-skinned when their body takes so much attention.",
    ],
  },
  ending: {
    titles: ["Living in this body", "What the body asks", "From inside: {about}"],
    cameWith: [
      "You came with something your body is asking of you.",
      "You came to talk about {about} and how it is for you.",
    ],
    gentle: [
      "Write down the one question you would ask a doctor who had all afternoon.",
      "Do one thing today in half the portion you had planned.",
      "Tell one person the true answer when they ask how you are.",
    ],
    closings: [
      "Go gently with yourself for the rest of the day.",
      "You know this body better than anybody, and that is worth something.",
      "I hope it leaves you a bit of room tonight.",
    ],
  },
  exercise: "self-compassion",
};

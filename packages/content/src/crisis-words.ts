/** What stands on the crisis page beside the numbers. */
export type CrisisNote = { lead: string; rest: string };

export const whileYouWait: readonly CrisisNote[] = [
  { lead: "Breathe out", rest: "for longer than you breathe in. Follow the light if it helps." },
  { lead: "Name", rest: "five things you can see from where you are." },
  {
    lead: "Move away",
    rest: "from anything you could use to hurt yourself, or ask someone to take it away.",
  },
  { lead: "Tell one person", rest: "where you are. Two words will do." },
];

export const whatToExpect: readonly CrisisNote[] = [
  {
    lead: "Somebody answers, or a recording does first.",
    rest: "At busy hours you may wait. Staying on the line keeps your place.",
  },
  {
    lead: "You can begin anywhere.",
    rest: "“I don’t know how to start” is a start. Silence is all right too.",
  },
  {
    lead: "They will ask if you are safe.",
    rest: "They may ask plainly about suicide. They ask everybody, and you decide what you say.",
  },
  {
    lead: "You need not give a name.",
    rest: "Most lines take calls without one. Some send help on their own when a life is in danger; you can ask them about that first.",
  },
  {
    lead: "You can hang up.",
    rest: "And you can call again, as often as you like. If one line does not suit you, another may.",
  },
];

export const forAFriend: { say: readonly string[]; act: readonly CrisisNote[] } = {
  say: [
    "“I’ve noticed you’re not all right, and I’m worried about you.”",
    "“Are you thinking about ending your life?”",
    "“Thank you for telling me. I’m staying.”",
    "“Who could we ring together?”",
  ],
  act: [
    {
      lead: "Ask directly.",
      rest: "Asking about suicide does not put the idea in anybody’s head. It is often a relief.",
    },
    {
      lead: "Listen more than you talk.",
      rest: "You need no answer. Do not argue, and do not promise to keep it secret.",
    },
    {
      lead: "Stay with them, or see that somebody does,",
      rest: "when they have a plan or mean to act soon. Ring the emergency number.",
    },
    {
      lead: "Put distance between them and what could hurt them.",
      rest: "Ask if you may take it away for now.",
    },
    {
      lead: "Ring a line yourself.",
      rest: "Most of them also talk with people who worry about somebody else. You may need it too.",
    },
  ],
};

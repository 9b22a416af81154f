import type { Suggestion } from "../advice.ts";

/** Fear, low mood, anger and shame. */
export const mindAdvice = {
  anxiety: [
    {
      id: "worry-hour",
      label: "giving the worry a fixed quarter of an hour",
      when: /\b(?:fixed|quarter|hour|worry|first)\b/,
      how: "The same fifteen minutes every day, with paper, not near bedtime. When worry comes outside it, note one word and say: later. Many find that half of it has gone by then.",
      source: "worry postponement (Borkovec)",
    },
    {
      id: "long-out",
      label: "making each breath out longer",
      when: /\b(?:breath\w*|second|calm|body)\b/,
      how: "Four in, six out, for three minutes, twice a day while you are calm. Then it is there when you need it. It will not take the cause away, only the alarm.",
      source: "NHS breathing exercise for stress; studies of slow breathing (Zaccaro)",
    },
    {
      id: "one-step-near",
      label: "going one small step towards what you avoid",
      fits: /\b(?:avoid\w*|scared of|afraid of|terrified of|phobi\w*|can't go|won't go|don't go|flying|driving|crowds?|lifts?|social|parties|presentations?)\b/,
      when: /\b(?:step|avoid\w*|third|towards|face)\b/,
      how: "Write a ladder of ten steps towards the thing, from almost easy to very hard. Do the first until it is boring, then the next. Fear gets smaller by being met, not by being waited out.",
      source: "graded exposure, the best-tested part of anxiety treatment",
    },
  ],
  lowMood: [
    {
      id: "one-thing",
      label: "doing one small thing before you feel like it",
      when: /\b(?:small|thing|do|first|activity)\b/,
      how: "Pick something that once gave pleasure or a sense of having managed, shrink it to five minutes, and give it an hour tomorrow. Mood follows doing more often than the other way round.",
      source:
        "behavioural activation, as effective as other therapies for low mood in large trials (Richards, 2016)",
    },
    {
      id: "daylight",
      label: "daylight and walking",
      when: /\b(?:walk\w*|light|outside|second|exercise|move)\b/,
      how: "Twenty minutes outside before noon, at whatever pace. Three times a week is already something. It helps slowly, and not at once.",
      source: "reviews of exercise for depression (Cochrane; Noetel, 2024)",
    },
    {
      id: "tell-doctor",
      label: "telling a doctor how it has been",
      fits: /\b(?:weeks|months|years|every day|doctor|sleep\w*|eat\w*|can't get (?:up|out)|depress\w*)\b/,
      when: /\b(?:doctor|gp|third|help|tell)\b/,
      how: "Write down: since when, how I sleep, how I eat, what I can no longer do. Read it out if talking is hard. Two weeks of most days like this is a good enough reason to go.",
      source: "NHS and NICE guidance on depression",
    },
  ],
  anger: [
    {
      id: "leave-room",
      label: "leaving the room before you say it",
      when: /\b(?:leav\w*|room|first|walk|pause)\b/,
      how: "Find out what you notice first: a tight jaw, getting hot, a louder voice. When you notice it, say: I’ll be back in twenty minutes. Go for a walk, and then come back, because you said so.",
      source: "anger management in cognitive-behavioural therapy",
    },
    {
      id: "need-under",
      label: "finding out what you needed",
      when: /\b(?:need\w*|under|second|find\w*)\b/,
      how: "Finish two sentences: I am angry that…, and what I needed was…. The second one is what you can ask for. Say it to the person, when you are calm.",
      source: "emotion-focused and non-violent communication practice",
    },
    {
      id: "drain",
      label: "taking one strain out of your days",
      when: /\b(?:strain|days|third|sleep|stress)\b/,
      how: "People lose their temper sooner when they are hungry, short of sleep, or have held things back all day. Pick one of those, and change it three days running.",
      source: "NHS guidance on anger",
    },
  ],
  shame: [
    {
      id: "fair-letter",
      label: "writing to yourself as to a friend",
      when: /\b(?:writ\w*|friend|letter|first)\b/,
      how: "Write down what happened as if a good friend had done it: what was wrong, what led to it, what could be done now. Read it again on another day.",
      source: "self-compassion writing (Neff; Leary)",
    },
    {
      id: "repair-or-release",
      label: "sorting what can still be put right",
      fits: /\b(?:i (?:did|hurt|lied|cheated|said|stole|shouted|broke|let)|my fault|guilt\w*|regret\w*|sorry)\b/,
      when: /\b(?:repair|second|apolog\w*|right)\b/,
      how: "Make two lists: what you can still put right, and what you can only regret. Do one thing from the first list. For the second, say to yourself what you have learnt from it.",
      source: "the difference between guilt and shame in the research of Tangney",
    },
    {
      id: "tell-one",
      label: "telling one safe person",
      when: /\b(?:tell|person|third|say|someone)\b/,
      how: "Shame often gets smaller when somebody kind knows about it. Choose a person who has been gentle before, and begin with: this is hard to say. You need not tell everything.",
      source: "research on disclosure and shame (Pennebaker; Brown)",
    },
  ],
  selfEsteem: [
    {
      id: "catch-voice",
      label: "writing the harsh thought down and answering it",
      when: /\b(?:voice|writ\w*|first|answer\w*)\b/,
      how: "When you catch yourself thinking something harsh about yourself, write it down word for word. Under it, write what you would say to a friend who thought that.",
      source: "cognitive therapy for low self-esteem (Fennell)",
    },
    {
      id: "evidence",
      label: "keeping a list of what went right",
      when: /\b(?:list|right|second|evidence|good)\b/,
      how: "Each evening write down up to three small things you did well, and what each says about you. For example: I rang my mum, I keep in touch. After two weeks, read them all at once.",
      source: "positive data logs in cognitive therapy (Padesky)",
    },
    {
      id: "small-no",
      label: "practising one small no",
      when: /\b(?:no|small|third|boundar\w*|practis\w*)\b/,
      how: "Choose a request that does not matter much, and say: not this time. You need not explain. Then notice what really happens.",
      source: "assertiveness training",
    },
  ],
  motivation: [
    {
      id: "ten-minutes-start",
      label: "starting for ten minutes only",
      when: /\b(?:ten|start\w*|timer|first|minutes)\b/,
      how: "Set a timer for ten minutes, and do the first small piece, however badly. When it rings you may really stop. For most people, starting is the hard part.",
      source: "behavioural research on task initiation",
    },
    {
      id: "if-then-start",
      label: "tying it to something you do anyway",
      when: /\b(?:ty\w*|after|second|habit|anyway)\b/,
      how: "Choose something you do every day, and do the new thing right after it. For example: after I make my coffee, I open the file. One small act, every day, is easier to keep than a big plan.",
      source: "implementation intentions (Gollwitzer) and habit research (Lally)",
    },
    {
      id: "why",
      label: "asking what it is for",
      when: /\b(?:why|for|third|value\w*|matter)\b/,
      how: "Write down in one line why this matters to you, and put it where you will see it. If no line comes, perhaps it is not the right thing for you now. That is worth knowing too.",
      source: "values work in acceptance and commitment therapy",
    },
  ],
} satisfies Record<string, readonly Suggestion[]>;

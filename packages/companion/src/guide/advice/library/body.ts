import type { Suggestion } from "../advice.ts";

/** Health, habits, sleep and the body. */
export const bodyAdvice = {
  health: [
    {
      id: "three-questions",
      label: "taking three written questions to the doctor",
      when: /\b(?:question|doctor|three|first|appointment)\b/,
      how: "Three, written down, the most important one first. Take somebody along, or ask whether you may record the answer. Fear makes everybody forget.",
      source: "the “Ask 3 Questions” campaign for patients",
    },
    {
      id: "pacing",
      label: "spreading your strength over the day",
      when: /\b(?:pac\w*|strength|second|energy|spread)\b/,
      how: "Do less than you could on good days, and a little on bad ones. Rest before you have to. Over weeks, this gives you more good hours than pushing does.",
      source: "pacing, as taught in pain and fatigue clinics",
    },
    {
      id: "worry-window",
      label: "keeping the worry about it to certain hours",
      when: /\b(?:worry|hours|third|search\w*|google)\b/,
      how: "One fixed time a day to read or think about it, none in the evening. Outside it, write the question down for the doctor. It is a rest from the illness that you are allowed.",
      source: "worry postponement, and advice for health anxiety from the NHS",
    },
  ],
  habit: [
    {
      id: "note-it",
      label: "noting when it happens, for a week",
      when: /\b(?:not\w*|count|week|first|track)\b/,
      how: "Time, place, feeling before, feeling after. No other change yet. Counting alone often makes it a little less, and you see when it happens.",
      source: "self-monitoring in cognitive-behavioural therapy",
    },
    {
      id: "if-then",
      label: "making an if-then plan for the hard moment",
      when: /\b(?:if|plan|second|moment|then)\b/,
      how: "One sentence: if it is nine o’clock and I am alone in the kitchen, then I put the kettle on and ring my brother. The more precise, the better it holds.",
      source: "implementation intentions (Gollwitzer)",
    },
    {
      id: "urge-surf",
      label: "waiting until the urge has passed",
      when: /\b(?:urge|rid\w*|surf|third|wait\w*|pass\w*)\b/,
      how: "An urge rises, peaks and falls, mostly within half an hour. Notice where in the body you feel it, and how strong it is from nought to ten, every few minutes. You need not fight it, only wait until it has passed.",
      source: "urge surfing from relapse prevention (Marlatt)",
    },
  ],
  sleep: [
    {
      id: "same-hour",
      label: "getting up at the same hour, whatever the night was",
      when: /\b(?:same|hour|get(?:ting)? up|first|wake)\b/,
      how: "One time to get up, seven days a week, with daylight soon after. Go to bed only when you are sleepy. It is the strongest single thing people can do for sleep.",
      source: "cognitive-behavioural therapy for insomnia, recommended by NICE before tablets",
    },
    {
      id: "bed-for-sleep",
      label: "leaving the bed when sleep does not come",
      when: /\b(?:leav\w*|bed|second|up)\b/,
      how: "After about twenty minutes awake, get up, sit somewhere dim with something dull, and go back when your eyes get heavy. In that way the bed is for sleep again, and not for lying awake.",
      source: "stimulus control (Bootzin), a part of insomnia treatment",
    },
    {
      id: "brain-dump",
      label: "emptying your head onto paper before bed",
      when: /\b(?:paper|writ\w*|empty\w*|third|list)\b/,
      how: "Five minutes, an hour before bed: what has to be done tomorrow, each with its first step. Then close the book. In a sleep laboratory people fell asleep faster after that than after writing about what they had done.",
      source: "Scullin and others, 2018",
    },
  ],
  body: [
    {
      id: "function",
      label: "noticing what your body does",
      when: /\b(?:does|notic\w*|function|first)\b/,
      how: "Each evening, three things your body did for you: carried, tasted, hugged, healed. Not how it looked. It may feel odd at first. Many people notice a change after a week or two.",
      source: "studies of body functionality writing (Alleva)",
    },
    {
      id: "feed",
      label: "changing what you look at",
      when: /\b(?:look|feed|unfollow|second|social)\b/,
      how: "Go through who you follow, and let go of everyone after whom you feel smaller. Put in their place people who do things you love. What we see all day is what we compare ourselves with.",
      source: "research on social comparison and body image (Fardouly)",
    },
    {
      id: "mirror",
      label: "looking in the mirror as a fair witness",
      when: /\b(?:mirror|third|fair)\b/,
      how: "One minute, whole person, plain words: brown hair, round shoulders, blue shirt. Describe and do not judge, as if for a drawing. If food or weight rules your days, please tell a doctor too.",
      source: "mirror exposure in body-image therapy",
    },
  ],
} satisfies Record<string, readonly Suggestion[]>;

import type { Suggestion } from "../advice.ts";

/** Friends, being alone, and having lost somebody. */
export const companyAdvice = {
  friendship: [
    {
      id: "friend-repair",
      label: "making it good with one honest message",
      fits: /\b(?:my fault|i apologi\w*|i (?:said|snapped|shouted|lied|forgot|let (?:her|him|them))|i regret|i feel guilty)\b/,
      when: /\b(?:repair|sorry|apolog\w*|message|make it up|good)\b/,
      how: "Say what you did, what it may have meant to them, and that you are sorry, in three sentences and without a but. Then leave them time to answer.",
      source: "studies of what makes an apology work (Lewicki)",
    },
    {
      id: "say-it",
      label: "saying one honest sentence to them",
      when: /\b(?:say\w*|tell|honest|first|talk|sentence)\b/,
      how: "Try something like: I miss you, and I would like to see more of you. No reproach and no list. Then leave them time to answer.",
      source: "assertive communication, as in the NHS self-help guides",
    },
    {
      id: "invite",
      label: "suggesting one definite thing",
      when: /\b(?:ask|invite|second|reach|suggest\w*)\b/,
      how: "One person, one thing, one day: a walk on Sunday at eleven? A small clear question is easier to say yes to than a vague one. People are mostly gladder to be asked than one expects.",
      source: "studies of reaching out (Liu and others, 2022)",
    },
    {
      id: "weigh",
      label: "looking at where the effort goes",
      when: /\b(?:effort|weigh|third|where)\b/,
      how: "Write down your friendships, and beside each how much comes back. You need not end anything. Give one hour this week to a friendship where something comes back.",
      source: "counselling practice for one-sided relationships",
    },
  ],
  loneliness: [
    {
      id: "same-place",
      label: "going to the same place three times",
      when: /\b(?:place|same|class|first|group)\b/,
      how: "Choose something that meets every week, and go three times before you judge it. The first time nearly always feels awkward. People become familiar by being seen again.",
      source: "guidance on loneliness from the NHS and the Campaign to End Loneliness",
    },
    {
      id: "small-talk",
      label: "one small exchange a day",
      when: /\b(?:small|exchange|stranger|second|talk)\b/,
      how: "Say one sentence more than you need to, with whoever is there: at the till, at the bus stop, to a neighbour. It is good practice, and it lifts the day more than people expect.",
      source: "research on weak ties (Sandstrom and Dunn)",
    },
    {
      id: "old-friend",
      label: "writing to someone from before",
      when: /\b(?:old|write|before|third|message|friend)\b/,
      how: "Three lines: what made you think of them, one thing about you, one question. You need not apologise for the silence. Most people are pleased to hear from somebody.",
      source: "studies of reconnecting with old friends (Aknin and Sandstrom, 2024)",
    },
  ],
  grief: [
    {
      id: "keep-bond",
      label: "keeping a small custom that reminds you of them",
      when: /\b(?:bond|keep|first|memory|remember)\b/,
      how: "Choose something that belonged to them or to the two of you, such as a dish, a song or a walk, and do it now and then. You do not have to let go of somebody in order to go on living.",
      source: "continuing-bonds research (Klass; Neimeyer)",
    },
    {
      id: "two-sides",
      label: "making time for grief, and time off from it",
      when: /\b(?:time|both|second|rest)\b/,
      how: "Give grief a fixed time, with photographs or music if you like. And plan something ordinary or pleasant as well, without feeling guilty. Most people go back and forth between the two, and that is healthy.",
      source: "the dual-process model of grief (Stroebe and Schut)",
    },
    {
      id: "tell",
      label: "finding somebody who lets you tell it",
      when: /\b(?:tell|somebody|someone|third|group|talk)\b/,
      how: "Look for one person who can hear about it more than once. There are bereavement groups, online and near you, which are made for that. If nothing has eased after many months, a doctor can help you find somebody trained.",
      source: "NHS and Cruse bereavement guidance",
    },
  ],
} satisfies Record<string, readonly Suggestion[]>;

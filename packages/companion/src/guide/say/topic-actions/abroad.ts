import type { TopicActions } from "./topic-actions.ts";

/** Living abroad, and in another language. */
export const abroadActions: readonly TopicActions[] = [
  // Abroad, and in another language.
  {
    id: "foreign-language-at-table",
    when: /\bmy (?:dutch|german|english|french|danish|norwegian|swedish|spanish|italian|portuguese) (?:is )?(?:not (?:so )?good enough|isn't good|good enough for|is (?:so )?bad|is terrible)\b|\bcorrects my (?:english|german|french|dutch|accent|spelling|pronunciation)\b|\b(?:laugh|laughs|laughed) at my accent\b|\bmy accent\b|\bdon't (?:get|understand) (?:the|their|her) jokes\b/,
    actions: [
      "Learn one short sentence for this, such as: say that again slowly, I want to laugh too.",
      "Tell one story from home this week in your new language, with all its mistakes.",
      "Write down one joke or saying of your own language, and try to explain it to somebody.",
    ],
  },
  {
    id: "homesick-abroad",
    when: /\bhomesick\b|\bi miss (?:my )?(?:home|country|home country|family back home)\b|\bfar (?:away )?from home\b|\b(?:i am|i'm|been) here since (?:\w+) (?:months|years)\b|\bmoved (?:here|to \w+) for (?:my )?husband\. from\b|\bfirst (?:winter|christmas|year) (?:here|abroad|away from home)\b|\bmy family is (?:so |very )?far\b|\balone in this (?:city|country|town)\b|\b(?:i come|i came) to this country\b/,
    not: /\b(?:landlord|diabetes|care home)\b/,
    actions: [
      "Cook one dish from home this week, and eat it with somebody or while ringing somebody.",
      "Fix a time for one call home that suits both clocks, and tell them one thing you like here.",
      "Find one place near you where your language is spoken, such as a shop, and say more than hello.",
    ],
  },
  {
    id: "back-from-abroad",
    when: /\b(?:come|came|moved) back to \w+ after (?:\w+ )?(?:\w+ )?years in\b|\bgoing home in \w+ for good\b|\bdon't fit anywhere\b/,
    actions: [
      "Write two short lists: what you bring from there, and what you had forgotten about here.",
      "Ask one person here what has changed while you were away, and let them tell it.",
    ],
  },
  {
    id: "moving-away-for-good",
    when: /\b(?:off to|moving to) (?:spain|france|portugal|italy|devon|cornwall|scotland|wales)\b[^.?!]{0,60}\b(?:for good|gone off|not sure)\b|\bmoving to be near our (?:son|daughter)\b|\b(?:sell(?:ing)? the house to live on|gone off the idea of moving)\b/,
    actions: [
      "Write down what you would miss on an ordinary Tuesday, and show the list to the one going with you.",
      "Name one doubt aloud this week, as a doubt and not as a decision.",
    ],
  },
  {
    id: "missed-family-events-abroad",
    when: /\b(?:sister|brother|mum|friend)\b[^.?!]{0,60}\b(?:i'm in|and i'm in) (?:melbourne|sydney|houston|new jersey|canada|calgary|dubai|london|oslo|berlin)\b|\bnobody awake to tell\b/,
    actions: [
      "Record a voice message for them telling what you would have said if you had been in the room.",
      "Ask for one picture of an ordinary moment, and send one of your own in return.",
    ],
  },
  {
    id: "where-from-really",
    when: /\b(?:asked|asks|asking) me where i(?:'m| am) (?:really )?from\b|\bno,? really\b[^.?!]{0,20}\bfrom\b/,
    actions: [
      "Choose the answer you would like to give next time, and say it aloud once.",
      "Tell the story to somebody who has been asked the same, and hear theirs.",
    ],
  },
];

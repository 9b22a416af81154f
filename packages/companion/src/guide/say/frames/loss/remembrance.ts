import type { Frame } from "../frame.ts";

/** Funerals, anniversaries, customs, and the things that are left. */
export const remembranceFrames: readonly Frame[] = [
  {
    id: "still-has-their-things",
    themes: ["grief"],
    when: /^(?:i(?:'ve| have)? (?:still |just )*(?:got|have|keep(?! (?:thinking|seeing|hearing|dreaming|telling|wondering|going|trying|asking))|wear|sleep (?:in|with)|listen to|smell|can't (?:bring myself to )?(?:move|touch|throw|wash|open|delete|get rid of|part with|look at|go through|give away|clear|pack))\b.*\b(?:his|her|their|clothes|things|stuff|photos?|pictures?|voice|room|voicemails?|messages|number|jumper|coat|shoes|chair|side of the bed|ashes|toys|basket|bowl|lead|bed|books|handwriting)\b.*|(?:his|her|their|all (?:his|her|their)) (?:clothes|things|stuff|room|coat|shoes|glasses|slippers|toothbrush|chair|mug|bed|bowl|basket|lead|toys|handwriting|number)\b.*(?:still|there|hanging|as it was|everywhere|in the)\b.*)$/i,
    say: [
      "Those things still have a lot of {them|them} in them for you.",
      "You don’t have to touch any of it before you are ready.",
      "There is no date by which that has to be done.",
    ],
    ask: [
      "Is there one thing you would want to keep, whatever happens?",
      "What is it like for you, to have that?",
      "What does it remind you of?",
    ],
  },
  {
    id: "what-to-do-with-things",
    questions: true,
    when: /\b(?:(?:clear|empty|sort|go through|get rid of|pack up|selling?|sort out) (?:out )?(?:all )?(?:of )?(?:his|her|their|mum's|mom's|dad's|the|nan's|gran's|my (?:mum|mom|dad|nan|gran|husband|wife)'s) (?:things|stuff|clothes|belongings|flat|house|room|wardrobe|place|bungalow|possessions)|(?:do with|about) (?:all )?(?:of )?(?:his|her|their) (?:things|stuff|clothes|belongings|ashes))\b/i,
    themes: ["grief"],
    say: [
      "There is no rule for that, and seldom a real hurry. It can help to keep aside first what you would not want to lose.",
      "That is a hard task. Some people do it in three heaps: keep, give away, decide later.",
      "It is hard to decide that while it still hurts so much. You can ask for more time.",
    ],
    ask: [
      "What would you want to keep, before anything else?",
      "Who could do it with you?",
      "How soon does it really have to be done?",
    ],
  },
  {
    id: "first-or-anniversary",
    when: /^(?:.*\b(?:(?:it's|it is|it was|it'll be|it will be|today is|today's|tomorrow is|tomorrow's|next \w+ is|\w+day is|this \w+ is|coming up to|it's coming up to|it's been)\b.{0,25}\b(?:the )?(?:anniversary|(?:one|two|three|five|ten|a|\d+) (?:years?|months?) (?:since|on|ago)|(?:his|her|their|mum's|mom's|dad's) birthday)|would have been (?:his|her|their|our|\d+|my (?:mum|mom|dad)'s)\b|(?:the )?first (?:christmas|birthday|mother's day|father's day|anniversary|new year|eid|easter|holiday|summer)(?: without| since)?\b|(?:mother's|father's) day\b|christmas (?:without|is coming|is going))).*$/i,
    themes: ["grief"],
    say: [
      "Days like that are especially hard.",
      "A day like that brings it all close again.",
      "No wonder it is so present just now.",
    ],
    ask: [
      "How would you like to spend that day?",
      "Who will be with you on that day?",
      "How have these last days been?",
    ],
  },
  {
    id: "funeral",
    when: /\b(?:the|his|her|their|mum's|mom's|dad's|nan's|gran's|a) (?:funeral|wake|cremation|burial)\b|\b(?:eulogy|speak at the|read at the) ?(?:funeral|service)?\b/i,
    not: /\b(?:speak at the (?!funeral|service)|a funeral for|to do with (?:all )?(?:his|her|their))\b|\b(?:no time|can't go|couldn't go|won't let|not allowed|didn't go|missed)\b/i,
    say: ["A funeral is a lot to get through."],
    ask: [
      "What was it like for you, or what do you expect?",
      "What do you remember from it, or hope for it?",
      "Who is beside you in that?",
    ],
  },
  {
    id: "stood-at-funeral",
    when: /^(?:at|during|after) (?:the|his|her|their) (?:funeral|wake|service|memorial),? .+$/i,
    say: ["A funeral can be a lonely place, even among many people."],
    ask: [
      "What went through your mind there?",
      "What would you have wanted to say?",
      "How was it for you afterwards?",
    ],
  },
  {
    id: "only-a-part-of-it",
    when: /^(?:maybe|perhaps|i think|i could|i might)\b.*\b(?:i(?:'ll| will| could| might|'d)|go|do|stay|come)\b.*\b(?:and|but) not (?:the|to|for|stay|go|all)\b.*$/i,
    say: [
      "That sounds like a good middle way.",
      "You can do as much of it as you can bear.",
      "That is a sensible way to do it.",
    ],
    ask: [
      "Who could be with you there?",
      "Whom would you tell beforehand?",
      "What would make it easier for you?",
    ],
  },
  {
    id: "asked-to-speak",
    themes: ["grief"],
    when: /^(?:.*\b)?(?:(?:wants?|asked|asks?|expects?|would like) me to (?:read|speak|say (?:something|a few)|give|write|do|carry|sing|organise|play)|i(?:'m| am| have| 've been asked) (?:supposed |going |asked )?to (?:read|speak|say something|give the eulogy|write the eulogy|carry))\b.*$/i,
    say: [
      "That is an honour, and it is a hard thing to do.",
      "It is a chance to say something for {them|them}, and it asks a lot of you.",
      "You don’t have to decide at once whether you can.",
    ],
    ask: [
      "What would you like to say about {them|them}?",
      "How do you feel about doing it?",
      "Who could help you with it?",
    ],
  },
  {
    id: "keep-a-custom",
    themes: ["grief"],
    when: /^(?:.*\b)?(?:he|she|they|my (?:mum|mom|dad|nan|gran|grandad|wife|husband)) always (?:made|baked|cooked|did|brought|bought|sang|put up|planted|decorated)\b.*$/i,
    say: [
      "So that belongs to {them|them}, and it will be missing.",
      "A custom like that holds a lot of memories.",
      "You think of {them|them} with things like that.",
    ],
    ask: [
      "Would you like to keep it going?",
      "What was it like when {they|they} did it?",
      "Who would share it with you?",
    ],
  },
  {
    id: "would-have-been",
    when: /^(?:.*\b)?would have been (?:our|his|her|their|my (?:mum|mom|dad|son|daughter|husband|wife|brother|sister)'s) (?:\w+ )?(?:anniversary|birthday|wedding|graduation|retirement|due date)\b.*$/i,
    say: [
      "A day like that brings it all close again.",
      "Days like that are especially hard.",
      "No wonder it is so present just now.",
    ],
    ask: [
      "How would you like to spend that day?",
      "What did that day use to be like?",
      "Who will be with you?",
    ],
  },
  {
    id: "they-did-that-part",
    themes: ["grief", "breakup"],
    when: /^(?:.*\b)?(?:he|she) (?:always )?(?:did|handled|took care of|organised|paid|cooked|drove|dealt with|looked after|sorted) (?:that|everything|it|all (?:that|of it|the)|the \w+|our \w+|most of it)(?: (?:for (?:both of us|us|me)|herself|himself))?$/i,
    say: [
      "So there is a part you have to do by yourself now.",
      "You shared things out between you, and now that part is missing.",
      "You have to learn that anew. That is a lot, on top of missing {them|them}.",
    ],
    ask: [
      "Which part of it is the hardest?",
      "Who could help you with it?",
      "How have you managed so far?",
    ],
  },
  {
    id: "cannot-be-at-funeral",
    themes: ["grief"],
    when: /^(?:.*\b)?(?:funeral|burial|service)\b.*\b(?:can't|cannot|couldn't|could not|won't be able|not able|too far|afford|missed|not allowed|wasn't invited|on zoom|online)\b.*$|^(?:.*\b)?i (?:can't|cannot|couldn't|could not|won't be able to) (?:go|be|get|travel) (?:to|at|there for) (?:the|his|her) (?:funeral|burial|service)\b.*$/i,
    say: [
      "It hurts not to be able to be there.",
      "I’m sorry. You would have wanted to say goodbye with the others.",
      "That makes it harder to take leave.",
    ],
    ask: [
      "How would you like to say goodbye from where you are?",
      "Who could be with you at that hour?",
      "What would you have wanted to say there?",
    ],
  },
];

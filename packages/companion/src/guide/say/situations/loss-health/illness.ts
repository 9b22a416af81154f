import type { Situation } from "../../situation.ts";

/** Waiting for a result, being ill, getting over it. */
export const illnessSituations: readonly Situation[] = [
  {
    id: "diagnosis-wait",
    priority: -1,
    theme: "health",
    when: /\b(?:test results|biopsy|waiting (?:for|on) (?:the |my )?(?:results|scan|diagnosis|operation|surgery)|(?:a|the|this) lump|my (?:scan|mri|blood tests?|surgery|operation|diagnosis|mammogram)|(?:a|an|have|having|need) (?:scan|mri|operation|surgery|biopsy|colonoscopy)|i(?:'ve| have)? (?:been |just been |was |got )diagnosed|i have (?:breast |skin |bowel )?cancer|it's cancer|my cancer|tumou?r|chemo\w*|smear test|(?:have|got|with) ms\b|multiple sclerosis|parkinson's)\b/,
    not: /\bself[- ]diagnos|\b(?:he|she|they|mum|mom|dad|mother|father|sister|brother|wife|husband|partner|son|daughter|friend)(?:'s| is| has| had| was| were)? (?:just |been |got )*(?:diagnos\w*|cancer|a tumou?r|surgery|an operation|having)|\b(?:since|after) (?:my|the|his|her) (?:surgery|operation|diagnosis|chemo)/,
    about: "your health and the waiting",
    title: "Waiting for news",
    actions: [
      "Write your questions for the doctor on paper, three at most, and take somebody along.",
      "If you look things up, choose one set time in the day for it, and none in the evening.",
      "Tell one person what helps you while you wait: talking about it, or being distracted.",
    ],
  },
  {
    id: "after-illness",
    priority: 1,
    theme: "health",
    when: /\b(?:(?:since|after) (?:my|the) (?:surgery|operation|heart attack|stroke|chemo|treatment|cancer|illness)|(?:my|a|the) (?:heart attack|stroke)|recovering from|my recovery|in remission|(?:last|final|finished|end of) (?:my )?(?:chemo|treatment|radiotherapy))\b/,
    not: /\b(?:think|thought|like|scared of|worried about|going to have) (?:i'm having |i was having |having |i had )?a (?:heart attack|stroke)\b|\b(?:his|her|their) (?:heart attack|stroke|recovery)\b/,
    about: "getting well again after being ill",
    title: "Getting well again",
    actions: [
      "Write down each week one thing you can do again.",
      "Ask the doctor or nurse what is safe for you to do, and what would be a sign to stop.",
      "Tell one person how it really is, apart from how well you look.",
    ],
  },
  {
    id: "chronic-illness",
    theme: "health",
    when: /\b(?:chronic (?:pain|illness|fatigue|condition)|(?:back|neck|knee|hip|joint|constant|in|the|my|of) pain|migraines?|fibromyalgia|long covid|autoimmune|endometriosis|arthritis|diabet\w*|epilep\w*|ibs|crohn'?s|lupus|(?:i'm|i am|being) disabled|my disability|wheelchair|flare[- ]?ups?|back hurts|tinnitus)\b/,
    not: /\bnot in pain\b|\bvet\b|\b(?:got told|been told|told (?:me )?(?:that )?i have|diagnosed|diagnosis)\b|\bpain in the (?:ass|arse|neck)\b|\bpain of\b|\b(?:his|her|their) pain\b/,
    about: "living with your illness",
    title: "Living with illness",
    actions: [
      "Plan the week around your better hours, and keep them for what matters to you.",
      "Tell one person in one sentence what helps on a bad day: quiet, company, or practical help.",
      "Before the next appointment, write down the one thing you most want the doctor to hear.",
    ],
  },
  {
    id: "health-anxiety",
    theme: "anxiety",
    when: /\b(?:googl(?:e|ed|ing) (?:my |every |all my )?symptoms?|health anxiety|hypochondria\w*|convinced (?:i have|i've got|it's) (?:cancer|something|a|ms)|something(?:'s| is) (?:seriously )?wrong with me physically|(?:having|have|had) a heart attack|checking my (?:pulse|body|heart)|(?:every|each) (?:ache|headache|twinge|symptom))\b/,
    about: "worrying about your health",
    title: "Worrying about your health",
    actions: [
      "Put off checking or searching by ten minutes, and see what happens to the fear meanwhile.",
      "Agree with a doctor on when to come in and when to wait, so that you needn’t decide it each time.",
    ],
  },
];

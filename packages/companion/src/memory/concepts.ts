import { stemOf } from "./stems.ts";

/** Words that speak of the same thing. A word may stand in several lines. */
const lexicon: Readonly<Record<string, string>> = {
  work: "work job boss manager colleague colleagues coworker office shift shifts career overtime meeting meetings deadline deadlines client clients salary promotion redundancy redundant nurse teacher doctor engineer developer carpenter driver chef waiter barista accountant lawyer paramedic cleaner builder electrician plumber designer employer workplace profession retired self-employed freelance",
  study:
    "study studies studying student exam exams university uni college school degree course essay thesis lecture lectures grades revision homework phd professor",
  money: "money rent bill bills debt debts mortgage loan savings wages broke afford bank benefits",
  mother: "mum mom mam mother stepmum stepmother mummy parent parents family",
  father: "dad father stepdad stepfather daddy parent parents family",
  sister: "sister sisters sibling siblings family",
  brother: "brother brothers sibling siblings family",
  child:
    "child children kid kids son sons daughter daughters baby toddler twins pregnant pregnancy parenting mum-of-two",
  grandparent: "grandma grandmother gran nan nana grandad grandpa grandfather grandparents",
  partner:
    "partner husband wife boyfriend girlfriend fiancé fiancée spouse marriage married engaged wedding divorce divorced separated breakup ex relationship",
  friend: "friend friends mate mates friendship flatmate roommate",
  pet: "pet pets dog dogs puppy cat cats kitten rabbit horse hamster vet",
  home: "home house flat apartment moved moving move city town village homesick",
  sleep:
    "sleep asleep sleeping slept insomnia awake bed bedtime night nights nightmare nightmares tired exhausted",
  health:
    "health ill illness sick doctor gp hospital pain migraine migraines asthma diabetes cancer diagnosis diagnosed treatment surgery operation chronic",
  anxiety:
    "anxiety anxious panic panicking panicked worry worried worries worrying nervous fear afraid scared overthinking dread stress stressed",
  lowMood: "depression depressed low empty numb hopeless sad down",
  anger: "angry anger furious rage shouted shouting temper",
  grief:
    "grief grieving died dies death dead funeral loss lost mourning widow widowed widower buried",
  faith: "faith god church mosque temple synagogue pray prayer prayers religious religion",
  exercise:
    "walk walks walking run runs running jog jogging gym swim swimming cycle cycling yoga exercise exercises exercising climbing football sport sports",
  music: "music song songs guitar piano sing singing choir band violin playing",
  nature: "garden gardening park woods forest sea beach nature outdoors allotment",
  food: "eat eating food cook cooking meal meals dinner diet appetite",
  alcohol: "alcohol drink drinks drinking drunk wine beer pub sober sobriety",
  reading: "read reading book books library novel novels",
  writing: "write writing journal journaling diary poem poems",
  art: "art paint painting draw drawing knit knitting sewing pottery craft",
  care: "carer caring care dementia alzheimer's disabled autism autistic",
  adhd: "adhd add concentrate concentration focus distracted",
};

const conceptsByStem = new Map<string, string[]>();
for (const [concept, words] of Object.entries(lexicon))
  for (const word of words.split(" ")) {
    const stem = stemOf(word);
    conceptsByStem.set(stem, [...(conceptsByStem.get(stem) ?? []), concept]);
  }

/** What a word speaks of, by its stem. */
export const conceptsOf = (stem: string): readonly string[] => conceptsByStem.get(stem) ?? [];

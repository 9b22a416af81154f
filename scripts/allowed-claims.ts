export type AllowedClaim = {
  /** The sentence, or what every such sentence looks like. */
  says: string | RegExp;
  /** Only below this folder or in this file. */
  within: string;
  reason: string;
};

const search = "packages/content/src/pages/search.ts";
const newGuide = "packages/guide/src/";

/** The sentences in which a word that could be a claim is none, each with its reason. */
export const allowedClaims: readonly AllowedClaim[] = [
  {
    says: /^(?!.*\b(?:I|we|this|Zoki) (?:can |will |could )?(?:treat(?! each other)|diagnose|cure)\b).*\b(?:cure|replace|treat|diagnos)/i,
    within: "packages/guide/src/cases/",
    reason:
      "Somebody’s illness and its doctors, or a figure of speech; in none of them this is what treats, cures or replaces.",
  },
  {
    says: /\b(?:a|or) therapist\b/,
    within: "packages/guide/src/cases/",
    reason: "It names a therapist as somebody to go to.",
  },
  {
    says: /\b(?:not|no|never|don’t|does not|do not)(?! (?:only|just|merely)) (?:a |an |to |for |personalised |judge or to |treatment and no |substitute for a licensed |diagnose or |person and not a )*(?:therap|treat|diagnos|replace|substitute)/i,
    within: "",
    reason: "It says what this is not, which is what the other claims would hide.",
  },
  {
    says: /^(?!.*\b(?:our|we|your|my|offers?|works?)\b)(?:[\w ,]*\b)?(?:AI |virtual |online |anonymous |encrypted |personalised |licensed |find a |cognitive behavioural |best |an? )?therap(?:y|ist|ists)\b[\w ,]*(?:\?|:)?(?: \| \{\})?$/i,
    within: "packages/content/src/",
    reason:
      "Titles, links and keywords with the words people search for. The page behind each says in its first lines that this is not it.",
  },
  {
    says: "Psychotherapy and Psychosomatics 2015;",
    within: "packages/content/src/self-checks.ts",
    reason: "The name of the journal a source appeared in.",
  },
  {
    says: "does AI therapy work",
    within: search,
    reason: "A question people search for; the page answers that it is not settled.",
  },
  {
    says: "Is {} a therapist?",
    within: "packages/content/src/faqs.ts",
    reason: "A question people ask; its answer begins with no.",
  },
  {
    says: /^A therapist (?:is a trained person|fits the work to the person)/,
    within: search,
    reason: "It says what a therapist is, to tell the companion from one.",
  },
  {
    says: "People say AI therapy for very different things, and only some have a professional in them.",
    within: search,
    reason: "It explains a word that others use.",
  },
  {
    says: "A virtual therapist may be a licensed person on a screen or a program with a face.",
    within: search,
    reason: "It explains a word that others use.",
  },
  {
    says: "Online therapy is a licensed person, met through a screen.",
    within: search,
    reason: "It says that the word belongs to people.",
  },
  {
    says: /^(?:Some exercises of cognitive behavioural therapy can be practised|The therapy itself is work with a trained person|the therapy itself needs a trained person)/,
    within: search,
    reason:
      "Exercises can be practised alone, and the sentence keeps therapy with a trained person.",
  },
  {
    says: /^(?:If you are looking for the best therapist, look|For a therapist, look) for a person with a licence\.$/,
    within: search,
    reason: "It sends whoever looks for a therapist to a person.",
  },
  {
    says: /^A (?:therapist, or a replacement for one|diagnosis, or a treatment)\.$/,
    within: "apps/web/src/features/home/what-this-is.tsx",
    reason: "Stands in the list of what this is not.",
  },
  {
    says: /^health ill illness sick doctor/,
    within: "packages/companion/src/memory/concepts.ts",
    reason: "A list of words that belong together, for finding memories.",
  },
  {
    says: "You were diagnosed with {}{}.",
    within: "packages/companion/src/memory/fact-patterns.ts",
    reason: "Says back what the person told of a doctor, and only asks whether to remember it.",
  },
  {
    says: "An empty vault replaces this one for good.",
    within: "apps/web/src/features/seed/",
    reason: "Said of a vault that is begun anew, and not of anybody’s help.",
  },
  {
    says: "In the United Kingdom anybody may call themselves a counsellor or psychotherapist.",
    within: "packages/content/src/articles/ai-therapist.ts",
    reason: "It says what the word protects, and what it does not.",
  },
  {
    says: /^(?:[a-z'-]+ ){30}/,
    within: "packages/reading/src/",
    reason: "Word lists: what people write is read by them, and nobody is told them.",
  },
  {
    says: /^(?:##)?\w+$/,
    within: "packages/reading/src/encoder/pieces.json",
    reason: "Pieces of words, which an encoder reads by.",
  },
  {
    says: "If you need care, a doctor or a licensed therapist is the right place.",
    within: "apps/web/src/pages/before-you-read-on.tsx",
    reason: "It sends whoever needs care to people.",
  },
  {
    says: /\b(?:can’t|doesn’t)\b[\w ,]* (?:treat|treatment|replace)\b/,
    within: newGuide,
    reason: "It says what this does not do.",
  },
  {
    says: /(?<!\b(?:I|we|can) )\btreat(?:s|ed|ing)?\b(?! (?:depression|anxiety|illness|you for|your (?:illness|condition)))/i,
    within: newGuide,
    reason: "How people treat one another, themselves or a thought.",
  },
  {
    says: /\b(?:doctor or (?:a )?therapist can (?:help with|put a name)|a therapist can get to know you|a doctor can help, with talking treatment)/,
    within: newGuide,
    reason: "It sends people to those who do this.",
  },
  {
    says: /^(?!.*\b(?:I|we|my|our)\b).*\btherapy\b/i,
    within: `${newGuide}exercises/library.ts`,
    reason: "Names where an exercise comes from.",
  },
  {
    says: "A diagnosis needs a trained person who can ask, examine and follow up;",
    within: `${newGuide}answers/about-itself.json`,
    reason: "It says whose work a diagnosis is.",
  },
  {
    says: "A good test is whether a proper rest would cure it.",
    within: `${newGuide}answers/about-life.json`,
    reason: "Said of being tired, and of a rest.",
  },
  {
    says: /^Bad sleep mostly comes in stretches, .*there are treatments that work for many people;$/,
    within: `${newGuide}paths/sleep.json`,
    reason: "Said of what doctors have, and followed by asking one.",
  },
  {
    says: "Touch and nearness are what’s gone, and nothing quite replaces them.",
    within: `${newGuide}kinds/grief.json`,
    reason: "Said of somebody who was lost.",
  },
];

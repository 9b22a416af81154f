/** What a question of ours asks for that belongs on the page under a name of its own. */
export type KeptAs = "words" | "own" | "when";

/** Questions to what was told or asked, by what an answer to them is; whatever else is asked is only talked about. */
const asking: Readonly<Record<KeptAs, readonly string[]>> = {
  words: [
    "What would you say if it were now?",
    "What would you say to them about it?",
    "What would you say to their face?",
    "What would be your first sentence, if you did say it?",
    "What’s the one sentence you’d want them to hear?",
    "How would you put the question?",
    "How would you ask them?",
    "What would you say, if it cost nothing?",
    "Which sentence could you live with?",
    "What’s the plainest way you could put it?",
    "What’s the one thing, in a sentence?",
    "What’s the hardest sentence in it?",
    "How would the two sentences go?",
    "What’s the thing itself, in one sentence?",
    "What would the first sentence be?",
    "What would that sentence be?",
    "How would the first sentence go?",
    "What would you ask for, in one sentence?",
    "How would you put it?",
    "What’s the sentence you’d want them to have?",
    "What would that one sentence be?",
    "How would you put it to them?",
    "What would the sentence be?",
    "How would your sentence go then?",
    "How would you say the second half?",
    "What would the short true sentence be?",
    "How would you say it lightly?",
    "What is the one sentence they must hear?",
    "How would you say it if you weren’t afraid of sounding wrong?",
    "What would you tell them if you could?",
    "What would you tell {who} if you could?",
    "How would you begin, with {who} in front of you?",
    "What’s the first sentence of it?",
    "How would you put it if you did say it?",
    "How would you say it to {who}, if you did?",
  ],
  own: [
    "Which way is it leaning?",
    "Which one do you lean towards when nobody is looking?",
    "Which of the two would you regret less?",
    "Which way did you lean at first?",
    "Which way does it pull?",
    "What was your own first thought?",
    "Which one do you lean to when you’re tired?",
    "If nothing stood in the way, what would you do?",
  ],
  when: [
    "When would be a good moment for it?",
    "What would be a good moment for it?",
    "How soon could you tell them?",
    "Which day would that be?",
    "When would you do it?",
    "When could you do it?",
    "Which day would you choose?",
    "When might you do it?",
    "When would be a good moment?",
    "When will you do it?",
  ],
};

const byAsk: ReadonlyMap<string, KeptAs> = new Map(
  (Object.entries(asking) as [KeptAs, readonly string[]][]) // Object.entries widens the keys
    .flatMap(([as, asks]) => asks.map((ask) => [ask, as] as const)),
);

/** `ask` as it is written, before it is said of anybody. */
export const keptAsOf = (ask: string): KeptAs | null => byAsk.get(ask) ?? null;

import {
  cannotCall,
  carefulOpinions,
  honestyAsks,
  honestyBridges,
  honestyLines,
  howKept,
  nobodyReads,
  noName,
  noPersonHere,
  notListening,
  notTherapy,
  privacyFromOthers,
} from "../say/honesty.ts";
import type { State } from "../session/state.ts";
import type { HonestyTopic } from "../understanding/honesty-topics.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** "Can my husband see it?" asks about one person, and not about data. */
const byOthers =
  /\b(?:can|could|will|does|might|if) (?:my \w+|he|she|they|anyone|anybody|someone|somebody)(?: else)? (?:\w+ )?(?:see|read|find|look|get|know)\b/;

const ofKeeping = /\b(?:record\w*|keep|kept|store[ds]?|save[ds]?|how long)\b/;
const whoReads = /\bwho (?:\w+ )?(?:reads?|sees?)\b/;

const overheard = /\bare you (?:listening|spying|watching|tracking)\b/;

/** To ring a daughter is a favour, to send an ambulance is not. */
const urgent =
  /\b(?:someone|somebody|anyone|anybody|police|ambulance|911|999|112|help|doctor|emergency|now)\b/;

/** What is asked in particular has an answer of its own. */
const particular: readonly {
  id: string;
  of: HonestyTopic;
  when: (lower: string) => boolean;
  say: readonly string[];
}[] = [
  {
    id: "therapy",
    of: "therapist",
    when: (lower) => /\b(?:is (?:this|it)|are you)\b/.test(lower),
    say: notTherapy,
  },
  {
    id: "person",
    of: "human",
    when: (lower) => /\bi (?:talk|speak|chat)\b/.test(lower),
    say: noPersonHere,
  },
  {
    id: "name",
    of: "privacy",
    when: (lower) => /\bname\b|\banonymous\b/.test(lower),
    say: noName,
  },
  { id: "kept", of: "privacy", when: (lower) => ofKeeping.test(lower), say: howKept },
  { id: "reads", of: "privacy", when: (lower) => whoReads.test(lower), say: nobodyReads },
  { id: "others", of: "privacy", when: (lower) => byOthers.test(lower), say: privacyFromOthers },
  { id: "overheard", of: "privacy", when: (lower) => overheard.test(lower), say: notListening },
  {
    id: "opinions",
    of: "opinion",
    when: (lower) => /\bopinions?\b/.test(lower) && !/\byour opinion\b/.test(lower),
    say: carefulOpinions,
  },
  { id: "call", of: "emergencyCall", when: (lower) => !urgent.test(lower), say: cannotCall },
];

/** More than this tells something besides the question. */
const bareWords = 12;

/** Asked about itself it answers straight, in a sentence or two, and then turns back to the person. */
export const answerHonestly = (
  topic: HonestyTopic,
  state: State,
  voice: ReplyVoice,
): (string | null)[] | null => {
  const { lower } = state.now;
  const own = particular.find(({ of, when }) => of === topic && when(lower));
  const line =
    (own ? voice.pick(`honest/${own.id}`, own.say) : null) ??
    voice.pick(`honest/${topic}`, honestyLines[topic]);
  if (!line) return null;
  if (/\?$/.test(line) || state.questionsOff || cannotCall.includes(line)) return [line];
  // who tells something with the question has begun already
  const hasJustBegun =
    (state.before.length === 0 && state.now.wordCount <= bareWords) || state.toldCount === 0;
  const asks = honestyAsks[topic];
  // a question about the companion that stands in the middle of a talk wants an answer, and no new question
  const way =
    asks && (hasJustBegun || !topicsOfItself.has(topic))
      ? voice.pick(`honestask/${topic}`, asks)
      : null;
  return [line, way ?? (hasJustBegun ? voice.pick("bridge", honestyBridges) : null)];
};

export const topicsOfItself: ReadonlySet<HonestyTopic> = new Set<HonestyTopic>([
  "human",
  "identity",
  "memory",
  "privacy",
  "capability",
  "howItWorks",
  "feelings",
  "therapist",
  "faith",
  "compared",
]);

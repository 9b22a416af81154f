import type { Situation } from "../say/situation.ts";
import type { TalkTheme } from "../understanding/theme.ts";
import type { SituationMatch, Understanding } from "../understanding/understand.ts";
import { fillSlots, type Slots } from "../words/voice.ts";
import { endedIn, isOver } from "./ended.ts";
import { personIn, slotsFor } from "./state.ts";

export type Topic = {
  situation: Situation;
  slots: Slots;
  weight: number;
  first: number;
  /** How many words spoke for it, at the most. */
  strength: number;
};

/** What is told first opens the matter, and what is dwelt on at the end is still open. */
const placeWeight = (index: number, count: number): number =>
  (index <= 1 ? 0.8 : 0) + (count >= 6 && index >= (count * 2) / 3 ? 0.3 : 0);

/** Good news first told stays the news, whatever sad thing stands behind it. */
const isGladStory = (messages: readonly Understanding[]): boolean => {
  const first = messages.find(({ situations }) => situations.length > 0)?.situations[0];
  return (
    first?.situation.tone === "glad" &&
    !messages.some(({ feelings }) =>
      feelings.some(
        ({ pleasant, word }) => !pleasant && !/^(?:cr(?:y|ied|ying)|tears)$/.test(word),
      ),
    )
  );
};

/** "I didn't fall out with anybody" is not about a falling-out. */
const isDenied = ({ at, matched }: SituationMatch, { lower }: Understanding): boolean =>
  !/n't\b|\b(?:not|no|never|nobody|nothing|without)\b/.test(matched) &&
  /\b(?:didn't|don't|doesn't|wasn't|isn't|haven't|hasn't|not|never|without) (?:even |really |actually |ever )?$/.test(
    lower.slice(0, at),
  );

/** What the messages are about, the heaviest first. */
export const topicsTold = (messages: readonly Understanding[]): Topic[] => {
  const found = new Map<string, Topic>();
  messages.forEach((message, index) => {
    message.situations.forEach((match, place) => {
      const { situation } = match;
      if (isDenied(match, message)) return;
      const known = found.get(situation.id);
      const isPassing = message.wordCount < 7 && index > 1;
      const weight =
        place === 0 ? (isPassing ? 0.5 : 1) + placeWeight(index, messages.length) : 0.35;
      const slots = slotsFor(match, message, personIn(messages.slice(0, index)));
      found.set(situation.id, {
        situation,
        slots: known?.slots["who"] ? known.slots : slots,
        weight: (known?.weight ?? 0) + weight,
        first: known?.first ?? index,
        strength: Math.max(known?.strength ?? 0, match.matched.split(" ").length),
      });
    });
  });
  const ended = endedIn(messages);
  const isGlad = isGladStory(messages);
  const gladness = (topic: Topic): number => (isGlad && topic.situation.tone === "glad" ? 1 : 0);
  return [...found.values()]
    .filter((topic) => !isOver(topic.situation, topic.slots, ended))
    .sort((a, b) => gladness(b) - gladness(a) || b.weight - a.weight || a.first - b.first);
};

/** What a session was about, ready to be named. */
export type MainTopic = { about: string; title: string; theme: TalkTheme; isGlad: boolean };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A second topic has to weigh nearly as much as the first, and to be another subject. */
const secondShare = 0.6;

/** What came up once, and not at the beginning, is a side of the talk and not its subject. */
export const isMain = ({ first, weight }: Topic): boolean => first <= 1 || weight >= 1.35;

/** The one or two things a session was about. */
export const mainTopics = (topics: readonly Topic[]): MainTopic[] => {
  const first = topics.find(isMain);
  if (!first) return [];
  const second = topics.find(
    (topic) =>
      topic !== first &&
      isMain(topic) &&
      topic.weight >= 1 &&
      topic.weight >= first.weight * secondShare &&
      topic.situation.theme !== first.situation.theme &&
      (topic.situation.tone === "glad") === (first.situation.tone === "glad") &&
      (topic.situation.priority ?? 0) > -2,
  );
  return (second ? [first, second] : [first]).flatMap(({ situation, slots }) => {
    const about = fillSlots(situation.about, slots);
    if (!about) return [];
    const isNamed = situation.about.includes("{who") && Boolean(slots["who"]);
    return [
      {
        about: lowerFirst(about),
        title: isNamed ? about : situation.title,
        theme: situation.theme,
        isGlad: situation.tone === "glad",
      },
    ];
  });
};

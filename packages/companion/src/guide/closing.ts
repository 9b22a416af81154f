import type { HistoryItem } from "@app/contract/calls/sessions";
import { inWords, topicsOf } from "./listing.ts";
import { readSession } from "./reading.ts";
import { spokenIn } from "./sentences.ts";
import { createVoice } from "./voice.ts";

const leads: readonly string[] = [
  "Let’s end here.",
  "This is where we stop for now.",
  "Here is a good place to pause.",
  "Then we close this for today.",
  "We can leave it at that.",
  "That is enough for one sitting.",
  "I’ll close the door softly here.",
];
const shortLeads: readonly string[] = [
  "Thank you for looking in.",
  "A short visit is a visit too.",
  "Good that you came by.",
];
const brought: readonly string[] = [
  "You came with {list}, and you did not leave it in the dark.",
  "We looked at {list}, and you did not turn away.",
  "You found words for {list}, and words make things a little easier to hold.",
  "You spoke of {list}. None of it is solved, and some of it has been heard.",
  "For a while you did not have to be alone with {list}.",
  "What you said about {list} was worth saying.",
  "You let me see something of {list}, and I’m glad that you did.",
  "You gave {list} some time today, which is more than most people manage.",
];
/** For a session of sorrow: nothing was achieved, and nothing had to be. */
const broughtSorrow: readonly string[] = [
  "Thank you for telling me about {list}.",
  "Nothing about {list} had to be mended here, and nothing was.",
  "You let {list} be as heavy as it is for a while.",
  "I’m glad that you did not keep {list} all to yourself tonight.",
];
const promised: readonly string[] = [
  "You have a step of your own: {promise}.",
  "And there is something you want to do: {promise}.",
];
const practised: readonly string[] = [
  "The exercise you tried is yours to keep, for whenever it is needed.",
  "What you practised here works without me, too.",
];
const noticed: Readonly<Record<string, readonly string[]>> = {
  realisation: [
    "You saw something on the way that you had not quite seen before.",
    "You worked out a piece of it yourself.",
  ],
  secret: [
    "You said something that had been shut in for a long time.",
    "You trusted yourself to say it aloud.",
  ],
  "carrying-all": [
    "You carry a great deal for others, and tonight some of it was about you.",
    "For once it was your turn.",
  ],
  minimising: [
    "You may take it as seriously as it feels.",
    "It counted here, and it may count elsewhere.",
  ],
  "self-blame": [
    "I hope that you can be a fairer judge to yourself than you have been.",
    "You might let yourself be a little less on trial.",
  ],
  torn: [
    "Both sides of you were heard, and nothing has to be decided tonight.",
    "You let both voices speak.",
  ],
  coping: [
    "You have been looking for ways all along, and you have found some.",
    "You know more about what helps you than you thought.",
  ],
  relief: [
    "It got a little lighter on the way, and you did that.",
    "Something loosened, and it may go on loosening.",
  ],
};
const noticedAnyway: readonly string[] = [
  "You were honest about something that is not easy.",
  "You stayed with it, even where it was uncomfortable.",
  "You took yourself seriously for a while, and that is worth repeating.",
  "You said more than you had planned to, I think, and you said it well.",
  "There were sentences in there that cannot have been easy to type.",
  "You knew more about it than you gave yourself credit for.",
  "I noticed how carefully you chose your words for the people in it.",
  "You need not have it all worked out by tomorrow.",
];
const noticedSorrow: readonly string[] = [
  "It hurts this much because it mattered this much.",
  "You need not be any further along than you are.",
  "There is no proper pace for this.",
  "You spoke with a lot of love, even in the hard places.",
];
const glad: readonly string[] = [
  "I hope that you let yourself enjoy it.",
  "Keep some of that light for later.",
];
const wishes: readonly string[] = [
  "Be gentle with yourself for the rest of the day.",
  "I wish you a quieter evening than the one you came with.",
  "Go well, and come back whenever you want to.",
  "May the next hours be kind to you.",
  "I hope that there is something warm in the rest of your day.",
  "Come back when there is more of it, or when there is something else.",
  "Eat something, drink something, and let the rest wait until morning.",
  "Until another time, if you like.",
  "Take it slowly from here.",
];
const care: readonly string[] = [
  "If it gets dark again, please reach for a person: the numbers on the crisis page are answered day and night.",
  "I’d like you not to be alone with the darker part. The crisis page is there at any hour, and so may be somebody near you.",
];

/** The last words of a session: what was brought, what was noticed, what comes next. Nothing is asked. */
export const guideClosing = (o: {
  seed: string;
  history: readonly HistoryItem[];
  now: Date;
}): string => {
  const reading = readSession(o.history);
  const voice = createVoice(o.seed, spokenIn(reading.replies), {});
  const parts: (string | null)[] = [];
  if (reading.told.length === 0) {
    parts.push(voice.pick("shortlead", shortLeads), voice.pick("wish", wishes));
  } else {
    const topics = topicsOf(
      reading.messages.filter((message) => message.situations[0]?.situation.tone !== "glad"),
      2,
    );
    const isGlad =
      reading.topics.length > 0 && reading.topics.every((topic) => topic.situation.tone === "glad");
    const kind = reading.messages
      .flatMap((message) => message.kinds.map((other) => other.id))
      .findLast((id) => noticed[id] !== undefined);
    const isSorrow = reading.topics[0]?.situation.theme === "grief";
    parts.push(voice.pick("lead", leads));
    if (topics.length > 0 && !isGlad && !reading.isRisk)
      parts.push(
        voice.pick("brought", isSorrow ? broughtSorrow : brought, { list: inWords(topics) }),
      );
    parts.push(
      isGlad
        ? voice.pick("glad", glad)
        : voice.pick(
            "noticed",
            (kind ? noticed[kind] : undefined) ?? (isSorrow ? noticedSorrow : noticedAnyway),
          ),
    );
    const promise = reading.promises.at(-1);
    if (promise) parts.push(voice.pick("promised", promised, { promise }));
    else if (reading.exerciseIds.length > 0) parts.push(voice.pick("practised", practised));
    parts.push(reading.isRisk ? voice.pick("care", care) : voice.pick("wish", wishes));
  }
  const text = parts.filter(Boolean).join(" ");
  return text || "Go well.";
};

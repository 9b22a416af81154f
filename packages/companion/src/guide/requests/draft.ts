import { offerAdvice } from "../advice/give-advice.ts";
import { lowerFirst } from "../reflect/lower-first.ts";
import {
  addLeads,
  changeAsks,
  contentAsks,
  draftChanges,
  draftLeads,
  lessFormal,
  type Manner,
  plainOpener,
  spokenAsks,
  unsentLines,
} from "../say/drafts.ts";
import { mournedSlots } from "../session/mourned.ts";
import type { State } from "../session/state.ts";
import { stepIn } from "../session/steps.ts";
import type { MentionedPerson } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";
import { type ReplyVoice, upperFirst } from "../words/voice.ts";
import { askFor, factFor, factLetter, wishFor } from "./facts-told.ts";
import { deadlineIn, type LetterPieces, letterFor } from "./letter.ts";
import { mannerIn } from "./manner-in.ts";
import { addressed, nameIn, recipientOf } from "./recipient.ts";
import {
  apologyAsks,
  apologyLeads,
  condolenceDrafts,
  doctorDraft,
  refusalDraft,
} from "./set-drafts.ts";
import { asWritten, saidOutright, wishedIn, wrongIn } from "./wished-in.ts";

type Parts = (string | null)[];

const ofDeath =
  /\b(?:died|dead|funeral|passed away|passed|lost (?:him|her|my)|late (?:husband|wife|mum|dad)|grave|ashes)\b/;

export const isForTheDead = (state: State, person: MentionedPerson | null): boolean => {
  if (!state.before.some(({ lower }) => ofDeath.test(lower))) return false;
  const who = mournedSlots(state)["who"];
  return Boolean(who) && who === person?.label;
};

/** "What do I say to them", where somebody else is named or many are meant. */
export const toTheLiving =
  /\b(?:to|tell) (?:them\b|the |my |(?:his|her|their) (?:parents|family|wife|husband|partner|mum|dad|kids|children|sister|brother)\b)/;

/** Somebody has died, and nobody else is named whom it could be for. */
export const isOfSomebodyDead = ({ now, before }: State): boolean =>
  now.people.length === 0 &&
  before
    .slice(-4)
    .some(({ lower }) => /\b(?:who|he|she) (?:has |had )?(?:just )?died\b/.test(lower));

const isDraft = (reply: string): boolean =>
  /: “/.test(reply) &&
  [...Object.values(draftLeads).flat(), ...addLeads, ...apologyLeads].some((lead) =>
    reply.includes(lead),
  );

/** "I need to tell my mum I'm dropping out." */
export const toldOutright =
  /\b(?:need|have|got|want|going|decided) to tell (?:my|the|our|him|her|them|mum|mom|dad|people|everyone|everybody)\b/;
const asksTheWay = /\b(?:how (?:do|can|should|could|would|shall) i|best way)\b/;
const inWriting = /\b(?:text|message|email|e-mail|letter|card|note|write|reply|word)\b/;

/** "Hi, could I …"; a thank-you stands by itself. */
const greeted = (opening: string, rest: string): string =>
  `${opening} ${opening.endsWith(",") ? lowerFirst(rest) : rest}`;

/** "Hi, …" to somebody with a name. */
const toName = (opening: string, name: string | null): string =>
  name ? opening.replace(/^(Hi|Hello),$/, `$1 ${name},`) : opening;

export const writtenLetter = (
  letter: LetterPieces,
  manner: Manner,
  name: string | null = null,
): string =>
  manner === "plain"
    ? `“${greeted(toName(letter.opening, name), [...letter.lines, letter.ask.plain].join(" "))}”`
    : `“${letter.ask[manner]}”`;

/** How far back the wish for a message may lie. */
const messagesBack = 5;

type Wish = {
  asked: Understanding;
  before: readonly Understanding[];
  since: readonly Understanding[];
};

/** The wish that a message is being written for. */
const wishOf = (state: State): Wish | null => {
  const at = state.before.findLastIndex(
    ({ request }) =>
      request === "draft" ||
      request === "apology" ||
      request === "speech" ||
      request === "thinkAlong",
  );
  const asked = state.before[at];
  return asked && at >= state.before.length - messagesBack
    ? { asked, before: state.before.slice(0, at), since: state.before.slice(at + 1) }
    : null;
};

const whoFor = (state: State, { asked, before }: Wish): MentionedPerson | null =>
  recipientOf({ ...state, now: asked, before });

const said = (
  state: State,
  voice: ReplyVoice,
  manner: Manner,
  text: string | null,
): Parts | null =>
  text
    ? [
        voice.pick(`draft/${manner}`, draftLeads[manner]),
        text,
        manner === "plain" && !state.questionsOff ? voice.pick("draftask", changeAsks) : null,
      ]
    : null;

/** A message in the person's own words; where it is not plain what it is to say, that is asked. */
export const draftMessage = (state: State, voice: ReplyVoice): Parts | null => {
  const person = recipientOf(state);
  // where somebody may be in danger, words to the other are not for a program to choose
  if (state.topic?.theme === "trauma" || state.topic?.id === "controlling-partner") return null;
  const earlier = state.before.slice(-6).findLast((message) => askFor(message, "plain") !== null);
  const request =
    voice.offer(askFor(state.now, "plain"), "nearly") ??
    voice.offer(askFor(earlier, "shorter"), "nearly");
  if (request) return said(state, voice, "plain", request);
  for (const set of [...condolenceDrafts(state), doctorDraft(state)]) {
    const ready = voice.offer(set, "nearly");
    if (ready) return [voice.pick("draft/plain", draftLeads.plain), ready];
  }
  if (
    !toTheLiving.test(state.now.lower) &&
    (isForTheDead(state, person) || isOfSomebodyDead(state))
  )
    return [voice.pick("unsent", unsentLines)];
  const asked = wishedIn(state.now, person, state.before);
  const wished =
    asked.length > 0
      ? asked
      : state.before.slice(-6).flatMap((message) => {
          const lines = toldOutright.test(message.lower) ? wishedIn(message, person) : [];
          return lines.length > 0 ? ["There is something I need to tell you.", ...lines] : [];
        });
  const letter = wished.length > 0 ? null : letterFor(state.now, state.before, []);
  const fact =
    person && !letter && wished.length === 0 ? factFor([...state.before, state.now], person) : null;
  const text = voice.offer(
    wished.length > 0
      ? `“${addressed(state.now, wished.join(" "))}”`
      : letter
        ? writtenLetter(letter, "plain", nameIn([...state.before, state.now]))
        : fact
          ? factLetter(fact, "plain", wishFor(state.before))
          : refusalDraft(state),
    "nearly",
  );
  if (text) return said(state, voice, "plain", text);
  // asked for once more, it is put in another way
  const again = changeDraft({ ...state, before: [...state.before, state.now] }, voice, "softer");
  if (again) return again;
  // how to bring it up is a question before it is a message
  const advice = asksTheWay.test(state.now.lower) ? offerAdvice(state, voice) : null;
  if (advice && !advice[0]?.endsWith("?")) return advice;
  const isSpoken = !inWriting.test(state.now.lower);
  if (!isSpoken) {
    const ask = voice.pick("contentask", contentAsks);
    return ask ? [ask] : null;
  }
  return [
    voice.offer(plainOpener),
    voice.pick("spokenask", spokenAsks, { them: person?.them ?? "them" }),
  ];
};

/** The same again, shorter, softer or firmer; null when no draft was made. */
export const changeDraft = (state: State, voice: ReplyVoice, wanted?: Manner): Parts | null => {
  const wish = wishOf(state);
  if (!wish || !state.replies.slice(-4).some(isDraft)) return null;
  const manner = wanted ?? mannerIn(state.now.lower);
  const person = whoFor(state, wish);
  const letter = letterFor(wish.asked, wish.before, [...wish.since, state.now]);
  const fact = person ? factFor(state.before, person) : null;
  const isWished = wishedIn(wish.asked, person).length > 0;
  const text = isWished
    ? null
    : (voice.offer(askFor(wish.asked, manner), "nearly") ??
      voice.offer(letter ? writtenLetter(letter, manner) : null, "nearly") ??
      voice.offer(fact ? factLetter(fact, manner) : null, "nearly"));
  if (text) return [voice.pick(`draft/${manner}`, draftLeads[wanted ? "plain" : manner]), text];
  const line = voice.pick(
    `changed/${manner}`,
    /\b(?:less|too) formal\b|\bcasual\b/.test(state.now.lower) ? lessFormal : draftChanges[manner],
  );
  return line ? [line] : null;
};

const liked =
  /^(?:(?:lol|actually|that's it|ha|haha|oh|ok|okay|yes|yeah|yep|ah)[,. ]+)*(?:(?:it )?is (?:very |so )?good|something like that|that(?:'s| is) near enough|that sort of thing|that'll do|that will do|thatll do|that works|that's (?:good|great|fine|better|perfect|it)|perfect|great|brilliant|lovely|good|nice|spot on|that'd work|decent|not bad|that's (?:decent|what i want(?:ed)? to say)|i (?:really |quite )?like (?:that|it|this))\b/;
const likedLines: readonly string[] = [
  "Good. Change whatever does not sound like you.",
  "I’m glad. Put it in your own words wherever you like.",
];
const mostLikedWords = 26;

/** The draft will do. */
const draftLiked = (state: State, voice: ReplyVoice): Parts | null =>
  stepIn(state.now) === null &&
  isDraft(state.lastReply) &&
  liked.test(state.now.lower) &&
  state.now.wordCount <= mostLikedWords
    ? [voice.pick("draftliked", likedLines)]
    : null;

const ofTone =
  /^(?:nothing|not) (?:too )?(?:soppy|formal|long|heavy|fancy|cheesy|posh)\b|^something (?:that )?(?:doesn't|does not|won't|less|more|not)\b|\b(?:sound|make it|keep it|but not|not too|bit more|a bit)\b.{0,30}\b(?:firm|polite|strong|kind|short|friendly|formal|rude|harsh|soft|nice)\b|^(?:polite|firm|strong|kind|short|friendly)\b.{0,20}\b(?:but|and)\b/;
const nameOf =
  /\b(?:[Hh]er|[Hh]is|[Tt]heir) name(?:'?s| is) ((?:(?:Mr|Mrs|Ms|Miss|Dr) )?\p{Lu}\p{L}+)/u;
const reason = /^it(?:'s| is) for (?:my|a|the|our)\b[^.!?]*/i;

const wasAskedWhat = (reply: string): boolean =>
  [...contentAsks, ...spokenAsks].some((line) =>
    reply.endsWith(line.includes("{") ? "to know?" : (line.split(". ").at(-1) ?? line)),
  );

/** What is added to a message that is being written: what it is to say, how, to whom, by when. */
export const addToDraft = (state: State, voice: ReplyVoice): Parts | null => {
  const wish = wishOf(state);
  const { now } = state;
  if (
    !wish ||
    (now.request && now.request !== "draft") ||
    now.acts.has("goodbye") ||
    now.acts.has("thanks")
  )
    return null;
  const person = whoFor(state, wish);
  const name = nameOf.exec(now.text)?.[1];
  if (name && state.replies.slice(-4).some(isDraft)) {
    const letter = letterFor(wish.asked, wish.before, [...wish.since, now]);
    const told = letterFor(wish.asked, wish.before, wish.since)?.lines ?? [];
    const more = letter?.lines.filter((one) => !told.includes(one)) ?? [];
    const line = voice.offer(
      `Then it can begin with “${name.includes(" ") ? "Dear" : "Hi"} ${name}”.`,
    );
    const rest = / and (i(?:'ve|'m| have| am)\b[^.!?]{4,80})/i.exec(now.text)?.[1];
    if (line)
      return [
        line,
        more.length > 0
          ? voice.offer(`And I would put this in: “${more.join(" ")}”`, "nearly")
          : null,
        rest && more.length === 0
          ? voice.offer(`And you could add “${asWritten(rest).replace(/\.$/, "")}”.`)
          : plainYes(state, voice),
      ];
  }
  if (apologyAsks.some((line) => state.lastReply.endsWith(line))) {
    const done = wrongIn(now, person);
    const text = done
      ? voice.offer(`“${done} I’m sorry, and I’d like to put it right.”`, "nearly")
      : null;
    if (text) return [voice.pick("apologydraft", apologyLeads), text];
  }
  const outright =
    wish.asked.request === "thinkAlong" ? voice.offer(saidOutright(now), "nearly") : null;
  if (outright) return [voice.pick("saythat", ["Then say just that:"]), outright];
  if (wish.asked.request === "thinkAlong") return null;
  const wished = wishedIn(now, person, wish.before);
  const why = reason.exec(now.text)?.[0];
  const more = [...wished, ...(why ? [`${upperFirst(why).replace(/'/g, "’")}.`] : [])];
  const addition = more.length > 0 ? voice.offer(`“${more.join(" ")}”`, "nearly") : null;
  if (addition)
    return [
      wasAskedWhat(state.lastReply) && !state.replies.slice(-4).some(isDraft)
        ? voice.pick("draft/plain", draftLeads.plain)
        : voice.pick("draftadd", addLeads),
      addition,
    ];
  const pleased = draftLiked(state, voice);
  if (pleased) return pleased;
  if (ofTone.test(now.lower) || deadlineIn([now])) {
    const changed = changeDraft(state, voice);
    if (changed) return changed;
  }
  if (wasAskedWhat(state.lastReply) && !now.text.endsWith("?") && !state.replies.some(isDraft)) {
    const letter = letterFor(wish.asked, wish.before, [...wish.since, now]);
    const text = letter
      ? voice.offer(writtenLetter(letter, "plain", nameIn([...state.before, now])), "nearly")
      : null;
    if (text) return said(state, voice, "plain", text);
  }
  return null;
};

const isEnough =
  /\b(?:that's|thats|it's|that is|it is)\b[^.?!]*\b(?:plenty|enough|fine|ok|okay|fair|reasonable|normal|polite|soon|early)\b[^.?!]*\b(?:right|yeah|no|isn't it|innit)\?/;
const yesLines: readonly string[] = ["And yes, I would say so."];

/** "That's plenty of notice, right?" */
const plainYes = ({ now }: State, voice: ReplyVoice): string | null =>
  isEnough.test(now.lower) ? voice.pick("plainyes", yesLines) : null;

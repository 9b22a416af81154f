import { bank, type MarkedLine } from "../../risk-history.ts";

/** Short words that show what was heard in an answer. Each is said once in a session. */
export const reactions = {
  yes: bank("yes", [
    "Thank you for answering straight.",
    "I am glad you told me, and I take it seriously.",
    "That cannot have been easy to write.",
    "Then it is good that it is said.",
    "Thank you, that helps me understand.",
  ]),
  no: bank("no", [
    "Thank you for saying so.",
    "All right, I take you at your word.",
    "Then that is one thing less to fear.",
    "Good that you told me.",
  ]),
  /** The direct question was denied. */
  denied: bank("denied", [
    "Thank you for answering that. I asked because your words could be read that way, and I would rather ask than pass over it.",
  ]),
  afterDenial: bank("after-denial", [
    "If it ever does become that, say so here in any words, or open the crisis page. What did you want me to understand?",
  ]),
  declined: bank("declined", [
    "You do not have to answer that.",
    "We can leave that one.",
    "That is yours to keep.",
    "Then I will not ask it again.",
  ]),
  retracted: bank("retracted", [
    "You may take it back, and you need not convince me. I keep it in mind all the same, because you matter more than being right.",
    "It may have been said in passing. I would still rather stay near it for a while.",
    "All right. I heard both, what you said first and what you say now.",
  ]),
  belief: bank("belief", [
    "I believe that this is what you are living through.",
    "I do not doubt how real it is for you.",
  ]),
  passing: bank("passing", [
    "A thought that comes and goes, then.",
    "So there are hours in which it lets go.",
  ]),
  before: bank("before", [
    "You have been in this place before, and you are still here.",
    "So it is not the first time, and you found a way through then.",
  ]),
  /** For somebody who speaks for another. */
  beside: bank("beside", [
    "That is frightening to stand beside.",
    "It is right to take it seriously.",
    "I see why you are worried.",
    "You are doing something by not looking away.",
    "That is a lot to carry for somebody else.",
    "I am glad they have you near.",
  ]),
  done: bank("done", [
    "That was a real step, and not a small one.",
    "I am glad that you did that.",
    "Well done, quietly. That makes the night safer.",
  ]),
  /** Somebody is there or on the way. */
  helped: bank("helped", [
    "I am glad that you are not alone with it now. That was a hard thing to do, and you did it.",
    "Good. Let them carry some of it now.",
    "That is the help that counts, and it is on its way to you or with you.",
  ]),
  /** What to do with help that comes: nothing is asked behind it. */
  withHelp: bank("with-help", [
    "Stay where they can find you, and away from what could hurt. You can show them what you wrote here, so that you need not find the words again.",
    "Tell them as plainly as you told me, and let them stay. I am here if you want to write meanwhile.",
    "You can put this away now and be with them. What you wrote stays here.",
  ]),
  /** The same where somebody at home is the danger. */
  withHelpAtHome: bank("with-help-at-home", [
    "You know best when it is safe to go, and how little to say about it before. If it turns dangerous, the emergency number comes first.",
    "You can leave this page at any moment; what you do next is yours to choose.",
  ]),
  /** Of a body in danger: it does not feel so bad. */
  feelsFine: bank("feels-fine", [
    "Feeling all right does not mean that it is safe: some of the worst harm is done before it can be felt. Please do not wait and see.",
    "I understand that you would rather wait. With this, the hours before it gets worse are the ones that help most.",
  ]),
  /** Of harm to others: the person does not want to be somebody who does it. */
  doesNotWant: bank("does-not-want", [
    "You do not want to be that, and you said so. That is the part of you to hold on to, and it is strong enough to walk away.",
    "A thought that will not leave is not yet a deed. You are telling somebody, and that is already the other way.",
  ]),
  willDo: bank("will-do", [
    "I am glad you would try that.",
    "That sounds possible, and possible is enough.",
  ]),
  unsure: bank("unsure", [
    "You do not have to know.",
    "Not knowing is an answer too.",
    "It can be hard to tell, from inside.",
  ]),
  alone: bank("alone", [
    "Being alone with it makes it heavier.",
    "That is a lonely place to write from.",
    "Nobody near, and all of this: that is much.",
  ]),
  company: bank("company", [
    "It is good that somebody is there.",
    "Somebody came to your mind, and that counts for something.",
    "That sounds like a person to let in a little.",
  ]),
  near: bank("near", [
    "Then it is close, and I take that seriously.",
    "Thank you for telling me that it is near you.",
  ]),
  thanks: bank("thanks", [
    "You are welcome here.",
    "Thank you for staying in this with me.",
    "I am glad you write.",
  ]),
  method: bank("method", [
    "I will not help with that, and I do want to hear what makes you ask.",
    "That I leave alone, whatever the reason. The pain behind the question I will not leave alone.",
    "No help with that from me. With the hours ahead I can help.",
  ]),
  agree: bank("agree", [
    "I do not think that dying is the answer, and I believe that it hurts this much.",
    "I hear how much you want it to stop. I do not agree that you have to die for that.",
  ]),
  confidential: bank("confidential", [
    "I cannot call anybody and I alert nobody. What happens next stays in your hands, and I would tell you first if that were different.",
    "Nobody is being sent. I only ask you to let a person in yourself.",
  ]),
  refuses: bank("refuses", [
    "You decide that, and I will not push you.",
    "All right, not that, then.",
    "I hear that you do not want this.",
    "No is an answer I can hear.",
  ]),
};

/** After a no to emergency help: another way each time, never the same pressure twice. */
export const throughRefusal: readonly MarkedLine[] = bank("refusal", [
  "Would you let somebody else make the call: a neighbour, a friend, whoever is nearest?",
  "Could you go where people are while we write: a lit street, a shop, the next door along?",
  "You could hand over what you would use first, and decide about calling after that.",
  "An emergency department sees this every night. You may walk in and say only: I am not safe.",
  "Could you open your door, or sit by it, so that you are easier to reach?",
  "What would have to be different for you to let somebody come?",
  "You need not feel ready. You only need to get through the next ten minutes with somebody near.",
]);

export type Barrier =
  | "cannot-speak"
  | "locked-up"
  | "no-use"
  | "burden"
  | "shame"
  | "no-phone"
  | "too-tired"
  | "money";

/** What stands in the way of reaching a person, and a way round it. `{ways}` is how to write to one. */
export const barrierWords: Readonly<Record<Barrier, readonly MarkedLine[]>> = {
  "cannot-speak": bank("barrier/cannot-speak", [
    "Speaking aloud can be too much. {ways}",
    "Then writing may suit you better than calling. You could begin with one line: “I am not safe tonight.”",
    "The first sentence is the hardest one. You could read out what you wrote to me.",
  ]),
  "locked-up": bank("barrier/locked-up", [
    "Many people fear that. A helpline’s work is to listen; it is not there to have people locked up, and you can ask them first what they do and when.",
    "You can say to them: “I want to talk, and I am afraid of being taken away.” They hear that often, and they can tell you how it works.",
    "What happened, or what have you heard, that makes you fear it?",
  ]),
  "no-use": bank("barrier/no-use", [
    "It is bitter to reach out and get little back. Another day it is another voice, and you may hang up and try again.",
    "Then it did not help when you needed it, and I am sorry. What would have helped, if somebody had done it?",
    "A person you know can be worth more than a line. Who has listened well, even once?",
  ]),
  burden: bank("barrier/burden", [
    "You are who those lines are for. Nobody has to be bad enough first.",
    "You would not be taking a place from anybody. If a friend felt like this, would you call them a burden?",
    "The thought of being a burden is one of the things this pain says. It is not the last word on you.",
  ]),
  shame: bank("barrier/shame", [
    "You would not have to give a name, nor tell it all. One sentence is enough to begin.",
    "Shame wants silence. The people who answer have heard this before, and worse, and stayed.",
  ]),
  "no-phone": bank("barrier/no-phone", [
    "No phone makes it harder. {ways}",
    "You could ask somebody near to let you use theirs, a neighbour or somebody at a counter.",
  ]),
  "too-tired": bank("barrier/too-tired", [
    "Then let it be small. A message of three words is enough: “Not safe tonight.”",
    "You need not explain it all. They ask, and you may answer with yes and no.",
  ]),
  money: bank("barrier/money", [
    "Helplines cost little or nothing to call. {ways}",
    "Care may be nearer than its price looks: a line can tell you what is free where you are.",
  ]),
};

export const leavingWords = {
  calm: bank("leaving/calm", [
    "All right. Go gently, and leave a light on if that helps. The crisis page is there at any hour.",
    "Then rest, if you can. You can come back in any words, and the lines answer all night.",
    "Go well. Let somebody know, if you can, that today was hard.",
  ]),
  urgent: bank("leaving/urgent", [
    "You can stop writing whenever you want. Let the next thing be the call, and somebody beside you.",
    "All right. A person next to you now is worth more than words from me.",
  ]),
};

/**
 * What to do about something that was told, filled with the person's own words.
 * {before} is "before Thursday", {event} "the one-to-one", {who} a person, {about} the matter itself.
 */
export const eventActions = {
  talk: "{Before}, write down the two sentences you most want to say at {event}.",
  medical: "{Before}, write your questions for {event} on paper, and take the paper with you.",
  news: "{Before}, plan something for the hour after {event}, with somebody if you can.",
  test: "{Before}, choose the one part of {event} that worries you most, and go over only that.",
  gathering: "{Before}, decide whether you want to go to {event}, and if you do, for how long.",
} as const;
export type EventKind = keyof typeof eventActions;

export const afterEvent = "Come back after {event} and tell me how it went.";

export const toldActions = {
  seeing: "{Before}, write down the one sentence you would most want to say to {who}.",
  deadline: "Choose an hour {before} when you will decide, and tell one person when that is.",
  beKnown: "Write down in one sentence what you want {who} to {verb}, as you would say it aloud.",
  askWhy: "Write down the one question you would like to ask {who}, in your own words.",
  unsaid: "Write down the first sentence you would say to {who} about it. You need not say it yet.",
  neverAsked:
    "Write down the one question you would most like to ask {who}, and choose a moment for it.",
  nobodyKnows:
    "Choose one person who could know about it, and write down the first sentence you would say.",
  helped: "Do again what helped: {said}.",
  offer: "Send {who} a short message that takes up the offer, and name a day.",
  hardHour: "Decide today on one small thing for {next}, since you said that {hard} the hardest.",
  smallHours:
    "Plan now what you will do if you are awake in the small hours, so that you need not decide it then.",
  putOff: "Choose ten minutes this week to {first}, and do nothing else in them.",
  group: "Go to {group} once{day}, and decide only afterwards whether it is for you.",
  opening: "Ask what {opening} would involve. Asking decides nothing.",
  thinkAbout:
    "Write down what speaks for it and what against it, and choose a day by which you will answer.",
  stopped: "Do once more, in a small way, what you have stopped: {doing}.",
  usedTo: "Do once more, in a small way, what you used to do: {doing}.",
  friendsUnseen: "Send a short message to one of the friends you have stopped seeing.",
  load: "Choose one of the things that fall to you, and ask one person to take it over once.",
  sinceThen: "Tell your doctor that it has been like this since {event}, and ask what could help.",
} as const;

/** What somebody said they would do, kept in their own words where it cannot be said in others. */
export const planActions = {
  open: "You said “{said}”. Choose a day for it.",
  timed: "You said “{said}”. That is your next step.",
  second: "And as you said: “{said}”.",
} as const;

/** Where it is about somebody the person has to do with. */
export const personActions = {
  trouble:
    "Decide whether you want to say something to {who} about it, and write down the first sentence.",
  anybody: "Write down one thing you would like {who} to know, as you would say it aloud.",
} as const;

/** Where somebody has died: {who} is whom. */
export const lossActions: readonly string[] = [
  "Tell one story about {who} to somebody who will listen.",
  "Choose one small thing to do in memory of {who}, and the day for it.",
];
/** Where something is still between them: anger, guilt, something never said. */
export const lossUnsaid = "Write down what you would say to {who} now, if you could.";
/** {about} is the good news. */
export const gladActions: readonly string[] = [
  "Tell one person who will be glad with you about {about}.",
  "Write a few lines about {about}, to read again on a harder day.",
];
export const gladActionsUnnamed: readonly string[] = [
  "Tell one person who will be glad with you.",
  "Write a few lines about today, to read again on a harder day.",
];

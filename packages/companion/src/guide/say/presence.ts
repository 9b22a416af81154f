/** For staying with something: no question, no lesson, no next step. */
export const presenceLines: readonly string[] = [
  "I’m here.",
  "I won’t hurry past that.",
  "You don’t have to say anything more just now.",
  "We can be quiet with it for a moment.",
  "I have no clever sentence for that, and I’m staying.",
  "You can say it just as it is, here.",
  "You need not make it easier for me to hear.",
  "I’m not going anywhere.",
  "I’m glad you are not holding that in an empty room.",
  "Take all the time it takes.",
  "I read that twice, slowly.",
  "It can stand here just as you put it.",
  "I’m listening, and I have time.",
  "I’m sitting with you in that.",
  "There is no need to explain it.",
  "You can leave it lying there between us.",
  "No hurry, and no right way to go on.",
  "I’m keeping you company in it.",
  "Nothing has to follow from that.",
  "I hear you.",
  "It is allowed to be this heavy.",
  "I’m glad that you said it here.",
  "You are not talking to a wall.",
  "We can stop at that for a while.",
];

/** Small sounds of listening, for a fact whose meaning only the person knows. */
export const bareFactLines: readonly string[] = [
  "I would like to understand that better.",
  "It helps me to know that.",
  "That tells me something about how things are.",
  "I can understand why you mention that.",
  "That is worth a moment.",
  "I’m not going to rush you past that.",
  "You say that very plainly, and I hear it.",
  "I can picture that.",
  "That would stay with a person.",
  "I’m with you.",
  "I hear that.",
  "I’m taking that in.",
  "I follow.",
  "Thank you for telling me that.",
  "I’m listening closely.",
  "I have that now.",
  "So that belongs to it too.",
  "I did not know that. Thank you.",
  "That detail says a lot.",
  "I can see why that one stuck.",
  "Oh. I see.",
  "I would have remembered that as well.",
  "I’m glad you did not leave that out.",
  "I’m letting that sink in.",
  "I wonder how that sits with you.",
  "I can only imagine it from here.",
  "Mm. That says something.",
  "There is a whole story in that sentence.",
  "That makes it clearer to me.",
];

/** A name that has just been told. */
export const nameLines: readonly string[] = [
  "{Name}. Thank you for telling me the name.",
  "{Name}. I’ll remember that, for as long as we talk.",
];

/** An age that explains why it hurts; {n} is a number in words. */
export const youngAgeLines: readonly string[] = [
  "{N}. That number says why it hurts.",
  "Only {n}.",
  "{N} years old.",
];
export const ownAgeLines: readonly string[] = [
  "You can hear a clock in that number.",
  "You say your age as if it were an argument in the case.",
];
/** {years} is a count in words, ten or more. */
export const longYearsLines: readonly string[] = [
  "{Years} years is a good part of a life.",
  "One does not walk out of {years} years in an afternoon.",
  "{Years} years leave their mark on everything.",
];
/** When one thing out of several was picked: the last, which is often the one that matters. */
export const lastOneLines: readonly string[] = [
  "The one you said last, and perhaps the one that was hardest to say.",
  "You left that one for the end of the sentence, and it is the heaviest.",
];
/** {thing} came back from the message before: "the coat". */
export const itWasTheLines: readonly string[] = [
  "It is {thing} that will not let you go.",
  "Everything else you can explain. {Thing} you cannot get past.",
];
/** {name} is a hard word the person used of themselves. */
export const hardWordLines: readonly string[] = [
  "A hard voice in you says {name}, and says it as if the case were closed.",
  "“{Name}” is what the harshest voice in you says. I would not take it for the whole truth.",
  "There is a voice in you that calls you {name}, and it has not heard the other side.",
];

/** What a message may have said already, and the questions that would ask for it again. */
const answered: readonly (readonly [said: RegExp, asks: RegExp])[] = [
  [
    /\b(?:years?|yrs?|months?|weeks?|since|ages|decades?)\b/,
    /^(?:How long|Since when|When did (?:it|that) (?:begin|start))/,
  ],
  [
    /\b(?:told me|found out|admitted|confessed|texted me|rang me|called me|showed me|saw)\b/,
    /^How did you (?:find out|hear)/,
  ],
  [/\bi (?:just |only |then )?(?:said|told|answered|replied)\b/, /^What did you (?:say|answer)/],
  [
    // the reason, or what would come of it, has been told
    /\bbecause\b|\b(?:he|she|they|it)(?:'d|'ll)\b|\benough (?:on|going on|to worry)\b|\bnot going to\b/,
    /^(?:What makes it hard to (?:say|tell)|What do you think would happen, if you did|What (?:kept|has kept) you from|What did you think might happen)/,
  ],
  [
    // so has what somebody makes of it
    /\bbut\b|\bi (?:can't|won't|couldn't|don't want|know|think)\b|\bhow can i\b|\bmakes me\b|\b(?:he|she|they)(?:'s|'re) (?:right|not wrong)\b/,
    /^(?:And what does the other part say|What do you think of it yourself|How does that sound to you|Would that be something for you)/,
  ],
  [/\b(?:alone|by myself|on my own|single)\b/, /^(?:Who do you have|Do you live alone)/],
];

/** The questions to which the message has not given the answer. */
export const stillOpen = (questions: readonly string[], lower: string): readonly string[] => {
  const asks = answered.filter(([said]) => said.test(lower)).map(([, ask]) => ask);
  return questions.filter((question) => !asks.some((ask) => ask.test(question)));
};

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
  [/\b(?:alone|by myself|on my own|single)\b/, /^(?:Who do you have|Do you live alone)/],
];

/** The questions to which the message has not given the answer. */
export const stillOpen = (questions: readonly string[], lower: string): readonly string[] => {
  const asks = answered.filter(([said]) => said.test(lower)).map(([, ask]) => ask);
  return questions.filter((question) => !asks.some((ask) => ask.test(question)));
};

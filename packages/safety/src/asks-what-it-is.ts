const being =
  "(?:human|person|people|robot|bot|chat ?bot|ai|a\\.i\\.|artificial|machine|computer|program|real|alive|chatgpt|gpt|llm|therapist|someone|somebody)";

const questions: readonly RegExp[] = [
  new RegExp(`\\b(?:are|r) (?:you|u) (?:\\w+ ){0,3}${being}\\b`, "i"),
  new RegExp(
    `\\b(?:am|are) (?:i|we) (?:\\w+ )?(?:talking|speaking|chatting|writing) (?:to|with) (?:\\w+ ){0,3}${being}\\b`,
    "i",
  ),
  new RegExp(`\\bis (?:this|that|it|there) (?:\\w+ ){0,4}${being}\\b[^.!]{0,200}\\?`, "i"),
  /\b(?:you're|youre|you are) (?:\w+ ){0,3}(?:human|robot|bot|chat ?bot|ai|machine|computer|program)\b/i,
  /\b(?:who|what) (?:exactly )?are (?:you|u)\b\s*\??$/i,
];

/** Whether somebody wants to know what is talking to them. */
export const asksWhatItIs = (content: string): boolean =>
  questions.some((question) => question.test(content.replace(/[’‘]/g, "'")));

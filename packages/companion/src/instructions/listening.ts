import type { RiskCategory } from "@app/contract/reply-events";

const about: Readonly<Record<RiskCategory, string>> = {
  suicide: "thoughts of suicide",
  self_harm: "self-harm",
  harm_to_others: "a wish to harm somebody",
  abuse: "violence or abuse",
  medical_emergency: "a medical emergency",
  psychosis: "experiences that others may not share",
  eating_disorder: "disordered eating",
};

/**
 * In a crisis a model only shows that it heard; what is asked and offered next stands in checked
 * words behind it.
 */
export const listeningInstruction = (category: RiskCategory, step: string): string =>
  [
    `The person has spoken of ${about[category]}, and you are in the middle of it with them.`,
    "Write one or two short, warm, plain sentences that show you heard what their last message said. Nothing else.",
    "No question, no advice, no number, no name of a service, no list, no praise, no promise and none asked for. Do not play it down, do not argue, do not agree that dying makes sense, do not confirm or dispute what they believe. Do not refuse to talk about it, and do not end the conversation. Do not repeat anything you said before.",
    `Behind your sentences the page adds this, so do not say it yourself: “${step.replace(/\s+/g, " ")}”`,
  ].join("\n");

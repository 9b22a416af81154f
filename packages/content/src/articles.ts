import { aiMentalHealth } from "./articles/ai-mental-health.ts";
import { aiMentalHealthCompanion } from "./articles/ai-mental-health-companion.ts";
import { aiTherapist } from "./articles/ai-therapist.ts";
import { aiTherapy } from "./articles/ai-therapy.ts";
import { aiTherapyApps } from "./articles/ai-therapy-apps.ts";
import { anonymousAiChatbot } from "./articles/anonymous-ai-chatbot.ts";
import { anonymousAiTherapy } from "./articles/anonymous-ai-therapy.ts";
import { anonymousTherapy } from "./articles/anonymous-therapy.ts";
import type { Article } from "./articles/article.ts";
import { bestAiTherapist } from "./articles/best-ai-therapist.ts";
import { bestAiTherapy } from "./articles/best-ai-therapy.ts";
import { bestAiTherapyApp } from "./articles/best-ai-therapy-app.ts";
import { bestFreeAiTherapyBots } from "./articles/best-free-ai-therapy-bots.ts";
import { brandAi } from "./articles/brand-ai.ts";
import { brandApp } from "./articles/brand-app.ts";
import { brandName } from "./articles/brand-name.ts";
import { encryptedTherapy } from "./articles/encrypted-therapy.ts";
import { exploreFreeAiTherapyApps } from "./articles/explore-free-ai-therapy-apps.ts";
import { freeAiTherapyChatbot } from "./articles/free-ai-therapy-chatbot.ts";
import { isAiTherapyHelpful } from "./articles/is-ai-therapy-helpful.ts";
import { mentalHealthSupport } from "./articles/mental-health-support.ts";
import { mentalWellBeing } from "./articles/mental-well-being.ts";
import { onlineTherapy } from "./articles/online-therapy.ts";
import { overcomingStigmaAiMentalHealth } from "./articles/overcoming-stigma-ai-mental-health.ts";
import { personalisedTherapy } from "./articles/personalised-therapy.ts";
import { prosAndConsOfAiTherapy } from "./articles/pros-and-cons-of-ai-therapy.ts";
import { secureMentalHealthPlatform } from "./articles/secure-mental-health-platform.ts";
import { theScienceBehindAiTherapy } from "./articles/the-science-behind-ai-therapy.ts";
import { therapyChatbot } from "./articles/therapy-chatbot.ts";
import { topAiChatbotsForMentalHealth } from "./articles/top-ai-chatbots-for-mental-health.ts";
import { usingAiForCbt } from "./articles/using-ai-for-cbt.ts";
import { usingAiForCbtAndDbt } from "./articles/using-ai-for-cbt-and-dbt.ts";
import { virtualTherapist } from "./articles/virtual-therapist.ts";
import { whatIsAnAiTherapist } from "./articles/what-is-an-ai-therapist.ts";
import { whichAiChatbotIsBest } from "./articles/which-ai-chatbot-is-best.ts";

export const articles: readonly Article[] = [
  aiMentalHealth,
  aiTherapy,
  aiTherapist,
  therapyChatbot,
  aiMentalHealthCompanion,
  virtualTherapist,
  anonymousTherapy,
  anonymousAiChatbot,
  anonymousAiTherapy,
  personalisedTherapy,
  mentalHealthSupport,
  onlineTherapy,
  encryptedTherapy,
  secureMentalHealthPlatform,
  mentalWellBeing,
  freeAiTherapyChatbot,
  bestFreeAiTherapyBots,
  exploreFreeAiTherapyApps,
  prosAndConsOfAiTherapy,
  isAiTherapyHelpful,
  aiTherapyApps,
  usingAiForCbt,
  usingAiForCbtAndDbt,
  whichAiChatbotIsBest,
  topAiChatbotsForMentalHealth,
  whatIsAnAiTherapist,
  overcomingStigmaAiMentalHealth,
  theScienceBehindAiTherapy,
  bestAiTherapy,
  bestAiTherapist,
  bestAiTherapyApp,
  brandAi,
  brandApp,
  brandName,
];

export const articleOf = (path: string): Article | undefined =>
  articles.find((article) => article.path === path);

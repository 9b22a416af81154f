import type { RunningServer } from "@app/companion/models/running-servers";

const shownMax = 3;

/** One line about a model server of this machine: what it has, and how to let it write. */
export const serverOfferOf = ({ name, title, models }: RunningServer): string => {
  const more = models.length - shownMax;
  const shown = models.slice(0, shownMax).join(", ") + (more > 0 ? ` and ${more} more` : "");
  return `${title} runs on this machine with ${shown}. To let it write: npm run model -- use ${name}/${models[0]}`;
};

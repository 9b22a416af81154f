/** The guide's door: everything the rest of the companion asks of it. */
export { guideClosing } from "./after/closing.ts";
export { guideTitle } from "./after/titles.ts";
export { guideGreeting } from "./greeting.ts";
export { type GuideInput, guideReply } from "./reply.ts";
export { warmGuide } from "./warm-up.ts";

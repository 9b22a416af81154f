/** The guide's door: everything the rest of the companion asks of it. */
export { guideClosing } from "./closing.ts";
export { guideGreeting } from "./greeting.ts";
export { type GuideInput, guideReply } from "./reply.ts";
export { guideTitle } from "./titles.ts";
export { warmGuide } from "./warm-up.ts";

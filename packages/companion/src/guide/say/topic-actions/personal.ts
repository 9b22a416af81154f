import { abroadActions } from "./abroad.ts";
import { deedActions } from "./deeds.ts";
import { familyActions } from "./family.ts";
import { friendActions } from "./friends.ts";
import { newsActions } from "./good-news.ts";
import { occasionActions } from "./occasions.ts";
import { selfActions } from "./oneself.ts";
import { partnerActions } from "./partner.ts";
import type { TopicActions } from "./topic-actions.ts";

/** Other people, and oneself; the more particular matter stands first. */
export const personalActions: readonly TopicActions[] = [
  ...familyActions,
  ...occasionActions,
  ...partnerActions,
  ...friendActions,
  ...deedActions,
  ...selfActions,
  ...abroadActions,
  ...newsActions,
];

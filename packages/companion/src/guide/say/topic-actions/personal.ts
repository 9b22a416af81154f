import { abroadActions } from "./abroad.ts";
import { deedActions } from "./deeds.ts";
import { childrenActions } from "./family-children.ts";
import { grownUpFamilyActions } from "./family-grown-up.ts";
import { oldParentActions } from "./family-old-parents.ts";
import { friendActions } from "./friends.ts";
import { newsActions } from "./good-news.ts";
import { occasionActions } from "./occasions.ts";
import { selfActions } from "./oneself.ts";
import { partnerActions } from "./partner.ts";
import type { TopicActions } from "./topic-actions.ts";

/** Other people, and oneself; the more particular matter stands first. */
export const personalActions: readonly TopicActions[] = [
  ...oldParentActions,
  ...grownUpFamilyActions,
  ...childrenActions,
  ...occasionActions,
  ...partnerActions,
  ...friendActions,
  ...deedActions,
  ...selfActions,
  ...abroadActions,
  ...newsActions,
];

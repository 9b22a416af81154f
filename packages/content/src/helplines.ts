import type { CheckedHelpline } from "./checked-helpline.ts";
import { africa } from "./helplines/africa.ts";
import { americas } from "./helplines/americas.ts";
import { asia } from "./helplines/asia.ts";
import { europe } from "./helplines/europe.ts";
import { oceania } from "./helplines/oceania.ts";
import { worldwide } from "./helplines/worldwide.ts";

export type { CheckedHelpline } from "./checked-helpline.ts";

/** The only phone numbers the product may show. */
export const helplines: readonly CheckedHelpline[] = [
  ...worldwide,
  ...africa,
  ...americas,
  ...asia,
  ...europe,
  ...oceania,
];

/** Whom such a situation is about. */
export const children =
  /^(?:son|daughter|child|kids?|children|baby|toddler|teenager|twins|sons|daughters|stepson|stepdaughter)$/;
export const elders =
  /^(?:mum|mom|mam|mother|dad|father|papa|parents|family|stepmum|stepdad|mother-in-law|father-in-law|grandma|grandmother|nan|gran|grandad|grandpa|grandfather)$/;

/** A page's clock may run ahead; a list that is newest first must not begin with tomorrow for ever. */
export const notAfter = (given: string | undefined, now: Date): Date | undefined =>
  given === undefined ? undefined : new Date(Math.min(Date.parse(given), now.getTime()));

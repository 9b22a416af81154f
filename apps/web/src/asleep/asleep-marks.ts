/** What the build writes in place of "modulepreload": no browser loads anything for it. */
export const laterRel = "later";
/** On the script that brings React, which then does not run by itself. */
export const laterMark = "data-later";
/** On the script that wakes the page: where the layers of a first visit lie. */
export const layersMark = "data-layers";
/** On the same script: the page wakes by itself once it has been painted. */
export const soonMark = "data-soon";

/** Whether the page arrived without React, and waits for a sign of somebody. */
export const isAsleep = (page: ParentNode): boolean =>
  page.querySelector(`script[${laterMark}]`) !== null;

/** Where a focused field brings a keyboard up over the words. */
export const hasKeyboardOnScreen = (): boolean =>
  window.matchMedia("(hover: none) and (pointer: coarse)").matches;

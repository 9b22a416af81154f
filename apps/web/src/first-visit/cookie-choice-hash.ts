/** A link to this opens the choice about cookies again, on whatever page. */
export const cookieChoiceHash = "#cookie-choice";

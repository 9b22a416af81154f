/** Whom such a situation is about. */
export const partners = /^(?:husband|wife|partner|boyfriend|girlfriend|fianc\S*|ex|ex-\w+|crush)$/;
export const friends = /friend|roommate|flatmate|housemate|colleague|coworker|cousin/;

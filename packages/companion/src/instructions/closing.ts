import type { SessionType } from "@app/contract/calls/session-shapes";

const afterDeepDive =
  " It was a deep dive: the one thing to take with them is what they said became clear to them, in their own words, and the next step they named. Where they named none, leave it out and do not make one up.";

/** How to say goodbye when the person ends the session. */
export const closingInstruction = (sessionType: SessionType): string =>
  `${goodbye}${sessionType === "deepDive" ? afterDeepDive : ""}`;

const goodbye =
  "The person ends the session now. Say goodbye in two to four sentences: thank them for one concrete thing they shared, name one thread or small step they may take with them, and wish them well. If there was danger in the session, the one thing to take with them is who is with them or whom they can reach, and nothing lighter. Ask nothing, promise nothing, do not say that you are always there, and do not try to keep them.";

import { limits } from "@app/contract/limits";

/** How a session is named. Others may see a list of titles, so it gives little away. */
export const titleInstruction = (): string =>
  `The title: two to six words on what the session was about, at most ${Math.min(60, limits.session.titleMaxChars)} characters, no full stop, no names of people, nothing that would shame the person if somebody looked over their shoulder.`;

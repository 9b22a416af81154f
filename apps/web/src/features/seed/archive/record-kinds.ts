/** What a person can have saved beside conversations. An export that forgets one would lose it. */
export const recordKinds = ["summary", "safety-plan", "check-in", "exercise"] as const;

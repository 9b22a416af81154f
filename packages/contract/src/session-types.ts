export const sessionTypes = ["text", "voice", "deepDive", "program"] as const;

declare module "virtual:safety-scores" {
  export const safetyScores: import("./scores.ts").SafetyScores | null;
}

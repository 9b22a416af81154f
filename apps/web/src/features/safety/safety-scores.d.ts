declare module "virtual:safety-scores" {
  export const safetyScores: import("@app/contract/safety-scores").SafetyScores | null;
}

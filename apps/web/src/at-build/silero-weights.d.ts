declare module "virtual:silero-weights" {
  /** Where the voice detector's weights lie. */
  export const weightsUrl: string;
}

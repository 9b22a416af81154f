/** How long a model is waited for; what is left out stays as it is for any model. */
export type Patience = {
  firstTokenTimeoutMs?: number;
  totalTimeoutMs?: number;
  /** Of somebody in danger, for a model's sentence before our own words. */
  listenTimeoutMs?: number;
  /** For its judgement, where that comes before its reply. */
  judgementFirstTimeoutMs?: number;
};

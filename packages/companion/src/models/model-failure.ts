const modelFailureKinds = [
  /** No connection came about, so nothing left this server. */
  "unreachable",
  /** The model on this machine is not in memory yet. */
  "loading",
  /** The model's server answered with an error status. */
  "refused",
  /** It wants a key, or another one. */
  "key_refused",
  /** It has no model of that name, or nothing at that address. */
  "no_such_model",
  "wrong_content_type",
  "broken_json",
  "oversized",
  /** The stream stopped without saying that the reply is complete. */
  "ended_early",
  /** The model's server said inside the stream that it failed. */
  "reported",
  "empty",
  /** It answered, and not with what was asked for. */
  "unusable",
  "first_token_timeout",
  "between_tokens_timeout",
  "unknown",
] as const;
export type ModelFailureKind = (typeof modelFailureKinds)[number];

/** Why a model gave no usable reply. It never carries what the model or the person said. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: ModelFailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ModelFailureKind,
    facts: { status?: number; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(`the model failed: ${kind}${facts.status ? ` (${facts.status})` : ""}`, {
      cause: facts.cause,
    });
    this.kind = kind;
    this.status = facts.status;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

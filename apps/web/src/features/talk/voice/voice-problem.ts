import { type Problem, problemOf } from "../../../errors/problem.ts";
import type { VoiceProblem } from "./voice-state.ts";

const signInCodes = new Set(["account_required", "token_required", "authentication_required"]);

const ofCode = ({ code }: Problem): VoiceProblem | null => {
  if (code !== null && signInCodes.has(code)) return { kind: "signIn" };
  if (code === "no_voice_credits") return { kind: "noCredits" };
  return code === "voice_unavailable" ? { kind: "unavailable" } : null;
};

const ofMicrophone = (error: unknown): VoiceProblem | null => {
  if (!(error instanceof DOMException)) return null;
  switch (error.name) {
    case "NotAllowedError":
    case "SecurityError":
      return { kind: "refused" };
    case "NotFoundError":
    case "OverconstrainedError":
      return { kind: "missing" };
    case "NotReadableError":
    case "AbortError":
      return { kind: "busy" };
    case "NotSupportedError":
      return { kind: "unsupported" };
    default:
      return null;
  }
};

/** Why talking aloud did not begin. */
export const startProblem = (error: unknown): VoiceProblem => {
  const problem = problemOf(error);
  return ofMicrophone(error) ?? ofCode(problem) ?? { kind: "start", problem };
};

/** Why a reply is on the screen and not to be heard. */
export const speechProblem = (error: unknown): VoiceProblem => {
  const problem = problemOf(error);
  return ofCode(problem) ?? { kind: "speech", problem };
};

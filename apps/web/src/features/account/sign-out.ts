import { ApiError } from "@app/contract/client";
import { errors } from "@app/contract/errors";

/** Ends the sign-in of this browser. Where there is none any more, that is as good. */
export const endSignInCookie = async (): Promise<void> => {
  const response = await fetch("/api/auth/sign-out", {
    method: "POST",
    credentials: "same-origin",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: "{}",
  });
  if (!response.ok && response.status !== 401)
    throw new ApiError(errors.unavailable.detail, response.status, null);
};

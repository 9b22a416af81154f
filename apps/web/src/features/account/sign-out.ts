import { ApiError } from "@app/contract/client";
import { errors } from "@app/contract/error-catalogue";
import { api } from "../../api.ts";

/** Ends the sign-in of this browser. Where there is none any more, that is as good. */
export const endSignInCookie = async (): Promise<void> => {
  const response = await fetch("/api/auth/sign-out", {
    method: "POST",
    credentials: "same-origin",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: "{}",
    // Whoever presses and closes the page at once has signed out all the same.
    keepalive: true,
  });
  if (!response.ok && response.status !== 401)
    throw new ApiError(errors.unavailable.detail, response.status, null);
};

/** Ends every sign-in of the person, on every device, and takes this browser's cookie away. */
export const endSignInsEverywhere = async (): Promise<void> => {
  await api.signIns.endAll({});
  // The sign-in behind the cookie is over already.
  await endSignInCookie().catch(() => undefined);
};

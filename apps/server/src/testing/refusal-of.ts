import { ApiError } from "@app/contract/client";

/** What a call was refused with; that it was not refused fails the test. */
export const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => new Error("the call was not refused"),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
};

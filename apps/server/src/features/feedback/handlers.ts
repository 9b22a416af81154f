import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { FeedbackService } from "./service.ts";

export const feedbackHandlers = (service: FeedbackService): Handlers<Api["feedback"]> => ({
  submit: (input, { person, address, overLimit }) =>
    service.submit(input, { person, address, overLimit }),
});

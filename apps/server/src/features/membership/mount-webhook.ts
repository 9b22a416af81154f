import { AppError } from "@app/contract/errors";
import type { FastifyInstance } from "fastify";
import type { FollowPayments } from "./follow-payments.ts";
import type { PaymentMessage, PaymentService } from "./payment-service.ts";

export const webhookPath = "/api/payments/webhook";

/** The signature is over the bytes as they came, so this lives in a scope of its own without the JSON parser. */
export const mountPaymentWebhook = (
  app: FastifyInstance,
  payments: (PaymentService & FollowPayments) | null,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(webhookPath, async (request, reply) => {
      if (!payments) throw new AppError("not_found");
      const signature = request.headers["stripe-signature"];
      if (typeof signature !== "string" || !(request.body instanceof Buffer))
        throw new AppError("payment_message_refused");
      let message: PaymentMessage;
      try {
        message = await payments.readMessage(request.body, signature);
      } catch {
        throw new AppError("payment_message_refused");
      }
      await payments.hear(message);
      reply.header("cache-control", "no-store");
      return { received: true };
    });
  });
};

import type { SetupFacts } from "@app/contract/calls/setup";
import type { Shared } from "../../feature.ts";
import { setupHandlers } from "./handlers.ts";

type Given = { signIn: SetupFacts["sign_in"]; voice: SetupFacts["voice"] };

export const createSetupFeature = ({ env, post }: Shared, { signIn, voice }: Given) => {
  const facts = (): SetupFacts => ({
    sign_in: signIn,
    mail: post.sends.mail ? "sent" : "kept",
    texts: post.sends.text ? "sent" : "kept",
    payments: env.payments !== null,
    plans_free: env.payments === null && env.freePlans,
    voice,
    support_email: env.supportEmail,
    donation_url: env.donationUrl,
  });
  return { handlers: { setup: setupHandlers(facts) } };
};

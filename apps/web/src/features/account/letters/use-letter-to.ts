import { useState } from "react";
import { askIdentity, identityRefusalOf } from "../ask-identity.ts";
import { addressProblem } from "../check-fields.ts";
import { useAsking } from "../use-asking.ts";

/** Asks for a letter to an address that is typed; whether there is such an account is not learnt. */
export const useLetterTo = (path: string, doing: string) => {
  const asking = useAsking();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const onSubmit = asking.submit(
    (typed) => ({ email: addressProblem(typed("email").trim()) }),
    (typed) => {
      const email = typed("email").trim();
      void asking
        .run(doing, async () => identityRefusalOf(await askIdentity(path, { email })))
        .then((done) => done && setSentTo(email));
    },
  );
  return { asking, sentTo, onSubmit };
};

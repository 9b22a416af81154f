import { paths } from "@app/contract/paths";
import { Link } from "../../../navigation/link.tsx";
import { Field } from "../../../ui/field.tsx";
import { SecretField } from "../../../ui/secret-field.tsx";
import { askIdentity } from "../ask-identity.ts";
import {
  addressProblem,
  newPasswordHint,
  newPasswordProblem,
  typedPasswordProblem,
} from "../check-fields.ts";
import { DoorForm } from "./door-form.tsx";
import type { DoorState } from "./entering.ts";
import { byPassword } from "./sign-in.ts";

export type SignInMode = "signIn" | "register";

type SignInFormProps = {
  way: SignInMode;
  entering: DoorState;
  /** This is the one thing to press on the page. */
  focal: boolean;
};

export const SignInForm = ({ way, entering, focal }: SignInFormProps) => {
  const { problems, submit, enter, wait } = entering;
  const isNew = way === "register";
  const onSubmit = submit(
    (typed) => ({
      email: addressProblem(typed("email").trim()),
      password: (isNew ? newPasswordProblem : typedPasswordProblem)(typed("password")),
    }),
    (typed) => {
      const credentials = { email: typed("email").trim(), password: typed("password") };
      void enter(
        isNew ? "Making your account" : "Signing in",
        byPassword(askIdentity, way, credentials, wait),
        isNew,
      );
    },
  );
  return (
    <DoorForm
      entering={entering}
      onSubmit={onSubmit}
      focal={focal}
      act={isNew ? "Make an account" : "Sign in"}
      aside={!isNew && <Link to={paths.forgotPassword}>Forgotten it?</Link>}
    >
      <Field
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder="you@example.org"
        problem={problems["email"]}
      />
      <SecretField
        // Another field for another purpose: password managers look at this.
        key={way}
        label="Password"
        shows="password"
        name="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        hint={isNew && newPasswordHint}
        problem={problems["password"]}
      />
    </DoorForm>
  );
};

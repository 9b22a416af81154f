import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { addressWords, tooLongWords, tooShortWords, type Way } from "./refusal-words.ts";
import type { Credentials } from "./sign-in.ts";

type Problems = { email?: string; password?: string };

const { passwordMinChars, passwordMaxChars } = limits.person;

const problemsOf = (way: Way, { email, password }: Credentials): Problems => {
  const problems: Problems = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    problems.email = email === "" ? "Write your e-mail address here." : addressWords;
  if (password === "") problems.password = "Write your password here.";
  // How long a password had to be when it was chosen, only its owner has to know.
  else if (way === "register" && password.length < passwordMinChars)
    problems.password = tooShortWords;
  else if (way === "register" && password.length > passwordMaxChars)
    problems.password = tooLongWords;
  return problems;
};

const fieldText = (form: FormData, name: string): string => String(form.get(name) ?? "");

type SignInFormProps = {
  way: Way;
  /** What is being done just now; null when nothing is. */
  doing: string | null;
  /** Why it did not work. */
  trouble: string | null;
  /** This is the one thing to press on the page. */
  focal: boolean;
  onSubmit: (credentials: Credentials) => void;
};

export const SignInForm = ({ way, doing, trouble, focal, onSubmit }: SignInFormProps) => {
  const [problems, setProblems] = useState<Problems>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (doing) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const credentials = {
      email: fieldText(fields, "email").trim(),
      password: fieldText(fields, "password"),
    };
    const found = problemsOf(way, credentials);
    setProblems(found);
    const first = found.email ? "email" : found.password ? "password" : null;
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onSubmit(credentials);
  };

  return (
    // Should it be sent before the page's script is there, post keeps the password out of the address.
    <form method="post" noValidate onSubmit={submit} aria-busy={doing !== null}>
      <Field
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder="you@example.org"
        problem={problems.email}
      />
      <PasswordField
        // Another field for another purpose: password managers look at this.
        key={way}
        label="Password"
        name="password"
        autoComplete={way === "register" ? "new-password" : "current-password"}
        hint={
          way === "register" &&
          `At least ${passwordMinChars} characters. A few unrelated words are hard to guess and easy to keep.`
        }
        problem={problems.password}
      />
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <div className="come-in-go">
        <Button
          type="submit"
          kind={focal ? "ember" : "soft"}
          className="come-in-submit"
          aria-disabled={doing !== null}
        >
          {way === "register" ? "Make an account" : "Sign in"}
        </Button>
        {way === "signIn" && <Link to={paths.forgotPassword}>Forgotten it?</Link>}
      </div>
      <p className="come-in-doing looking" role="status">
        {doing}
      </p>
    </form>
  );
};

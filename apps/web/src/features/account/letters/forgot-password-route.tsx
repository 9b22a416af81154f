import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { Link } from "../../../navigation/link.tsx";
import { pageMeta } from "../../../navigation/page-meta.ts";
import { useSetup } from "../../../setup.ts";
import { Field } from "../../../ui/field.tsx";
import { DoorForm } from "../door/door-form.tsx";
import styles from "../door/sign-in.module.css";
import { KeptNote } from "../kept-note.tsx";
import { DoorPage } from "./door-page.tsx";
import { useLetterTo } from "./use-letter-to.ts";

const page = pageOf(paths.forgotPassword);

export const meta: MetaFunction = () => pageMeta(page);

/** Says the same whether or not the address has an account: whoever asks may not be its owner. */
const ForgotPasswordRoute = () => {
  const { asking, sentTo, onSubmit } = useLetterTo("/request-password-reset", "Asking for a link");
  const setup = useSetup();

  if (sentTo)
    return (
      <DoorPage
        page={page}
        title={setup?.mail === "kept" ? "Ask for the link" : "Look into your mail"}
      >
        <p role="status">
          If <b>{sentTo}</b> has an account here, a letter for it{" "}
          {setup?.mail === "kept" ? "is ready" : "is on its way"}. The link in it is good for an
          hour, and only the newest one counts.
        </p>
        <KeptNote what="mail" delivery={setup?.mail} />
        <p className={styles["come-in-go"]}>
          <Link to={paths.login}>Back to signing in</Link>
        </p>
      </DoorPage>
    );
  return (
    <DoorPage page={page} title="A link for a new password">
      <DoorForm
        entering={asking}
        onSubmit={onSubmit}
        act="Send a link"
        focal
        aside={<Link to={paths.login}>Back to signing in</Link>}
      >
        <Field
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder="you@example.org"
          problem={asking.problems["email"]}
        />
        <KeptNote what="mail" delivery={setup?.mail} />
      </DoorForm>
      <p className={styles["come-in-small"]}>
        A new password opens your account. It does not open your vault: that has a passphrase and
        twelve words of its own.
      </p>
    </DoorPage>
  );
};
export default ForgotPasswordRoute;

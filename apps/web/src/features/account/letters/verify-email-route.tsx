import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { Link } from "../../../navigation/link.tsx";
import { pageMeta } from "../../../navigation/page-meta.ts";
import { buttonClass } from "../../../ui/button.tsx";
import styles from "../account.module.css";
import { talkAt } from "../door/where-next.ts";
import { LetterPage } from "./letter-page.tsx";
import { SendAgain } from "./send-again.tsx";
import { useOobCode } from "./use-oob-code.ts";
import { useVerify, type Verifying } from "./use-verify.ts";

const page = pageOf(paths.verifyEmail);

export const meta: MetaFunction = () => pageMeta(page);

type DoneProps = Extract<Verifying, { status: "done" }>;

const Done = ({ signedIn, sessionId }: DoneProps) => (
  <section className={`card ${styles["account-card"]}`} aria-labelledby="confirmed">
    <h2 id="confirmed">Your e-mail is confirmed</h2>
    <p role="status">
      {signedIn
        ? "You are signed in. What you were in the middle of is with you."
        : "You can sign in now."}
    </p>
    <p className={`button-row ${styles["account-acts"]}`}>
      {signedIn ? (
        <Link className={buttonClass()} to={sessionId ? talkAt(sessionId) : paths.welcome}>
          {sessionId ? "Go on talking" : "Your journey"}
        </Link>
      ) : (
        <Link className={buttonClass()} to={paths.login}>
          Sign in
        </Link>
      )}
    </p>
  </section>
);

const VerifyEmailRoute = () => {
  const [verifying, askAgain] = useVerify(useOobCode());
  return (
    <LetterPage page={page} verifying={verifying} onAskAgain={askAgain}>
      {verifying.status === "done" ? (
        <Done {...verifying} />
      ) : (
        <section className={`card ${styles["account-card"]}`} aria-labelledby="again">
          <h2 id="again">
            {verifying.status === "refused" ? "This link does not work" : "Get a letter"}
          </h2>
          <p>
            {verifying.status === "refused"
              ? verifying.refusal.words
              : "An e-mail address is confirmed by the link in a letter. If yours got lost, have it sent again."}
          </p>
          <SendAgain />
        </section>
      )}
    </LetterPage>
  );
};
export default VerifyEmailRoute;

import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { Link } from "../../../navigation/link.tsx";
import { pageMeta } from "../../../navigation/page-meta.ts";
import { buttonClass } from "../../../ui/button.tsx";
import styles from "../account.module.css";
import { LetterPage } from "./letter-page.tsx";
import { useOobCode } from "./use-oob-code.ts";
import { useVerify } from "./use-verify.ts";

const page = pageOf(paths.confirm);

export const meta: MetaFunction = () => pageMeta(page);

/** Signing in leads back here, with the code. */
const signInAddress = (code: string): string =>
  `${paths.login}?next=${encodeURIComponent(`${paths.confirm}?oobCode=${encodeURIComponent(code)}`)}`;

const ConfirmRoute = () => {
  const code = useOobCode();
  const [verifying, askAgain] = useVerify(code);
  const refused = verifying.status === "refused" ? verifying.refusal : null;
  const signInFirst = refused?.code === "sign_in_first" && code;
  return (
    <LetterPage page={page} verifying={verifying} onAskAgain={askAgain}>
      <section className={`card ${styles["account-card"]}`} aria-labelledby="outcome">
        {verifying.status === "done" ? (
          <>
            <h2 id="outcome">It is confirmed</h2>
            <p role="status">
              Your account has the new address now, and you sign in with it. The old one was told.
            </p>
          </>
        ) : signInFirst ? (
          <>
            <h2 id="outcome">Sign in first</h2>
            <p>
              This link changes an account, so it counts only for the person who asked for it. Sign
              in, and it goes on by itself.
            </p>
          </>
        ) : (
          <>
            <h2 id="outcome">{refused ? "This link does not work" : "Nothing to confirm"}</h2>
            <p>
              {refused
                ? `${refused.words} Nothing was changed.`
                : "This page is for the links in our letters. Open the newest one you got."}
            </p>
          </>
        )}
        <p className={`button-row ${styles["account-acts"]}`}>
          {signInFirst ? (
            <Link className={buttonClass()} to={signInAddress(signInFirst)}>
              Sign in
            </Link>
          ) : (
            <Link className={buttonClass("soft")} to={paths.account}>
              Your account
            </Link>
          )}
        </p>
      </section>
    </LetterPage>
  );
};
export default ConfirmRoute;

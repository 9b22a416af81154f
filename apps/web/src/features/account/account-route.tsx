import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { type PagePath, paths } from "@app/contract/paths";
import { useEffect } from "react";
import type { MetaFunction } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { sessionMover } from "../../sign-in/move-sessions.ts";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./account.module.css";
import { MethodsPart } from "./methods/methods-part.tsx";
import { PersonFrame } from "./person-frame.tsx";
import { usePersonHere } from "./person-here.ts";
import { ProfilePart } from "./profile/profile-part.tsx";
import { SignInsPart } from "./sign-ins/sign-ins-part.tsx";

const page = pageOf(paths.account);

export const meta: MetaFunction = () => pageMeta(page);

type Entry = readonly [path: PagePath | typeof exportAddress, words: string];

const exportAddress = `${paths.seed}#export` as const;

const always: readonly Entry[] = [
  [paths.settings, "Settings"],
  [paths.dataProtection, `How ${brand.name} protects your data`],
];
const withAccount: readonly Entry[] = [
  ...always,
  [exportAddress, "Export everything"],
  [paths.logout, "Sign out"],
  [paths.deleteAccount, "Delete your account"],
];
const withoutAccount: readonly Entry[] = [
  ...always,
  [paths.deleteAccount, "Delete what is here without an account"],
];

const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className={`card lines ${styles["account-entries"]}`}>
    {entries.map(([path, words]) => (
      <li key={path}>
        <Link className="onward" to={path}>
          {words} <Icon name="forward" size={20} />
        </Link>
      </li>
    ))}
  </ul>
);

const Doors = () => (
  <p className={`button-row ${styles["account-acts"]}`}>
    <Link className={buttonClass()} to={paths.register}>
      Make an account
    </Link>
    <Link className={buttonClass("soft")} to={paths.login}>
      Sign in
    </Link>
  </p>
);

const AccountRoute = () => {
  const [person, askAgain, refresh] = usePersonHere();
  const ended = useSignInEnded();

  useEffect(() => {
    // What did not arrive when the account was made may arrive now.
    void sessionMover.finish().catch(() => undefined);
  }, []);

  return (
    <PersonFrame page={page} person={person} onAskAgain={askAgain}>
      {(here) => (
        <>
          <SignedOut />
          {(here.kind === "account" || !ended) && (
            <section className={`card ${styles["account-card"]}`} aria-labelledby="who">
              <h2 id="who">
                {here.kind === "account" ? "You are signed in" : "You are here without an account"}
              </h2>
              {here.kind === "account" ? (
                <p className={styles["account-who"]}>
                  {here.profile.username ?? here.profile.email ?? "Without a name or an e-mail"}
                </p>
              ) : (
                <>
                  <p>
                    {here.kind === "anonymous"
                      ? `What you talk about is kept ${limits.session.retentionDays} days at most, and only this browser can open it. With an account it comes along.`
                      : "With an account you can come back to the same place from any browser."}
                  </p>
                  <Doors />
                </>
              )}
            </section>
          )}
          {here.kind === "account" && (
            <>
              <ProfilePart profile={here.profile} />
              <MethodsPart profile={here.profile} onChanged={refresh} />
              <SignInsPart />
            </>
          )}
          <Entries
            entries={
              here.kind === "account"
                ? withAccount
                : here.kind === "nobody"
                  ? always
                  : withoutAccount
            }
          />
        </>
      )}
    </PersonFrame>
  );
};
export default AccountRoute;

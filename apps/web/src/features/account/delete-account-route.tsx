import { pageOf } from "@app/content/pages";
import type { Profile } from "@app/contract/calls/users";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import type { MetaFunction } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./account.module.css";
import { DeletePart } from "./delete-part.tsx";
import { PersonFrame } from "./person-frame.tsx";
import { usePersonHere } from "./person-here.ts";

const page = pageOf(paths.deleteAccount);

export const meta: MetaFunction = () => pageMeta(page);

const Nobody = () => (
  <section className={`card ${styles["account-card"]}`} aria-labelledby="nothing">
    <h2 id="nothing">Nobody is signed in here</h2>
    <p>To delete an account, sign in to it first.</p>
    <p className={`button-row ${styles["account-acts"]}`}>
      <Link
        className={buttonClass("soft")}
        to={`${paths.login}?next=${encodeURIComponent(paths.account)}`}
      >
        Sign in
      </Link>
    </p>
  </section>
);

const Gone = ({ profile }: { profile: Profile }) => (
  <section className={`card ${styles["account-card"]}`} aria-labelledby="gone">
    <h2 id="gone">{profile.anonymous ? "It is deleted" : "Your account is deleted"}</h2>
    <p role="status">
      Everything that was kept of you is gone from the server and from this browser, and all your
      sign-ins have ended.
    </p>
    <p>
      {profile.anonymous
        ? "What remains are counts that belong to nobody, such as how often a helpline was shown. Nothing in them leads back to you."
        : "What remains are counts that belong to nobody: that one more account was deleted, why where you chose to say, or how often a helpline was shown. Nothing in them leads back to you."}
    </p>
    <p className={`button-row ${styles["account-acts"]}`}>
      <Link className={buttonClass("soft")} to={paths.home}>
        Home
      </Link>
    </p>
  </section>
);

const DeleteAccountRoute = () => {
  const [person, askAgain] = usePersonHere();
  const [gone, setGone] = useState<Profile | null>(null);
  return (
    <PersonFrame page={page} person={person} onAskAgain={askAgain}>
      {(here) => {
        if (gone) return <Gone profile={gone} />;
        if (here.kind === "nobody") return <Nobody />;
        return <DeletePart profile={here.profile} onGone={() => setGone(here.profile)} />;
      }}
    </PersonFrame>
  );
};
export default DeleteAccountRoute;

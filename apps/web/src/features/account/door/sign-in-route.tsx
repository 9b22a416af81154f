import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { type MetaFunction, useLocation } from "react-router";
import { identity } from "../../../identity/identity.ts";
import { Link } from "../../../navigation/link.tsx";
import { pageMeta } from "../../../navigation/page-meta.ts";
import { type ButtonKind, buttonClass } from "../../../ui/button.tsx";
import { Horizon } from "../../../ui/horizon.tsx";
import { Zoki } from "../../../ui/zoki.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { sessionIn, whereNext } from "./where-next.ts";
import "../../../ui/card.css";
import styles from "./sign-in.module.css";

const signInPage = pageOf(paths.login);
const registerPage = pageOf(paths.register);

const pageAt = (pathname: string) =>
  pathname.replace(/\/+$/, "") === paths.register ? registerPage : signInPage;

export const meta: MetaFunction = ({ location }) => pageMeta(pageAt(location.pathname));

type Back = { signedIn: boolean; error: string | null };

type Arrival = {
  next: string | null;
  search: string;
  who: "anyone" | "anonymous" | "account";
  /** From signing in on another page. */
  back: Back | null;
  /** Somebody who is signed in has to show once more who they are. */
  again: boolean;
};

/** The prerendered page knows neither the person nor the end of the address; both come after. */
const useArrival = (): Arrival => {
  const { search } = useLocation();
  const [arrival, setArrival] = useState<Arrival>({
    next: null,
    search: "",
    who: "anyone",
    back: null,
    again: false,
  });
  useEffect(() => {
    const params = new URLSearchParams(search);
    const error = params.get("error");
    const isBack = params.has("back");
    // What the other page added is read once: changing the way must not say it again.
    for (const name of ["back", "error", "error_description"]) params.delete(name);
    const rest = params.size > 0 ? `?${params}` : "";
    setArrival((before) => ({
      ...before,
      next: whereNext(params),
      search: rest,
      again: params.has("again"),
      back: isBack && error ? { signedIn: false, error } : before.back,
    }));
    identity.token().then(
      (token) => {
        const who = !token ? "anyone" : identity.isAnonymous() ? "anonymous" : "account";
        setArrival((before) => ({
          ...before,
          who,
          back: isBack && !error ? { signedIn: who === "account", error: null } : before.back,
        }));
      },
      // Without a line the form still stands, and says so when it is sent.
      () => undefined,
    );
  }, [search]);
  return arrival;
};

const WithoutAccount = ({ kind }: { kind: ButtonKind }) => (
  <>
    <Link
      className={`${buttonClass(kind)} ${styles["come-in-talk"]}`}
      data-focal={kind === "ember" || undefined}
      to={paths.talkSession}
    >
      Talk without an account
    </Link>
    <p className={`quietly ${styles["come-in-more"]}`}>
      Text with {brand.companion}, up to {entitlements.anonymous.messagesPerDay} messages a day,
      kept {limits.session.retentionDays} days at most. If you make an account later, what you are
      in the middle of comes with you.
    </p>
  </>
);

const SignedIn = ({ next }: { next: string | null }) => (
  <div className={`${styles["come-in-card"]} card`}>
    <h2>You are signed in</h2>
    <p>This browser has your sign-in already. Nothing more is needed.</p>
    <p className={styles["come-in-go"]}>
      <Link className={buttonClass("soft")} to={next ?? paths.journey}>
        {next ? "Go on" : "Your journey"}
      </Link>
      <Link to={paths.logout}>Sign out</Link>
    </p>
  </div>
);

/** Signing in and making an account: one door, and the way past it without either. */
const SignInRoute = () => {
  const page = pageAt(useLocation().pathname);
  const way = page.path === paths.register ? "register" : "signIn";
  const { next, search, who, back, again } = useArrival();
  const inTheMiddle = who === "anonymous" && next !== null;
  const isInside = who === "account" && !back && !again;
  // Whoever came to make an account finds its button the bright one.
  const kind = way === "register" && !isInside ? "soft" : "ember";
  return (
    <Horizon light="left" labelledBy="come-in" companion={<Zoki state="idle" size={224} />}>
      <div className={`column ${styles["come-in"]}`}>
        <h1 id="come-in">{page.heading}</h1>
        {isInside ? (
          <SignedIn next={next} />
        ) : (
          <SignInCard way={way} next={next} search={search} comesAlong={inTheMiddle} back={back} />
        )}
        <div className={styles["come-in-words"]}>
          <p className={`lead ${styles["come-in-lead"]}`}>{page.lead}</p>
          {who === "account" ? (
            <Link
              className={`${buttonClass(kind)} ${styles["come-in-talk"]}`}
              data-focal={kind === "ember" || undefined}
              to={paths.talkSession}
            >
              Talk to {brand.companion}
            </Link>
          ) : !inTheMiddle ? (
            <WithoutAccount kind={kind} />
          ) : (
            sessionIn(next) && (
              <Link className={buttonClass("soft")} to={next}>
                Go back without an account
              </Link>
            )
          )}
        </div>
      </div>
    </Horizon>
  );
};
export default SignInRoute;

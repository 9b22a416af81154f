import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { Link, type MetaFunction, useLocation } from "react-router";
import { identity } from "../../identity.ts";
import { pageMeta } from "../../page-meta.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Horizon } from "../../ui/horizon.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { sessionIn, whereNext } from "./where-next.ts";
import "../../ui/card.css";
import "./sign-in.css";

export const meta: MetaFunction = ({ location }) => pageMeta(pageOf(location.pathname));

type Arrival = { next: string | null; search: string; who: "anyone" | "anonymous" | "account" };

/** The prerendered page knows neither the person nor the end of the address; both come after. */
const useArrival = (): Arrival => {
  const { search } = useLocation();
  const [arrival, setArrival] = useState<Arrival>({ next: null, search: "", who: "anyone" });
  useEffect(() => {
    setArrival((before) => ({
      ...before,
      next: whereNext(new URLSearchParams(search)),
      search,
    }));
    identity.token().then(
      (token) => {
        if (token)
          setArrival((before) => ({
            ...before,
            who: identity.isAnonymous() ? "anonymous" : "account",
          }));
      },
      // Without a line the form still stands, and says so when it is sent.
      () => undefined,
    );
  }, [search]);
  return arrival;
};

const WithoutAccount = () => (
  <>
    <Link className={`${buttonClass()} come-in-talk`} to={paths.talkSession}>
      Talk without an account
    </Link>
    <p className="quietly">
      Text with {brand.companion}, up to {entitlements.anonymous.messagesPerDay} messages a day,
      kept {limits.session.retentionDays} days at most. If you make an account later, what you are
      in the middle of comes with you.
    </p>
  </>
);

const InTheMiddle = ({ next }: { next: string }) => (
  <>
    <p className="come-in-along">What you are in the middle of comes with you.</p>
    {sessionIn(next) && (
      <Link className={buttonClass("soft")} to={next}>
        Go back without an account
      </Link>
    )}
  </>
);

const SignedIn = ({ next }: { next: string | null }) => (
  <div className="come-in-card card">
    <h2>You are signed in</h2>
    <p>This browser has your sign-in already. Nothing more is needed.</p>
    <p className="come-in-go">
      <Link className={buttonClass("soft")} to={next ?? paths.journey}>
        {next ? "Go on" : "Your journey"}
      </Link>
      <Link to={paths.logout}>Sign out</Link>
    </p>
  </div>
);

/** Signing in and making an account: one door, and the way past it without either. */
const SignInRoute = () => {
  const page = pageOf(useLocation().pathname);
  const way = page.path === paths.register ? "register" : "signIn";
  const { next, search, who } = useArrival();
  const inTheMiddle = who === "anonymous" && next !== null;
  return (
    <Horizon light="left" labelledBy="come-in" companion={<Zoki state="idle" size={224} />}>
      <div className="column come-in">
        <div className="come-in-words">
          <h1 id="come-in">{page.heading}</h1>
          <p className="lead">{page.lead}</p>
          {inTheMiddle ? (
            <InTheMiddle next={next} />
          ) : who === "account" ? (
            <Link className={`${buttonClass()} come-in-talk`} to={paths.talkSession}>
              Talk to {brand.companion}
            </Link>
          ) : (
            <WithoutAccount />
          )}
        </div>
        {who === "account" ? (
          <SignedIn next={next} />
        ) : (
          <SignInCard way={way} next={next} search={search} comesAlong={inTheMiddle} />
        )}
      </div>
    </Horizon>
  );
};
export default SignInRoute;

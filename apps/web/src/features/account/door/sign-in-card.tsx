import { brand } from "@app/contract/brand";
import { identityWordsOf } from "@app/contract/identity-words";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useEffect, useRef } from "react";
import { type Problem, sentenceOf } from "../../../errors/problem.ts";
import { Link } from "../../../navigation/link.tsx";
import { useSetup } from "../../../setup.ts";
import { Button } from "../../../ui/button.tsx";
import { FailureCard } from "../../../ui/failure-card.tsx";
import { type DoorState, signIn, useEntering } from "./entering.ts";
import { leaveForProvider, OtherWays } from "./other-ways.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import styles from "./sign-in.module.css";
import { SignInForm, type SignInMode } from "./sign-in-form.tsx";

const ways: readonly { way: SignInMode; path: string; name: string }[] = [
  { way: "signIn", path: paths.login, name: "Sign in" },
  { way: "register", path: paths.register, name: "Make an account" },
];

const notAlong = ({ code, detail }: Problem): string =>
  code === "migration_link_invalid"
    ? "You are signed in. What you said before could not be brought along, because too much time has passed."
    : `You are signed in. What you were in the middle of has not come along yet. ${sentenceOf({ code, detail })} Nothing was lost.`;

const LeftBehind = ({ behind, entering }: { behind: Problem; entering: DoorState }) => {
  const again = behind.code !== "migration_link_invalid";
  return (
    <FailureCard
      className={styles["come-in-failed"]}
      level={3}
      title={again ? "Your conversation is still on its way" : "You are signed in"}
      text={notAlong(behind)}
      acts={
        again ? (
          <Button aria-disabled={entering.doing !== null} onClick={entering.bringAlong}>
            Try again
          </Button>
        ) : (
          <Link to={paths.journey}>Go on</Link>
        )
      }
    />
  );
};

/** A link was sent; nobody can see from this whether the address has an account. */
const Mailed = ({ comesAlong, entering }: { comesAlong: boolean; entering: DoorState }) => (
  <div role="status">
    <h3 className={styles["come-in-mailed"]}>Look into your mail</h3>
    <p>
      A letter is on its way to you. Open the link in it, and you are in.
      {comesAlong && " Open it in this browser, and what you are in the middle of comes with you."}
    </p>
    <p>
      It can take a minute, and it may lie among the unwanted mail.{" "}
      <Button
        kind="quiet"
        className={styles["come-in-other"]}
        onClick={() => entering.goTo("form")}
      >
        Another address
      </Button>
    </p>
  </div>
);

type SignInCardProps = {
  way: SignInMode;
  /** Where to be afterwards. */
  next: string | null;
  /** What the address carries besides its path, so that changing the way loses nothing. */
  search: string;
  /** Somebody without an account is in the middle of something. */
  comesAlong: boolean;
  /** Somebody is back from signing in on another page. */
  back: { signedIn: boolean; error: string | null } | null;
};

export const SignInCard = ({ way, next, search, comesAlong, back }: SignInCardProps) => {
  const entering = useEntering(next, comesAlong);
  const setup = useSetup();
  const { step, behind, goTo, bringAlong } = entering;
  const external = setup?.sign_in.external ?? null;
  const finishing = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what went wrong one way says nothing about the other
  useEffect(() => goTo("form"), [way]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes back comes back once
  useEffect(() => {
    if (!back || finishing.current) return;
    finishing.current = true;
    if (back.signedIn) void bringAlong();
    else signIn.turnedBack();
  }, [back]);

  const focal = comesAlong || way === "register";
  return (
    <div className={`${styles["come-in-card"]} card`}>
      <h2>Keep a place to come back to</h2>
      {comesAlong && (
        <p className={styles["come-in-along"]}>What you are in the middle of comes with you.</p>
      )}
      {behind ? (
        <LeftBehind behind={behind} entering={entering} />
      ) : step === "secondStep" ? (
        <SecondStepForm entering={entering} />
      ) : step === "phone" && setup ? (
        <PhoneForm entering={entering} texts={setup.texts} />
      ) : step === "mailed" ? (
        <Mailed comesAlong={comesAlong} entering={entering} />
      ) : (
        <>
          {!external && (
            <nav className={styles["come-in-ways"]} aria-label="Sign in or make an account">
              {ways.map((other) => (
                <Link
                  key={other.way}
                  to={other.path + search}
                  replace
                  preventScrollReset
                  aria-current={other.way === way ? "page" : undefined}
                >
                  {other.name}
                </Link>
              ))}
            </nav>
          )}
          {back?.error && (
            <p className="trouble" role="alert">
              {identityWordsOf(back.error)}.
            </p>
          )}
          {external ? (
            <External name={external.name} entering={entering} search={search} focal={focal} />
          ) : (
            <>
              <SignInForm way={way} entering={entering} focal={focal} />
              {setup && <OtherWays way={way} entering={entering} setup={setup} search={search} />}
            </>
          )}
          <p className={styles["come-in-small"]}>
            {way === "register" &&
              !external &&
              "The password signs you in. It does not open what you save; that has a passphrase of its own. "}
            For adults, {limits.person.minAgeYears} and over.{" "}
            <Link to={paths.dataProtection}>How {brand.name} protects your data</Link>
          </p>
        </>
      )}
    </div>
  );
};

type ExternalProps = { name: string; entering: DoorState; search: string; focal: boolean };

/** Accounts are somebody else's here: one button, and nothing to type. */
const External = ({ name, entering, search, focal }: ExternalProps) => (
  <>
    <p>Accounts of this copy are kept by {name}. You sign in on its page, and come back here.</p>
    <p className="trouble" role="alert">
      {entering.trouble}
    </p>
    <p className={styles["come-in-go"]}>
      <Button
        kind={focal ? "ember" : "soft"}
        className={styles["come-in-submit"]}
        aria-disabled={entering.doing !== null}
        onClick={() => leaveForProvider(entering, "external", search)}
      >
        Continue with {name}
      </Button>
    </p>
    <p className={`${styles["come-in-doing"]} looking`} role="status">
      {entering.doing}
    </p>
  </>
);

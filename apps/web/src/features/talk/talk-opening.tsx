import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useOnline } from "../../device/use-online.ts";
import { isSignedOut, type Problem } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { SignInLink } from "../../sign-in/sign-in-link.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { mainId } from "../../ui/skip-link.tsx";
import { Dock } from "./dock.tsx";
import messageStyles from "./message.module.css";
import styles from "./talk.module.css";
import { TalkComposer } from "./talk-composer.tsx";
import { TalkHeader } from "./talk-header.tsx";

const nothing = () => undefined;

/** The room while its conversation is on the way: the same furniture, so that nothing jumps. */
export const TalkOpening = () => {
  const online = useOnline();
  return (
    <div className={styles["room"]}>
      <TalkHeader companion="thinking" onEnd={null} />
      <main
        className={styles["thread"]}
        id={mainId}
        tabIndex={-1}
        aria-label="Conversation"
        aria-busy="true"
      >
        <h1 className="visually-hidden">Conversation with {brand.companion}</h1>
        <p className={`${messageStyles["reply"]} ${messageStyles["reply-thinking"]}`} role="status">
          {brand.companion} is on the way
        </p>
      </main>
      <Dock online={online} onNewest={null}>
        <TalkComposer sessionId={null} replying={false} onSend={nothing} onStop={nothing} />
      </Dock>
    </div>
  );
};

type Words = {
  title: string;
  text: string;
  /** Trying again may help. */
  passing: boolean;
  /** Signing in opens it. */
  signsIn?: boolean;
};

const words = (problem: Problem, ended: boolean): Words => {
  const { code, detail } = problem;
  // Whoever goes on without their account is told the same of what belongs to it.
  if (isSignedOut(problem) || (ended && code === "session_not_found"))
    return {
      title: "You are signed out here",
      text: "This conversation belongs to a sign-in that has ended here. Nothing was lost: it opens when you sign in.",
      passing: false,
      signsIn: true,
    };
  if (code === "session_gone" || code === "session_not_found")
    return { title: "This session cannot be opened", text: `${detail}.`, passing: false };
  if (code === null)
    return {
      title: `${brand.companion} cannot be reached`,
      text: "There is no connection just now. Nothing was lost, and the crisis numbers need no internet.",
      passing: true,
    };
  return { title: "The room did not open", text: `${detail}.`, passing: true };
};

type TalkUnavailableProps = { problem: Problem; onTryAgain: () => void; isNew: boolean };

export const TalkUnavailable = ({ problem, onTryAgain, isNew }: TalkUnavailableProps) => {
  const { title, text, passing, signsIn = false } = words(problem, useSignInEnded());
  return (
    <div className={styles["room"]}>
      <TalkHeader companion="idle" onEnd={null} />
      <main className={styles["thread"]} id={mainId} tabIndex={-1} aria-label="Conversation">
        <h1 className="visually-hidden">Conversation with {brand.companion}</h1>
        <FailureCard
          title={title}
          text={text}
          acts={
            <>
              {signsIn && <SignInLink />}
              {passing && <Button onClick={onTryAgain}>Try again</Button>}
              {!isNew && (
                <Link
                  className={buttonClass(passing ? "bare" : signsIn ? "soft" : "ember")}
                  to={paths.talkSession}
                >
                  New session
                </Link>
              )}
              {!passing && !signsIn && (
                <Link className={buttonClass("soft")} to={paths.journey}>
                  What you saved
                </Link>
              )}
              <Link className={buttonClass("bare")} to={paths.crisis}>
                Crisis numbers
              </Link>
            </>
          }
        />
      </main>
    </div>
  );
};

import { isSignedOut } from "../../problem.ts";
import { SignInLink } from "../../sign-in-link.tsx";
import { Button } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { failureWords } from "./failure-words.ts";
import type { Failure } from "./talk-state.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

export const FailedReply = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
  <FailureCard
    {...failureWords(failure)}
    acts={
      <>
        {isSignedOut(failure) && <SignInLink />}
        <Button kind={isSignedOut(failure) ? "soft" : "ember"} onClick={onRetry}>
          Try again
        </Button>
      </>
    }
  >
    <details>
      <summary>
        What happened <Icon name="down" size={18} />
      </summary>
      <p>
        {clock.format(failure.atMs)}. {failure.detail}
      </p>
    </details>
  </FailureCard>
);

/** After a reload, or a stop: quieter, because nothing went wrong just now. */
export const Unanswered = ({ half, onRetry }: { half: boolean; onRetry: () => void }) => (
  <p className="unanswered">
    <span>{half ? "The reply stopped here." : "Not answered yet. Nothing was lost."}</span>
    <Button kind="quiet" onClick={onRetry}>
      Try again
    </Button>
  </p>
);

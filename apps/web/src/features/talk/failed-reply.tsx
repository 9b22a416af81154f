import { brand } from "@app/contract/brand";
import { lateFormat } from "../../dates/late-format.ts";
import { isSignedOut } from "../../errors/problem.ts";
import { SignInLink } from "../../sign-in/sign-in-link.tsx";
import { Button } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { failureWords } from "./failure-words.ts";
import type { Failure } from "./talk-state.ts";

const clock = lateFormat<number>(
  () => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }),
);

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

/** It was stopped, or broke off on another page: no alert, because nothing went wrong just now. */
export const UnansweredReply = ({ half, onRetry }: { half: boolean; onRetry: () => void }) => (
  <section className="failed" aria-labelledby="unanswered">
    <h2 id="unanswered">{half ? `${brand.companion}’s reply stopped here` : "Not answered yet"}</h2>
    <p>
      Nothing was lost: your words {half ? "and the half reply are" : "are"} above. Trying again
      will not send them twice.
    </p>
    <div className="failed-acts">
      <Button kind="soft" onClick={onRetry}>
        Try again
      </Button>
    </div>
  </section>
);

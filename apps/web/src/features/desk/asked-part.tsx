import type { ReactNode } from "react";
import { sentenceOf } from "../../problem.ts";
import { Button } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { useAsked } from "./use-asked.ts";

type AskedPartProps<T> = { ask: () => Promise<T>; children: (value: T) => ReactNode };

export const DeskFailure = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <FailureCard
    level={3}
    title="This did not come"
    text={text}
    acts={
      <Button kind="soft" onClick={onAgain}>
        Try again
      </Button>
    }
  />
);

/** What is asked of the server, and what stands there until it has come. */
export const AskedPart = <T,>({ ask, children }: AskedPartProps<T>) => {
  const [asked, again] = useAsked(ask);
  if (asked.status === "here") return children(asked.value);
  if (asked.status === "failed")
    return <DeskFailure text={sentenceOf(asked.problem)} onAgain={again} />;
  return (
    <p className="looking" role="status">
      One moment
    </p>
  );
};

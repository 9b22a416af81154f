import { Button } from "./button.tsx";
import { FailureCard } from "./failure-card.tsx";

type DidNotComeProps = {
  /** Why, and that nothing was lost. */
  text: string;
  onAgain: () => void;
  /** As deep as the place it stands in asks for. */
  level?: 2 | 3;
  className?: string | undefined;
};

/** In the place of something that was asked for and could not be had. */
export const DidNotCome = ({ text, onAgain, level = 2, className }: DidNotComeProps) => (
  <FailureCard
    level={level}
    className={className}
    title="This did not come"
    text={text}
    acts={
      <Button kind="soft" onClick={onAgain}>
        Try again
      </Button>
    }
  />
);

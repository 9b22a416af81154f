import { brand } from "@app/contract/brand";
import type { FormSafety } from "@app/contract/form-fields";
import { paths } from "@app/contract/paths";
import { FormHelp } from "../../forms/form-help.tsx";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./help-here.module.css";

/** What became of the words: a moderator will look, it is theirs to decide, or they took it back. */
export type HeldState = "waiting" | "undecided" | "taken back";

type HelpHereProps = {
  safety: NonNullable<FormSafety>;
  held: HeldState;
  onTakeBack: () => void;
  onGoOn: () => void;
  onClose: () => void;
};

const heldWords: Readonly<Record<HeldState, string>> = {
  waiting:
    "What you wrote is not on the board, and nobody there sees it. Somebody who looks after the board may read it later, without knowing who you are. Your words are still below.",
  undecided:
    "What you wrote is not on the board, and nothing of it was kept. If you want to say it there all the same, you can. Your words are still below.",
  "taken back": "It is taken back. Nobody will read it. Your words are still below, for you alone.",
};

/** In the place of the sky, for the one person whose words sounded like danger. Nobody else sees any of it. */
export const HelpHere = ({ safety, held, onTakeBack, onGoOn, onClose }: HelpHereProps) => (
  <div className={styles["help-here"]}>
    <FormHelp safety={safety} />
    <p role="status">{heldWords[held]}</p>
    <p className="button-row">
      <Link className={buttonClass("soft")} to={paths.talkSession}>
        Talk about it with {brand.companion}, an AI
      </Link>
      {held === "waiting" && (
        <Button kind="bare" className={styles["help-here-act"]} onClick={onTakeBack}>
          Take it back
        </Button>
      )}
      {held === "undecided" && (
        <Button kind="bare" className={styles["help-here-act"]} onClick={onGoOn}>
          Leave it on the board
        </Button>
      )}
      <Button kind="bare" className={styles["help-here-act"]} onClick={onClose}>
        Back to the board
      </Button>
    </p>
  </div>
);

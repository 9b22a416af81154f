import { brand } from "@app/contract/brand";
import type { FormSafety } from "@app/contract/form-fields";
import { paths } from "@app/contract/paths";
import { Link } from "react-router";
import { FormHelp } from "../../forms/form-help.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import "./help-here.css";

type HelpHereProps = {
  safety: NonNullable<FormSafety>;
  /** Null once it was taken back. */
  onTakeBack: (() => void) | null;
  onClose: () => void;
};

/** In the place of the sky, for the one person whose words sounded like danger. Nobody else sees any of it. */
export const HelpHere = ({ safety, onTakeBack, onClose }: HelpHereProps) => (
  <div className="help-here">
    <FormHelp safety={safety} />
    <p>
      {onTakeBack
        ? "What you wrote is not on the board, and nobody there sees it. Somebody who looks after the board may read it later, without knowing who you are. Your words are still below."
        : "It is taken back. Nobody will read it. Your words are still below, for you alone."}
    </p>
    <p className="button-row">
      <Link className={buttonClass("soft")} to={paths.talkSession}>
        Talk about it with {brand.companion}, an AI
      </Link>
      {onTakeBack && (
        <Button kind="bare" onClick={onTakeBack}>
          Take it back
        </Button>
      )}
      <Button kind="bare" onClick={onClose}>
        Back to the board
      </Button>
    </p>
  </div>
);

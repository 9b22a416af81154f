import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { Link } from "react-router";
import { setDark, useDark } from "../../theme.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Zoki, type ZokiState } from "../../ui/zoki.tsx";
import { TalkIcon } from "./talk-icon.tsx";

type TalkHeaderProps = { companion: ZokiState; onEnd: (() => void) | null };

export const TalkHeader = ({ companion, onEnd }: TalkHeaderProps) => {
  const dark = useDark();
  return (
    <header className="room-top">
      <div className="room-who">
        <Zoki state={companion} size={44} />
        <div>
          <b>{brand.companion}</b>
          <span>AI companion</span>
        </div>
      </div>
      <div className="room-acts">
        <IconButton
          icon="light"
          iconSize={20}
          className="room-light"
          label={dark ? "Change to the light look" : "Change to the dark look"}
          onClick={() => setDark(!dark)}
        />
        {onEnd && (
          <Button kind="quiet" onClick={onEnd}>
            End session
          </Button>
        )}
        <Link className={buttonClass("quiet")} to={paths.home} aria-label="Leave">
          <TalkIcon name="leave" />
          <span className="room-leave">Leave</span>
        </Link>
      </div>
    </header>
  );
};

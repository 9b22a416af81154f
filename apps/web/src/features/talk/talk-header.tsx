import { brand } from "@app/contract/brand";
import type { ReactNode } from "react";
import { LeaveLink } from "../../quick-exit/leave-link.tsx";
import { setDark } from "../../theme/theme.ts";
import { nextThemeName } from "../../theme/theme-names.ts";
import { useDark } from "../../theme/use-dark.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Zoki, type ZokiState } from "../../ui/zoki.tsx";
import styles from "./talk.module.css";
import { TalkMenu } from "./talk-menu.tsx";

type TalkHeaderProps = {
  /** null where it stands on the page itself. */
  companion: ZokiState | null;
  /** What else stands beside the acts. */
  aside?: ReactNode;
  /** Where a guided talk is. */
  place?: ReactNode;
  onEnd: (() => void) | null;
  /** Absent while there is nothing to save. */
  onSave?: (() => void) | null;
  onDelete?: (() => void) | null;
};

export const TalkHeader = ({
  companion,
  aside,
  place,
  onEnd,
  onSave = null,
  onDelete = null,
}: TalkHeaderProps) => {
  const dark = useDark();
  return (
    <header className={styles["room-top"]} data-room-top>
      <div className={styles["room-who"]}>
        {companion && <Zoki state={companion} size={44} />}
        <div>
          <b>{brand.companion}</b>
          <span>AI companion</span>
        </div>
      </div>
      {place}
      <div className={styles["room-acts"]}>
        {aside}
        <IconButton
          icon="light"
          iconSize={20}
          className={styles["room-light"]}
          label={nextThemeName(dark)}
          onClick={() => setDark(!dark)}
        />
        {onEnd && (
          <Button kind="quiet" onClick={onEnd}>
            End session
          </Button>
        )}
        <LeaveLink short />
        <TalkMenu onSave={onSave} onDelete={onDelete} />
      </div>
    </header>
  );
};

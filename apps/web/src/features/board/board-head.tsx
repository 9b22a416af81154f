import type { Page } from "@app/content/page";
import { Button } from "../../ui/button.tsx";
import { StrokeDrawing } from "../../ui/stroke-drawing.tsx";
import styles from "./board.module.css";
import { useMedia } from "./use-media.ts";

export type BoardView = "sky" | "list";

const drawings = {
  still: "M9 6.5v11M15 6.5v11",
  drift: "M8.5 6.5v11l9-5.5Z",
  list: "M9 7h10.5M9 12h10.5M9 17h10.5M4.7 7h.01M4.7 12h.01M4.7 17h.01",
  sky: "M12 4.5l1.7 4.8 4.8 1.7-4.8 1.7-1.7 4.8-1.7-4.8L5.5 11l4.8-1.7ZM18.5 16.5v4M16.5 18.5h4",
} as const;

type BoardHeadProps = {
  page: Pick<Page, "heading" | "lead">;
  view: BoardView;
  onView: (view: BoardView) => void;
  still: boolean;
  onStill: (still: boolean) => void;
  /** Before the scripts run there is nothing to switch, and beside help nothing else matters. */
  canSwitch: boolean;
};

export const BoardHead = ({ page, view, onView, still, onStill, canSwitch }: BoardHeadProps) => {
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const other = view === "sky" ? "list" : "sky";
  return (
    <header className={styles["board-head"]}>
      <div>
        <h1>{page.heading}</h1>
        <p>{page.lead}</p>
      </div>
      {canSwitch && (
        <div className={styles["board-switches"]}>
          {view === "sky" && !calm && (
            <Button kind="quiet" onClick={() => onStill(!still)}>
              <StrokeDrawing path={still ? drawings.drift : drawings.still} size={20} />
              {still ? "Let it drift" : "Hold still"}
            </Button>
          )}
          <Button kind="quiet" onClick={() => onView(other)}>
            <StrokeDrawing path={drawings[other]} size={20} />
            {other === "list" ? "Read as a list" : "Show the sky"}
          </Button>
        </div>
      )}
    </header>
  );
};

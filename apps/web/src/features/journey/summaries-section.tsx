import type { Summary } from "@app/contract/calls/summaries";
import { limits } from "@app/contract/limits";
import { useState } from "react";
import { showDay } from "../../dates/show-day.ts";
import type { KeptList } from "../../state/kept-list.ts";
import { useStore } from "../../state/use-store.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./journey.module.css";
import { ListCard } from "./list-card.tsx";
import { isWithinMonths } from "./recent.ts";
import type { SavedList } from "./saved.ts";

type Shown = Pick<Summary, "id" | "timestamp" | "title" | "message"> & { locked: boolean };

const ShownSummary = ({ summary, onRemove }: { summary: Shown; onRemove: (() => void) | null }) => (
  <li>
    <details className={styles["kept-summary"]}>
      <summary>
        <time dateTime={summary.timestamp}>{showDay(summary.timestamp)}</time>
        <b>{summary.title}</b>
        <Icon name="down" size={20} />
      </summary>
      <div>
        <p>{summary.message}</p>
        {summary.locked && <p className="quietly">From your vault. Only you can open it.</p>}
        {onRemove && (
          <Button kind="quiet" onClick={onRemove}>
            Remove this summary
          </Button>
        )}
      </div>
    </details>
  </li>
);

type SummariesProps = { list: KeptList<Summary>; saved: SavedList };

/** Those of the last six months; older ones when asked for. What the vault holds stands among them while it is open. */
export const SummariesSection = ({ list, saved }: SummariesProps) => {
  const [older, setOlder] = useState(false);
  const { items } = useStore(list);
  const { summaries } = useStore(saved);
  const kept = new Set(summaries.map(({ title, message }) => `${title}\n${message}`));
  const all: Shown[] = [
    // Kept and saved, it is one summary; the sealed one is the one to show.
    ...items
      .filter(({ title, message }) => !kept.has(`${title}\n${message}`))
      .map((summary) => ({ ...summary, locked: false })),
    ...summaries.map((summary) => ({ ...summary, locked: true })),
  ].sort((a, b) => b.timestamp.localeCompare(a.timestamp));
  const shown = older
    ? all
    : all.filter(({ timestamp }) => isWithinMonths(timestamp, limits.summary.considerMonths));

  return (
    <ListCard
      name="summaries"
      title="Summaries you kept"
      empty="At the end of a conversation you can keep one."
      list={list}
      rows={shown.map((summary) => (
        <ShownSummary
          key={summary.id}
          summary={summary}
          onRemove={
            summary.locked ? null : () => list.remove(summary.id, "The summary is removed.")
          }
        />
      ))}
    >
      {shown.length < all.length && (
        <Button kind="quiet" className={styles["show-more"]} onClick={() => setOlder(true)}>
          Older than {limits.summary.considerMonths} months
        </Button>
      )}
    </ListCard>
  );
};

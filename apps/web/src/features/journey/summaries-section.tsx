import type { Summary } from "@app/contract/calls/summaries";
import type { KeptList } from "../../kept-list.ts";
import { showDay } from "../../show-day.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ListCard } from "./list-card.tsx";

const KeptSummary = ({ summary, onRemove }: { summary: Summary; onRemove: () => void }) => (
  <li>
    <details className="kept-summary">
      <summary>
        <time dateTime={summary.timestamp}>{showDay(summary.timestamp)}</time>
        <b>{summary.title}</b>
        <Icon name="down" size={20} />
      </summary>
      <div>
        <p>{summary.message}</p>
        <Button kind="quiet" onClick={onRemove}>
          Remove this summary
        </Button>
      </div>
    </details>
  </li>
);

export const SummariesSection = ({ list }: { list: KeptList<Summary> }) => (
  <ListCard
    name="summaries"
    title="Summaries you kept"
    empty="At the end of a conversation you can keep one."
    list={list}
    row={(summary) => (
      <KeptSummary
        key={summary.id}
        summary={summary}
        onRemove={() => list.remove(summary.id, "The summary is removed.")}
      />
    )}
  />
);

import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { sayDay } from "../../dates/show-day.ts";
import { Link } from "../../navigation/link.tsx";
import type { KeptList } from "../../state/kept-list.ts";
import { useStore } from "../../state/use-store.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./journey.module.css";
import type { ReportHead } from "./journey.ts";
import { ListCard } from "./list-card.tsx";

const reportAddress = (id: string): string => `${paths.analysis}?report=${encodeURIComponent(id)}`;

/** What was read across many conversations; the way to it also where there is none yet. */
export const ReportsSection = ({ list }: { list: KeptList<ReportHead> }) => {
  const { items } = useStore(list);
  return (
    <ListCard
      name="reports"
      title="What keeps coming up"
      empty={`A deep analysis reads across what you saved, from ${limits.analysis.minSavedSessions} sessions on. There is none yet.`}
      list={list}
      rows={items.map(({ id, createdAt }) => (
        <li key={id}>
          <Link className={styles["report-row"]} to={reportAddress(id)}>
            The report of {sayDay(createdAt)}
            <Icon name="forward" size={20} />
          </Link>
        </li>
      ))}
    >
      <div className="button-row">
        <Link className={buttonClass("soft")} to={paths.analysis}>
          {items.length > 0 ? "Open the analysis" : "See what it takes"}
        </Link>
      </div>
    </ListCard>
  );
};

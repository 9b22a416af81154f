import type { ErrorGroup } from "@app/contract/calls/desk-fields";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./desk.module.css";
import { DeskList } from "./desk-list.tsx";
import { sayDeskMoment } from "./desk-words.ts";

const Group = ({ group, onClear }: { group: ErrorGroup; onClear: () => void }) => (
  <article className={styles["desk-row"]}>
    <h3 className={styles["desk-code"]}>{group.error_message || "No message"}</h3>
    <p className="quietly">
      {group.times === 1 ? "Once" : `${group.times} times`}, last {sayDeskMoment(group.last_at)}
      {group.times > 1 && `, first ${sayDeskMoment(group.first_at)}`}
    </p>
    {group.top_frame && <p className={`${styles["desk-code"]} quietly`}>{group.top_frame}</p>}
    {group.url && <p className={`${styles["desk-code"]} quietly`}>{group.url}</p>}
    {group.user_agent && <p className="quietly">{group.user_agent}</p>}
    <p className="button-row">
      <Button kind="quiet" aria-label={`Clear: ${group.error_message}`} onClick={onClear}>
        Clear
      </Button>
    </p>
  </article>
);

export const ErrorsPart = () => (
  <section className="card" aria-labelledby="desk-errors">
    <h2 id="desk-errors">Errors that pages met</h2>
    <p className="quietly">One message and one place are one line. Never what anybody wrote.</p>
    <DeskList
      label="Errors"
      none="No page has met an error."
      read={async (before) => {
        const page = await api.desk.errorGroups(before ? { before } : {});
        return { items: page.groups, before: page.next_before };
      }}
      remove={({ id }) => api.desk.clearErrors({ id })}
      removed="Cleared."
    >
      {(group, drop) => <Group group={group} onClear={drop} />}
    </DeskList>
  </section>
);

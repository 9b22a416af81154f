import type { DeskLogEntry } from "@app/contract/calls/desk-fields";
import { api } from "../../api.ts";
import styles from "./desk.module.css";
import { DeskList } from "./desk-list.tsx";
import { sayAct, sayDeskMoment, sayDetail } from "./desk-words.ts";

/** One act: what, by whom, when, and about what. */
export const LogRow = ({ at, by, by_email, act, about, detail }: DeskLogEntry) => (
  <div className={styles["desk-row"]}>
    <p>
      <b>{sayAct(act)}</b>
      {detail && ` (${sayDetail(detail)})`}
    </p>
    <p className="quietly">
      {by_email ?? (by === "command" ? "By the command on the server" : by)}, {sayDeskMoment(at)}
      {about && (
        <>
          , about <code>{about}</code>
        </>
      )}
    </p>
  </div>
);

export const LogPart = () => (
  <section className="card" aria-labelledby="desk-log">
    <h2 id="desk-log">What was done at the desk</h2>
    <DeskList
      label="Log"
      none="Nothing was done here yet."
      read={async (before) => {
        const page = await api.desk.log(before ? { before } : {});
        return { items: page.entries, before: page.next_before };
      }}
    >
      {(entry) => <LogRow {...entry} />}
    </DeskList>
  </section>
);

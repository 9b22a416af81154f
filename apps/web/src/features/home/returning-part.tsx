import type { Action } from "@app/contract/calls/actions";
import type { Appointment } from "@app/contract/calls/appointments";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { isOrdinary, sentenceOf } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { identity } from "../../identity/identity.ts";
import { Link } from "../../navigation/link.tsx";
import { createKeptList } from "../../state/kept-list.ts";
import { useStore } from "../../state/use-store.ts";
import { CheckRow } from "../../ui/check-row.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type LeftOff, type Return, readReturn } from "./returning.ts";
import { showMoment } from "./show-moment.ts";
import "../../ui/card.css";
import styles from "./returning-part.module.css";

const report = (error: unknown): void => {
  if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "home" });
};

/** Nobody is kept from home by what could not be fetched: it then looks as it does to everybody. */
export const loadReturn = async (): Promise<Return | null> => {
  try {
    if (!(await identity.token())) return null;
    return await readReturn({ calls: api, now: () => new Date() });
  } catch (error) {
    report(error);
    return null;
  }
};

const LeftOffCard = ({ title, standing, at, to }: LeftOff) => (
  <section className="card" aria-labelledby="left-off">
    <h2 id="left-off">Where you left off</h2>
    <Link className={styles["left-off"]} to={to}>
      <span className="label">{at}</span>
      <b>{title}</b>
      <span className="quietly">{standing}</span>
      <Icon name="forward" size={20} />
    </Link>
  </section>
);

const TodayCard = ({ actions }: { actions: readonly Action[] }) => {
  const [list] = useState(() =>
    createKeptList<Action>({
      read: async () => ({ items: actions, before: null }),
      undoable: { offer: () => undefined },
      report,
    }),
  );
  const { items, trouble } = useStore(list);
  useEffect(() => {
    void list.load();
  }, [list]);
  return (
    <section className="card" aria-labelledby="today">
      <h2 id="today">For today, if you like</h2>
      <ul className="lines">
        {items.map(({ id, text, done }) => (
          <li key={id}>
            <CheckRow
              kind="tick"
              checked={done}
              onChecked={(checked) =>
                void list.change(
                  id,
                  { done: checked },
                  async () => (await api.actions.change({ id, done: checked })).action,
                )
              }
            >
              {text}
            </CheckRow>
          </li>
        ))}
      </ul>
      <p className="quietly" role="alert">
        {trouble && `${sentenceOf(trouble)} It is as it was before. You can try again.`}
      </p>
      <Link className={`onward ${styles["returning-on"]}`} to={paths.journey}>
        All of it in your journey <Icon name="forward" size={20} />
      </Link>
    </section>
  );
};

const NextCard = ({ dateTime, timeZone }: Appointment) => (
  <section className="card" aria-labelledby="next-time">
    <h2 id="next-time">The time you set aside</h2>
    <Link className={styles["left-off"]} to={paths.appointments}>
      <time dateTime={dateTime}>{showMoment(dateTime, timeZone)}</time>
      <Icon name="forward" size={20} />
    </Link>
  </section>
);

export const ReturningPart = ({ leftOff, actions, next }: Return) => (
  <div className={`column ${styles["returning"]}`}>
    {leftOff && <LeftOffCard {...leftOff} />}
    {next && <NextCard {...next} />}
    {actions.length > 0 && <TodayCard actions={actions} />}
  </div>
);

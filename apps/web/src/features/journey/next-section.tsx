import type { Appointment } from "@app/contract/calls/appointments";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { api } from "../../api.ts";
import { identity } from "../../identity.ts";
import { showMoment } from "../../show-moment.ts";

const useNext = (): Appointment | null => {
  const [next, setNext] = useState<Appointment | null>(null);
  useEffect(() => {
    const look = async () => {
      if (await identity.token()) setNext((await api.appointments.next({})).appointment);
    };
    // The page says what it can without it, and the appointments say themselves what went wrong.
    look().catch(() => undefined);
  }, []);
  return next;
};

const ways = [
  { path: paths.explore, words: "Exercises" },
  { path: paths.analysis, words: "What keeps coming up" },
] as const;

/** What is next, and what there is between the conversations. */
export const NextSection = () => {
  const next = useNext();
  return (
    <section className="card journey-next" aria-labelledby="next">
      <h2 id="next">What is next</h2>
      <p>
        {next ? (
          <>
            You set a time aside:{" "}
            <Link to={paths.appointments}>
              <time dateTime={next.dateTime}>{showMoment(next.dateTime, next.timeZone)}</time>
            </Link>
          </>
        ) : (
          <Link to={paths.appointments}>Set a time aside to talk</Link>
        )}
      </p>
      <ul className="lines">
        {ways.map(({ path, words }) => (
          <li key={path}>
            <Link className="next-way" to={path}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

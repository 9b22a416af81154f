import {
  isProgramId,
  type ProgramId,
  programPath,
  programStepPath,
  programSteps,
} from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { Link } from "react-router";
import { sentenceOf } from "../../problem.ts";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { KnownStanding } from "./use-standing.ts";

export type ProgramTitles = Readonly<Record<ProgramId, string>>;

type ProgramsSectionProps = { titles: ProgramTitles; programs: KnownStanding };

/** The programs somebody is on, and those they have been through. */
export const ProgramsSection = ({ titles, programs }: ProgramsSectionProps) => {
  const { standing, problem, again } = programs;
  const followed = (standing?.programs ?? []).flatMap(({ program_id: id, ...rest }) =>
    isProgramId(id) && rest.done_steps.length < programSteps[id] ? [{ id, ...rest }] : [],
  );
  // one that was begun anew stands among those somebody is on
  const completed = (standing?.completed ?? [])
    .filter(isProgramId)
    .filter((id) => !followed.some((one) => one.id === id));

  const body = () => {
    if (problem)
      return (
        <DidNotCome
          level={3}
          text={`${sentenceOf(problem)} Nothing you kept is lost.`}
          onAgain={again}
        />
      );
    if (!standing) return <p className="looking">Looking for it</p>;
    if (followed.length + completed.length === 0)
      return (
        <p className="quietly">A few steps on one thing, when you want a path. None is begun.</p>
      );
    return (
      <ul className="lines">
        {followed.map(({ id, current_step, paused, done_steps }) => (
          <li key={id}>
            <Link className="journey-row" to={programStepPath(id, current_step)}>
              <span className="row-words">
                <b>{titles[id]}</b>
                <span className="quietly">
                  {paused ? "Resting at" : "At"} step {current_step} of {programSteps[id]},{" "}
                  {done_steps.length} done
                </span>
              </span>
              <Icon name="forward" size={20} />
            </Link>
          </li>
        ))}
        {completed.map((id) => (
          <li key={id}>
            <Link className="journey-row" to={programPath(id)}>
              <span className="row-words">
                <b>{titles[id]}</b>
                <span className="quietly">Been through</span>
              </span>
              <Icon name="forward" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    );
  };

  return (
    <section className="card journey-programs" aria-labelledby="journey-programs">
      <h2 id="journey-programs">Programs</h2>
      {body()}
      <Link className="onward" to={paths.programs}>
        All programs <Icon name="forward" size={20} />
      </Link>
    </section>
  );
};

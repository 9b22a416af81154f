import { pageOf } from "@app/content/pages";
import type { StaffRole } from "@app/contract/call";
import { ApiError } from "@app/contract/client";
import { paths } from "@app/contract/paths";
import { type ComponentType, useEffect, useState } from "react";
import { type MetaFunction, useNavigate, useSearchParams } from "react-router";
import { api } from "../../api.ts";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { identity } from "../../identity/identity.ts";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { ConfigurationPart } from "./configuration-part.tsx";
import { CountsPart } from "./counts-part.tsx";
import { type DeskPartId, partOf, partsFor } from "./desk-parts.ts";
import { ErrorsPart } from "./errors-part.tsx";
import { LogPart } from "./log-part.tsx";
import { MaintenancePart } from "./maintenance-part.tsx";
import { MessagesPart } from "./messages-part.tsx";
import { ModelPart } from "./model-part.tsx";
import { OutboxPart } from "./outbox-part.tsx";
import { PeoplePart } from "./people-part.tsx";
import { SharedPart } from "./shared-part.tsx";
import "../../ui/card.css";
import styles from "./desk.module.css";

const page = pageOf(paths.desk);

export const meta: MetaFunction = () => [...pageMeta(page), { name: "robots", content: "noindex" }];

type Visit = { kind: "unknown" } | { kind: "failed"; text: string } | { kind: StaffRole };

/** Answers with nothing for anybody who does not work here. */
const roleHere = async (): Promise<StaffRole | null> => {
  if (!(await identity.token())) return null;
  try {
    return (await api.desk.me({})).role;
  } catch (error) {
    if (error instanceof ApiError && [401, 403].includes(error.status)) return null;
    throw error;
  }
};

/** To everybody else this address looks as if it were none. */
const useVisit = (): [Visit, () => void] => {
  const [visit, setVisit] = useState<Visit>({ kind: "unknown" });
  const navigate = useNavigate();
  const look = () => {
    setVisit({ kind: "unknown" });
    roleHere().then(
      (role) =>
        role ? setVisit({ kind: role }) : void navigate(paths.notFound, { replace: true }),
      (error: unknown) => setVisit({ kind: "failed", text: sentenceOf(problemOf(error)) }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(look, []);
  return [visit, look];
};

const drawn: Readonly<Record<DeskPartId, ComponentType>> = {
  people: PeoplePart,
  messages: MessagesPart,
  shared: SharedPart,
  counts: CountsPart,
  errors: ErrorsPart,
  outbox: OutboxPart,
  model: ModelPart,
  maintenance: MaintenancePart,
  configuration: ConfigurationPart,
  log: LogPart,
};

const Desk = ({ role }: { role: StaffRole }) => {
  const [search] = useSearchParams();
  const shown = partOf(role, search.get("part"));
  const Part = drawn[shown];
  return (
    <>
      <LeafHead heading={page.heading} lead={page.lead} />
      <nav className={styles["desk-nav"]} aria-label="Parts of the desk">
        <ul>
          {partsFor(role).map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`${paths.desk}?part=${id}`}
                preventScrollReset
                aria-current={id === shown ? "page" : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Part key={shown} />
    </>
  );
};

const DeskRoute = () => {
  const [visit, look] = useVisit();
  return (
    <div className={`column leaf ${styles["desk"]}`}>
      {visit.kind === "unknown" ? (
        <p className="looking" role="status">
          One moment
        </p>
      ) : visit.kind === "failed" ? (
        <DidNotCome level={3} text={visit.text} onAgain={look} />
      ) : (
        <Desk role={visit.kind} />
      )}
    </div>
  );
};
export default DeskRoute;

import { pageOf } from "@app/content/pages";
import { programs } from "@app/content/programs";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useEffect, useMemo, useState } from "react";
import { type MetaFunction, useLoaderData, useSearchParams } from "react-router";
import { api } from "../../api.ts";
import { useCheckIns } from "../../check-ins/use-check-ins.ts";
import { isOrdinary } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { identity } from "../../identity/identity.ts";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { useIsHere } from "../../state/use-is-here.ts";
import { useStore } from "../../state/use-store.ts";
import { useUndoable } from "../../state/use-undoable.ts";
import { buttonClass } from "../../ui/button.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { UndoNote } from "../../ui/undo-note.tsx";
import { CheckInsSection } from "./check-ins-section.tsx";
import { ConversationsSection } from "./conversations-section.tsx";
import { EmptyJourney } from "./empty-journey.tsx";
import { isThereAnything } from "./is-there-anything.ts";
import { createJourney } from "./journey.ts";
import {
  JourneyFilter,
  type JourneyKind,
  readJourneyView,
  writeJourneyView,
} from "./journey-filter.tsx";
import { MoodsSection } from "./moods-section.tsx";
import { NextSection } from "./next-section.tsx";
import { ProgramsSection, type ProgramTitles } from "./programs-section.tsx";
import { ReportsSection } from "./reports-section.tsx";
import { SavedReading } from "./saved-reading.tsx";
import { SummariesSection } from "./summaries-section.tsx";
import { ThingsSection } from "./things-section.tsx";
import { useNextAppointment } from "./use-next-appointment.ts";
import { useSaved } from "./use-saved.ts";
import { useKnownStanding } from "./use-standing.ts";
import { VaultCard } from "./vault-card.tsx";
import "../../ui/card.css";
import styles from "./journey.module.css";

const page = pageOf(paths.journey);

/** At build: the journey needs the programs' names, and not their words. */
export const loader = () => ({
  titles: Object.fromEntries(
    programs.map(({ id, title, steps }) => [id, { title, steps: steps.map((step) => step.title) }]),
  ) as unknown as ProgramTitles, // the list has every id
});

export const meta: MetaFunction = () => pageMeta(page);

const JourneyRoute = () => {
  const { titles } = useLoaderData<typeof loader>();
  const undoable = useUndoable();
  const [journey] = useState(() =>
    createJourney({
      calls: api,
      isSignedIn: async () => (await identity.token()) !== null,
      hasAccount: () => identity.isAnonymous() === false,
      undoable,
      report: (error) => {
        if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "journey" });
      },
    }),
  );
  const summaries = useStore(journey.summaries);
  const reports = useStore(journey.reports);
  const lists = [useStore(journey.actions), useStore(journey.sessions), summaries, reports];
  const undo = useStore(undoable);
  const checkIns = useCheckIns();
  const followed = useKnownStanding();
  const { vault, saved } = useSaved();
  const keeping = useStore(saved);
  const { list: kept, summaries: sealed } = keeping;
  const appointment = useNextAppointment();
  const [search, setSearch] = useSearchParams();
  const reading = useIsHere() ? search.get("saved") : null;
  const view = useMemo(() => readJourneyView(search), [search]);
  const shows = (kind: JourneyKind) => view.kind === "all" || view.kind === kind;
  /** What was there a moment ago may come back, so the page stays until somebody leaves it. */
  const [begun, setBegun] = useState(false);

  useEffect(() => {
    void journey.load();
  }, [journey]);

  useEffect(() => {
    void journey.showType(view.type);
  }, [journey, view.type]);

  const ended = useSignInEnded();
  const parts = { lists, vault, saved: keeping, checkIns, programs: followed, appointment };
  const anything = isThereAnything(parts);
  const isLoading = anything === "looking";
  const isEmpty = anything === "nothing" && view.type === null;
  useEffect(() => {
    if (!isLoading && !isEmpty) setBegun(true);
  }, [isLoading, isEmpty]);

  if (reading)
    return (
      <div className="column leaf">
        <SavedReading
          key={reading}
          id={reading}
          record={kept.find(({ id }) => id === reading)}
          saved={saved}
          vault={vault}
        />
      </div>
    );
  const everything = view.kind === "all" && view.type === null;
  return (
    <div className="column leaf">
      {isEmpty && !begun && !ended ? (
        <EmptyJourney signedIn={identity.uid() !== null} />
      ) : (
        <>
          <LeafHead heading={page.heading} lead={page.lead}>
            <Link className={buttonClass(ended ? "soft" : "ember")} to={paths.newSession}>
              Talk to {brand.companion}
            </Link>
          </LeafHead>
          <SignedOut />
          {isEmpty && !begun ? null : isLoading && !begun ? (
            <p className="looking" role="status">
              Looking for what you kept
            </p>
          ) : (
            <div className={styles["journey"]}>
              {view.kind !== "all" && (
                <p className={styles["journey-back"]}>
                  <Link to={paths.journey}>All of your journey</Link>
                </p>
              )}
              {everything && <MoodsSection {...checkIns} />}
              {everything && <NextSection appointment={appointment} undoable={undoable} />}
              {shows("things") && <ThingsSection list={journey.actions} />}
              {shows("programs") && <ProgramsSection titles={titles} programs={followed} />}
              {shows("conversations") && (
                <ConversationsSection
                  list={journey.sessions}
                  saved={saved}
                  vault={vault.status}
                  type={view.type}
                  titles={titles}
                  brief={everything}
                />
              )}
              {everything && <VaultCard vault={vault} saved={saved} />}
              {(view.kind === "summaries" ||
                (everything && summaries.items.length + sealed.length > 0)) && (
                <SummariesSection list={journey.summaries} saved={saved} />
              )}
              {view.kind === "check-ins" && <CheckInsSection {...checkIns} />}
              {(view.kind === "reports" || (everything && reports.items.length > 0)) &&
                identity.isAnonymous() === false && <ReportsSection list={journey.reports} />}
              {/* In one place whatever is shown, so that the keyboard stays in it. */}
              <JourneyFilter
                view={view}
                onView={(next) =>
                  setSearch(writeJourneyView(next), { replace: true, preventScrollReset: true })
                }
              />
            </div>
          )}
        </>
      )}
      <UndoNote {...undo} onUndo={undoable.undo} />
    </div>
  );
};
export default JourneyRoute;

import { pageOf } from "@app/content/pages";
import { ownPrompts } from "@app/content/prompts";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { startTransition, useCallback, useMemo, useState } from "react";
import { type MetaFunction, useLoaderData, useSearchParams } from "react-router";
import { pageMeta } from "../../navigation/page-meta.ts";
import { useIsHere } from "../../state/use-is-here.ts";
import { useStore } from "../../state/use-store.ts";
import { useUndoable } from "../../state/use-undoable.ts";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { UndoNote } from "../../ui/undo-note.tsx";
import { BeginCard } from "./begin-card.tsx";
import { CommunityFilter } from "./community-filter.tsx";
import {
  type CommunityView,
  firstView,
  isFirstView,
  readCommunityView,
  writeCommunityView,
} from "./community-view.ts";
import { PromptList } from "./prompt-list.tsx";
import { PromptRow } from "./prompt-row.tsx";
import { SharePart } from "./share-part.tsx";
import { useAccountHere } from "./use-account-here.ts";
import type { ShownPrompt } from "./use-prompts.ts";
import "../../ui/card.css";
import styles from "./community.module.css";

const page = pageOf(paths.community);

export const meta: MetaFunction = () => pageMeta(page);

/** Runs while the pages are built: the product's own prompts are there before any script, and without one. */
export const loader = () => ({
  own: ownPrompts.map(({ id, text, category }) => ({ id, text, category })),
});

const nothing = () => undefined;
const readOnly = { hasAccount: null, onVote: nothing, onTakeBack: nothing, onReport: nothing };

const CommunityRoute = () => {
  const { own } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  /** The page as it was built knows neither the address nor who reads it. */
  const here = useIsHere();
  const hasAccount = useAccountHere();
  const undoable = useUndoable();
  const undo = useStore(undoable);
  /** A new one of one's own makes another list of what is there already. */
  const [shares, setShares] = useState(0);
  const [writing, setWriting] = useState(false);

  const address = search.toString();
  const view = useMemo(
    () => (here ? readCommunityView(new URLSearchParams(address)) : firstView),
    [here, address],
  );
  const built = useMemo(
    () =>
      own.map(
        (prompt): ShownPrompt => ({
          ...prompt,
          votes: 0,
          my_vote: "none",
          uses: 0,
          created_at: "",
          mine: false,
          ours: true,
        }),
      ),
    [own],
  );
  const [shown, setShown] = useState<readonly ShownPrompt[]>(built);
  const show = useCallback(
    (items: readonly ShownPrompt[]) =>
      startTransition(() => setShown(items.length > 0 ? items : built)),
    [built],
  );
  const look = useCallback(
    (next: CommunityView) =>
      setSearch(writeCommunityView(next), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  // Not the one the list begins with, which stands there already.
  const first = built[12];
  const firstPage = built.slice(0, limits.community.pageDefault);

  return (
    <div className={`column leaf ${styles["community"]}`}>
      <LeafHead heading={page.heading} lead={page.lead} />
      {/* One light at a time: it belongs to whatever is about to be done. */}
      {first && !writing && <BeginCard first={first} prompts={shown} />}
      <SharePart
        hasAccount={hasAccount}
        onWriting={setWriting}
        onShared={() => {
          setShares((count) => count + 1);
          look({ ...firstView, shown: "own" });
        }}
      />
      <CommunityFilter view={view} ready={here} hasAccount={hasAccount} onView={look} />
      <section aria-labelledby="prompts">
        <h2 id="prompts" className="visually-hidden">
          Prompts
        </h2>
        <PromptList
          key={`${shares} ${JSON.stringify(view)}`}
          view={view}
          ready={here}
          meanwhile={isFirstView(view) ? firstPage : []}
          hasAccount={hasAccount}
          undoable={undoable}
          onShown={show}
        />
        {!here && (
          <noscript>
            <ul className={styles["prompt-list"]}>
              {built.slice(firstPage.length).map((prompt) => (
                <PromptRow key={prompt.id} prompt={prompt} {...readOnly} />
              ))}
            </ul>
          </noscript>
        )}
      </section>
      <UndoNote {...undo} onUndo={undoable.undo} />
    </div>
  );
};
export default CommunityRoute;

import { pageOf } from "@app/content/pages";
import type { ReportReason } from "@app/contract/kindness-words";
import { paths } from "@app/contract/paths";
import { useEffect, useRef, useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { useKeyboardInset } from "../../device/use-keyboard-inset.ts";
import { sentenceOf } from "../../errors/problem.ts";
import { pageMeta } from "../../navigation/page-meta.ts";
import { useIsHere } from "../../state/use-is-here.ts";
import { useStore } from "../../state/use-store.ts";
import { storage } from "../../storage.ts";
import styles from "./board.module.css";
import { BoardHead, type BoardView } from "./board-head.tsx";
import { BoardNote, type Note } from "./board-note.tsx";
import type { ThoughtHere } from "./board-state.ts";
import { BoardThoughts } from "./board-thoughts.tsx";
import { type HeldState, HelpHere } from "./help-here.tsx";
import type { LeaveAnswer } from "./leave-thought.ts";
import letGoFormStyles from "./let-go-form.module.css";
import { LetGoForm } from "./let-go-form.tsx";
import { sayTakenOut } from "./let-go-words.ts";
import { LineNote } from "./line-note.tsx";
import { announcement, ownBoard } from "./own-board.ts";
import { ReportThoughtDialog } from "./report-dialog.tsx";
import { Stars } from "./stars.tsx";
import type { Acts } from "./thought-acts.tsx";
import { useBoard, useServerMs } from "./use-board.ts";
import { useMedia } from "./use-media.ts";

const page = pageOf(paths.wall);

export const meta: MetaFunction = () => pageMeta(page);

const draft = storage.draft.of("board");

/** What is written outlives a reload, and no more than that. */
const useDraft = (): [string, (text: string) => void] => {
  const [text, setText] = useState("");
  useEffect(() => setText(draft.get() ?? ""), []);
  return [
    text,
    (next) => {
      setText(next);
      if (next) draft.set(next);
      else draft.remove();
    },
  ];
};

/** The way somebody wants to read stands in the address; without a word there, the device's wish counts. */
const useView = (): [BoardView, (view: BoardView) => void] => {
  const [search, setSearch] = useSearchParams();
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const asked = search.get("as");
  const view = asked === "list" || asked === "sky" ? asked : calm ? "list" : "sky";
  return [view, (next) => setSearch({ as: next }, { replace: true, preventScrollReset: true })];
};

type Waiting = Extract<LeaveAnswer, { kind: "waiting" }> & { held: HeldState };

const BoardRoute = () => {
  const board = useBoard();
  const nowMs = useServerMs();
  const { words } = useStore(announcement);
  const [view, setView] = useView();
  /** What somebody asked for in the address is not known while the page is built. */
  const isHere = useIsHere();
  const [still, setStill] = useState(false);
  const [text, setText] = useDraft();
  const [note, setNote] = useState<Note | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [reporting, setReporting] = useState<ThoughtHere | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useKeyboardInset();

  const showTop = () => root.current?.scrollIntoView({ block: "start" });

  const onAnswer = (answer: Exclude<LeaveAnswer, { kind: "refused" }>) => {
    if (answer.kind === "waiting") {
      setNote(null);
      setWaiting({ ...answer, held: answer.mayGoOn ? "undecided" : "waiting" });
    } else {
      setWaiting(null);
      setNote({ text: `It is up there now. ${sayTakenOut(answer.changes)}`.trim() });
    }
    showTop();
  };

  const goOn = async (text: string) => {
    const answer = await ownBoard.leave(text, true);
    if (answer.kind === "refused") return setNote({ text: sentenceOf(answer.problem) });
    if (answer.kind === "shown") setText("");
    onAnswer(answer);
  };

  const takeBack = async ({ id, text: words }: Pick<ThoughtHere, "id" | "text">) => {
    if (!(await ownBoard.takeBack(id))) return;
    setNote({
      text: "Taken back. Nobody sees it any more.",
      act: {
        label: "Write it again",
        run: () => {
          setText(words);
          setNote(null);
          field.current?.focus();
        },
      },
    });
    field.current?.focus();
  };

  const acts: Acts = {
    hear: ({ id }) => void ownBoard.hear(id),
    report: (thought) => setReporting(thought),
    takeBack: (thought) => void takeBack(thought),
  };

  const report = async (reason: ReportReason) => {
    if (!reporting) return;
    const taken = await ownBoard.reportThought(reporting.id, reason);
    setReporting(null);
    if (taken) setNote({ text: "Thank you. A person will look at it." });
    field.current?.focus();
  };

  return (
    <div
      ref={root}
      className={styles["board"]}
      data-view={isHere ? view : undefined}
      data-help={waiting !== null || undefined}
      data-still={still || undefined}
    >
      <Stars />
      <BoardHead
        page={page}
        view={view}
        onView={setView}
        still={still}
        onStill={setStill}
        canSwitch={isHere && waiting === null}
      />
      <div className={styles["board-dock"]}>
        <LetGoForm
          text={text}
          onText={(next) => {
            setText(next);
            if (next) setNote(null);
          }}
          onAnswer={onAnswer}
          fieldRef={field}
        >
          <LineNote line={board.line} isReady={board.status === "ready"} />
          <p className={letGoFormStyles["let-go-refusal"]} role="alert">
            {board.trouble && sentenceOf(board.trouble)}
          </p>
          <BoardNote note={note} />
        </LetGoForm>
      </div>
      {waiting ? (
        <HelpHere
          safety={waiting.safety}
          held={waiting.held}
          onTakeBack={async () => {
            if (await ownBoard.takeBack(waiting.thought.id))
              setWaiting({ ...waiting, held: "taken back" });
          }}
          onGoOn={() => goOn(waiting.thought.text)}
          onClose={() => setWaiting(null)}
        />
      ) : (
        isHere && <BoardThoughts board={board} view={view} nowMs={nowMs} acts={acts} />
      )}
      <noscript>
        <p className={styles["board-instead"]}>The board is live, and needs scripts for it.</p>
      </noscript>
      <p className="visually-hidden" role="status">
        {words}
      </p>
      <ReportThoughtDialog
        thought={reporting}
        onClose={() => setReporting(null)}
        onReport={report}
      />
    </div>
  );
};
export default BoardRoute;

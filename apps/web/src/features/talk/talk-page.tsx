import type { ReplyOption } from "@app/contract/reply-events";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useKeyboardInset } from "../../device/use-keyboard-inset.ts";
import { useOnline } from "../../device/use-online.ts";
import { storage } from "../../storage.ts";
import type { ZokiState } from "../../ui/zoki.tsx";
import { AfterEnd, loadOutcomePanel } from "./after-end.tsx";
import type { Conversation } from "./conversation.ts";
import { DayNote } from "./day-note.tsx";
import { DeleteConversationDialog } from "./delete-dialog.tsx";
import dockStyles from "./dock.module.css";
import { Dock } from "./dock.tsx";
import { EndedDock } from "./ended-dock.tsx";
import { hasKeyboardOnScreen } from "./keyboard-on-screen.ts";
import { PathPlace } from "./place.tsx";
import { finishSaves } from "./save/finish-saves.ts";
import { AfterSave, SaveDialog } from "./save/save-parts.tsx";
import { hasWords } from "./save/saved-messages.ts";
import { mayChoose, shownOptions, shownPlace } from "./shown-offer.ts";
import styles from "./talk.module.css";
import { TalkComposer } from "./talk-composer.tsx";
import { TalkHeader } from "./talk-header.tsx";
import { inCrisis } from "./talk-help.ts";
import { leavesSomething, type TalkState } from "./talk-state.ts";
import { Thread } from "./thread.tsx";
import { useEarlier } from "./use-earlier.ts";
import { usePinnedScroll } from "./use-pinned-scroll.ts";
import { VoiceDoor } from "./voice-door.tsx";

const companionOf = ({ turn, session }: TalkState): ZokiState => {
  if (turn) return turn.speaking ? "speaking" : "thinking";
  return session.status === "ended" ? "idle" : "listening";
};

const programOf = ({ session: { program_id: id, program_step: step } }: TalkState) =>
  id !== null && step !== null ? { id, step } : null;

type TalkPageProps = { conversation: Conversation; startsAloud: boolean };

/** One conversation, open. */
export const TalkPage = ({ conversation, startsAloud }: TalkPageProps) => {
  const state = useSyncExternalStore(
    conversation.subscribe,
    conversation.state,
    conversation.state,
  );
  const online = useOnline();
  const thread = useRef<HTMLElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const earlier = useRef<HTMLButtonElement>(null);
  const ended = state.session.status === "ended";
  const { atEnd, toEnd } = usePinnedScroll(!ended);
  const [allKept, setAllKept] = useState(false);
  const [saving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [aloud, setAloud] = useState(
    !ended && (startsAloud || state.session.session_type === "voice"),
  );
  useEffect(() => {
    void finishSaves().catch(() => undefined);
  }, []);
  const isOpen = !ended && hasWords(state.items);
  useEffect(() => {
    if (isOpen) storage.leftOpen.set(true);
    else if (ended) storage.leftOpen.remove();
  }, [isOpen, ended]);
  useEarlier(conversation, state.items, thread, earlier, state.olderBefore !== null);
  useKeyboardInset();

  const { turn } = state;
  const leaves = leavesSomething(state);
  const canSave = hasWords(state.items);
  const closing = turn !== null && turn.outgoing === null;
  const place = shownPlace(state);

  const send = (content: string) => {
    conversation.send(content);
    toEnd();
  };

  const end = () => {
    conversation.end();
    toEnd();
    // The button goes, and the keyboard goes on from the words it brought.
    thread.current?.focus({ preventScroll: true });
    void loadOutcomePanel().catch(() => undefined);
  };

  /** Said by a press: what was pressed goes, and the keyboard goes on where one answers. */
  const say = (content: string) => {
    send(content);
    if (document.activeElement === words.current) return;
    const next = hasKeyboardOnScreen() ? thread.current : words.current;
    next?.focus({ preventScroll: true });
  };

  const choose = ({ text, ends }: ReplyOption) => (ends ? end() : say(text));

  const onSave = canSave && !ended ? () => setSaving(true) : null;
  const saveDialog = (
    <SaveDialog open={saving} onClose={() => setSaving(false)} conversation={conversation} />
  );

  if (aloud)
    return (
      <>
        <VoiceDoor
          conversation={conversation}
          state={state}
          online={online}
          onSave={onSave}
          onText={() => setAloud(false)}
        />
        {saveDialog}
      </>
    );

  return (
    <div className={leaves ? `${styles["room"]} ${dockStyles["room-leaves"]}` : styles["room"]}>
      <TalkHeader
        companion={companionOf(state)}
        place={place && <PathPlace place={place} ready={mayChoose(state, online)} onSay={say} />}
        onEnd={ended || closing ? null : end}
        onSave={onSave}
        onDelete={() => setDeleting(true)}
      />
      <Thread
        state={state}
        conversation={conversation}
        online={online}
        threadRef={thread}
        earlierRef={earlier}
        after={
          leaves ? (
            <AfterEnd conversation={conversation} state={state} onAllKept={setAllKept} />
          ) : (
            ended && canSave && <AfterSave conversation={conversation} />
          )
        }
      />
      <Dock
        online={online}
        saved={state.session.is_conversation_encrypted}
        onNewest={atEnd || ended ? null : toEnd}
      >
        <DayNote talking={!ended} inCrisis={inCrisis(state)} onEnd={end} />
        {ended ? (
          <EndedDock
            onRestore={conversation.restore}
            quiet={leaves && !allKept}
            program={programOf(state)}
          />
        ) : (
          <TalkComposer
            sessionId={conversation.id}
            replying={turn !== null}
            onSend={send}
            onStop={conversation.stop}
            onAloud={() => setAloud(true)}
            options={shownOptions(state, online)}
            onChoose={choose}
            wordsRef={words}
          />
        )}
      </Dock>
      {saveDialog}
      <DeleteConversationDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        conversation={conversation}
      />
      <p className="visually-hidden" role="status">
        {`${state.announcement} ${state.announcedWays}`.trim()}
      </p>
    </div>
  );
};

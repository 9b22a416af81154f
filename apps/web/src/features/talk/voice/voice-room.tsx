import { brand } from "@app/contract/brand";
import { useEffect } from "react";
import { useRole } from "../../../sign-in/use-role.ts";
import { mainId } from "../../../ui/skip-link.tsx";
import type { ZokiState } from "../../../ui/zoki.tsx";
import type { Conversation } from "../conversation.ts";
import { CrisisPanel } from "../crisis-panel.tsx";
import { DayNote } from "../day-note.tsx";
import { FailedReply } from "../failed-reply.tsx";
import { TalkComposer } from "../talk-composer.tsx";
import { TalkHeader } from "../talk-header.tsx";
import { inCrisis } from "../talk-help.ts";
import type { TalkState } from "../talk-state.ts";
import { CreditRing } from "./credit-ring.tsx";
import { useVoiceTalk } from "./use-voice-talk.ts";
import { VoiceCaptions } from "./voice-captions.tsx";
import { VoiceDock } from "./voice-dock.tsx";
import { EntranceDock, EntranceWords } from "./voice-entrance.tsx";
import { VoiceNote } from "./voice-note.tsx";
import { VoiceScene } from "./voice-scene.tsx";
import type { VoicePhase, VoiceState } from "./voice-state.ts";
import { announcedWords, phaseWords } from "./voice-words.ts";
import "./voice-dock.module.css";
import talkStyles from "../talk.module.css";
import styles from "./voice.module.css";

const figures: Record<VoicePhase, ZokiState> = {
  entrance: "idle",
  starting: "thinking",
  listening: "listening",
  hearing: "listening",
  thinking: "thinking",
  speaking: "speaking",
  correcting: "idle",
};

type VoiceRoomProps = {
  conversation: Conversation;
  state: TalkState;
  online: boolean;
  onSave: (() => void) | null;
  onText: () => void;
};

const helpIn = ({ turn, items }: TalkState) => {
  const help = turn?.help ?? items.findLast((item) => item.kind === "help");
  return help?.kind === "help" ? help : null;
};

/** What a reply nobody hears is told to a screen reader with. */
const announcement = (voice: VoiceState, state: TalkState): string => {
  const aloud = voice.can?.speak && voice.problem?.kind !== "noCredits";
  const words = announcedWords(voice.phase, phaseWords(voice));
  return voice.phase === "listening" && !aloud ? `${state.announcement} ${words}`.trim() : words;
};

/** The same conversation as in text, spoken. */
export const VoiceRoom = ({ conversation, state, online, onSave, onText }: VoiceRoomProps) => {
  const { talk, state: voice } = useVoiceTalk(conversation, onText);
  const role = useRole();
  const help = helpIn(state);
  const begun = voice.can !== null;
  const { problem } = voice;

  useEffect(() => {
    if (online && problem?.kind === "words" && problem.problem.code === null) talk.tryWordsAgain();
  }, [online, problem, talk]);

  const composer = voice.can?.listen === false && (
    <TalkComposer
      sessionId={conversation.id}
      replying={state.turn !== null}
      onSend={talk.write}
      onStop={talk.stopSpeaking}
    />
  );

  return (
    <div
      className={
        inCrisis(state)
          ? `${talkStyles["room"]} ${styles["vroom"]} ${styles["vroom-crisis"]}`
          : `${talkStyles["room"]} ${styles["vroom"]}`
      }
    >
      <VoiceScene figure={figures[voice.phase]} loudness={() => talk.loudness().companion} />
      <TalkHeader
        companion={null}
        aside={voice.credits && role && <CreditRing credits={voice.credits} role={role} />}
        onEnd={null}
        onSave={onSave}
      />
      <main className={styles["v-main"]} id={mainId} tabIndex={-1} aria-label="Conversation">
        <h1 className="visually-hidden">Voice session with {brand.companion}</h1>
        <section className={styles["v-words"]} aria-label="Captions">
          {begun ? (
            <VoiceCaptions talk={talk} voice={voice} conversation={conversation} state={state} />
          ) : (
            <EntranceWords />
          )}
          {help && <CrisisPanel help={help} onFold={conversation.foldHelp} />}
          {state.failure && <FailedReply failure={state.failure} onRetry={conversation.retry} />}
          {!online && (
            <p className={styles["v-offline"]} role="status">
              You are offline. What you say cannot be turned into words until you are back.
            </p>
          )}
          {problem && (
            <VoiceNote
              problem={problem}
              onAgain={talk.start}
              onText={onText}
              onWords={talk.tryWordsAgain}
              onRead={talk.readProblem}
              sessionId={conversation.id}
            />
          )}
        </section>
      </main>
      <DayNote talking inCrisis={inCrisis(state)} onEnd={talk.end} />
      {begun ? (
        <VoiceDock
          talk={talk}
          voice={voice}
          onText={onText}
          onEnd={talk.end}
          composer={composer || null}
        />
      ) : (
        <EntranceDock starting={voice.phase === "starting"} onStart={talk.start} onText={onText} />
      )}
      <p className="visually-hidden" role="status">
        {announcement(voice, state)}
      </p>
    </div>
  );
};

import { brand } from "@app/contract/brand";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { Conversation } from "../conversation.ts";
import { TalkIcon } from "../talk-icon.tsx";
import type { TalkState } from "../talk-state.ts";
import { CorrectWords } from "./correct-words.tsx";
import { LevelBars } from "./level-bars.tsx";
import { lastReply, lastWords } from "./said-lately.ts";
import styles from "./voice.module.css";
import type { VoiceState } from "./voice-state.ts";
import type { VoiceTalk } from "./voice-talk.ts";
import { phaseWords } from "./voice-words.ts";

type VoiceCaptionsProps = {
  talk: VoiceTalk;
  voice: VoiceState;
  conversation: Conversation;
  state: TalkState;
};

/** Longer captions are set smaller, so that a reply stays on one screen. */
const longFromChars = 180;
const followMs = 80;

/** The reply as it is spoken: what was heard stands out from what is still to come. */
const SpokenReply = ({ talk, reply }: { talk: VoiceTalk; reply: string }) => {
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setHeard(talk.heardChars()), followMs);
    return () => clearInterval(timer);
  }, [talk]);
  return (
    <p
      dir="auto"
      data-live-words
      className={
        reply.length > longFromChars
          ? `${styles["v-live"]} ${styles["v-live-long"]}`
          : styles["v-live"]
      }
    >
      {reply.slice(0, heard)}
      <span className={styles["v-yet"]}>{reply.slice(heard)}</span>
    </p>
  );
};

/** The last words may still be heard otherwise, so they stand back a little until more came. */
const WordsSoFar = ({ words, settled }: { words: string; settled: boolean }) => {
  const unsure = settled ? "" : (/\S+(?:\s+\S+)?\s*$/.exec(words)?.[0] ?? "");
  return (
    <p
      dir="auto"
      data-live-words
      className={
        words.length > longFromChars
          ? `${styles["v-live"]} ${styles["v-live-long"]}`
          : styles["v-live"]
      }
    >
      {words.slice(0, words.length - unsure.length)}
      {unsure !== "" && <span className={styles["v-yet"]}>{unsure}</span>}
    </p>
  );
};

const StateLine = ({ talk, voice }: Pick<VoiceCaptionsProps, "talk" | "voice">) => (
  <p className={styles["v-state"]} data-voice-state>
    {voice.phase === "listening" || voice.phase === "hearing" ? (
      <LevelBars loudness={() => talk.loudness().person} />
    ) : (
      voice.phase === "speaking" && <TalkIcon name="aloud" />
    )}
    {phaseWords(voice)}
  </p>
);

/** Everything said, as it is said, to read along. */
export const VoiceCaptions = ({ talk, voice, conversation, state }: VoiceCaptionsProps) => {
  const { reply } = conversation;
  const coming = useSyncExternalStore(reply.subscribe, reply.shown, reply.shown);
  const { phase, words } = voice;
  const mine = lastWords(state.items);
  const said = state.turn ? coming : lastReply(state.items);
  const replying = phase === "speaking" || (phase === "thinking" && state.turn !== null);
  if (phase === "correcting") return <CorrectWords words={words} onDone={talk.corrected} />;
  return (
    <>
      {mine !== "" && (
        <article className={styles["v-past"]} aria-label="You">
          <p dir="auto">{mine}</p>
          {words === "" && (
            <button type="button" className={styles["v-correct"]} onClick={talk.correct}>
              <Icon name="edit" size={18} />
              Correct the words
            </button>
          )}
        </article>
      )}
      {!replying && said !== "" && (
        <article className={styles["v-said"]} aria-label={brand.companion}>
          <p dir="auto">{said}</p>
        </article>
      )}
      <StateLine talk={talk} voice={voice} />
      {replying && said !== "" && <SpokenReply talk={talk} reply={said} />}
      {!replying && words !== "" && (
        <>
          <WordsSoFar words={words} settled={phase !== "hearing"} />
          {phase === "hearing" && (
            <button type="button" className={styles["v-correct"]} onClick={talk.correct}>
              <Icon name="edit" size={18} />
              Correct the words
            </button>
          )}
        </>
      )}
    </>
  );
};

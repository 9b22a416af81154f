import { brand } from "@app/contract/brand";
import { useEffect, useState } from "react";
import { type Problem, problemOf, sentenceOf } from "../../errors/problem.ts";
import { loadChunk } from "../../navigation/chunks.ts";
import { Button } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { mainId } from "../../ui/skip-link.tsx";
import type { Conversation } from "./conversation.ts";
import messageStyles from "./message.module.css";
import styles from "./talk.module.css";
import { TalkHeader } from "./talk-header.tsx";
import type { TalkState } from "./talk-state.ts";
import type { VoiceRoom } from "./voice/voice-room.tsx";

/** Most people write, so what is needed to talk aloud comes when somebody asks for it. */
const loadVoiceRoom = () => loadChunk("voice", () => import("./voice/voice-room.tsx"));

type VoiceDoorProps = {
  conversation: Conversation;
  state: TalkState;
  online: boolean;
  onSave: (() => void) | null;
  onText: () => void;
};

export const VoiceDoor = (props: VoiceDoorProps) => {
  const [room, setRoom] = useState<{ Room: typeof VoiceRoom } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = () => {
    setProblem(null);
    loadVoiceRoom().then(
      (module) => setRoom({ Room: module.VoiceRoom }),
      (error: unknown) => setProblem(problemOf(error)),
    );
  };
  useEffect(load, []);

  if (room) return <room.Room {...props} />;
  return (
    <div className={styles["room"]}>
      <TalkHeader companion="thinking" onEnd={null} />
      <main className={styles["thread"]} id={mainId} tabIndex={-1} aria-label="Conversation">
        <h1 className="visually-hidden">Voice session with {brand.companion}</h1>
        {problem ? (
          <FailureCard
            title="What is needed to talk aloud did not come"
            text={`${sentenceOf(problem)} Nothing was lost.`}
            acts={
              <>
                <Button onClick={load}>Try again</Button>
                <Button kind="bare" onClick={props.onText}>
                  Go on in text
                </Button>
              </>
            }
          />
        ) : (
          <p
            className={`${messageStyles["reply"]} ${messageStyles["reply-thinking"]}`}
            role="status"
          >
            {brand.companion} is on the way
          </p>
        )}
      </main>
    </div>
  );
};

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { api } from "../../../api.ts";
import { reportError } from "../../../errors/report-error.ts";
import { identity } from "../../../identity/identity.ts";
import type { Conversation } from "../conversation.ts";
import { openEar } from "./ear/ear.ts";
import { createSpeechPlayer } from "./mouth/speech-player.ts";
import { createVoiceCalls } from "./voice-calls.ts";
import type { VoiceState } from "./voice-state.ts";
import { createVoiceTalk, type VoiceTalk } from "./voice-talk.ts";

const talkOf = (conversation: Conversation, onLeave: () => void): VoiceTalk =>
  createVoiceTalk({
    conversation,
    calls: createVoiceCalls(api, conversation.id),
    openEar,
    openPlayer: createSpeechPlayer,
    hasAccount: () => identity.isAnonymous() === false,
    onLeave,
    report: (error, context) =>
      reportError(error, { userId: identity.uid(), sessionId: conversation.id, context }),
  });

/** The conversation, spoken, for as long as its room is open. */
export const useVoiceTalk = (
  conversation: Conversation,
  onLeave: () => void,
): { talk: VoiceTalk; state: VoiceState } => {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  const [talk] = useState(() => talkOf(conversation, () => leave.current()));
  const held = useRef(false);
  useEffect(() => {
    held.current = true;
    return () => {
      held.current = false;
      // While it is developed, React leaves and enters every room once before it stays.
      queueMicrotask(() => {
        if (!held.current) talk.close();
      });
    };
  }, [talk]);
  return { talk, state: useSyncExternalStore(talk.subscribe, talk.state, talk.state) };
};

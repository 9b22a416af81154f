import { limits } from "@app/contract/limits";
import { firstVoiceState, reduceVoice, type VoiceEvent } from "./voice-state.ts";

/** What the room shows, and whoever draws it. */
export const createVoiceStore = () => {
  const listeners = new Set<() => void>();
  let state = firstVoiceState(limits.settings.patienceMs.usual);
  return {
    state: () => state,
    dispatch: (event: VoiceEvent): void => {
      state = reduceVoice(state, event);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
};

import { brand } from "@app/contract/brand";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { VoiceUnder } from "./voice-dock.tsx";

/** What will happen, in plain words, before the browser asks. */
export const EntranceWords = () => (
  <>
    <h2 className="v-live">Talk with {brand.companion} aloud</h2>
    <p className="v-plain">
      Your browser will ask whether this page may use the microphone. {brand.companion} listens from
      then on, until you switch to text, end the session or leave.
    </p>
    <p className="v-plain">
      What you say is turned into words, and every word is shown. The sound itself is not kept.{" "}
      {brand.companion} is an AI, and its voice is made by a machine.
    </p>
  </>
);

type EntranceDockProps = { starting: boolean; onStart: () => void; onText: () => void };

export const EntranceDock = ({ starting, onStart, onText }: EntranceDockProps) => {
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => begin.current?.focus({ preventScroll: true }), []);
  return (
    <section className="v-dock" aria-label="Your turn">
      <div className="v-panel">
        <div className="v-acts v-acts-two">
          <Button kind="soft" onClick={onText}>
            Stay with text
          </Button>
          <Button ref={begin} onClick={onStart} disabled={starting}>
            {starting ? "Getting ready" : "Turn the microphone on"}
          </Button>
        </div>
      </div>
      <VoiceUnder />
    </section>
  );
};

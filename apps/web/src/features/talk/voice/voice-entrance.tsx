import { brand } from "@app/contract/brand";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import styles from "./voice.module.css";
import voiceDockStyles from "./voice-dock.module.css";
import { VoiceUnder } from "./voice-dock.tsx";

/** What will happen, in plain words, before the browser asks. */
export const EntranceWords = () => (
  <>
    <h2 className={styles["v-live"]}>Talk with {brand.companion} aloud</h2>
    <p className={styles["v-plain"]}>
      Your browser will ask whether this page may use the microphone. {brand.companion} listens from
      then on, until you switch to text, end the session or leave.
    </p>
    <p className={styles["v-plain"]}>
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
    <section className={voiceDockStyles["v-dock"]} aria-label="Your turn">
      <div className={voiceDockStyles["v-panel"]}>
        <div className={voiceDockStyles["v-acts"]}>
          <Button kind="soft" className={voiceDockStyles["v-side-act"]} onClick={onText}>
            Stay with text
          </Button>
          <Button
            ref={begin}
            className={voiceDockStyles["v-main-act"]}
            onClick={onStart}
            disabled={starting}
          >
            {starting ? "Getting ready" : "Turn the microphone on"}
          </Button>
        </div>
      </div>
      <VoiceUnder />
    </section>
  );
};

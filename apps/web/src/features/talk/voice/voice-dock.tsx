import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from "react";
import { Link } from "../../../navigation/link.tsx";
import { sayPatience } from "../../../talking/say-patience.ts";
import { Button } from "../../../ui/button.tsx";
import { TalkIcon } from "../talk-icon.tsx";
import type { TurnMode } from "./ear/listen-for-turns.ts";
import { useSpaceBar } from "./use-space-bar.ts";
import styles from "./voice-dock.module.css";
import type { VoiceState } from "./voice-state.ts";
import type { VoiceTalk } from "./voice-talk.ts";

const { min, max } = limits.settings.patienceMs;
const patienceStepMs = 100;

const modes: readonly { mode: TurnMode; words: string }[] = [
  { mode: "handsFree", words: "Hands-free" },
  { mode: "hold", words: "Hold to talk" },
];

type PartProps = { talk: VoiceTalk; voice: VoiceState };

const TurnControls = ({ talk, voice }: PartProps) => {
  const id = useId();
  const reached = ((voice.patienceMs - min) / (max - min)) * 100;
  return (
    <div className={styles["v-top"]}>
      <fieldset className={styles["v-seg"]}>
        <legend className="visually-hidden">How {brand.companion} knows it is your turn</legend>
        {modes.map(({ mode, words }) => (
          <label key={mode}>
            <input
              type="radio"
              name={id}
              checked={voice.mode === mode}
              onChange={() => talk.chooseMode(mode)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <div className={styles["v-patience"]}>
        <label htmlFor={`${id}-waits`}>{brand.companion} waits</label>
        <input
          id={`${id}-waits`}
          type="range"
          min={min}
          max={max}
          step={patienceStepMs}
          value={voice.patienceMs}
          disabled={voice.mode === "hold"}
          style={{ "--reached": `${reached}%` } as CSSProperties} // React knows no properties of one's own
          aria-valuetext={`${sayPatience(voice.patienceMs)} of quiet`}
          onChange={(event) => talk.choosePatience(Number(event.target.value))}
          onPointerUp={talk.keepPatience}
          onKeyUp={talk.keepPatience}
        />
        <output htmlFor={`${id}-waits`}>{sayPatience(voice.patienceMs)}</output>
      </div>
    </div>
  );
};

const isPress = ({ key }: KeyboardEvent): boolean => key === " " || key === "Enter";

const HoldButton = ({ talk, voice }: PartProps) => (
  <Button
    className={`${styles["v-main-act"]} ${styles["v-hold"]}`}
    aria-pressed={voice.holding}
    onPointerDown={(event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      talk.hold(true);
    }}
    onPointerUp={() => talk.hold(false)}
    onPointerCancel={() => talk.hold(false)}
    onKeyDown={(event) => {
      if (!isPress(event)) return;
      event.preventDefault();
      talk.hold(true);
    }}
    onKeyUp={(event) => {
      if (isPress(event)) talk.hold(false);
    }}
    onBlur={() => talk.hold(false)}
    onContextMenu={(event) => event.preventDefault()}
  >
    {voice.holding ? "Let go to send" : "Hold to talk"}
  </Button>
);

const MainButton = ({ talk, voice }: PartProps) => {
  const { phase, mode, waiting } = voice;
  if (phase === "correcting") return null;
  if (mode === "hold" && phase !== "thinking") return <HoldButton talk={talk} voice={voice} />;
  if (phase === "speaking" || phase === "thinking")
    return (
      <Button className={styles["v-main-act"]} onClick={talk.stopSpeaking}>
        Stop, I’d like to speak
      </Button>
    );
  if (waiting && phase === "hearing")
    return (
      <Button className={styles["v-main-act"]} onClick={talk.finish}>
        That was all
      </Button>
    );
  return (
    <Button className={styles["v-main-act"]} onClick={talk.wait} aria-pressed={waiting}>
      I’m still thinking
    </Button>
  );
};

type VoiceDockProps = PartProps & {
  onText: () => void;
  onEnd: () => void;
  /** In place of the controls for a microphone, where there is nothing to listen with. */
  composer: ReactNode;
};

export const VoiceDock = ({ talk, voice, onText, onEnd, composer }: VoiceDockProps) => {
  useSpaceBar(voice.mode === "hold" && composer === null, talk.hold);
  return (
    <section className={styles["v-dock"]} aria-label="Your turn">
      <div className={styles["v-panel"]}>
        {composer ?? <TurnControls talk={talk} voice={voice} />}
        <div className={styles["v-acts"]}>
          <Button kind="soft" className={styles["v-side-act"]} onClick={onText}>
            <TalkIcon name="text" />
            <span className={styles["v-wide"]}>Switch to text</span>
            <span className={styles["v-narrow"]}>Text</span>
          </Button>
          {composer === null && <MainButton talk={talk} voice={voice} />}
          <Button kind="soft" className={styles["v-side-act"]} onClick={onEnd}>
            <span>
              End<span className={styles["v-wide"]}> session</span>
            </span>
          </Button>
        </div>
      </div>
      <VoiceUnder />
    </section>
  );
};

/** What becomes of a voice, and where help is. */
export const VoiceUnder = () => (
  <p className={styles["v-under"]}>
    <span className={styles["v-wide"]}>
      Your voice is turned into words and not kept. The words last {limits.session.retentionDays}{" "}
      days at most, unless you save them.
    </span>
    <span className={styles["v-narrow"]}>Your voice is not kept.</span>{" "}
    <Link to={paths.crisis}>In crisis?</Link>
  </p>
);

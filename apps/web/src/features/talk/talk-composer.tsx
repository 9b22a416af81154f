import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { ReplyOption } from "@app/contract/reply-events";
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { Composer } from "../../ui/composer.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./dock.module.css";
import { hasKeyboardOnScreen } from "./keyboard-on-screen.ts";
import { endNamedIn } from "./offer.ts";
import { useDraft } from "./use-draft.ts";
import { Ways } from "./ways.tsx";

type TalkComposerProps = {
  /** null while the session is being opened: what is typed is kept, and sent from then on. */
  sessionId: string | null;
  replying: boolean;
  onSend: (content: string) => void;
  onStop: () => void;
  /** Goes on in voice; absent where that is no choice. */
  onAloud?: () => void;
  /** Short ways to answer; none where the room shows none. */
  options?: readonly ReplyOption[];
  onChoose?: (option: ReplyOption) => void;
  /** For a room that leads the keyboard back to the words. */
  wordsRef?: RefObject<HTMLTextAreaElement | null>;
};

const none: readonly ReplyOption[] = [];

/** Pressing a button must not close the keyboard of somebody who is writing. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

const StopButton = ({ onStop }: { onStop: () => void }) => (
  <button
    type="button"
    className={`send-button ${styles["stop-button"]}`}
    aria-label="Stop the reply"
    onPointerDown={keepFocus}
    onClick={onStop}
  >
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      <rect width="14" height="14" rx="3.5" fill="currentColor" />
    </svg>
  </button>
);

/** Written is where one is; choosing the other opens the door to talking aloud. */
const TextOrVoice = ({ onAloud }: { onAloud: () => void }) => (
  <fieldset className={styles["text-or-voice"]}>
    <legend className="visually-hidden">How to talk with {brand.companion}</legend>
    <span aria-current="true">Text</span>
    <button type="button" onClick={onAloud}>
      <Icon name="microphone" size={18} />
      Voice
    </button>
  </fieldset>
);

const SendButton = () => (
  <button
    type="submit"
    className="send-button"
    aria-label={`Send to ${brand.companion}`}
    onPointerDown={keepFocus}
  >
    <Icon name="send" />
  </button>
);

export const TalkComposer = ({
  sessionId,
  replying,
  onSend,
  onStop,
  onAloud,
  options = none,
  onChoose,
  wordsRef,
}: TalkComposerProps) => {
  const [text, setText] = useDraft(sessionId);
  const own = useRef<HTMLTextAreaElement>(null);
  const words = wordsRef ?? own;

  useEffect(() => {
    // On a phone the keyboard would cover half the first words; in an open menu somebody is choosing.
    if (sessionId === null || hasKeyboardOnScreen() || document.querySelector(":popover-open"))
      return;
    words.current?.focus({ preventScroll: true });
  }, [sessionId, words]);

  const send = () => {
    if (sessionId === null || text.trim() === "") return;
    const end = onChoose && endNamedIn(text, options);
    if (end) onChoose(end);
    else onSend(text);
    setText("");
    words.current?.focus({ preventScroll: true });
  };

  const breakLineOnScreenKeyboard = (event: KeyboardEvent) => {
    if (event.key === "Enter" && hasKeyboardOnScreen()) event.stopPropagation();
  };

  return (
    <div onKeyDownCapture={breakLineOnScreenKeyboard}>
      {onChoose && options.length > 0 && (
        <Ways
          key={options.map((option) => option.text).join("\n")}
          options={options}
          away={text.trim() !== ""}
          onChoose={onChoose}
        />
      )}
      <Composer
        label="Your message"
        placeholder={replying ? `You can write while ${brand.companion} replies` : "Write anything"}
        value={text}
        onValue={setText}
        onSend={send}
        sendLabel={`Send to ${brand.companion}`}
        maxChars={limits.message.maxChars}
        textareaRef={words}
        action={
          <span className={styles["composer-acts"]}>
            {replying && <StopButton onStop={onStop} />}
            {(!replying || text.trim() !== "") && <SendButton />}
          </span>
        }
      >
        {onAloud && <TextOrVoice onAloud={onAloud} />}
      </Composer>
    </div>
  );
};

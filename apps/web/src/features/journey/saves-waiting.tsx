import { sentenceOf } from "../../errors/problem.ts";
import { useStore } from "../../state/use-store.ts";
import { Button } from "../../ui/button.tsx";
import { ownOutbox } from "../../vault/own-outbox.ts";
import styles from "./journey.module.css";

/** Saves that are not with the server yet, and those it would not take. */
export const SavesWaiting = () => {
  const { waiting, lasting } = useStore(ownOutbox);
  const conversations = waiting.filter(({ what }) => what === "conversation");
  const refused = conversations.find((save) => save.refused);
  if (refused?.refused)
    return (
      <div className={styles["saves-waiting"]} role="alert">
        <p>
          One conversation could not be saved. {sentenceOf(refused.refused)} It is kept on this
          device, sealed.
        </p>
        <Button kind="quiet" onClick={() => ownOutbox.discard(refused)}>
          Remove it from this device
        </Button>
      </div>
    );
  if (conversations.length === 0) return null;
  return (
    <p className={styles["saves-waiting"]} role="status">
      {conversations.length === 1
        ? "One conversation is sealed on this device and waits to be sent."
        : `${conversations.length} conversations are sealed on this device and wait to be sent.`}
      {!lasting && " This browser keeps nothing, so leave the page open until then."}
    </p>
  );
};

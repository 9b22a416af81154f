import { quickExitAddress } from "@app/content/quick-exit";
import { storage } from "../storage.ts";

/** Escape pressed again within this time means away, and not only out of a dialog. */
const twiceMs = 1_000;

/** What a link or button carries that leaves at once. As a link it works before any script does. */
export const leaveMark = "data-leave";

type Leaving = {
  document: Document;
  location: Pick<Location, "replace">;
};

/** First nothing is left to see, then nothing to find, and only then the page goes. */
export const leaveNow = ({ document, location }: Leaving = window): void => {
  document.documentElement.style.display = "none";
  document.title = "Weather";
  storage.draft.clear();
  storage.help.clear();
  storage.leftOpen.remove();
  storage.onTheWay.remove();
  storage.left.set(quickExitAddress);
  location.replace(quickExitAddress);
};

type Target = Pick<EventTarget, "addEventListener">;

/** Listens before anything on the page does, so that nothing can hold it back. */
export const watchForLeaving = (target: Target, leave: () => void = leaveNow): void => {
  let escapedMs = Number.NEGATIVE_INFINITY;
  target.addEventListener(
    "keydown",
    (event) => {
      const { key, repeat, isComposing, timeStamp } = event as KeyboardEvent; // what keydown brings
      if (key !== "Escape" || repeat || isComposing) return;
      if (timeStamp - escapedMs < twiceMs) leave();
      escapedMs = timeStamp;
    },
    true,
  );
  target.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest(`[${leaveMark}]`)) return;
      event.preventDefault();
      leave();
    },
    true,
  );
};

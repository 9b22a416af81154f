/** The words of the reply being made, kept apart from the thread so that a token redraws one reply only. */
export type ReplyText = {
  append: (text: string) => void;
  /** Everything said so far, also what is not on the screen yet. */
  said: () => string;
  /** The same, and at least what was there before it broke off. */
  soFar: () => string;
  clear: () => void;
  /** What was on the screen of this reply before: it stays for as long as the same words come again. */
  takeUp: (half: string) => void;
  subscribe: (listener: () => void) => () => void;
  shown: () => string;
  /** Told of every piece as it comes, also while the page is not looked at. */
  follow: (listener: () => void) => () => void;
};

export const createReplyText = (onNextFrame: (work: () => void) => void): ReplyText => {
  const listeners = new Set<() => void>();
  const followers = new Set<() => void>();
  let said = "";
  let half = "";
  let shown = "";
  let waiting = false;

  const soFar = () => (half.startsWith(said) ? half : said);

  const show = () => {
    waiting = false;
    const next = soFar();
    if (shown === next) return;
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    append: (text) => {
      said += text;
      for (const follower of followers) follower();
      if (waiting) return;
      waiting = true;
      onNextFrame(show);
    },
    said: () => said,
    soFar,
    clear: () => {
      said = "";
      half = "";
      show();
    },
    takeUp: (words) => {
      half = words;
      show();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    follow: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
  };
};

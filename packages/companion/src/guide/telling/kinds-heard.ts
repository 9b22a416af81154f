import type { SentenceKind } from "../say/kinds.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import type { Understanding } from "../understanding/understand.ts";
import { contentWords, unreadWords } from "../words/unread-words.ts";

/** More of a clause than this must not be left unread by what answers it. */
const mostUnread = 0.34;

/** Of the whole message, a moment has to be at least this share. */
const leastShare = 0.7;
/** What is only stayed with claims little, and needs less. */
const leastOfQuiet = 0.45;

/** A moment that was known by a word or two of a longer clause is a guess. */
const isReadIn = ({ when, quiet }: SentenceKind, { clauses, lower }: Understanding): boolean => {
  const text = clauses.map((clause) => clause.text.toLowerCase()).findLast((one) => when.test(one));
  const read = text ?? lower;
  const unread = unreadWords(when, read, []).length;
  const words = contentWords(read).length;
  if (words - unread < contentWords(lower).length * (quiet ? leastOfQuiet : leastShare))
    return false;
  return unread <= words * mostUnread;
};

/** A small thing is a trace of somebody, and a call not taken a grief, only where somebody is mourned. */
const ofMourning = /^(?:small-detail|not-done-in-time)$/;

/** What somebody else feels is not the person's own. */
const ofOneself =
  /^(?:fear-future|pressure|tears|torn|undeserving|at-a-loss|avoiding|froze|no-tears)$/;
const ofAnother =
  /^(?:and |but |so )*(?:he|she|they|he's|she's|they're|everyone|everybody|people|(?:my|our|his|her|their) (?!heart|head|mind|body|whole)\w+)\b/;

const isOwn = (kind: SentenceKind, { clauses, lower }: Understanding): boolean =>
  !ofOneself.test(kind.id) ||
  !ofAnother.test(
    clauses.map((clause) => clause.text.toLowerCase()).findLast((one) => kind.when.test(one)) ??
      lower,
  );

/** The moments of a message that it really tells of, and that suit the talk. */
export const kindsFor = (state: State) => {
  const kinds = state.now.kinds.filter(
    (kind) =>
      (!ofMourning.test(kind.id) || inSorrow(state)) &&
      (kind.id === "pile" || (isReadIn(kind, state.now) && isOwn(kind, state.now))),
  );
  const hasSorrow = state.now.situations.some(({ situation }) => situation.tone !== "glad");
  return (
    kinds
      .filter(
        (kind) =>
          kind.tone !== "glad" || kind.id === "relief" || (!hasSorrow && !state.isDarkSession),
      )
      // tears over good news are part of it
      .filter((kind) => !(state.isGladSession && kind.id === "tears"))
      .slice(0, 3)
  );
};

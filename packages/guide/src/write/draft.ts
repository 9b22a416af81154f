import { withoutEnd } from "@app/reading/text";
import { moveLines } from "../lines/moves.ts";
import { planKeys } from "../paths.ts";
import type { Slot } from "../talk.ts";
import type { GuideTurn } from "../turn.ts";
import { personOf } from "./fill.ts";

/** The person's own sentence, where it can stand in a message of theirs: it begins with them, and is short. */
const ownSentence = (slot: Slot | undefined): string | null => {
  const first = withoutEnd(slot?.words.split(/(?<=[.!?])\s/)[0]?.trim() ?? "", ".!?…");
  if (!first || first.split(/\s+/).length > 20) return null;
  return /^(?:I|I’m|I'm|I’d|I'd|I’ve|I've|It|We|My)\b/.test(first) ? `${first}.` : null;
};

/** A few sentences to send or say, made of what the person told: the latest, and to whom it belongs. */
export const draftFor = ({ talk, voice, path }: GuideTurn): string | null => {
  const byRole = (role: string): Slot | undefined => {
    const keys =
      path?.steps.filter((step) => step.role === role).map(({ id }) => `${path.id}/${id}`) ?? [];
    return keys.map((key) => talk.slots[key]).findLast((slot) => slot !== undefined);
  };
  const person = personOf(talk);
  const name = person && !person.startsWith("your ") ? person : null;
  const matter = ownSentence(byRole("matter")) ?? ownSentence(byRole("feeling"));
  const wish = ownSentence(byRole("need")) ?? ownSentence(byRole("wish"));
  if (!matter && !wish) return null;
  const when = talk.slots[planKeys.when]?.quote;
  const lines = [
    name
      ? `${name}, there is something I’d like to say, and I’d like to say it calmly.`
      : "There is something I’d like to say, and I’d like to say it calmly.",
    matter,
    wish,
    when
      ? `Could we talk about it ${when.charAt(0).toLowerCase()}${when.slice(1)}?`
      : "Could we find a quiet moment for it?",
  ].filter((line): line is string => line !== null);
  return `${voice.pick("draft", moveLines.draftIntro) ?? "Perhaps like this:"} “${lines.join(" ")}”`;
};

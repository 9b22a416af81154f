import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { type MetaFunction, useNavigate } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { useRole } from "../../sign-in/use-role.ts";
import { type StartKind, startAddress } from "../../talking/talk-address.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Composer } from "../../ui/composer.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import "../../ui/card.css";
import styles from "./new-session.module.css";

const page = pageOf(paths.newSession);

export const meta: MetaFunction = () => pageMeta(page);

/** What is read, and what it means as a sentence of the person's. */
const answers = [
  { words: "To be heard", answer: "I want to be heard." },
  { words: "To sort something out", answer: "I want to sort something out." },
  { words: "To decide something", answer: "I need to make a decision." },
  { words: "To calm down", answer: "I want to calm down." },
];

const kinds: readonly { id: StartKind; words: string; note: string | null }[] = [
  { id: "text", words: "In text", note: null },
  {
    id: "voice",
    words: "Aloud",
    note: "Talking aloud needs an account. Every word is shown as well.",
  },
  {
    id: "deepDive",
    words: "A deep dive",
    note: "Longer, in text, and about one thing only. It ends with what became clear and what to do next.",
  },
];

/** One question before the first words, so that they can be about it. */
const NewSessionRoute = () => {
  const navigate = useNavigate();
  const [own, setOwn] = useState("");
  const [kind, setKind] = useState<StartKind>("text");
  const role = useRole();
  const offered = kinds.filter(
    ({ id }) => id !== "deepDive" || (role !== null && entitlements[role].deepDive),
  );
  const note = kinds.find(({ id }) => id === kind)?.note;
  const start = startAddress(kind);

  /** The answer travels with the navigation alone, so that nothing of it stays on the device. */
  const begin = (answer: string) => {
    const initialAnswer = answer.trim();
    if (initialAnswer) void navigate(start, { state: { initialAnswer } });
  };

  return (
    <div className={`column leaf ${styles["new-session"]}`}>
      <Zoki state="listening" size={96} />
      <h1>{page.heading}</h1>
      <fieldset className={styles["new-session-kinds"]}>
        <legend>How would you like to talk?</legend>
        {offered.map(({ id, words }) => (
          <label key={id}>
            <input type="radio" name="kind" checked={kind === id} onChange={() => setKind(id)} />
            {words}
          </label>
        ))}
        {note && <p>{note}</p>}
      </fieldset>
      <section aria-labelledby="question">
        <h2 id="question">What would you like from this conversation?</h2>
        <ul>
          {answers.map(({ words, answer }) => (
            <li key={words}>
              <button type="button" onClick={() => begin(answer)}>
                {words}
                <Icon name="forward" size={20} />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles["new-session-own"]}>
          <Composer
            label="What you would like, in your own words"
            placeholder="Or in your own words"
            value={own}
            onValue={setOwn}
            onSend={() => begin(own)}
            sendLabel={`Begin with ${brand.companion}`}
            maxChars={limits.message.maxChars}
          />
        </div>
        <p className={styles["new-session-or"]}>
          <Link className={buttonClass("quiet")} to={start}>
            Just begin
          </Link>
        </p>
        <p className="quietly">
          {brand.companion} is an AI, not a therapist. Kept for {limits.session.retentionDays} days
          at most. You can stop any time.
        </p>
      </section>
    </div>
  );
};
export default NewSessionRoute;

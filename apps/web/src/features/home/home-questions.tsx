import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./home.module.css";
import homePartsStyles from "./home-parts.module.css";

const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: "Who answers me?",
    answer: `${brand.companion}, which is an AI and says so whenever you ask. Nobody sits behind it and reads along.`,
  },
  {
    question: "What does it cost?",
    answer: (
      <>
        Talking in text is free, up to {entitlements.anonymous.messagesPerDay} messages a day with
        no account. What a <Link to={paths.membership}>membership</Link> adds is on its own page.
        When somebody is in danger, no limit applies.
      </>
    ),
  },
  {
    question: "Can I stop in the middle?",
    answer:
      "Yes, at any word. You can come back to an open conversation, end it, or leave the page at once by pressing Escape twice.",
  },
  {
    question: "What happens to what I write?",
    answer: `It is encrypted on the server and kept ${limits.session.retentionDays} days at most. Only what you choose to save stays longer, and that is locked with a passphrase we never see.`,
  },
  {
    question: "Is it enough on its own?",
    answer: (
      <>
        Not always, and it does not try to be. If things are heavy or go on for weeks, ask a doctor
        or somebody else who is trained for it. If you are in danger,{" "}
        <Link to={paths.crisis}>talk to a person now</Link>.
      </>
    ),
  },
];

export const HomeQuestions = () => (
  <section
    className={`${styles["band"]} ${homePartsStyles["home-questions"]}`}
    aria-labelledby="asked"
  >
    <div className={`column ${homePartsStyles["home-questions-row"]}`}>
      <div>
        <h2 id="asked">Asked before.</h2>
        <Link className={`onward ${homePartsStyles["home-questions-all"]}`} to={paths.faqs}>
          All questions <Icon name="forward" size={20} />
        </Link>
      </div>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="down" size={20} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
);

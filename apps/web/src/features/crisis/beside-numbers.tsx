import { type CrisisNote, forAFriend, whatToExpect, whileYouWait } from "@app/content/crisis-words";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./beside-numbers.module.css";

const SaidList = ({ said, as: List = "ul" }: { said: readonly CrisisNote[]; as?: "ul" | "ol" }) => (
  <List className={styles["crisis-said"]}>
    {said.map(({ lead, rest }) => (
      <li key={lead}>
        <b>{lead}</b> {rest}
      </li>
    ))}
  </List>
);

const Onward = ({ to, children }: { to: string; children: string }) => (
  <Link className="onward" to={to}>
    {children} <Icon name="forward" size={20} />
  </Link>
);

/** What helps while a number is being rung, or before. */
export const WhileYouWait = () => (
  <section className={styles["crisis-wait"]} aria-labelledby="wait">
    <Link
      className={styles["crisis-breath"]}
      to={paths.breathe}
      aria-label="Out, slowly: breathe with the light"
    >
      <span>Out, slowly</span>
    </Link>
    <div>
      <h2 id="wait">While you wait, or decide</h2>
      <SaidList said={whileYouWait} as="ol" />
      <p className={styles["crisis-onward"]}>
        <Onward to={paths.safetyPlan}>Open your safety plan</Onward>
        <Onward to={paths.breathe}>A slower breath</Onward>
        <Onward to={paths.ground}>Back to where you are</Onward>
      </p>
    </div>
  </section>
);

export const WhatToExpect = () => (
  <section className={styles["crisis-part"]} aria-labelledby="expect">
    <h2 id="expect">What to expect when you call</h2>
    <SaidList said={whatToExpect} />
  </section>
);

export const ForAFriend = () => (
  <section
    className={`${styles["crisis-part"]} ${styles["crisis-friend"]}`}
    aria-labelledby="friend"
  >
    <h2 id="friend">If you worry about somebody else</h2>
    <div>
      <h3>What you could say</h3>
      <ul className={styles["crisis-words"]}>
        {forAFriend.say.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
    <div>
      <h3>What you can do</h3>
      <SaidList said={forAFriend.act} />
    </div>
  </section>
);

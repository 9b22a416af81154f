import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { Icon } from "../../ui/icon.tsx";
import { MeasuredScores } from "./measured-scores.tsx";
import scores from "./safety-scores.json";
import { ShownCounts } from "./shown-counts.tsx";
import "../../ui/card.css";
import styles from "./safety.module.css";

const page = pageOf(paths.safety);
const { companion } = brand;

export const meta: MetaFunction = () => pageMeta(page);

const HowItWorks = () => (
  <section aria-labelledby="how">
    <h2 id="how">How it works</h2>
    <ol className={styles["safety-steps"]}>
      <li>
        <b>Rules read first.</b> They know what people say openly, in eleven languages, and each can
        be read and tested by itself.
      </li>
      <li>
        <b>Small trained models read too,</b> for what people say in veiled words. They run on this
        server. Nothing is sent anywhere for them.
      </li>
      <li>
        <b>What was said before counts.</b> Taking it back, or calling it a joke, does not undo it.
      </li>
      <li>
        <b>Look-alikes are told apart:</b> a figure of speech, a game, a novel, the news, something
        long past. Not always rightly.
      </li>
    </ol>
  </section>
);

const WhatHappens = () => (
  <section aria-labelledby="then">
    <h2 id="then">What happens then</h2>
    <ul className={styles["safety-points"]}>
      <li>
        {companion} stays, asks directly, and shows people you can reach in your country. Every
        number comes from a checked list; {companion} never makes one up.
      </li>
      <li>No message limit applies, nothing is sold, and the conversation is not closed.</li>
      <li>Nobody is told, and nobody is called on your behalf. That stays with you.</li>
    </ul>
  </section>
);

const WhatItCannot = () => (
  <section aria-labelledby="cannot">
    <h2 id="cannot">What it cannot do</h2>
    <ul className={styles["safety-points"]}>
      <li>
        <b>It misses crises.</b> Most of all those that show only in what somebody prepares, in a
        farewell, or in a dry joke.
      </li>
      <li>
        <b>It worries for nothing.</b> Then you see numbers you did not ask for. You can fold them
        away and go on.
      </li>
      <li>
        <b>It does not know you.</b> It reads words. It cannot see a face, hear a voice, or notice
        that somebody stopped writing.
      </li>
      <li>
        <b>Beyond English it is less sure.</b> In ten other languages it knows clear phrases, and
        the words that people in danger often use, but not what a sentence means. In a language it
        cannot read, it asks gently how you are and shows people to reach.
      </li>
      <li>
        <b>It is not an emergency service,</b> and no reason to wait. If you are unsure,{" "}
        <Link to={paths.crisis}>talk to a person</Link>.
      </li>
    </ul>
  </section>
);

const HowOften = () => (
  <section aria-labelledby="often">
    <h2 id="often">How often it is right</h2>
    <p className={styles["safety-said"]}>
      {`Measured on this version of the product, with ${scores.messages.toLocaleString("en-GB")} messages. They were written for this, many of them veiled on purpose, and nothing was trained on them. No person in need wrote them, so expect it to do otherwise on yours.`}
    </p>
    <MeasuredScores scores={scores} />
  </section>
);

/** Plain words about what can go wrong, for everybody. */
const SafetyRoute = () => (
  <article className={`column leaf ${styles["safety"]}`}>
    <header>
      <h1>{page.heading}</h1>
      <p className={`lead ${styles["safety-lead"]}`}>{page.lead}</p>
      <p>
        <Link className="onward" to={paths.crisis}>
          In danger now? People to reach are here <Icon name="forward" size={20} />
        </Link>
      </p>
    </header>
    <HowItWorks />
    <WhatHappens />
    <HowOften />
    <WhatItCannot />
    <section aria-labelledby="counts">
      <h2 id="counts">How often people to reach were shown</h2>
      <p className={styles["safety-said"]}>
        Counted by month and by kind, over everybody together. No name, no word of a conversation
        and no time of day is kept with it.
      </p>
      <ShownCounts />
    </section>
  </article>
);
export default SafetyRoute;

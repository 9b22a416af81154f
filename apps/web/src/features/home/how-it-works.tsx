import { brand } from "@app/contract/brand";
import styles from "./home.module.css";
import homePartsStyles from "./home-parts.module.css";

const steps = [
  {
    name: "Say one thing",
    words: "A sentence is enough. It can be small, or muddled, or the whole day at once.",
  },
  {
    name: "Be asked, not told",
    words: `${brand.companion} says back what it heard and asks one question. When it has you wrong, say so.`,
  },
  {
    name: "Leave with a next step",
    words: "At the end you may get a few things to try. You choose what is kept, and what is not.",
  },
];

export const HowItWorks = () => (
  <section className={`${styles["band"]} ${homePartsStyles["how"]}`} aria-labelledby="how">
    <div className="column">
      <h2 id="how">How it goes.</h2>
      <ol>
        {steps.map(({ name, words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

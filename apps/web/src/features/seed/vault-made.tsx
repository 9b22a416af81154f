import { useEffect, useRef } from "react";
import styles from "./seed.module.css";
import { WayBack } from "./your-vault.tsx";

/** The end of making a vault: what was made, what to keep, and the way back, read from the top of the page. */
export const VaultMade = ({ next }: { next: string | null }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles["seed-head"]}>
      <h1>Your vault</h1>
      <section className={`card ${styles["seed-made"]}`} aria-labelledby="made">
        <h2 id="made" ref={heading} tabIndex={-1}>
          Your vault is made
        </h2>
        <p>It is open in this tab. What you save goes into it, and only you can open it.</p>
        <h3>Keep these two</h3>
        <ul>
          <li>
            <b>The twelve words</b>, on paper, where only you look.
          </li>
          <li>
            <b>The passphrase</b>, in your head or a password manager.
          </li>
        </ul>
        <p className="quietly">Either of them opens it. Without both, nobody can.</p>
        <div className={`button-row ${styles["seed-made-acts"]}`}>
          <WayBack next={next} />
        </div>
      </section>
    </header>
  );
};

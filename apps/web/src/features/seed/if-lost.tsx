import styles from "./if-lost.module.css";
import seedStyles from "./seed.module.css";

/** Said before a vault is made, and on its page ever after. */
export const IfLost = () => (
  <section className={styles["if-lost"]} aria-labelledby="lost">
    <h2 className={seedStyles["seed-title"]} id="lost">
      If something gets lost
    </h2>
    <dl>
      <div>
        <dt>The passphrase</dt>
        <dd>Your twelve words open the vault, and you choose a new one.</dd>
      </div>
      <div>
        <dt>The twelve words</dt>
        <dd>Your passphrase still works. Look at the words again, and write them down.</dd>
      </div>
      <div className={styles["if-lost-both"]}>
        <dt>Both</dt>
        <dd>
          What you saved is gone. We cannot open it, and neither can anyone else. There is no back
          door.
        </dd>
      </div>
    </dl>
  </section>
);

import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import homeStyles from "./home.module.css";
import styles from "./where-words-go.module.css";
import { wordsId } from "./words-id.ts";

type StationProps = {
  icon: IconName;
  name: string;
  /** A smaller drawing at its edge. */
  badge?: IconName;
  children: ReactNode;
};

const Station = ({ icon, name, badge, children }: StationProps) => (
  <div className={styles["station"]}>
    <span className={styles["station-icon"]}>
      <Icon name={icon} size={30} />
      {badge && (
        <span className={styles["station-badge"]}>
          <Icon name={badge} size={18} />
        </span>
      )}
    </span>
    <div>
      <b>{name}</b>
      <span>{children}</span>
    </div>
  </div>
);

export const WhereWordsGo = () => (
  <section
    className={`${homeStyles["band"]} ${homeStyles["band-close"]}`}
    id={wordsId}
    aria-labelledby="words"
  >
    <div className="column">
      <div className={homeStyles["band-head"]}>
        <h2 id="words">Where your words go.</h2>
        <p className="lead">Two paths. One ends by itself. The other only you can open.</p>
      </div>
      <figure className={styles["flow"]}>
        <div className={styles["lane"]}>
          <h3>While you talk</h3>
          <Station icon="browser" name="Your browser">
            You write.
          </Station>
          <div className={styles["wire"]}>
            <span className={styles["packet"]}>It was a long day</span>
          </div>
          <Station icon="clock" name={`${brand.name}, for a while`}>
            Encrypted at rest with our key. Kept {limits.session.retentionDays} days at most, then
            gone.
          </Station>
        </div>
        <div className={styles["lane"]}>
          <h3>When you save</h3>
          <Station icon="browser" badge="key" name="Your browser">
            Locks it with your passphrase. The key stays here.
          </Station>
          <div className={`${styles["wire"]} ${styles["sealed"]}`}>
            <span className={styles["packet"]}>
              <Icon name="lock" size={18} />
              <span aria-hidden="true">q7f · 2x9 · mk0 · v4e</span>
              <span className="visually-hidden">Unreadable text</span>
            </span>
          </div>
          <Station icon="vault" name="Your vault">
            We store it and cannot read it.
          </Station>
        </div>
        <figcaption>
          <p>
            If a language model writes the reply, it reads the live conversation to do so, and you
            get a receipt of what left. Lose both your passphrase and your recovery phrase and saved
            words are gone, for us as well.
          </p>
          <Link className="onward" to={paths.dataProtection}>
            See every detail <Icon name="forward" size={20} />
          </Link>
        </figcaption>
      </figure>
    </div>
  </section>
);

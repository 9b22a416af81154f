import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { Composer } from "../ui/composer.tsx";
import { Zoki } from "../ui/zoki.tsx";
import styles from "./article.module.css";

const nothing = () => undefined;

/** The end of an article: the thing itself, one line away. begin-talk.ts gives it life. */
export const ArticleTry = () => (
  <section className={styles["article-try"]} aria-labelledby="try">
    <Zoki size={88} />
    <div>
      <h2 id="try">Or see for yourself.</h2>
      <p className="quietly">Free, with no account. You can stop any time.</p>
    </div>
    <Composer
      label={`What would you like to say to ${brand.companion}?`}
      placeholder="How has today been?"
      value=""
      onValue={nothing}
      onSend={nothing}
      sendLabel={`Send to ${brand.companion}`}
      maxChars={limits.message.maxChars}
    />
  </section>
);

import { homePage } from "virtual:home-page";
import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { storage } from "../../storage.ts";
import { startAddress } from "../../talking/talk-address.ts";
import { Composer } from "../../ui/composer.tsx";
import { Horizon } from "../../ui/horizon.tsx";
import { ShellIcon } from "../../ui/shell-icon.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import styles from "./home-hero.module.css";
import { wordsId } from "./words-id.ts";

const openings = ["I can’t switch off", "Something happened today", "I don’t know where to start"];

/** Somebody who has been here is greeted where others read the tagline. */
export const HomeHero = ({ greeting = brand.tagline }: { greeting?: string | undefined }) => {
  const navigate = useNavigate();
  const [thought, setThought] = useState("");
  const [leftOpen, setLeftOpen] = useState(false);
  const [hasAccount, setHasAccount] = useState(false);
  useEffect(() => {
    setLeftOpen(storage.leftOpen.get() === true);
    setHasAccount(storage.signedIn.get() === true && storage.accountHere.get() === true);
  }, []);

  /** The words travel with the navigation alone, so that nothing of them stays on the device. */
  const begin = (words: string) => {
    const firstThought = words.trim();
    void navigate(paths.talkSession, firstThought ? { state: { firstThought } } : {});
  };

  return (
    <Horizon light="right" labelledBy="promise" companion={<Zoki size={380} />}>
      <div className={styles["home-top"]}>
        <div className={`column ${styles["home-top-row"]}`}>
          <Link className="wordmark" to={paths.home}>
            {brand.name}
          </Link>
          <nav aria-label="Short cuts">
            <a href={`#${wordsId}`}>How words are protected</a>
            <Link to={paths.programs}>Programs</Link>
            {hasAccount ? (
              <Link to={paths.account}>Your account</Link>
            ) : (
              <Link to={paths.login}>Sign in</Link>
            )}
          </nav>
        </div>
      </div>
      <div className={`column ${styles["hero"]}`}>
        <div className={styles["hero-words"]}>
          <p className={styles["hero-tag"]}>{greeting}</p>
          <h1 id="promise">{homePage.heading}</h1>
          <p className={`lead ${styles["hero-lead"]}`}>{homePage.lead}</p>
          <div className={styles["hero-composer"]}>
            <Composer
              label={`What would you like to say to ${brand.companion}?`}
              placeholder="How has today been?"
              value={thought}
              onValue={setThought}
              onSend={() => begin(thought)}
              sendLabel={`Send to ${brand.companion}`}
              maxChars={limits.message.maxChars}
            >
              <Link
                className={styles["hero-aloud"]}
                to={startAddress("voice")}
                aria-label="Talk aloud"
              >
                <ShellIcon name="microphone" size={22} />
              </Link>
            </Composer>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make these look like one answer to fill in */}
          <div className={`chips ${styles["hero-chips"]}`} role="group" aria-label="Or begin with">
            {openings.map((words) => (
              <button key={words} type="button" onClick={() => begin(words)}>
                {words}
              </button>
            ))}
          </div>
          {/* One line either way, so that nothing moves when it changes. */}
          <p className={styles["hero-fine"]}>
            {leftOpen ? (
              <Link className="onward" to={paths.talk}>
                Go on where you left off <ShellIcon name="forward" size={20} />
              </Link>
            ) : (
              `Free, with no account. ${brand.companion} is an AI, not a therapist. You can stop any time.`
            )}
          </p>
        </div>
      </div>
    </Horizon>
  );
};
